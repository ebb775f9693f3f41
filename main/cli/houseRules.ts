/** `--scenario` and `--option` of `resolve` and `tables`: whose options and house tables apply. */
import type { ChosenOptions, Ruleset } from '#shared/rules/ruleset'
import { notYet, Refusal } from './refusal'
import { loadRuleset, loadScenario } from './scenarioFile'
import { oneOf, word } from './values'
import type { Call, VerbOption } from './verb'

export const HOUSE_OPTIONS: readonly VerbOption[] = [
  {
    flags: '--scenario <file>',
    text: { fr: 'scénario dont les options et tables valent', en: 'scenario whose options and tables apply' },
  },
  {
    flags: '--option <name=value>',
    text: { fr: 'option du jeu de règles', en: 'option of the ruleset' },
    repeated: true,
  },
]

export interface HouseSettings {
  /** The choice in force for every option of the ruleset. */
  readonly options: ChosenOptions
  /** What the answer says about the scenario's tables. */
  readonly answer: { readonly overridden?: readonly string[] }
}

/**
 * What `--scenario` and `--option` change. The answer is `{overridden: []}` when a scenario was named that replaces
 * none of these tables, else nothing. A scenario that does replace one is refused: silently giving the ruleset's own
 * figures would be wrong.
 */
export async function houseSettings(
  call: Call,
  rulesetId: string,
  tableIds: readonly string[],
): Promise<HouseSettings> {
  const ruleset = await loadRuleset(rulesetId, '--ruleset')
  const given = givenOptions(call, ruleset)
  const defaults = Object.fromEntries(ruleset.options.map((option) => [option.id, option.default]))
  const file = word(call, 'scenario')
  if (file === undefined) return { options: { ...defaults, ...given }, answer: {} }
  const scenario = await loadScenario(file)
  if (scenario.ruleset !== rulesetId)
    throw new Refusal(
      `${file}\u202f: ce scénario suit «\u202f${scenario.ruleset}\u202f»\u202f; attendu\u202f: ${rulesetId}`,
      `${file}: this scenario follows "${scenario.ruleset}", expected ${rulesetId}`,
    )
  const replaced = tableIds.find((id) => id in scenario.houseTables)
  if (replaced !== undefined) throw notYet(`${file} houseTables.${replaced}`)
  const ofScenario = Object.entries(scenario.options).map(([name, value]) =>
    checkedOption(
      ruleset,
      [name, typeof value === 'string' ? value : JSON.stringify(value)],
      `${file} options`,
    ),
  )
  return { options: { ...defaults, ...Object.fromEntries(ofScenario), ...given }, answer: { overridden: [] } }
}

/** The answer's part of `houseSettings`, for a roll that no option changes; wrong options are refused all the same. */
export async function houseRules(
  call: Call,
  rulesetId: string,
  tableIds: readonly string[],
): Promise<HouseSettings['answer']> {
  return (await houseSettings(call, rulesetId, tableIds)).answer
}

function givenOptions({ options }: Call, ruleset: Ruleset): ChosenOptions {
  const words = options['option']
  if (!Array.isArray(words)) return {}
  return Object.fromEntries(
    (words as readonly string[]).map((text) => {
      const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? []
      if (name !== undefined && value !== undefined) return checkedOption(ruleset, [name, value], '--option')
      throw new Refusal(
        `--option\u202f: «\u202f${text}\u202f»\u202f; attendu\u202f: NOM=VALEUR`,
        `--option: "${text}", expected NAME=VALUE`,
      )
    }),
  )
}

function checkedOption(
  { options }: Ruleset,
  [name, value]: readonly [string, string],
  where: string,
): readonly [string, string] {
  const ids = options.map(({ id }) => id)
  const id = oneOf(name, ids, where)
  const choices = options.find((option) => option.id === id)?.choices ?? []
  const choiceIds = choices.map((one) => one.id)
  return [id, oneOf(value, choiceIds, `${where} ${id}`)]
}
