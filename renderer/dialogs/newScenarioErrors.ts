/** The faults of the form of the new-scenario dialog. */
import { type Localized, localized } from '#shared/i18n/localized'
import { parseMm } from '../i18n/numberIn'
import { type NewScenarioForm } from './newScenarioForm'

export const MAP_SIZE = { min: 1, max: 1000 } as const

const HEX_MM = { min: 5, max: 100 } as const

export interface FormErrors {
  readonly columns?: Localized
  readonly rows?: Localized
  readonly hexMm?: Localized
}

/** The faults of the form, field by field; empty when a scenario can be made. */
export function formErrors(form: NewScenarioForm): FormErrors {
  const size = localized('Un nombre entier de 1 à 1\u202f000.', 'A whole number from 1 to 1,000.')
  const wholeInRange = (text: string): boolean =>
    /^\d+$/.test(text.trim()) && Number(text) >= MAP_SIZE.min && Number(text) <= MAP_SIZE.max
  const mm = parseMm(form.hexMm)
  return {
    ...(wholeInRange(form.columns) ? {} : { columns: size }),
    ...(wholeInRange(form.rows) ? {} : { rows: size }),
    ...(mm >= HEX_MM.min && mm <= HEX_MM.max
      ? {}
      : { hexMm: localized('De 5 à 100\u202fmm.', 'From 5 to 100 mm.') }),
  }
}
