/** Terrain of Magna Carta. The kinds come from the sources and the game card; costs are ours (`source: 'house'`). */
import { type TerrainRow } from './mapRows'
import { called } from '#shared/rules/contract/rows'

/** Open ground on foot and mounted: what most rows start from. */
export const OPEN_GROUND = {
  costFoot: 1,
  costMounted: 1,
  cover: 'none',
  sightHeight: 0,
  roofed: false,
  wooded: false,
  boat: false,
  deepWater: false,
  source: 'house',
} as const

/** Closed to riders (CHK-3): floors, stairs and ramparts. */
const builtFloor = { ...OPEN_GROUND, costMounted: undefined } as const

/** A floor under a roof. */
const indoors = { ...builtFloor, roofed: true, sightHeight: 2 } as const

/** Only swimmers and boats enter. */
const deep = { ...OPEN_GROUND, costFoot: undefined, costMounted: undefined, deepWater: true } as const

export const TERRAINS: readonly TerrainRow[] = [
  { ...OPEN_GROUND, ...called('clear', 'terrain dégagé', 'clear'), char: '.' },
  {
    ...OPEN_GROUND,
    ...called('wood', 'bois', 'wood'),
    char: 'w',
    costFoot: 2,
    costMounted: undefined,
    cover: 'medium',
    edgeCover: 'light',
    sightHeight: 2,
    wooded: true,
    rule: 'MC-ATT-3',
  },
  {
    ...OPEN_GROUND,
    ...called('brush', 'broussailles', 'brush'),
    char: 'b',
    costFoot: 2,
    costMounted: 2,
    cover: 'light',
  },
  {
    ...OPEN_GROUND,
    ...called('orchard', 'verger', 'orchard'),
    char: 'o',
    costMounted: 2,
    cover: 'light',
    wooded: true,
    treesInRows: true,
    rule: 'MC-ATT-3',
  },
  { ...OPEN_GROUND, ...called('field', 'champ', 'field'), char: ',' },
  {
    ...OPEN_GROUND,
    ...called('rocks', 'rochers', 'rocks'),
    char: '^',
    costFoot: 2,
    costMounted: undefined,
    cover: 'light',
  },
  { ...OPEN_GROUND, ...called('marsh', 'marais', 'marsh'), char: 'm', costFoot: 2, costMounted: 3 },
  { ...OPEN_GROUND, ...called('ford', 'gué', 'ford'), char: ':', costFoot: 2, costMounted: 2 },
  { ...deep, ...called('deep-water', 'eau profonde', 'deep water'), char: '~', look: 'water' },
  { ...deep, ...called('sea', 'mer', 'sea'), char: '=' },
  { ...deep, ...called('moat', 'douve', 'moat'), char: '-' },
  { ...OPEN_GROUND, ...called('bridge', 'pont', 'bridge'), char: '#' },
  { ...builtFloor, ...called('boat', 'bateau', 'boat'), char: 'v', boat: true, rule: 'MC-INF-8' },
  {
    ...OPEN_GROUND,
    ...called('stable', 'écurie', 'stable floor'),
    char: 's',
    costMounted: 2,
    sightHeight: 2,
    roofed: true,
  },
  { ...indoors, ...called('house', 'maison', 'house floor'), char: 'h' },
  { ...indoors, ...called('church', 'église', 'church floor'), char: 'c' },
  { ...indoors, ...called('tower', 'tour', 'tower floor'), char: 't' },
  { ...OPEN_GROUND, ...called('courtyard', 'cour', 'courtyard'), char: '_' },
  { ...builtFloor, ...called('rampart', 'chemin de ronde', 'rampart walk'), char: 'r' },
  { ...builtFloor, ...called('stairs', 'escalier', 'stairs'), char: '/', costFoot: 2, inFile: true },
]
