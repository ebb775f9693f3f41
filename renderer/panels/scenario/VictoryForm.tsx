/** The form of a way to victory: level, how its conditions are joined, the conditions, free words beside them (SCN-5). */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { editVictory } from '#shared/commands/entries/victory'
import { type Condition, type Victory, type VictoryLevel } from '#shared/document/game'
import { type VictoryId } from '#shared/document/ids'
import { conditionInWords } from '#shared/document/inWords/condition'
import { LEVEL_NAMES } from '#shared/document/levelNames'
import { MAX_POINTS } from '#shared/document/limits'
import { localized } from '#shared/i18n/localized'
import { headline, type Words } from '../../i18n/language'
import { ChoiceField } from '../../ui/controls/Choice'
import { SelectField, WholeField } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { AuthorTextFields } from './AuthorTextFields'
import { AddMenu } from './AddMenu'
import { ConditionForm } from './ConditionForm'
import { CONDITION_KINDS, CONDITION_NAMES, newCondition } from './newCondition'
import './placeField.css'
import './victory.css'

const TEXT = {
  level: localized('Niveau', 'Level'),
  join: localized('Il faut', 'Needed'),
  least: localized('Points nécessaires', 'Points needed'),
  conditions: localized('Conditions à remplir', 'Conditions to meet'),
  add: localized('Ajouter une condition', 'Add a condition'),
  none: localized('Aucune condition.', 'No condition.'),
  remove: localized('Retirer la condition', 'Take the condition out'),
  words: localized('Précision', 'Further words'),
}

const LEVELS = (Object.keys(LEVEL_NAMES) as VictoryLevel[]).map((id) => ({ id, name: LEVEL_NAMES[id] }))

const JOINS = [
  { id: 'all', name: localized('Toutes', 'All') },
  { id: 'any', name: localized('L’une d’elles', 'Any') },
  { id: 'points', name: localized('Des points', 'Points') },
] as const

export function VictoryForm({ id, one }: { id: VictoryId; one: Victory }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const { conditions, side } = one
  const change = (part: Parameters<typeof editVictory.run>[1]['change']): Words | undefined =>
    editor.document.run(editVictory, { victory: id, change: part })?.message
  const changeAt = (nth: number, next: Condition): Words | undefined =>
    change({ conditions: conditions.with(nth, next) })
  return (
    <div className="open-row-form">
      <SelectField<VictoryLevel>
        label={TEXT.level}
        value={one.level}
        options={LEVELS}
        onChange={(level) => void change({ level })}
      />
      <ChoiceField<Victory['join']>
        label={TEXT.join}
        value={one.join}
        options={JOINS}
        onChange={(join) => void change({ join })}
      />
      {one.join === 'points' && (
        <WholeField
          label={TEXT.least}
          value={String(one.least ?? 1)}
          min={-MAX_POINTS}
          max={MAX_POINTS}
          apply={(least) => change({ least })}
        />
      )}
      <div className="places-head">
        <span>{say(TEXT.conditions)}</span>
        <AddMenu
          name={TEXT.add}
          items={CONDITION_KINDS.filter((kind) => kind !== 'score' || one.join === 'points').map((kind) => ({
            id: kind,
            name: CONDITION_NAMES[kind],
            add: () => void change({ conditions: [...conditions, newCondition(scenario, kind, side)] }),
          }))}
        />
      </div>
      {conditions.length === 0 && <p className="scenario-intro">{say(TEXT.none)}</p>}
      {conditions.map((condition, nth) => {
        const name = headline(say(conditionInWords(scenario, condition, side)))
        return (
          // A condition has no id: it is its rank in the list.
          <section key={`${nth} ${condition.kind}`} className="victory-condition" aria-label={name}>
            <div className="place-head">
              <span className="place-name">{name}</span>
              <IconButton
                icon={Trash2}
                label={`${name} – ${say(TEXT.remove)}`}
                onClick={() => void change({ conditions: conditions.toSpliced(nth, 1) })}
              />
            </div>
            <ConditionForm
              condition={condition}
              inPoints={one.join === 'points'}
              apply={(next) => changeAt(nth, next)}
            />
          </section>
        )
      })}
      <AuthorTextFields label={TEXT.words} value={one.text} apply={(text) => change({ text })} />
    </div>
  )
}
