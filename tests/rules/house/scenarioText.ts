/** A scenario file as an author writes it by hand, with a weapon, a terrain and a hexside feature of its own. */
export const HOUSE_SCENARIO = `{
  "format": "castellan",
  "version": 1,
  "info": { "title": "The heath", "language": "en" },
  "ruleset": "magna-carta",
  "houseTables": {
    "terrain": [
      { "id": "heath", "like": "brush", "name": { "fr": "lande", "en": "heath" }, "costFoot": 3, "costMounted": null }
    ],
    "hexsides": [
      { "id": "palisade", "like": "wall", "name": { "fr": "palissade", "en": "palisade" }, "look": "fence" }
    ],
    "ranges": [
      { "id": "longbow", "like": "short-bow", "name": { "fr": "arc long", "en": "longbow" }, "medium": 40, "long": 80 }
    ]
  },
  "map": {
    "orientation": "flat",
    "stagger": "even",
    "columns": 6,
    "rows": 4,
    "hexMm": 25,
    "halfHexes": false,
    "numbering": { "style": "letter-number" },
    "palette": { ".": "clear", "H": "heath" },
    "terrain": [
      "......",
      ".HH...",
      ".HH...",
      "......"
    ],
    "hexsides": { "3,1,0": { "barrier": { "feature": "palisade" } } }
  },
  "sides": { "red": { "name": "Red", "color": "#a63a32" }, "blue": { "name": "Blue", "color": "#2f5a9e" } },
  "counterTypes": {
    "soldier": {
      "name": "Soldier",
      "abbreviation": "Sol",
      "side": "red",
      "footprint": 1,
      "stats": { "category": "swordsman", "armour": "none" },
      "faces": {
        "healthy": { "stats": { "attack": 6, "defence": 5, "movement": 6 } },
        "wounded": { "stats": { "attack": 3, "defence": 3, "movement": 3 } }
      }
    },
    "foe": {
      "name": "Foe",
      "abbreviation": "Foe",
      "side": "blue",
      "footprint": 1,
      "stats": { "category": "swordsman", "armour": "none" },
      "faces": {
        "healthy": { "stats": { "attack": 6, "defence": 5, "movement": 6 } },
        "wounded": { "stats": { "attack": 3, "defence": 3, "movement": 3 } }
      }
    }
  },
  "counters": {
    "s": { "type": "soldier", "hex": "3,1", "facing": "v0", "face": "healthy" },
    "f": { "type": "foe", "hex": "3,0", "facing": "v3", "face": "healthy" }
  }
}
`
