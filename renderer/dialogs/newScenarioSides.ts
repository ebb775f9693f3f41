/** The number of sides in the form of a new scenario; apart from it, because the form makes the first document of the page. */
import { nextSideColor } from '#shared/document/sideColors'
import { type NewScenarioForm } from './newScenarioForm'

/** So many sides: those that are there already keep their names and colours. */
export function withSideCount(form: NewScenarioForm, count: number): NewScenarioForm {
  const sides = Array.from(
    { length: count },
    (_, index) => form.sides[index] ?? { name: '', color: nextSideColor(index) },
  )
  return { ...form, sides }
}
