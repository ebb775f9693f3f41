/** Fields for the place of counters: their placement in their hexes, their facing, their wing. */
import { type ReactNode } from 'react'
import { PLACEMENTS, PLACEMENT_NAMES } from '#shared/document/counters'
import { type CounterId, type Placement, type Wing, type WingId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { sideOf } from '#shared/rules/position'
import { editCounters } from '../../actions/editCounters'
import { placeCounters } from '../../actions/placeHigher'
import { turnCounters } from '../../actions/turnCounters'
import { FacingDial } from '../../ui/controls/FacingDial'
import { SelectField } from '../../ui/controls/fields'
import { MIXED, shared } from '../../ui/controls/mixed'
import { useEditor, useEditorState, useRuleset } from '../../ui/EditorContext'

const TEXT = {
  placement: localized('Placement', 'Placement'),
  wing: localized('Aile', 'Wing'),
  noWing: localized('Aucune', 'None'),
}

/** The field of the counters' placement: only under rules that tell placements apart. */
export function PlacementField({ ids }: { ids: readonly CounterId[] }): ReactNode {
  const editor = useEditor()
  const { placements } = useRuleset()
  const counters = useEditorState((state) => state.document.scenario.counters)
  const value = shared(ids.map((id): Placement => counters[id]?.placement ?? 'ground'))
  const offered = PLACEMENTS.filter((placement) => placements.includes(placement) || placement === value)
  if (offered.length < 2) return null
  return (
    <SelectField
      label={TEXT.placement}
      value={value}
      options={offered.toReversed().map((id) => ({ id, name: PLACEMENT_NAMES[id] }))}
      onChange={(placement) => placeCounters(editor, ids, placement)}
    />
  )
}

/** The counters' facing, and buttons that turn them all. */
export function TurnDial({ ids }: { ids: readonly CounterId[] }): ReactNode {
  const editor = useEditor()
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const counters = ids.flatMap((id) => scenario.counters[id] ?? [])
  const isShared = shared(counters.map(({ facing }) => `${facing.kind} ${facing.index}`)) !== MIXED
  const kind = shared(counters.map((counter) => ruleset.facingKind(scenario, counter)))
  return (
    <FacingDial
      facing={isShared ? counters[0]?.facing : undefined}
      degrees={kind === MIXED ? undefined : kind === 'twelve' ? 30 : 60}
      onTurn={(steps) => turnCounters(editor.document, ids, steps)}
    />
  )
}

/** The wing that they march in, when all are of one side, which has any (CM-SCN-3). */
export function WingField({ ids }: { ids: readonly CounterId[] }): ReactNode {
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const counters = ids.flatMap((id) => scenario.counters[id] ?? [])
  const side = shared(counters.map((counter) => sideOf(scenario, counter)))
  const known = side === undefined || side === MIXED ? undefined : scenario.sides[side]
  const wings = Object.entries(known?.wings ?? {}) as [WingId, Wing][]
  if (wings.length === 0) return null
  return (
    <SelectField<WingId | ''>
      label={TEXT.wing}
      value={shared(counters.map(({ wing }) => wing ?? ''))}
      options={[{ id: '', name: TEXT.noWing }, ...wings.map(([wing, { name }]) => ({ id: wing, name }))]}
      onChange={(wing) => editCounters(editor, ids, { wing: wing || null })}
    />
  )
}
