/**
 * House rules: the options that a scenario chooses and the tables that its author replaces (SCN-1), laid over the
 * ruleset that the scenario names.
 */
import { type Scenario } from '#shared/document/types'
import { type Path } from '#shared/i18n/jsonInWords'
import { type Localized } from '#shared/i18n/localized'

/** The parts of a scenario that change its rules. */
export type HouseRules = Pick<Scenario, 'options' | 'houseTables'>

/** The fault of an option or a house table; the ruleset's own stays in force. */
export interface HouseFault {
  /**
   * The keys from the top of the file to what does not fit, down to table or option at least: `["houseTables", "terrain", 0,
   * "costFoot"]`.
   */
  readonly path: Path
  /** The value found there, and the one expected. */
  readonly problem: Localized
}

/** The effect of house rules on a ruleset. */
export interface HouseEffect {
  /** The house tables that apply, by id. */
  readonly overridden: readonly string[]
  readonly faults: readonly HouseFault[]
}

/** One object: what is made without tables is made once for the same options. */
const NONE = {}

/** The options over the ruleset's own tables. */
export function withoutTables({ options }: HouseRules): HouseRules {
  return { options, houseTables: NONE }
}

/**
 * Memoizes what is made from house rules, for each pair of `options` and `houseTables` objects: a document shares
 * them between its states until one of them changes.
 */
export function oncePerHouse<T>(make: (house: HouseRules) => T): (house: HouseRules) => T {
  const made = new WeakMap<object, WeakMap<object, T>>()
  return ({ options, houseTables }) => {
    const byTables = made.get(options) ?? new WeakMap<object, T>()
    made.set(options, byTables)
    const known = byTables.get(houseTables)
    if (known !== undefined) return known
    const fresh = make({ options, houseTables })
    byTables.set(houseTables, fresh)
    return fresh
  }
}
