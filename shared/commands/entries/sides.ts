/** The commands of sides, the belligerents of the scenario; `mergeSides` makes one of two. */
import { type Draft } from 'immer'
import { type CounterType, side } from '#shared/document/armies'
import { artOfTypes } from '#shared/document/art'
import { choice, flag, id, keyed, optional, type ValueOf } from '#shared/document/fields/vocabulary'
import { type CounterTypeId, type SideId } from '#shared/document/ids'
import { countersOfSide } from '#shared/document/references/sideUses'
import { inColorOfSide } from '#shared/document/sideColors'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { callSides } from '../command/callSides'
import { found } from '../command/cells'
import { changeOf } from '../command/change'
import { command } from '../command/command'
import { dropUnused } from '../command/pictures'
import { SIDE } from '#shared/document/inWords/thingNouns'
import { refusedColor } from '../command/values'
import { adding, editing, kind, removing } from './entries'

const SIDES = kind({
  section: 'sides',
  key: 'side',
  field: side,
  called: SIDE,
  nameOf: ({ name }) => name,
  refused: (_side, { set }) => refusedColor(set.color),
})

export const addSide = adding('add-side', SIDES, localized('Ajouter le camp', 'Add side'))

const edit = editing('edit-side', SIDES, localized('Modifier le camp', 'Edit side'))

const editParams = keyed({
  side: id<SideId>(),
  change: changeOf(side),
  /** True: banners and zones in the side's old colour keep it. */
  alone: optional(flag),
})
export type EditSide = ValueOf<typeof editParams>

/** Banners and zones in its colour follow (CTR-7). */
export const editSide = command<EditSide>({
  ...edit,
  params: editParams,
  run(draft, params) {
    const { side, change, alone = false } = params
    if (change.color !== undefined && !alone) recolor(draft, side, change.color)
    return edit.run(draft, params)
  },
})

function recolor(draft: Draft<Scenario>, side: SideId, color: string): void {
  const { wings, zones } = inColorOfSide(found(draft), side)
  for (const id of wings) {
    const wing = draft.groups[id]?.wing
    if (wing) wing.banner = color
  }
  for (const id of zones) {
    const zone = draft.zones[id]
    if (zone) zone.color = color
  }
}

const remove = removing('remove-side', SIDES, localized('Supprimer le camp', 'Delete side'))

const removeParams = keyed({
  side: id<SideId>(),
  /**
   * `remove`: its counters go, and those of its types that no other counter is of, with the pictures that nothing else shows.
   * `keep`: they stay, without a side. Its groups and reinforcements go either way; zones, structures and gates stay, and are
   * nobody's.
   */
  counters: choice(['remove', 'keep']),
})

/** Removes a side, with its counters or without them (CTR-7). */
export const removeSide = command<ValueOf<typeof removeParams>>({
  ...remove,
  params: removeParams,
  run(draft, params) {
    const { side, counters } = params
    if (counters === 'remove') removeCounters(draft, side)
    callSides(draft, (id) => (id === side ? undefined : id))
    return remove.run(draft, params)
  },
})

function removeCounters(draft: Draft<Scenario>, side: SideId): void {
  const document = found(draft)
  for (const counter of countersOfSide(document, side)) delete draft.counters[counter]
  const used = new Set(Object.values(draft.counters).map(({ type }) => type))
  const types = Object.entries(document.counterTypes) as [CounterTypeId, CounterType][]
  const gone = types.filter(([type, sheet]) => sheet.side === side && !used.has(type))
  for (const [type] of gone) delete draft.counterTypes[type]
  dropUnused(draft, artOfTypes({ counterTypes: Object.fromEntries(gone) }))
}
