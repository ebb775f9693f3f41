/** The commands of counter sheets (CTR-1), one at a time; `editCounterTypes` adds and changes many. */
import { type Draft } from 'immer'
import { type CounterFaceData, counterType, type CounterType } from '#shared/document/armies'
import {
  id,
  ids,
  keyed,
  nullable,
  optional,
  record,
  stat,
  type ValueOf,
} from '#shared/document/fields/vocabulary'
import { type CounterTypeId } from '#shared/document/ids'
import { imageHash } from '#shared/document/named'
import { imagesOfType } from '#shared/document/typeCollection'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { found } from '../command/cells'
import { applyChange, changeOf } from '../command/change'
import { command, labelled, named, type Refusal } from '../command/command'
import { dropUnused } from '../command/pictures'
import { refusal, unknown } from '../command/refusals'
import { COUNTER_TYPE, SIDE } from '#shared/document/inWords/thingNouns'
import { refusedPairs, refusedQuantity, refusedStats } from '../command/values'
import { adding, kind, removing } from './entries'

const TYPES = kind({
  section: 'counterTypes',
  key: 'counterType',
  field: counterType,
  called: COUNTER_TYPE,
  nameOf: ({ name }) => name,
  labelled: true,
  refused({ side, quantity, stats, faces }, { document }) {
    if (side !== undefined && !document.sides[side]) return unknown(SIDE, side)
    return (
      refusedQuantity(quantity) ?? refusedStats([stats, ...Object.values(faces).map((face) => face.stats)])
    )
  },
})

export const addCounterType = adding(
  'add-counter-type',
  TYPES,
  localized('Ajouter le type', 'Add counter type'),
)

/** Stats to set; null takes one away. */
const statsChange = record(ids<string>(), nullable(stat))

const faceChange = keyed({ stats: optional(statsChange), image: optional(nullable(imageHash)) })

/** A change of one sheet. */
export const counterTypeChange = keyed({
  ...changeOf(
    counterType,
    'name',
    'abbreviation',
    'side',
    'edition',
    'footprint',
    'quantity',
    'pairs',
    'words',
  ).members,
  stats: optional(statsChange),
  /** Faces to change or add; null takes one away. */
  faces: optional(record(ids<string>(), nullable(faceChange))),
})
export type FaceChange = ValueOf<typeof faceChange>
export type CounterTypeChange = ValueOf<typeof counterTypeChange>

export const editCounterType = command({
  id: 'edit-counter-type',
  params: keyed({ counterType: id<CounterTypeId>(), change: counterTypeChange, ...labelled }),
  name: ({ counterType, label }, document) =>
    named(
      'Modifier le type',
      'Edit counter type',
      label ?? document.counterTypes[counterType]?.name ?? counterType,
    ),
  run: (draft, { counterType, change }) => changeSheet(draft, found(draft), counterType, change),
})

/** Changes one sheet (`editCounterTypes` many); `before` is the scenario without drafts, which is quick to look into. */
export function changeSheet(
  draft: Draft<Scenario>,
  before: Pick<Scenario, 'sides'>,
  counterType: CounterTypeId,
  { stats, faces, ...own }: CounterTypeChange,
): Refusal | undefined {
  const target = draft.counterTypes[counterType]
  if (!target) return unknown(COUNTER_TYPE, counterType)
  if (own.side && !before.sides[own.side]) return unknown(SIDE, own.side)
  const ofFaces = Object.values(faces ?? {}).map((face) => face?.stats)
  const refused =
    refusedQuantity(own.quantity) ?? refusedPairs(own.pairs) ?? refusedStats([stats, ...ofFaces])
  if (refused) return refused
  applyChange<Omit<CounterType, 'stats' | 'faces' | 'extra'>>(target, own)
  if (stats) applyChange(target.stats, stats)
  const shown = Object.keys(faces ?? {}).map((id) => target.faces[id]?.image)
  for (const [id, face] of Object.entries(faces ?? {})) changeFace(target.faces, id, face)
  dropUnused(draft, shown)
  return undefined
}

function changeFace(faces: Draft<CounterType>['faces'], id: string, change: FaceChange | null): void {
  if (change === null) {
    delete faces[id]
    return
  }
  const face = (faces[id] ??= { stats: {} })
  if (change.stats) applyChange(face.stats, change.stats)
  if (change.image === undefined) return
  applyChange<Pick<CounterFaceData, 'image'>>(face, { image: change.image })
  if (change.image === null) delete face.art
}

/** Its pictures that no other shows go with it; refused while counters use it. */
export const removeCounterType = removing(
  'remove-counter-type',
  TYPES,
  localized('Supprimer le type', 'Delete counter type'),
  (draft, gone, { counters, counterTypes }) => {
    const users = Object.values(counters).filter(({ type }) => type === gone).length
    if (users > 0)
      return refusal(
        `Ce type sert encore à ${users} pion${users > 1 ? 's' : ''}\u202f: supprimez-les d’abord.`,
        `This type is still used by ${users} counter${users > 1 ? 's' : ''}: delete them first.`,
      )
    const sheet = counterTypes[gone]
    if (sheet) dropUnused(draft, imagesOfType(sheet))
    return undefined
  },
)
