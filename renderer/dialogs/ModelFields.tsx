/** "Like this ready one": the scenario to begin from, and how much of it. */
import { type ReactNode } from 'react'
import { titleIn } from '#shared/document/authorText'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { SelectField, SwitchField } from '../ui/controls/fields'
import { useSay } from '../ui/EditorContext'
import { type NewScenarioForm } from './newScenarioForm'

export interface ModelChoice {
  /** The name of its file. */
  readonly name: string
  readonly scenario: Scenario
}

const TEXT = {
  like: localized('Sur le modèle de', 'Like this ready one'),
  none: localized('Aucun\u202f: page blanche', 'None: a blank page'),
  map: localized('Avec sa carte et ses pions', 'With its map and counters'),
  rest: localized(
    'De lui viennent les règles, les tours, les camps, leurs groupes et leurs types de pions.',
    'From it come rules, turns, sides, their groups and their types of counters.',
  ),
}

export function ModelFields(props: {
  readonly form: NewScenarioForm
  readonly models: readonly ModelChoice[]
  readonly onChange: (form: NewScenarioForm) => void
}): ReactNode {
  const { form, models, onChange } = props
  const say = useSay()
  const titles = models.map(({ name, scenario: { info } }) => ({
    id: name,
    name: localized(titleIn(info, 'fr'), titleIn(info, 'en')),
  }))
  return (
    <>
      <SelectField
        label={TEXT.like}
        value={form.model}
        options={[{ id: '', name: TEXT.none }, ...titles]}
        onChange={(model) => onChange({ ...form, model })}
      />
      {form.model !== '' && (
        <SwitchField
          label={TEXT.map}
          checked={form.modelMap}
          onChange={(modelMap) => onChange({ ...form, modelMap })}
        />
      )}
      {form.model !== '' && !form.modelMap && <p className="form-note">{say(TEXT.rest)}</p>}
    </>
  )
}
