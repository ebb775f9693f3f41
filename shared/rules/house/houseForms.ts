/** The forms that edit the house tables of a family of rules: one for each table that its rules have. */
import { type FigureForm } from './figureForm'
import { type HouseTables } from './houseTable'
import { type Play } from './playedRules'
import { type RowForm } from './rowForm'

export interface HouseForms {
  readonly rows: readonly RowForm[]
  readonly figures: readonly FigureForm[]
}

export function houseForms<R>(own: R, tables: HouseTables<R>, play: Play<R>): HouseForms {
  const forms = tables.flatMap((table) => table.form(own, (house) => play(own, house).rules) ?? [])
  return {
    rows: forms.flatMap((form) => ('rows' in form ? form : [])),
    figures: forms.flatMap((form) => ('under' in form ? form : [])),
  }
}
