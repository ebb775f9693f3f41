/** Changes a counter sheet: its name, side, stats and those of its faces (CTR-1). All counters of it follow. */
import { type Draft } from 'immer'
import {
  type CounterFaceData,
  type CounterType,
  type CounterTypeId,
  type ImageHash,
  type StatValue,
} from '#shared/document/types'
import { found } from './cells'
import { applyChange, type ChangeOf } from './change'
import { type Command } from './command'
import { type Labelled, named } from './naming'
import { COUNTER_TYPE, SIDE, unknown } from './refusals'
import { refusedQuantity, refusedStats } from './values'

/** Stats to set; null takes one away. */
export type StatsChange = Readonly<Record<string, StatValue | null>>

export interface FaceChange {
  readonly stats?: StatsChange
  readonly image?: ImageHash | null
}

export type CounterTypeChange = ChangeOf<Omit<CounterType, 'stats' | 'faces' | 'extra'>> & {
  readonly stats?: StatsChange
  /** Faces to change or add; null takes one away. */
  readonly faces?: Readonly<Record<string, FaceChange | null>>
}

export interface EditCounterType extends Labelled {
  readonly counterType: CounterTypeId
  readonly change: CounterTypeChange
}

export const editCounterType: Command<EditCounterType> = {
  id: 'edit-counter-type',
  name: ({ counterType, label }, document) =>
    named(
      'Modifier le type',
      'Edit counter type',
      label ?? document.counterTypes[counterType]?.name ?? counterType,
    ),
  run(draft, { counterType, change }) {
    const target = draft.counterTypes[counterType]
    if (!target) return unknown(COUNTER_TYPE, counterType)
    const { stats, faces, ...own } = change
    if (own.side && !found(draft).sides[own.side]) return unknown(SIDE, own.side)
    const ofFaces = Object.values(faces ?? {}).map((face) => face?.stats)
    const refused = refusedQuantity(own.quantity) ?? refusedStats(stats, ...ofFaces)
    if (refused) return refused
    applyChange<Omit<CounterType, 'stats' | 'faces' | 'extra'>>(target, own)
    if (stats) applyChange(target.stats, stats)
    for (const [id, face] of Object.entries(faces ?? {})) changeFace(target.faces, id, face)
    return undefined
  },
}

function changeFace(faces: Draft<CounterType>['faces'], id: string, change: FaceChange | null): void {
  if (change === null) {
    delete faces[id]
    return
  }
  const face = (faces[id] ??= { stats: {} })
  if (change.stats) applyChange(face.stats, change.stats)
  if (change.image !== undefined) applyChange<Pick<CounterFaceData, 'image'>>(face, { image: change.image })
}
