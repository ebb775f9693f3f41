/** "How many sheets of A4?": counted from the size of the map; typed, it makes the map that fills them. */
import { type ReactNode, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { NumberInput } from '../ui/controls/NumberInput'
import { type NewScenarioForm } from './newScenarioForm'
import { sheetsError, sheetsOfForm, withSheets } from './newScenarioSheets'

const LABEL = localized('Feuilles A4', 'Sheets of A4')

export function SheetsField(props: {
  readonly form: NewScenarioForm
  readonly onChange: (form: NewScenarioForm) => void
}): ReactNode {
  const { form, onChange } = props
  // The typed number holds for the form that it made; whatever else changes the map counts anew.
  const [typed, setTyped] = useState<{ readonly text: string; readonly made: NewScenarioForm }>()
  const own = typed?.made === form ? typed.text : undefined
  return (
    <NumberInput
      label={LABEL}
      value={own ?? String(sheetsOfForm(form) ?? '')}
      error={own === undefined ? undefined : sheetsError(own)}
      onChange={(text) => {
        const made = withSheets(form, text)
        setTyped({ text, made })
        onChange(made)
      }}
    />
  )
}
