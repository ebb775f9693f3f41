/** Adds and changes any number of counter sheets at once: in the table of types (CTR-1), from a library or another scenario (CTR-6). */
import { type Draft } from 'immer'
import { counterType, type CounterType } from '#shared/document/armies'
import { images } from '#shared/document/entities'
import { ids, keyed, optional, record } from '#shared/document/fields/vocabulary'
import { type CounterTypeId, type ImageHash } from '#shared/document/ids'
import { imagesOfType } from '#shared/document/typeCollection'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { found } from './command/cells'
import { command, named } from './command/command'
import {
  addCounterType,
  changeSheet,
  type CounterTypeChange,
  counterTypeChange,
} from './entries/counterTypes'
import { adoptImages } from './region/adoptTypes'

/** The sheets in `changes` may be those in `added`. All is done, or nothing when one of them is refused. */
export const editCounterTypes = command({
  id: 'edit-counter-types',
  params: keyed({
    added: optional(record(ids<CounterTypeId>(), counterType)),
    changes: record(ids<CounterTypeId>(), counterTypeChange),
    /** Pictures that faces of these sheets show; those that the scenario has already stay as they are. */
    images: optional(images),
  }),
  name: ({ added, changes }) => {
    const [first, ...others] = Object.values(added ?? {})
    const alone = first && others.length + Object.keys(changes).length === 0
    if (alone) return named('Ajouter le type', 'Add counter type', first.name)
    const more = first ? 1 + others.length : 0
    return more > 0 ? types('Ajouter', 'Add', more) : types('Modifier', 'Edit', Object.keys(changes).length)
  },
  run(draft, { added = {}, changes, images: given = {} }) {
    const before = found(draft)
    for (const [id, sheet] of Object.entries(added) as [CounterTypeId, CounterType][]) {
      const refused = addCounterType.run(draft, { id, counterType: ownCopy(sheet) })
      if (refused) return refused
    }
    for (const [id, change] of Object.entries(changes) as [CounterTypeId, CounterTypeChange][]) {
      const refused = changeSheet(draft, before, id, change)
      if (refused) return refused
    }
    takePictures(draft, [...Object.keys(added), ...Object.keys(changes)] as CounterTypeId[], given)
  },
})

/** Pictures come with the faces that show them, and go with the last one that did. */
function takePictures(
  draft: Draft<Scenario>,
  sheets: readonly CounterTypeId[],
  given: Scenario['images'],
): void {
  const { counterTypes, map } = found(draft)
  const shownBy = (id: CounterTypeId): readonly ImageHash[] => {
    const sheet = draft.counterTypes[id]
    return sheet ? imagesOfType(sheet) : []
  }
  adoptImages(draft, sheets.flatMap(shownBy), given)
  const before = sheets.flatMap((id) => (counterTypes[id] ? imagesOfType(counterTypes[id]) : []))
  const left = before.filter((hash) => !sheets.flatMap(shownBy).includes(hash))
  if (left.length === 0) return
  const shown = new Set((Object.keys(draft.counterTypes) as CounterTypeId[]).flatMap(shownBy))
  for (const hash of left) if (!shown.has(hash) && map.background?.image !== hash) delete draft.images[hash]
}

/** A draft writes to the very object that it is given: the parameters stay as they are. */
function ownCopy(sheet: CounterType): CounterType {
  const faces = Object.entries(sheet.faces).map(([id, face]) => [id, { ...face, stats: { ...face.stats } }])
  return { ...sheet, stats: { ...sheet.stats }, faces: Object.fromEntries(faces) as CounterType['faces'] }
}

function types(french: string, english: string, count: number): Localized {
  return count === 1
    ? localized(`${french} un type de pion`, `${english} a counter type`)
    : localized(`${french} ${count} types de pion`, `${english} ${count} counter types`)
}
