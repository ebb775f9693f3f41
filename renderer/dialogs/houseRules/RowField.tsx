/** One field of a row: its name and rule, its control, what is wrong with it, and the way back to the rules. */
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useId, useState } from 'react'
import { FieldError } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { Tip } from '../../ui/controls/Tip'
import { useEditor, useSay } from '../../ui/EditorContext'
import { RuleLink } from '../../ui/RuleLink'
import { FieldControl } from './FieldControl'
import { isSaid, type RowState, setField } from './houseEdits'
import { useHouse } from './useHouse'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { fieldValue } from '#shared/rules/fields/field'
import { type FormRow, type KeyedField, type RowForm } from '#shared/rules/house/rowForm'
import { RULES } from '#shared/rules/sentences/ruleIds'

const TEXT = {
  reset: localized('Rétablir selon la règle', 'Reset to the rules'),
  resetOwn: localized('Rétablir comme le modèle', 'Reset to what it is like'),
}

interface RowFieldProps {
  readonly form: RowForm
  readonly row: FormRow
  readonly field: KeyedField
  readonly state: RowState
}

export function RowField({ form, row, field, state }: RowFieldProps): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const house = useHouse()
  const id = useId()
  const [error, setError] = useState<Localized>()
  const said = isSaid(form, house, row.id, field.key)
  const set = (value: Json | undefined): string | undefined => {
    const problem = inWords(setField(editor.document, form, row, field, value), field.nothing)
    setError(problem)
    return problem && say(problem)
  }
  // An added row has nothing but its name at first: there is nothing to go back to.
  const mayReset = said && !(state === 'own' && field.kind === 'name')
  return (
    <div
      className={said ? 'house-field is-said' : 'house-field'}
      // Escape puts back what the field held: nothing is wrong any more.
      onKeyDownCapture={({ key }) => key === 'Escape' && setError(undefined)}
    >
      <label htmlFor={id} id={`${id}-label`}>
        {say(field.name)}
        {field.rule && (
          <Tip text={`${field.rule} · ${say(RULES[field.rule])}`}>
            <RuleLink rule={field.rule} title={undefined} />
          </Tip>
        )}
      </label>
      <FieldControl
        id={id}
        row={row.id}
        field={field}
        value={fieldValue(row, field.key, field)}
        describedBy={error && `${id}-error`}
        onSet={set}
      />
      {mayReset ? (
        <IconButton
          icon={RotateCcw}
          label={say(state === 'own' ? TEXT.resetOwn : TEXT.reset)}
          onClick={() => void set(undefined)}
        />
      ) : (
        <span />
      )}
      <FieldError id={`${id}-error`} words={error} />
    </div>
  )
}

/** Replaces the file's `null` by its name in a message. */
function inWords(problem: Localized | undefined, nothing: Localized | undefined): Localized | undefined {
  if (!problem || !nothing) return problem
  return localized(
    problem.fr.replace(/ou null$/, `ou «\u202f${nothing.fr}\u202f»`),
    problem.en.replace(/or null$/, `or “${nothing.en}”`),
  )
}
