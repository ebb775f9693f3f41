/** Terrain of Magna Carta. The kinds come from the sources and the game card; costs are ours (`source: 'house'`). */
import { type TerrainRow } from './mapRows'

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
  { ...OPEN_GROUND, id: 'clear', name: { fr: 'terrain dégagé', en: 'clear' }, char: '.', look: 'clear' },
  {
    ...OPEN_GROUND,
    id: 'wood',
    name: { fr: 'bois', en: 'wood' },
    char: 'w',
    look: 'wood',
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
    id: 'brush',
    name: { fr: 'broussailles', en: 'brush' },
    char: 'b',
    look: 'brush',
    costFoot: 2,
    costMounted: 2,
    cover: 'light',
  },
  {
    ...OPEN_GROUND,
    id: 'orchard',
    name: { fr: 'verger', en: 'orchard' },
    char: 'o',
    look: 'orchard',
    costMounted: 2,
    cover: 'light',
    wooded: true,
    treesInRows: true,
    rule: 'MC-ATT-3',
  },
  { ...OPEN_GROUND, id: 'field', name: { fr: 'champ', en: 'field' }, char: ',', look: 'field' },
  {
    ...OPEN_GROUND,
    id: 'rocks',
    name: { fr: 'rochers', en: 'rocks' },
    char: '^',
    look: 'rocks',
    costFoot: 2,
    costMounted: undefined,
    cover: 'light',
  },
  {
    ...OPEN_GROUND,
    id: 'marsh',
    name: { fr: 'marais', en: 'marsh' },
    char: 'm',
    look: 'marsh',
    costFoot: 2,
    costMounted: 3,
  },
  {
    ...OPEN_GROUND,
    id: 'ford',
    name: { fr: 'gué', en: 'ford' },
    char: ':',
    look: 'ford',
    costFoot: 2,
    costMounted: 2,
  },
  { ...deep, id: 'deep-water', name: { fr: 'eau profonde', en: 'deep water' }, char: '~', look: 'water' },
  { ...deep, id: 'sea', name: { fr: 'mer', en: 'sea' }, char: '=', look: 'sea' },
  { ...deep, id: 'moat', name: { fr: 'douve', en: 'moat' }, char: '-', look: 'moat' },
  { ...OPEN_GROUND, id: 'bridge', name: { fr: 'pont', en: 'bridge' }, char: '#', look: 'bridge' },
  {
    ...builtFloor,
    id: 'boat',
    name: { fr: 'bateau', en: 'boat' },
    char: 'v',
    look: 'boat',
    boat: true,
    rule: 'MC-INF-8',
  },
  {
    ...OPEN_GROUND,
    id: 'stable',
    name: { fr: 'écurie', en: 'stable floor' },
    char: 's',
    look: 'stable',
    costMounted: 2,
    sightHeight: 2,
    roofed: true,
  },
  { ...indoors, id: 'house', name: { fr: 'maison', en: 'house floor' }, char: 'h', look: 'house' },
  { ...indoors, id: 'church', name: { fr: 'église', en: 'church floor' }, char: 'c', look: 'church' },
  { ...indoors, id: 'tower', name: { fr: 'tour', en: 'tower floor' }, char: 't', look: 'tower' },
  { ...OPEN_GROUND, id: 'courtyard', name: { fr: 'cour', en: 'courtyard' }, char: '_', look: 'courtyard' },
  {
    ...builtFloor,
    id: 'rampart',
    name: { fr: 'chemin de ronde', en: 'rampart walk' },
    char: 'r',
    look: 'rampart',
  },
  {
    ...builtFloor,
    id: 'stairs',
    name: { fr: 'escalier', en: 'stairs' },
    char: '/',
    look: 'stairs',
    costFoot: 2,
    inFile: true,
  },
]
