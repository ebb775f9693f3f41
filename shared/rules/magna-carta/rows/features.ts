/**
 * Hexside features of Magna Carta: what stands on a side, in which slot, and what it does to melee and enclosures.
 * A portcullis is a state of its gate's opening, not a feature of its own.
 */
import { type FeatureRow } from './mapRows'
import { OUTER_WALL_INTEGRITY } from './structures'

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
  { ...masonry, id: 'wall', name: { fr: 'mur', en: 'wall' }, look: 'wall' },
  {
    ...masonry,
    id: 'battlement',
    name: { fr: 'créneaux', en: 'battlement' },
    look: 'battlement',
    directional: true,
    sight: 'loophole',
    sightHeight: 1,
    cover: 'heavy',
  },
  {
    ...barrier,
    id: 'wall-low',
    name: { fr: 'muret', en: 'low wall' },
    look: 'wall-low',
    cover: 'medium',
    crossFoot: 1,
    crossMounted: 2,
  },
  {
    ...barrier,
    id: 'hedge',
    name: { fr: 'haie', en: 'hedge' },
    look: 'hedge',
    cover: 'light',
    crossFoot: 1,
    crossMounted: 2,
  },
  {
    ...barrier,
    id: 'fence',
    name: { fr: 'clôture', en: 'fence' },
    look: 'fence',
    crossFoot: 1,
    crossMounted: 2,
  },
  // Its inside is the upper hex. It completes a wall that runs up to it, but makes no fortification alone.
  {
    ...highBarrier,
    id: 'cliff',
    name: { fr: 'falaise', en: 'cliff' },
    look: 'cliff',
    directional: true,
    // The levels of its two hexes say it all.
    sight: 'clear',
    sightHeight: 0,
    natural: true,
  },
  {
    ...loophole,
    id: 'arrow-slit',
    name: { fr: 'meurtrière', en: 'arrow slit' },
    look: 'arrow-slit',
    directional: true,
    narrow: true,
    cover: 'heavy',
  },
  { ...loophole, id: 'window', name: { fr: 'fenêtre', en: 'window' }, look: 'window', cover: 'medium' },
  { ...doorway, id: 'door', name: { fr: 'porte', en: 'door' }, look: 'door' },
  {
    ...doorway,
    id: 'gate',
    name: { fr: 'entrée de fortification', en: 'gate' },
    look: 'gate',
    hasPortcullis: true,
    portcullisCover: 'medium',
  },
  { ...climb, id: 'stairs', name: { fr: 'escalier', en: 'stairs' }, look: 'stairs' },
  { ...climb, id: 'ladder', name: { fr: 'échelle', en: 'ladder' }, look: 'ladder', crossFoot: 2 },
  { ...way, id: 'road', name: { fr: 'route', en: 'road' }, look: 'road', along: { foot: 1, mounted: 1 } },
  { ...way, id: 'path', name: { fr: 'chemin', en: 'path' }, look: 'path', along: { foot: 1, mounted: 1 } },
  {
    ...way,
    id: 'stream',
    name: { fr: 'ruisseau', en: 'stream' },
    look: 'stream',
    crossFoot: 1,
    crossMounted: 1,
  },
]
