/** The form that edits a house table of figures: its data in full as the file would give it, arranged as grids. */
import { type Path } from '#shared/i18n/jsonInWords'
import { type Localized } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { type HouseRules } from '#shared/rules/contract/house'
import { type Field } from '../fields/field'

/** The place of a figure in its table's data. */
export interface FigurePlace {
  readonly path: Path
  /** Is this one in the list at the path? */
  readonly member?: Json
  /** A number is kept under this key of an object at the path. */
  readonly inside?: string
}

export interface FigureCell extends FigurePlace {
  readonly field: Field<unknown>
}

/** A grid: undefined = an empty cell. */
export interface FigureGrid {
  readonly title: Localized | undefined
  readonly columns: readonly Localized[]
  readonly rows: readonly { readonly label: Localized; readonly cells: readonly (FigureCell | undefined)[] }[]
}

/** A table under house rules. */
export interface FigureSheet {
  /** All that the table can hold. */
  readonly written: Json
  readonly grids: readonly FigureGrid[]
  /** The meanings of letters. */
  readonly legend: readonly { readonly letter: string; readonly meaning: Localized }[]
}

export interface FigureForm {
  /** As the file calls it. */
  readonly table: string
  /** For a table that the ruleset does not print. */
  readonly title?: Localized
  under(house: HouseRules): FigureSheet
}
