/** The terrain of a ruleset that somebody else's ground seems to be: by its names in either language, else by its colour. */
import { type TerrainId } from '#shared/document/types'
import { fold } from '#shared/i18n/fold'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type GroundKind, terrainFor } from './kinds'

interface GroundSigns {
  /** All that names it, the most telling first. */
  readonly words: readonly string[]
  /** `#rrggbb` */
  readonly color?: string
}

/** Words in French and English, in small letters without accents. Of two kinds that a name has, the first counts. */
const WORDS: readonly (readonly [GroundKind, string])[] = [
  ['shallows', 'ford shallow shallows reef gue'],
  ['moat', 'moat douve douves fosse'],
  ['bridge', 'bridge pont'],
  ['sea', 'sea ocean mer'],
  ['water', 'water river lake pond deep eau riviere lac etang fleuve'],
  ['marsh', 'marsh swamp bog fen mire marais marecage tourbiere'],
  ['lava', 'lava magma lave'],
  ['orchard', 'orchard vineyard palm palms verger vigne palmier'],
  ['wood', 'wood woods forest tree trees jungle fir pine oak bois foret arbre arbres sapin'],
  ['brush', 'brush bush bushes shrub scrub thicket heath broussaille broussailles buisson fourre lande'],
  ['field', 'field fields farm farmland crop crops wheat champ champs ferme culture ble'],
  ['mountains', 'mountain mountains peak peaks montagne montagnes'],
  ['rocks', 'rock rocks rocky stone stones cliff crag roche roches rocher rochers pierre falaise'],
  ['hills', 'hill hills hilly rough broken colline collines accidente'],
  ['church', 'church temple chapel eglise chapelle'],
  ['keep', 'tower castle keep fort fortress tour chateau donjon forteresse'],
  ['rampart', 'rampart ramparts fortification muraille'],
  ['wall', 'wall walls impassable blocked void mur murs infranchissable vide'],
  ['village', 'house houses hut village town city building maison maisons hutte ville batiment'],
  ['court', 'courtyard court paved floor yard cour dallage sol'],
  ['road', 'road path street track route chemin rue sentier'],
  ['snow', 'snow ice frozen neige glace'],
  ['sand', 'sand beach desert dune sable plage'],
  ['caveRough', 'rubble'],
  ['cave', 'cave cavern caverne grotte'],
  [
    'open',
    'clear plain plains grass grassland meadow open flat lawn steppe dirt plaine herbe prairie degage clair pre terre',
  ],
]

const KIND_OF = new Map(
  WORDS.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
)

/** Colours as maps mostly have them. */
const COLORS: readonly (readonly [red: number, green: number, blue: number, kind: GroundKind])[] = [
  [130, 170, 70, 'open'],
  [165, 180, 95, 'open'],
  [215, 200, 140, 'sand'],
  [240, 240, 245, 'snow'],
  [40, 85, 35, 'wood'],
  [60, 110, 50, 'wood'],
  [60, 120, 180, 'water'],
  [40, 90, 140, 'water'],
  [110, 170, 210, 'water'],
  [150, 145, 135, 'rocks'],
  [110, 105, 100, 'rocks'],
  [150, 115, 70, 'hills'],
  [95, 120, 95, 'marsh'],
  [210, 80, 30, 'lava'],
]

/** So far apart, of three parts of 255, colours tell nothing. */
const FARTHEST = 70

/** Undefined when nothing tells, and when the ruleset has nothing of the kind. */
export function guessTerrain(
  { words, color }: GroundSigns,
  ruleset: Pick<Ruleset, 'terrains'>,
): TerrainId | undefined {
  for (const text of words) {
    const plain = plainWords(text)
    const called = plain.join(' ')
    const own = ruleset.terrains.find(({ id, name }) =>
      [id, name.fr, name.en].some((one) => plainWords(one).join(' ') === called),
    )
    if (own) return own.id
    const kinds = new Set(plain.map((word) => KIND_OF.get(word)))
    const kind = WORDS.find(([one]) => kinds.has(one))?.[0]
    const terrain = kind && terrainFor(kind, ruleset)
    if (terrain !== undefined) return terrain
  }
  const kind = color === undefined ? undefined : kindOfColor(color)
  return kind && terrainFor(kind, ruleset)
}

/** `DeepWater_02` is deep, water. */
function plainWords(text: string): string[] {
  return fold(text.replace(/([a-z])([A-Z])/g, '$1 $2'))
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
}

function kindOfColor(color: string): GroundKind | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const [nearest] = COLORS.map(([r, g, b, kind]) => ({
    kind,
    off: Math.hypot(red - r, green - g, blue - b),
  })).sort((a, b) => a.off - b.off)
  return nearest && nearest.off <= FARTHEST ? nearest.kind : undefined
}
