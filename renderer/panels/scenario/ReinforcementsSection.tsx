/** The reinforcements, by side and turn: each a row that opens to its form (SCN-4). */
import { type ReactNode, useMemo } from 'react'
import { addReinforcement, removeReinforcement } from '#shared/commands/entries/reinforcements'
import { freshId, reinforcementId, type ReinforcementId, type SideId } from '#shared/document/ids'
import { placesInWords } from '#shared/document/inWords/placeInWords'
import { enteringCounters, type NamedCounters } from '#shared/document/setUp'
import { type Reinforcement } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { countedCounters } from '../../tools/words/counted'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { OpenRow, RowsOfSide } from './OpenRow'
import { ReinforcementForm } from './ReinforcementForm'
import { useScenarioView } from './scenarioStore'
import { SectionFrame } from './SectionFrame'

const TEXT = {
  title: localized('Renforts', 'Reinforcements'),
  intro: localized(
    'Des pions qui entrent en cours de partie. On les choisit sur la carte ou dans l’ordre de bataille.',
    'Counters that enter during the game. They are chosen on the map or in the order of battle.',
  ),
  noSides: localized('Ce scénario n’a pas de camp.', 'This scenario has no side.'),
  none: localized('Aucun renfort.', 'No reinforcement.'),
  one: localized('Renfort', 'Reinforcement'),
  add: localized('Ajouter un renfort', 'Add a reinforcement'),
  show: localized('Montrer les entrées sur la carte', 'Show the entries on the map'),
  remove: localized('Supprimer le renfort', 'Delete reinforcement'),
  byCondition: localized('sous condition', 'on a condition'),
}

export function ReinforcementsSection(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const { reinforcements, counters, counterTypes } = scenario
  const [opened, setOpened] = useScenarioView('reinforcement')
  const entering = useMemo(() => enteringCounters({ counters, counterTypes }), [counters, counterTypes])
  const sides = Object.keys(scenario.sides) as SideId[]
  const add = (side: SideId): void => {
    const id = reinforcementId(freshId('reinforcement', reinforcements, editor.document.idCode))
    const name = `${say(TEXT.one)} ${ofSide(scenario, side).length + 1}`
    const reinforcement = { side, name, entries: [], blocked: 'wait' } as const
    if (!editor.document.run(addReinforcement, { id, reinforcement })) setOpened(id)
  }
  return (
    <SectionFrame title={TEXT.title} intro={TEXT.intro}>
      {sides.length === 0 && <p className="scenario-intro">{say(TEXT.noSides)}</p>}
      {sides.map((side) => (
        <RowsOfSide key={side} side={side} add={TEXT.add} onAdd={() => add(side)} none={TEXT.none}>
          {ofSide(scenario, side).map(([id, one]) => {
            const named = entering.get(id) ?? []
            return (
              <OpenRow
                key={id}
                name={one.name}
                said={rowWords(scenario, one, named).map(say).filter(Boolean).join(' · ')}
                places={one.entries}
                show={TEXT.show}
                remove={TEXT.remove}
                onRemove={() => void editor.document.run(removeReinforcement, { reinforcement: id })}
                isOpen={id === opened}
                toggle={() => setOpened(id === opened ? undefined : id)}
              >
                <ReinforcementForm id={id} one={one} counters={named} />
              </OpenRow>
            )
          })}
        </RowsOfSide>
      ))}
    </SectionFrame>
  )
}

/** By turn, those without one last; else in the order of the document. */
function ofSide({ reinforcements }: Scenario, side: SideId): [ReinforcementId, Reinforcement][] {
  return (Object.entries(reinforcements) as [ReinforcementId, Reinforcement][])
    .filter(([, one]) => one.side === side)
    .sort(([, a], [, b]) => (a.turn ?? Infinity) - (b.turn ?? Infinity) || 0)
}

/** Turns, entries and number of counters, each in words. */
function rowWords(
  scenario: Scenario,
  one: Reinforcement,
  counters: readonly NamedCounters[],
): readonly Localized[] {
  const total = counters.reduce((sum, { count }) => sum + count, 0)
  return [turnsInWords(one), placesInWords(scenario, one.entries), countedCounters(total)]
}

/** "turn 4", "turns 4 to 6". */
function turnsInWords({ turn, lastTurn }: Reinforcement): Localized {
  if (turn === undefined) return TEXT.byCondition
  return lastTurn === undefined || lastTurn <= turn
    ? localized(`tour ${turn}`, `turn ${turn}`)
    : localized(`tours ${turn} à ${lastTurn}`, `turns ${turn} to ${lastTurn}`)
}
