/** `--scenario` and `--option` of `resolve` and `tables`: whose options and house tables apply. */
import { notYet, Refusal } from './refusal'
import { loadScenario } from './scenarioFile'
import { word } from './values'
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

/**
 * `{overridden: []}` when a scenario was named that replaces none of these tables, else nothing. A scenario that does
 * replace one, and options, are refused: silently giving the ruleset's own figures would be wrong.
 */
export async function houseRules(
  call: Call,
  rulesetId: string,
  tableIds: readonly string[],
): Promise<{ overridden?: readonly string[] }> {
  const options = call.options['option']
  if (Array.isArray(options) && options.length > 0) throw notYet(`--option ${String(options[0])}`)
  const file = word(call, 'scenario')
  if (file === undefined) return {}
  const scenario = await loadScenario(file)
  if (scenario.ruleset !== rulesetId)
    throw new Refusal(
      `${file}\u202f: ce scénario suit « ${scenario.ruleset} »\u202f; attendu\u202f: ${rulesetId}`,
      `${file}: this scenario follows "${scenario.ruleset}", expected ${rulesetId}`,
    )
  const replaced = tableIds.find((id) => id in scenario.houseTables)
  if (replaced !== undefined) throw notYet(`${file} houseTables.${replaced}`)
  return { overridden: [] }
}
