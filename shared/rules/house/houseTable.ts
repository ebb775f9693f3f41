/** A house table of a family of rulesets: how it is applied to their rules, and the form that edits it. */
import { type Localized } from '#shared/i18n/localized'
import { type Place } from '#shared/json/decode'
import { type HouseRules } from '#shared/rules/contract/house'
import { type ChosenOptions, type RuleOption } from '#shared/rules/contract/ruleset'
import { type FigureForm } from './figureForm'
import { type RowForm } from './rowForm'

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
  /** Undefined = these rules have no such table. */
  form(own: R, play: (house: HouseRules) => R): RowForm | FigureForm | undefined
}

/** In the order in which they apply: a row may name a row of an earlier table. */
export type HouseTables<R> = readonly HouseTable<R>[]
