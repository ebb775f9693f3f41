/** A house table of a family of rulesets: how it is laid over their rules, and what its form needs to know. */
import { type Localized } from '#shared/i18n/localized'
import { type Place } from '#shared/json/decode'
import { type HouseRules } from '../house'
import { type Rows } from '../rows'
import { type ChosenOptions, type RuleOption } from '../ruleset'
import { type FigureForm } from './figureForm'
import { layMapRows, type RowTable } from './rowTables'

/** The parts that every ruleset's rules have. */
export interface PlayableRules {
  readonly name: Localized
  readonly figures: object
  readonly options: readonly RuleOption[]
  /** The choices in force; an option left out has its default. */
  readonly chosen: ChosenOptions
}

/** A table that a scenario may lay over rules of a family: of rows, or of figures. */
export interface HouseTable<R> {
  /** As the file calls it. */
  readonly table: string
  /** The rules with the table laid over them. Throws a `Misfit` when the data is not what the table wants. */
  lay(rules: R, data: unknown, at: Place): R
  /** Of rows: their fields, and the rows of the rules. */
  readonly rows?: { readonly table: RowTable; of(rules: R): readonly unknown[] }
  /** Of figures: the form that edits them, where these rules have such a table. */
  figures?(own: R, play: (house: HouseRules) => R): FigureForm | undefined
}

/** In the order in which they apply: a row may name a row of an earlier table. */
export type HouseTables<R> = readonly HouseTable<R>[]

/** A table of rows of the map, as a house table. */
export function mapTable<R extends { readonly rows: Rows }>(table: RowTable): HouseTable<R> {
  const { of } = table
  return {
    table: table.table,
    lay: (rules, data, at) => ({ ...rules, rows: layMapRows(rules.rows, table, data, at) }),
    rows: { table, of: ({ rows }) => (of === 'weapons' ? [] : rows[of]) },
  }
}
