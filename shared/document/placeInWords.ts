/** The words of places that reinforcements, exits and objectives name, in both languages, for panels and booklets. */
import { parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { hexesOfSpan } from './mapEdges'
import { type BoardEdgePlace, type EdgeName, type EdgePlace, type HexesPlace, type Place } from './place'
import { spanOfPlace } from './placeHexes'
import { nameOfHex } from './placeNames'
import { type Scenario } from './types'

type Placed = Pick<Scenario, 'map' | 'boards' | 'zones'>

export const EDGES_OF_MAP: Readonly<Record<EdgeName, Localized>> = {
  top: localized('bord du haut', 'top edge'),
  right: localized('bord droit', 'right edge'),
  bottom: localized('bord du bas', 'bottom edge'),
  left: localized('bord gauche', 'left edge'),
}

/** More hexes are counted, the first ones named. */
const MOST_NAMED = 8

/** "left edge from A2 to A5", "zone “Camp”", "hexes B2, B3"; for the middle of a sentence. */
export function placeInWords(scenario: Placed, place: Place): Localized {
  switch (place.kind) {
    case 'hexes':
      return hexesInWords(scenario, place)
    case 'zone': {
      const zone = scenario.zones[place.zone]
      if (!zone) return localized('zone disparue', 'zone that is gone')
      const name = quotable(zone.name)
      return localized(`zone «\u202f${name}\u202f»`, `zone “${name}”`)
    }
    case 'edge':
      return edgeInWords(scenario, place)
    case 'board-edge':
      return boardEdgeInWords(scenario, place)
  }
}

/** Any of them: "left edge or zone “Camp”"; empty for none. */
export function placesInWords(scenario: Placed, places: readonly Place[]): Localized {
  const words = places.map((place) => placeInWords(scenario, place))
  return localized(words.map(({ fr }) => fr).join(' ou '), words.map(({ en }) => en).join(' or '))
}

function hexesInWords(scenario: Placed, { hexes }: HexesPlace): Localized {
  const onMap = hexes.map(parseHexKey).filter((hex) => onGrid(hex, scenario.map.grid))
  if (onMap.length === 0) return localized('aucune case', 'no hex')
  const names = onMap.slice(0, MOST_NAMED).map((hex) => nameOfHex(scenario, hex))
  const list = names.join(', ')
  if (onMap.length === 1) return localized(`case ${list}`, `hex ${list}`)
  if (onMap.length <= MOST_NAMED) return localized(`cases ${list}`, `hexes ${list}`)
  return localized(`${onMap.length} cases (${list}…)`, `${onMap.length} hexes (${list}…)`)
}

function edgeInWords(scenario: Placed, place: EdgePlace): Localized {
  const edge = EDGES_OF_MAP[place.edge]
  if (place.from === undefined && place.to === undefined) return edge
  const hexes = hexesOfSpan(scenario.map.grid, spanOfPlace(place, scenario.map.grid))
  const [first, last] = [hexes[0], hexes.at(-1)].map((hex) => hex && nameOfHex(scenario, hex))
  if (first === undefined || last === undefined)
    return localized(`${edge.fr}, hors de la carte`, `${edge.en}, off the map`)
  if (first === last) return localized(`${edge.fr} en ${first}`, `${edge.en} at ${first}`)
  return localized(`${edge.fr} de ${first} à ${last}`, `${edge.en} from ${first} to ${last}`)
}

function boardEdgeInWords({ boards }: Placed, place: BoardEdgePlace): Localized {
  const board = boards[place.board]
  if (!board) return localized('bord d’un plateau disparu', 'edge of a board that is gone')
  const called = board.edges.find(({ edge, name }) => edge === place.edge && name !== '')?.name
  const edge =
    called === undefined
      ? EDGES_OF_MAP[place.edge]
      : localized(`bord «\u202f${quotable(called)}\u202f»`, `edge “${quotable(called)}”`)
  const name = quotable(board.name)
  const whole = localized(`${edge.fr} du plateau «\u202f${name}\u202f»`, `${edge.en} of board “${name}”`)
  if (place.span === undefined) return whole
  const span = quotable(place.span)
  return localized(`«\u202f${span}\u202f», ${whole.fr}`, `“${span}”, ${whole.en}`)
}
