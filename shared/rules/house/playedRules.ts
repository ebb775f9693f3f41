/** Rules as a scenario plays them: its options chosen, its house tables applied to rows and figures. */
import {
  type HouseEffect,
  type HouseFault,
  type HouseRules,
  oncePerHouse,
} from '#shared/rules/contract/house'
import { type ChosenOptions } from '#shared/rules/contract/ruleset'
import { oneOf } from '#shared/json/decode'
import { Misfit } from '#shared/json/misfit'
import { type HouseTables, type PlayableRules } from './houseTable'

export interface PlayedRules<R> extends HouseEffect {
  readonly rules: R
}

export type Play<R> = (rules: R, house: HouseRules) => PlayedRules<R>

/**
 * Plays rules of a family that has these house tables. The answer is the rules themselves when nothing differs, and the
 * same object for the same `options` and `houseTables` objects. Asked of rules that are played already, it starts anew from
 * the ruleset's own. A faulty house table is left out as a whole and reported. @rule SCN-1
 * @param withChosenRows the rules with the rows that the chosen options change; house tables are applied to these.
 */
export function playing<R extends PlayableRules>(
  tables: HouseTables<R>,
  withChosenRows: (rules: R) => R = (rules) => rules,
): Play<R> {
  const known = new WeakMap<R, (house: HouseRules) => PlayedRules<R>>()
  return (rules, house) => {
    const playingOf =
      known.get(rules) ??
      oncePerHouse((asked) => {
        const played = play(tables, withChosenRows, rules, asked)
        known.set(played.rules, playingOf)
        return played
      })
    known.set(rules, playingOf)
    return playingOf(house)
  }
}

function play<R extends PlayableRules>(
  tables: HouseTables<R>,
  withChosenRows: (rules: R) => R,
  base: R,
  { options, houseTables }: HouseRules,
): PlayedRules<R> {
  const faults: HouseFault[] = []
  const attempt = <T>(otherwise: T, make: () => T): T => {
    try {
      return make()
    } catch (error) {
      if (!(error instanceof Misfit)) throw error
      faults.push({ path: error.path, problem: error.problem })
      return otherwise
    }
  }
  let rules = base
  for (const [id, value] of Object.entries(options))
    rules = attempt(rules, () => ({ ...rules, chosen: { ...rules.chosen, ...choose(base, id, value) } }))
  rules = withChosenRows(rules)
  const overridden: string[] = []
  // In the order of the tables, not of the file: a row may name a row of an earlier table.
  for (const table of tables) {
    const { table: id } = table
    const data = houseTables[id]
    if (data === undefined) continue
    const before = rules
    rules = attempt(before, () => table.lay(before, data, { path: ['houseTables', id] }))
    if (rules !== before) overridden.push(id)
  }
  const known = tables.map(({ table }) => table)
  for (const id of Object.keys(houseTables))
    if (!known.includes(id)) attempt(undefined, () => oneOf(known)(id, { path: ['houseTables', id] }))
  return { rules, overridden, faults }
}

function choose({ options }: PlayableRules, id: string, value: unknown): ChosenOptions {
  const known = oneOf(options.map((option) => option.id))(id, { path: ['options', id] })
  const choices = options.find((option) => option.id === known)?.choices ?? []
  return { [id]: oneOf(choices.map((choice) => choice.id))(value, { path: ['options', id] }) }
}
