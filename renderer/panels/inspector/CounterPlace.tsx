/** Fields for the place of counters: their placement in their hexes, their facing, their wing. */
import { type ReactNode } from 'react'
import { editCounter } from '#shared/commands/editCounter'
import { PLACEMENTS, PLACEMENT_NAMES } from '#shared/document/counters'
import { type Counter, type CounterId, type Placement, type Wing, type WingId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { placeCounters } from '../../actions/placeHigher'
import { turnCounters } from '../../actions/turnCounters'
import { FacingDial } from '../../ui/controls/FacingDial'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useRuleset } from '../../ui/EditorContext'

const TEXT = {
  placement: localized('Placement', 'Placement'),
  mixed: localized('Divers', 'Mixed'),
  wing: localized('Aile', 'Wing'),
  noWing: localized('Aucune', 'None'),
}

/** The field of the counters' placement: only under rules that tell placements apart. */
export function PlacementField({ ids }: { ids: readonly CounterId[] }): ReactNode {
  const editor = useEditor()
  const { placements } = useRuleset()
  const counters = useEditorState((state) => state.document.scenario.counters)
  const present = [...new Set(ids.map((id) => counters[id]?.placement ?? 'ground'))]
  const [shared] = present.length === 1 ? present : []
  const offered = PLACEMENTS.filter((placement) => placements.includes(placement) || placement === shared)
  if (offered.length < 2) return null
  const options = offered.toReversed().map((id) => ({ id, name: PLACEMENT_NAMES[id] }))
  return (
    <SelectField<Placement | ''>
      label={TEXT.placement}
      value={shared ?? ''}
      options={shared ? options : [{ id: '', name: TEXT.mixed }, ...options]}
      onChange={(placement) => placement !== '' && placeCounters(editor, ids, placement)}
    />
  )
}

/** The counters' facing, and buttons that turn them all. */
export function TurnDial({ ids }: { ids: readonly CounterId[] }): ReactNode {
  const editor = useEditor()
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const only = ids.length === 1 && ids[0] ? scenario.counters[ids[0]] : undefined
  return (
    <FacingDial
      facing={only?.facing}
      degrees={only && (ruleset.facingKind(scenario, only) === 'twelve' ? 30 : 60)}
      onTurn={(steps) => turnCounters(editor.document, ids, steps)}
    />
  )
}

/** The wing that it marches in, when its side has any (CM-SCN-3). */
export function WingField({ id, counter }: { id: CounterId; counter: Counter }): ReactNode {
  const editor = useEditor()
  const { sides, counterTypes } = useEditorState((state) => state.document.scenario)
  const side = counter.side ?? counterTypes[counter.type]?.side
  const wings = Object.entries((side && sides[side]?.wings) ?? {}) as [WingId, Wing][]
  if (wings.length === 0) return null
  return (
    <SelectField<WingId | ''>
      label={TEXT.wing}
      value={counter.wing ?? ''}
      options={[{ id: '', name: TEXT.noWing }, ...wings.map(([wing, { name }]) => ({ id: wing, name }))]}
      onChange={(wing) => editor.document.run(editCounter, { counter: id, change: { wing: wing || null } })}
    />
  )
}
