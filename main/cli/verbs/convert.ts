/** `convert`: a scenario, or a part of it, in another program's format. */
import type { Scenario } from '#shared/document/types'
import { LANGUAGES, type Language, type Localized } from '#shared/i18n/localized'
import { type Warning, warningLines } from '../warnings'
import { checkOverwrite, loadRuleset, loadScenario, refuseFaults, writeFileSafely } from '../scenarioFile'
import { choice, flag, oneOf, required } from '../values'
import { option, type Verb } from '../verb'

const TARGETS = ['csv', 'oob-csv'] as const

interface Converted {
  readonly text: string
  /** The kind and number of what was written: « pions : 30 ». */
  readonly counted: Localized
  readonly warnings: readonly Warning[]
}

export const convert: Verb = {
  name: 'convert',
  summary: {
    fr: 'écrit les types de pions d’un scénario (csv) ou son ordre de bataille (oob-csv) en CSV',
    en: 'write the counter types of a scenario (csv) or its order of battle (oob-csv) as CSV',
  },
  arguments: '<file>',
  options: [
    option('--to <format>', TARGETS.join(', '), TARGETS.join(', ')),
    option('--out <path>', 'fichier à écrire', 'file to write'),
    option(
      '--language <language>',
      'langue du fichier\u202f: fr (séparé par des points-virgules) ou en (par des virgules)',
      'language of the file: fr (separated by semicolons) or en (by commas)',
    ),
    option('--force', 'remplace un fichier existant', 'replace an existing file'),
  ],

  async run(call) {
    const [from] = call.arguments as [string]
    const target = oneOf(required(call, 'to'), TARGETS, '--to')
    const out = required(call, 'out')
    const language = choice(call, 'language', LANGUAGES) ?? call.language
    const scenario = await loadScenario(from)
    const { text, counted, warnings } = await CONVERTERS[target](scenario, from, language)
    await checkOverwrite(out, flag(call, 'force'))
    await writeFileSafely(out, text)
    const done = call.language === 'fr' ? `${out}\u202f: ${counted.fr}` : `${out}: ${counted.en}`
    return {
      json: { file: out, warnings },
      text: [done, ...warningLines(warnings, call.language)].join('\n'),
    }
  },
}

type Converter = (scenario: Scenario, from: string, language: Language) => Promise<Converted>

const CONVERTERS: Readonly<Record<(typeof TARGETS)[number], Converter>> = {
  async csv(scenario, from, language) {
    const { writeCsv } = await import('#shared/armies/csv/writeCsv')
    const played = (await loadRuleset(scenario.ruleset, from)).under(scenario)
    refuseFaults(played, from)
    const art = Object.values(scenario.counterTypes).filter(({ faces }) =>
      Object.values(faces).some(({ image }) => image !== undefined),
    ).length
    const message = {
      fr: `art propre laissé de côté, types\u202f: ${art}`,
      en: `own art left out, types: ${art}`,
    }
    const types = Object.keys(scenario.counterTypes).length
    return {
      text: writeCsv(scenario, played.ruleset.counterSchema, language),
      counted: { fr: `types de pions\u202f: ${types}`, en: `counter types: ${types}` },
      warnings: art > 0 ? [{ message }] : [],
    }
  },
  async 'oob-csv'(scenario, _from, language) {
    const { writeBattleCsv } = await import('#shared/armies/battleCsv/writeBattleCsv')
    const counters = Object.keys(scenario.counters).length
    return {
      text: writeBattleCsv(scenario, language),
      counted: { fr: `pions\u202f: ${counters}`, en: `counters: ${counters}` },
      warnings: [],
    }
  },
}
