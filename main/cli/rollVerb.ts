/** Verbs of `resolve` that throw dice for one table, each from its declaration: `combat`, `naphtha`… */
import type { Localized } from '#shared/i18n/localized'
import type { Rolls } from '#shared/rules/resolution/rolls'
import { houseRoll, type HouseRoll, ROLL_OPTIONS, RULESET_OPTION, rulesetOfRoll } from './houseRules'
import { type PrintedRoll, rollAnswer } from './rollAnswer'
import { required } from './values'
import type { Call, Verb, VerbOption } from './verb'

interface RollVerb<K extends keyof Rolls> {
  readonly name: K
  readonly summary: Localized
  /** Before those of every roll. With `RULESET_OPTION` the ruleset must be named; else it is the first that has the roll. */
  readonly options: readonly VerbOption[]
  /** The roll that the words of the call ask for, and the way in which it is printed. */
  ask(call: Call, house: HouseRoll<K>): PrintedRoll | Promise<PrintedRoll>
}

export function rollVerb<K extends keyof Rolls>({ name, summary, options, ask }: RollVerb<K>): Verb {
  const isNamed = options.includes(RULESET_OPTION)
  return {
    name,
    summary,
    options: [...options, ...ROLL_OPTIONS],
    async run(call) {
      const rulesetId = isNamed ? required(call, 'ruleset') : await rulesetOfRoll(call, name)
      const house = await houseRoll(call, rulesetId, name)
      return rollAnswer(call, await ask(call, house), house.overridden)
    },
  }
}
