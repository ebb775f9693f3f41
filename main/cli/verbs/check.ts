/** `check`: checks scenario files by their rules. Exit code 1 when some finding that is not silenced is an error. */
import type { FindingsData } from '#shared/checks/findingsReport'
import { SEVERITIES, type Severity } from '#shared/checks/finding'
import { colon, type Language, type Localized } from '#shared/i18n/localized'
import { loadRuleset, loadScenario } from '../scenarioFile'
import { choice, flag } from '../values'
import { option, type Verb } from '../verb'

const SEVERITY_NAMES: Record<Severity, Localized> = {
  error: { fr: 'erreur', en: 'error' },
  warning: { fr: 'avertissement', en: 'warning' },
  hint: { fr: 'conseil', en: 'hint' },
}

export const check: Verb = {
  name: 'check',
  summary: { fr: 'vérifie des scénarios par les règles', en: 'check scenarios by the rules' },
  arguments: '<files...>',
  options: [
    option(
      '--severity <least>',
      'gravité minimale à montrer\u202f: error, warning ou hint (hint)',
      'least severity to show: error, warning or hint (hint)',
    ),
    option('--markdown', 'le rapport, en Markdown', 'the report, as Markdown'),
  ],
  async run(call) {
    const least = SEVERITIES.indexOf(choice(call, 'severity', SEVERITIES) ?? 'hint')
    const shown = (severity: Severity): boolean => SEVERITIES.indexOf(severity) <= least
    const date = new Date().toISOString().slice(0, 10)
    const { language } = call
    const files: FindingsData[] = []
    const reports: string[] = []
    for (const file of call.arguments) {
      const scenario = await loadScenario(file)
      const ruleset = await loadRuleset(scenario.ruleset, file)
      const { runChecks } = await import('#shared/checks/runChecks')
      const { silencing } = await import('#shared/checks/silencing')
      const { findingsAsData, findingsMarkdown } = await import('#shared/checks/findingsReport')
      const { analysisOf } = await import('#shared/rules/registry/parts')
      const { MEASURES } = await import('#shared/painter/picture/measures')
      const found = runChecks(scenario, ruleset, analysisOf(ruleset.id), MEASURES)
      const all = silencing(found, scenario.silenced)
      const told = {
        ...all,
        open: all.open.filter(({ severity }) => shown(severity)),
        silenced: all.silenced.filter(({ finding }) => shown(finding.severity)),
      }
      files.push(findingsAsData(told, file, scenario, language))
      if (flag(call, 'markdown'))
        reports.push(findingsMarkdown({ scenario, silencing: told, rules: ruleset.name, date, language }))
    }
    const { findingsDocument } = await import('#shared/checks/findingsReport')
    const json = findingsDocument(files)
    const lines = json.findings.map((one) => findingLine(one, language))
    const text = flag(call, 'markdown')
      ? reports.join('\n').trimEnd()
      : [...lines, summary(json, language)].join('\n')
    return { json, text, exitCode: json.errors > 0 ? 1 : 0 }
  },
}

function findingLine(found: FindingsData['findings'][number], language: Language): string {
  const severity = SEVERITY_NAMES[found.severity][language]
  return `${found.file}${colon(language)} ${severity} ${found.code}${colon(language)} ${found.message}`
}

interface Counts {
  readonly errors: number
  readonly warnings: number
  readonly hints: number
  readonly silenced?: readonly unknown[]
}

function summary({ errors, warnings, hints, silenced = [] }: Counts, language: Language): string {
  // "0 errors", but « 0 erreur ».
  const one = (count: number): boolean => count === 1 || (count === 0 && language === 'fr')
  const plural = (count: number, word: string): string => `${count} ${word}${one(count) ? '' : 's'}`
  const names = SEVERITIES.map((severity) => SEVERITY_NAMES[severity][language])
  const counts = [errors, warnings, hints].map((count, index) => plural(count, names[index] as string))
  const silent = language === 'fr' ? plural(silenced.length, 'tu') : `${silenced.length} silenced`
  return [...counts, ...(silenced.length > 0 ? [silent] : [])].join(', ')
}
