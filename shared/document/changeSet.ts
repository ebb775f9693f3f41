/**
 * The difference between two states of a document: cells by chunk and layer, hexsides by slot, entries of records by id. The
 * history makes one for each change; repaint, workers, checks, locks and undo follow it and compare nothing themselves.
 */
import { type Chunk, type HexsideFeatures, type Scenario, type ScenarioMap } from '#shared/document/types'
import { type HexsideKey } from '#shared/hex/hexside'

export type CellLayer = keyof Chunk

export const CELL_LAYERS: readonly CellLayer[] = ['terrain', 'elevation', 'environment', 'flags', 'wandering']

/** Cells of one layer of one chunk. */
export interface ChangedCells {
  /** Index of the chunk. */
  readonly chunk: number
  readonly layer: CellLayer
  /** Indices within the chunk, ascending. */
  readonly cells: Uint16Array
}

/** Parts of a document that hold entries by id, and what each is a part of. */
export const RECORDS = {
  boards: 'scenario',
  counterTypes: 'scenario',
  counters: 'scenario',
  groups: 'scenario',
  houseTables: 'scenario',
  images: 'scenario',
  labels: 'scenario',
  options: 'scenario',
  reinforcements: 'scenario',
  sides: 'scenario',
  specialRules: 'scenario',
  vassalGpids: 'scenario',
  victory: 'scenario',
  zones: 'scenario',
  markers: 'map',
  palette: 'map',
  structures: 'map',
} as const

/** Parts of a document that change as one value. */
export const SINGLES = {
  extra: 'scenario',
  info: 'scenario',
  ruleset: 'scenario',
  silenced: 'scenario',
  start: 'scenario',
  texts: 'scenario',
  turns: 'scenario',
  cardDesign: 'scenario',
  background: 'map',
  gridLook: 'map',
  numbering: 'map',
} as const

export type RecordKind = keyof typeof RECORDS
export type SingleKind = keyof typeof SINGLES

/** Fails to compile when the scenario has a part that no change set could name. */
type Named = RecordKind | SingleKind | 'map' | 'grid' | 'hexMm' | 'chunks' | 'hexsides'
type Unnamed = Exclude<keyof Scenario | keyof ScenarioMap, Named>
true satisfies [Unnamed] extends [never] ? true : Unnamed

export interface ChangeSet {
  /** The map was replaced (joined, turned, resized): all of it counts as changed, and nothing of it is named below. */
  readonly wholeMap: boolean
  /** At most one for a chunk and layer. */
  readonly cells: readonly ChangedCells[]
  /** The slots and foreign keys that changed on each side. */
  readonly hexsides: ReadonlyMap<HexsideKey, readonly (keyof HexsideFeatures)[]>
  /** Ids of the entries that came, went or changed; a kind without any is absent. */
  readonly records: { readonly [K in RecordKind]?: ReadonlySet<string> }
  /** Records whose keys are not what they were, or in another order: the order is the author's. */
  readonly reordered: ReadonlySet<RecordKind>
  readonly singles: ReadonlySet<SingleKind>
}

/** The part of a document that holds the entries of a kind. */
export function recordOf(scenario: Scenario, kind: RecordKind): Readonly<Record<string, unknown>> {
  const owner: Partial<Record<RecordKind, object>> = RECORDS[kind] === 'map' ? scenario.map : scenario
  return owner[kind] as Readonly<Record<string, unknown>>
}

/** Undefined = the document has none. */
export function singleOf(scenario: Scenario, kind: SingleKind): unknown {
  const owner: Partial<Record<SingleKind, unknown>> = SINGLES[kind] === 'map' ? scenario.map : scenario
  return owner[kind]
}

export function isNothing(changes: ChangeSet): boolean {
  const { wholeMap, cells, hexsides, records, reordered, singles } = changes
  const named = cells.length + hexsides.size + Object.keys(records).length + reordered.size + singles.size
  return !wholeMap && named === 0
}
