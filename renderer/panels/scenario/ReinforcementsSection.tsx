/** The reinforcements, by side and turn: each a row that opens to its form (SCN-4). */
import ChevronRight from 'lucide-react/icons/chevron-right'
import MapPin from 'lucide-react/icons/map-pin'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useMemo } from 'react'
import { addReinforcement } from '#shared/commands/addReinforcement'
import { removeReinforcement } from '#shared/commands/removeReinforcement'
import { freshId, reinforcementId } from '#shared/document/ids'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { placesInWords } from '#shared/document/placeInWords'
import { enteringCounters, type NamedCounters } from '#shared/document/setUp'
import { type Reinforcement, type ReinforcementId, type Scenario, type SideId } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { countedCounters } from '../../tools/words/counted'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { ReinforcementForm } from './ReinforcementForm'
import { useScenarioView } from './scenarioStore'
import { SectionFrame } from './SectionFrame'
import { showPlaces } from './showPlaces'
import './reinforcements.css'

const TEXT = {
  title: localized('Renforts', 'Reinforcements'),
  intro: localized(
    'Des pions qui entrent en cours de partie. Ils rejoignent un renfort dans l’ordre de bataille.',
    'Counters that enter during the game. They join a reinforcement in the order of battle.',
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
      {sides.map((side) => {
        const own = ofSide(scenario, side)
        const { name, color } = scenario.sides[side] ?? { name: side, color: undefined }
        return (
          <section key={side} className="reinforcements-side" aria-label={name}>
            <h3>
              <span className="scenario-dot" style={{ background: color }} />
              {name}
              <Button name={TEXT.add} icon={Plus} look="reinforcements-add" onClick={() => add(side)} />
            </h3>
            {own.length === 0 && <p className="scenario-intro">{say(TEXT.none)}</p>}
            {own.map(([id, one]) => (
              <Row
                key={id}
                id={id}
                one={one}
                scenario={scenario}
                counters={entering.get(id) ?? []}
                isOpen={id === opened}
                toggle={() => setOpened(id === opened ? undefined : id)}
              />
            ))}
          </section>
        )
      })}
    </SectionFrame>
  )
}

/** By turn, those without one last; else in the order of the document. */
function ofSide({ reinforcements }: Scenario, side: SideId): [ReinforcementId, Reinforcement][] {
  return (Object.entries(reinforcements) as [ReinforcementId, Reinforcement][])
    .filter(([, one]) => one.side === side)
    .sort(([, a], [, b]) => (a.turn ?? Infinity) - (b.turn ?? Infinity) || 0)
}

function Row(props: {
  id: ReinforcementId
  one: Reinforcement
  scenario: Scenario
  counters: readonly NamedCounters[]
  isOpen: boolean
  toggle: () => void
}): ReactNode {
  const { id, one, scenario, counters, isOpen, toggle } = props
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const total = counters.reduce((sum, { count }) => sum + count, 0)
  const parts = [turnsInWords(one), placesInWords(scenario, one.entries), countedCounters(total)]
  const said = parts.map(say).filter((words) => words !== '')
  return (
    <div className="reinforcement" data-open={isOpen}>
      <div className="reinforcement-head">
        <button type="button" className="reinforcement-name" aria-expanded={isOpen} onClick={toggle}>
          <ChevronRight aria-hidden />
          <strong>{one.name}</strong>
          <span>{said.join(' · ')}</span>
        </button>
        <IconButton
          icon={MapPin}
          label={`${one.name} – ${say(TEXT.show)}`}
          disabled={one.entries.every((place) => hexesOfPlace(scenario, place).length === 0)}
          onClick={() => showPlaces(editor, ui, one.entries)}
        />
        <IconButton
          icon={Trash2}
          label={`${one.name} – ${say(TEXT.remove)}`}
          onClick={() => void editor.document.run(removeReinforcement, { reinforcement: id })}
        />
      </div>
      {isOpen && <ReinforcementForm id={id} one={one} counters={counters} />}
    </div>
  )
}

/** "turn 4", "turns 4 to 6". */
function turnsInWords({ turn, lastTurn }: Reinforcement): Localized {
  if (turn === undefined) return TEXT.byCondition
  return lastTurn === undefined || lastTurn <= turn
    ? localized(`tour ${turn}`, `turn ${turn}`)
    : localized(`tours ${turn} à ${lastTurn}`, `turns ${turn} to ${lastTurn}`)
}
