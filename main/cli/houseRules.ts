/** Reads `--scenario` and `--option` of `resolve` and `tables`: the options and house tables that apply. */
import type { HouseRules } from '#shared/rules/contract/house'
import type { Rolls } from '#shared/rules/resolution/rolls'
import type { ChosenOptions, Ruleset } from '#shared/rules/contract/ruleset'
import { Refusal } from './refusal'
import { loadRuleset, loadScenario, refuseFaults } from './scenarioFile'
import { each, oneOf, required, word } from './values'
import { type Call, option, type VerbOption } from './verb'

export const HOUSE_OPTIONS: readonly VerbOption[] = [
  option(
    '--scenario <file>',
    'scénario dont les options et tables valent',
    'scenario whose options and tables apply',
  ),
  { ...option('--option <name=value>', 'option du jeu de règles', 'option of the ruleset'), repeated: true },
]

export const RULESET_OPTION = option('--ruleset <id>', 'jeu de règles', 'ruleset')

/** The option of a roll that needs no ruleset: see `rulesetOfRoll`. */
export const ANY_RULESET_OPTION = option(
  '--ruleset <id>',
  'jeu de règles\u202f; sinon le premier qui a ce jet',
  'ruleset; else the first that has this roll',
)

/** The options of every verb that throws a die. */
export const ROLL_OPTIONS: readonly VerbOption[] = [
  option('--die <n>', 'le dé lancé, sinon les chances', 'the die rolled, else the chances'),
  ...HOUSE_OPTIONS,
]

/** The answer's part about house tables: nothing unless a scenario was named. */
export type Overridden = (...tableIds: readonly string[]) => { readonly overridden?: readonly string[] }

/** The part of a ruleset that `resolve` uses. */
export interface HouseRoll<K extends keyof Rolls> {
  readonly ruleset: Ruleset
  readonly rolls: Rolls
  /** The roll that was asked for. */
  readonly roll: Required<Rolls>[K]
  readonly overridden: Overridden
}

/**
 * A roll as `--scenario` and `--option` have it. A scenario with a house table or an option that does not apply is refused,
 * located; so are rules without this roll.
 * @param wanted the refusal names the rulesets that have this roll: another one when `kind` is what it is part of.
 */
export async function houseRoll<K extends keyof Rolls>(
  call: Call,
  rulesetId: string,
  kind: K,
  wanted: keyof Rolls = kind,
): Promise<HouseRoll<K>> {
  const known = await loadRuleset(rulesetId, '--ruleset')
  if (!(await rollsOf(rulesetId))[kind]) {
    const having = (await rulesetsWith((rolls) => rolls[wanted])).join(', ')
    throw new Refusal(
      `--ruleset\u202f: ${rulesetId} n’a pas ce jet\u202f; attendu\u202f: ${having}`,
      `--ruleset: ${rulesetId} has no such roll, expected ${having}`,
    )
  }
  const { house, ...played } = await houseRuleset(call, known)
  const rolls = await rollsOf(rulesetId, house)
  return { ...played, rolls, roll: rolls[kind] as Required<Rolls>[K] }
}

/** The ruleset of `--ruleset`, else the first that has the roll. */
export async function rulesetOfRoll(call: Call, kind: keyof Rolls): Promise<string> {
  const [first] = await rulesetsWith((rolls) => rolls[kind])
  return word(call, 'ruleset') ?? first ?? required(call, 'ruleset')
}

/** The ids of the rulesets whose own rolls satisfy this, in the order of the program. */
export async function rulesetsWith(has: (rolls: Rolls) => unknown): Promise<readonly string[]> {
  const { RULESET_IDS } = await import('#shared/rules/registry/registry')
  const having = await Promise.all(RULESET_IDS.map(async (id) => (has(await rollsOf(id)) ? [id] : [])))
  return having.flat()
}

async function rollsOf(
  rulesetId: string,
  house: HouseRules = { options: {}, houseTables: {} },
): Promise<Rolls> {
  const { resolutionOf } = await import('#shared/rules/registry/parts')
  return resolutionOf(rulesetId)?.rolls(house) ?? {}
}

/** A ruleset as `--scenario` and `--option` have it; what does not apply is refused. */
export async function houseRuleset(
  call: Call,
  known: Ruleset,
): Promise<{ readonly house: HouseRules; readonly ruleset: Ruleset; readonly overridden: Overridden }> {
  const given = givenOptions(call, known)
  const file = word(call, 'scenario')
  if (file === undefined) {
    const house = { options: given, houseTables: {} }
    return { house, ruleset: known.under(house).ruleset, overridden: () => ({}) }
  }
  const scenario = await loadScenario(file)
  if (scenario.ruleset !== known.id)
    throw new Refusal(
      `${file}\u202f: ce scénario suit «\u202f${scenario.ruleset}\u202f»\u202f; attendu\u202f: ${known.id}`,
      `${file}: this scenario follows "${scenario.ruleset}", expected ${known.id}`,
    )
  const house = { options: { ...scenario.options, ...given }, houseTables: scenario.houseTables }
  const { ruleset, ...effect } = known.under(house)
  refuseFaults(effect, file)
  const overridden: Overridden = (...ids) => ({
    overridden: ids.filter((id) => effect.overridden.includes(id)),
  })
  return { house, ruleset, overridden }
}

function givenOptions(call: Call, ruleset: Ruleset): ChosenOptions {
  return Object.fromEntries(
    each(call, 'option').map((text) => {
      const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? []
      if (name !== undefined && value !== undefined) return checkedOption(ruleset, name, value)
      throw new Refusal(
        `--option\u202f: «\u202f${text}\u202f»\u202f; attendu\u202f: NOM=VALEUR`,
        `--option: "${text}", expected NAME=VALUE`,
      )
    }),
  )
}

function checkedOption({ options }: Ruleset, name: string, value: string): readonly [string, string] {
  const ids = options.map(({ id }) => id)
  const id = oneOf(name, ids, '--option')
  const choices = options.find((option) => option.id === id)?.choices ?? []
  const choiceIds = choices.map((one) => one.id)
  return [id, oneOf(value, choiceIds, `--option ${id}`)]
}
