/** The counters that a condition names: sides, leaders, groups, types, single counters; and how many of them. */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { type Amount, type Who } from '#shared/document/game'
import { eachInWords } from '#shared/document/inWords/who'
import { MAX_QUANTITY } from '#shared/document/limits'
import { type CounterId, type CounterTypeId, type GroupId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { ChoiceField } from '../../ui/controls/Choice'
import { WholeField } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { type Addable } from './addable'
import { AddMenu } from './AddMenu'
import { chooseCounters, chooseOnMap } from './chooseOnMap'
import { namedWith } from './namedWith'

const TEXT = {
  who: localized('Pions concernés', 'Counters concerned'),
  none: localized('Aucun pion n’est nommé.', 'No counter is named.'),
  add: localized('Ajouter des pions', 'Add counters'),
  point: localized('Des pions à choisir sur la carte…', 'Counters to choose on the map…'),
  remove: localized('Retirer', 'Take out'),
  least: localized('Combien', 'How many'),
  count: localized('Au moins', 'At least'),
  percent: localized('Pour cent', 'Percent'),
}

const AMOUNTS = [
  { id: 'all', name: localized('Tous', 'All') },
  { id: 'count', name: localized('Un nombre', 'A number') },
  { id: 'share', name: localized('Une part', 'A share') },
] as const

export function WhoField(props: {
  who: readonly Who[]
  apply: (who: readonly Who[]) => Words | undefined
}): ReactNode {
  const { who, apply } = props
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const scenario = useEditorState((state) => state.document.scenario)
  const selection = useEditorState((state) => state.session.selection)
  const selected = selection.kind === 'counters' ? selection.counters : []
  const point = (): void =>
    chooseOnMap(
      editor,
      ui,
      chooseCounters(TEXT.who, (counters) => apply(namedWith(scenario, who, named(counters)))),
    )
  const items = addable(scenario, selected).filter(
    ({ adds }) => !adds.every((one) => who.some((known) => same(known, one))),
  )
  return (
    <div className="places" role="group" aria-label={say(TEXT.who)}>
      <div className="places-head">
        <span>{say(TEXT.who)}</span>
        <AddMenu
          name={TEXT.add}
          items={[
            { id: 'point', name: TEXT.point, add: point },
            ...items.map(({ id, name, adds }): Addable => ({
              id,
              name,
              add: adds.length > 0 ? () => void apply(namedWith(scenario, who, adds)) : undefined,
            })),
          ]}
        />
      </div>
      {who.length === 0 && <p className="scenario-intro">{say(TEXT.none)}</p>}
      {who.map((one, nth) => {
        const name = say(eachInWords(scenario, [one]))
        return (
          <div key={`${nth} ${JSON.stringify(one)}`} className="victory-who">
            <span>{name}</span>
            <IconButton
              icon={Trash2}
              label={`${name} – ${say(TEXT.remove)}`}
              onClick={() => void apply(who.toSpliced(nth, 1))}
            />
          </div>
        )
      })}
    </div>
  )
}

function same(one: Who, other: Who): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

interface Candidate {
  readonly id: string
  readonly name: Words
  readonly adds: readonly Who[]
}

/** The things that can be named: the counters selected on the map first, then all sides, leaders, groups and types by name. */
function addable(scenario: Scenario, selected: readonly CounterId[]): Candidate[] {
  const { sides, groups, counterTypes } = scenario
  const one = (who: Who): Candidate => ({
    id: JSON.stringify(who),
    name: eachInWords(scenario, [who]),
    adds: [who],
  })
  return [
    {
      id: 'selected',
      name: selectedCounters(selected.length),
      adds: named(selected),
    },
    ...(Object.keys(sides) as SideId[]).flatMap((side) => [
      one({ kind: 'side', side }),
      one({ kind: 'leaders', side }),
    ]),
    ...(Object.keys(groups) as GroupId[]).map((group) => one({ kind: 'group', group })),
    ...(Object.keys(counterTypes) as CounterTypeId[]).map((type) => one({ kind: 'type', type })),
  ]
}

function named(counters: readonly CounterId[]): Who[] {
  return counters.map((counter) => ({ kind: 'counter', counter }))
}

function selectedCounters(count: number): Words {
  if (count === 0)
    return localized('Les pions sélectionnés sur la carte (aucun)', 'The counters selected on the map (none)')
  return localized(
    `Les pions sélectionnés sur la carte (${count})`,
    `The counters selected on the map (${count})`,
  )
}

export function AmountField(props: {
  least: Amount | undefined
  apply: (least: Amount | undefined) => Words | undefined
}): ReactNode {
  const { least, apply } = props
  return (
    <>
      <ChoiceField<(typeof AMOUNTS)[number]['id']>
        label={TEXT.least}
        value={least?.kind ?? 'all'}
        options={AMOUNTS}
        onChange={(kind) => void apply(firstOf(kind))}
      />
      {least?.kind === 'count' && (
        <WholeField
          label={TEXT.count}
          value={String(least.count)}
          min={1}
          max={MAX_QUANTITY}
          apply={(count) => apply({ ...least, count })}
        />
      )}
      {least?.kind === 'share' && (
        <WholeField
          label={TEXT.percent}
          value={String(least.percent)}
          min={1}
          max={100}
          apply={(percent) => apply({ ...least, percent })}
        />
      )}
    </>
  )
}

function firstOf(kind: 'all' | Amount['kind']): Amount | undefined {
  switch (kind) {
    case 'all':
      return undefined
    case 'count':
      return { kind, count: 1 }
    case 'share':
      return { kind, percent: 50 }
  }
}
