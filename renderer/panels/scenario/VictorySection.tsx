/** The ways to victory, by side and level: each reads as a sentence and opens to its form (SCN-5). */
import { type ReactNode } from 'react'
import { addVictory, removeVictory } from '#shared/commands/entries/victory'
import { type Victory, type VictoryLevel } from '#shared/document/game'
import { freshId, type SideId, victoryId, type VictoryId } from '#shared/document/ids'
import { LEVEL_NAMES } from '#shared/document/levelNames'
import { victoryInWords } from '#shared/document/inWords/victory'
import { type Place } from '#shared/document/place'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { OpenRow, RowsOfSide } from './OpenRow'
import { useScenarioView } from './scenarioStore'
import { SectionFrame } from './SectionFrame'
import { VictoryForm } from './VictoryForm'

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
      {sides.map((side) => (
        <RowsOfSide
          key={side ?? ''}
          side={side}
          nobody={TEXT.nobody}
          add={TEXT.add}
          onAdd={() => add(side)}
          none={TEXT.none}
        >
          {ofSide(scenario, side).map(([id, one]) => (
            <OpenRow
              key={id}
              name={say(LEVEL_NAMES[one.level])}
              said={say(victoryInWords(scenario, one))}
              places={placesOf(one)}
              show={TEXT.show}
              remove={TEXT.remove}
              onRemove={() => void editor.document.run(removeVictory, { victory: id })}
              isOpen={id === opened}
              toggle={() => setOpened(id === opened ? undefined : id)}
            >
              <VictoryForm id={id} one={one} />
            </OpenRow>
          ))}
        </RowsOfSide>
      ))}
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
