/** The ways to victory, by side and level: each reads as a sentence and opens to its form (SCN-5). */
import ChevronRight from 'lucide-react/icons/chevron-right'
import MapPin from 'lucide-react/icons/map-pin'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { addVictory } from '#shared/commands/addVictory'
import { removeVictory } from '#shared/commands/removeVictory'
import { type Victory, type VictoryLevel } from '#shared/document/game'
import { freshId, type VictoryId, victoryId } from '#shared/document/ids'
import { LEVEL_NAMES, victoryInWords } from '#shared/document/inWords/victory'
import { type Place } from '#shared/document/place'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Scenario, type SideId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { useScenarioView } from './scenarioStore'
import { SectionFrame } from './SectionFrame'
import { showPlaces } from './showPlaces'
import { VictoryForm } from './VictoryForm'
import './placeField.css'
import './reinforcements.css'
import './victory.css'

const TEXT = {
  title: localized('Victoire', 'Victory'),
  intro: localized(
    'Plusieurs conditions de victoire d’un même camp et d’un même niveau : une seule suffit.',
    'Several ways to victory of one side and level: any of them will do.',
  ),
  nobody: localized('Partie nulle', 'Draw'),
  none: localized('Aucune condition de victoire.', 'No way to victory.'),
  add: localized('Ajouter une condition de victoire', 'Add a way to victory'),
  show: localized('Montrer sur la carte', 'Show on the map'),
  remove: localized('Supprimer la condition de victoire', 'Delete this way to victory'),
}

const LEVELS = Object.keys(LEVEL_NAMES) as VictoryLevel[]

export function VictorySection(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const [opened, setOpened] = useScenarioView('victory')
  const sides: readonly (SideId | undefined)[] = [...(Object.keys(scenario.sides) as SideId[]), undefined]
  const add = (side: SideId | undefined): void => {
    const id = victoryId(freshId('victory', scenario.victory, editor.document.idCode))
    const level = side === undefined ? 'draw' : 'victory'
    const victory: Victory = { ...(side !== undefined && { side }), level, join: 'all', conditions: [] }
    if (!editor.document.run(addVictory, { id, victory })) setOpened(id)
  }
  return (
    <SectionFrame title={TEXT.title} intro={TEXT.intro}>
      {sides.map((side) => {
        const own = ofSide(scenario, side)
        const name = side === undefined ? say(TEXT.nobody) : (scenario.sides[side]?.name ?? side)
        return (
          <section key={side ?? ''} className="reinforcements-side" aria-label={name}>
            <h3>
              {side !== undefined && (
                <span className="scenario-dot" style={{ background: scenario.sides[side]?.color }} />
              )}
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

/** The highest level first; of one level in the order of the document. */
function ofSide({ victory }: Scenario, side: SideId | undefined): [VictoryId, Victory][] {
  return (Object.entries(victory) as [VictoryId, Victory][])
    .filter(([, one]) => one.side === side)
    .sort(([, a], [, b]) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
}

function placesOf({ conditions }: Victory): Place[] {
  return conditions.flatMap((condition): Place[] => {
    if (condition.kind === 'break') return [{ kind: 'hexes', hexes: condition.hexes }]
    return 'place' in condition ? [condition.place] : []
  })
}

function Row(props: {
  id: VictoryId
  one: Victory
  scenario: Scenario
  isOpen: boolean
  toggle: () => void
}): ReactNode {
  const { id, one, scenario, isOpen, toggle } = props
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const level = say(LEVEL_NAMES[one.level])
  const places = placesOf(one)
  return (
    <div className="reinforcement" data-open={isOpen}>
      <div className="reinforcement-head">
        <button type="button" className="reinforcement-name" aria-expanded={isOpen} onClick={toggle}>
          <ChevronRight aria-hidden />
          <strong>{level}</strong>
          <span>{say(victoryInWords(scenario, one))}</span>
        </button>
        <IconButton
          icon={MapPin}
          label={`${level} – ${say(TEXT.show)}`}
          disabled={places.every((place) => hexesOfPlace(scenario, place).length === 0)}
          onClick={() => showPlaces(editor, ui, places)}
        />
        <IconButton
          icon={Trash2}
          label={`${level} – ${say(TEXT.remove)}`}
          onClick={() => void editor.document.run(removeVictory, { victory: id })}
        />
      </div>
      {isOpen && <VictoryForm id={id} one={one} />}
    </div>
  )
}
