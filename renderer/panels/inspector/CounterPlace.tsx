/** Fields for the place of counters: their placement in their hexes, their facing, their group, the way in which they enter the game. */
import { type ReactNode } from 'react'
import { editCounters } from '../../actions/editCounters'
import { placeCounters } from '../../actions/placeHigher'
import { turnCounters } from '../../actions/turnCounters'
import { FacingDial } from '../../ui/controls/FacingDial'
import { SelectField } from '../../ui/controls/fields'
import { MIXED, shared } from '../../ui/controls/mixed'
import { useEditor, useEditorState, useRuleset } from '../../ui/EditorContext'
import { entryName } from './entryWords'
import { type Placement } from '#shared/document/armies'
import { type Entry, entryChange, entryOf } from '#shared/document/entry'
import { type Reinforcement } from '#shared/document/game'
import { groupTree } from '#shared/document/groups'
import { type CounterId, type GroupId, type ReinforcementId } from '#shared/document/ids'
import { PLACEMENT_NAMES, PLACEMENTS } from '#shared/document/placements'
import { localized } from '#shared/i18n/localized'
import { sideOf } from '#shared/rules/standing/position'

const TEXT = {
  placement: localized('Placement', 'Placement'),
  group: localized('Groupe', 'Group'),
  noGroup: localized('Aucun', 'None'),
  entry: localized('Entrée en jeu', 'Enters play'),
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

/** The group that they belong to, when all are of one side, which has any (CTR-7). */
export function GroupField({ ids }: { ids: readonly CounterId[] }): ReactNode {
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const counters = ids.flatMap((id) => scenario.counters[id] ?? [])
  const side = shared(counters.map((counter) => sideOf(scenario, counter)))
  const groups = side === undefined || side === MIXED ? [] : groupTree(scenario.groups, side)
  if (groups.length === 0) return null
  return (
    <SelectField<GroupId | ''>
      label={TEXT.group}
      value={shared(counters.map(({ group }) => group ?? ''))}
      options={[
        { id: '', name: TEXT.noGroup },
        ...groups.map(({ id, group, depth }) => ({ id, name: `${'\u2003'.repeat(depth)}${group.name}` })),
      ]}
      onChange={(group) => editCounters(editor, ids, { group: group || null })}
    />
  )
}

/** As a choice: a reinforcement may be called as one of the others. */
const choiceOf = (entry: Entry): string =>
  entry.kind === 'reinforcement' ? `with ${entry.reinforcement}` : entry.kind

/** In the set-up, with a reinforcement of their side, or spare (CTR-7). */
export function EntryField({ ids }: { ids: readonly CounterId[] }): ReactNode {
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const counters = ids.flatMap((id) => scenario.counters[id] ?? [])
  const side = shared(counters.map((counter) => sideOf(scenario, counter)))
  const present = counters.map(entryOf)
  const coming = (Object.entries(scenario.reinforcements) as [ReinforcementId, Reinforcement][])
    .filter(([, reinforcement]) => reinforcement.side === side)
    .map(([id]): Entry => ({ kind: 'reinforcement', reinforcement: id }))
  const all: readonly Entry[] = [{ kind: 'set-up' }, ...coming, { kind: 'spare' }, ...present]
  const entries = new Map(all.map((entry) => [choiceOf(entry), entry]))
  return (
    <SelectField
      label={TEXT.entry}
      value={shared(present.map(choiceOf))}
      options={[...entries].map(([id, entry]) => ({ id, name: entryName(scenario, entry) }))}
      onChange={(id) => {
        const entry = entries.get(id)
        if (entry) editCounters(editor, ids, entryChange(entry))
      }}
    />
  )
}
