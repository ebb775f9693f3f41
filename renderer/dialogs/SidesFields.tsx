/** The sides of a new scenario: how many, their names and colours. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { ColorInput } from '../ui/controls/ColorField'
import { SelectField } from '../ui/controls/fields'
import { useSay } from '../ui/EditorContext'
import { type FormSide, MOST_SIDES, type NewScenarioForm, ordinarySideName } from './newScenarioForm'
import { withSideCount } from './newScenarioSides'

const TEXT = {
  sides: localized('Camps', 'Sides'),
  later: localized('Aucun pour l’instant', 'None for now'),
}

const COUNTS = Array.from({ length: MOST_SIDES + 1 }, (_, count) => ({
  id: String(count),
  name: count === 0 ? TEXT.later : localized(String(count), String(count)),
}))

export function SidesFields(props: {
  readonly form: NewScenarioForm
  readonly onChange: (form: NewScenarioForm) => void
}): ReactNode {
  const { form, onChange } = props
  const change = (at: number, part: Partial<FormSide>): void =>
    onChange({
      ...form,
      sides: form.sides.map((side, index) => (index === at ? { ...side, ...part } : side)),
    })
  return (
    <>
      <SelectField
        label={TEXT.sides}
        value={String(form.sides.length)}
        options={COUNTS}
        onChange={(count) => onChange(withSideCount(form, Number(count)))}
      />
      {form.sides.map((side, index) => (
        <SideField key={index} side={side} index={index} onChange={(part) => change(index, part)} />
      ))}
    </>
  )
}

function SideField(props: {
  readonly side: FormSide
  readonly index: number
  readonly onChange: (part: Partial<FormSide>) => void
}): ReactNode {
  const { side, index, onChange } = props
  const say = useSay()
  const ordinary = say(ordinarySideName(index))
  const called = side.name.trim() || ordinary
  return (
    <div className="new-scenario-side">
      <input
        className="input"
        aria-label={say(localized(`Nom du camp ${index + 1}`, `Name of side ${index + 1}`))}
        placeholder={ordinary}
        value={side.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <ColorInput
        label={localized(`Couleur\u202f: ${called}`, `Colour: ${called}`)}
        color={side.color}
        onPick={(color) => onChange({ color })}
      />
    </div>
  )
}
