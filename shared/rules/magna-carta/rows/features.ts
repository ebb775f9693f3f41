/**
 * Hexside features of Magna Carta: what stands on a side, in which slot, and what it does to melee and enclosures.
 * A portcullis is a state of its gate's opening, not a feature of its own.
 */
import { type FeatureRow } from './mapRows'
import { OUTER_WALL_INTEGRITY } from './structures'
import { called } from '#shared/rules/contract/rows'

/** Says nothing about anything: what every row starts from. */
export const PLAIN_FEATURE = {
  closes: false,
  directional: false,
  sitsInWall: false,
  blocksMelee: 'never',
  opensMelee: false,
  sight: 'clear',
  sightHeight: 0,
  crossFoot: 0,
  crossMounted: 0,
  hasState: false,
  hasPortcullis: false,
  entrance: false,
  cover: 'none',
  source: 'house',
} as const

const barrier = { ...PLAIN_FEATURE, slot: 'barrier' } as const
/** Holds people back and forbids melee across (MC-ATT-2). */
const highBarrier = {
  ...barrier,
  closes: true,
  blocksMelee: 'always',
  sight: 'blocks',
  sightHeight: 2,
  crossFoot: undefined,
  crossMounted: undefined,
  rule: 'MC-ATT-2',
} as const
/** Built of stone: it falls under hits (MC-MAP-2). */
const masonry = { ...highBarrier, integrity: OUTER_WALL_INTEGRITY } as const
const opening = { ...PLAIN_FEATURE, slot: 'opening', sitsInWall: true } as const
/** One fires through it, nobody fights through it (MC-ATT-1). */
const loophole = {
  ...opening,
  blocksMelee: 'always',
  sight: 'loophole',
  crossFoot: undefined,
  crossMounted: undefined,
  source: 'book',
  rule: 'MC-ATT-1',
} as const
/** People go through it when it is open (MC-ATT-2). */
const doorway = {
  ...opening,
  blocksMelee: 'when-closed',
  opensMelee: true,
  sight: 'when-closed',
  hasState: true,
  entrance: true,
  rule: 'MC-ATT-2',
} as const
/** A way over the barrier of its side: those at its two ends may fight (MC-ATT-2). */
const climb = {
  ...PLAIN_FEATURE,
  slot: 'fixture',
  directional: true,
  opensMelee: true,
  crossFoot: 1,
  crossMounted: undefined,
  entrance: true,
  rule: 'MC-ATT-2',
} as const
const way = { ...PLAIN_FEATURE, slot: 'way' } as const

export const FEATURES: readonly FeatureRow[] = [
  { ...masonry, ...called('wall', 'mur', 'wall') },
  {
    ...masonry,
    ...called('battlement', 'créneaux', 'battlement'),
    directional: true,
    sight: 'loophole',
    sightHeight: 1,
    cover: 'heavy',
  },
  { ...barrier, ...called('wall-low', 'muret', 'low wall'), cover: 'medium', crossFoot: 1, crossMounted: 2 },
  { ...barrier, ...called('hedge', 'haie', 'hedge'), cover: 'light', crossFoot: 1, crossMounted: 2 },
  { ...barrier, ...called('fence', 'clôture', 'fence'), crossFoot: 1, crossMounted: 2 },
  // Its inside is the upper hex. It completes a wall that runs up to it, but makes no fortification alone.
  {
    ...highBarrier,
    ...called('cliff', 'falaise', 'cliff'),
    directional: true,
    // The levels of its two hexes say it all.
    sight: 'clear',
    sightHeight: 0,
    natural: true,
  },
  {
    ...loophole,
    ...called('arrow-slit', 'meurtrière', 'arrow slit'),
    directional: true,
    narrow: true,
    cover: 'heavy',
  },
  { ...loophole, ...called('window', 'fenêtre', 'window'), cover: 'medium' },
  { ...doorway, ...called('door', 'porte', 'door') },
  {
    ...doorway,
    ...called('gate', 'entrée de fortification', 'gate'),
    hasPortcullis: true,
    portcullisCover: 'medium',
  },
  { ...climb, ...called('stairs', 'escalier', 'stairs'), climbs: 'level' },
  { ...climb, ...called('ladder', 'échelle', 'ladder'), climbs: 'wall', crossFoot: 2 },
  { ...way, ...called('road', 'route', 'road'), along: { foot: 1, mounted: 1 } },
  { ...way, ...called('path', 'chemin', 'path'), along: { foot: 1, mounted: 1 } },
  { ...way, ...called('stream', 'ruisseau', 'stream'), crossFoot: 1, crossMounted: 1 },
]
