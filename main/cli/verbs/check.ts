/** `check`: checks scenario files by their rules. Exit code 1 when some finding is an error. */
import { type Finding, SEVERITIES, type Severity } from '#shared/checks/finding'
import type { Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { colon, type Language, type Localized } from '#shared/i18n/localized'
import { loadRuleset, loadScenario } from '../scenarioFile'
import { choice } from '../values'
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
  ],
  async run(call) {
    const least = SEVERITIES.indexOf(choice(call, 'severity', SEVERITIES) ?? 'hint')
    const found: ReturnType<typeof described>[] = []
    for (const file of call.arguments) {
      const scenario = await loadScenario(file)
      const ruleset = await loadRuleset(scenario.ruleset, file)
      const { runChecks } = await import('#shared/checks/runChecks')
      const { analysisOf } = await import('#shared/rules/registry/analyses')
      const { MEASURES } = await import('#shared/painter/picture/measures')
      for (const finding of runChecks(scenario, ruleset, analysisOf(ruleset.id), MEASURES))
        if (SEVERITIES.indexOf(finding.severity) <= least)
          found.push(described(finding, file, scenario, call.language))
    }
    const count = (severity: Severity): number => found.filter((one) => one.severity === severity).length
    const [errors, warnings, hints] = [count('error'), count('warning'), count('hint')]
    const lines = found.map((one) => findingLine(one, call.language))
    return {
      json: { findings: found, errors, warnings, hints },
      text: [...lines, summary(errors, warnings, hints, call.language)].join('\n'),
      exitCode: errors > 0 ? 1 : 0,
    }
  },
}

// A finding with the user's names for its places, its sentence in one language.
function described(finding: Finding, file: string, scenario: Scenario, language: Language) {
  return {
    file,
    code: finding.code,
    rule: finding.rule,
    severity: finding.severity,
    message: finding.message[language],
    hexes: finding.hexes.map((key) => nameOfHex(scenario, parseHexKey(key))),
    hexsides: finding.hexsides.map((key) => nameOfHexside(scenario, parseHexsideKey(key))),
    counters: finding.counters,
    sides: finding.sides,
    ...(finding.fix && { fix: { name: finding.fix.name[language], ...finding.fix.call } }),
  }
}

function findingLine(found: ReturnType<typeof described>, language: Language): string {
  const severity = SEVERITY_NAMES[found.severity][language]
  return `${found.file}${colon(language)} ${severity} ${found.code}${colon(language)} ${found.message}`
}

function summary(errors: number, warnings: number, hints: number, language: Language): string {
  // "0 errors", but « 0 erreur ».
  const one = (count: number): boolean => count === 1 || (count === 0 && language === 'fr')
  const plural = (count: number, word: string): string => `${count} ${word}${one(count) ? '' : 's'}`
  const names = SEVERITIES.map((severity) => SEVERITY_NAMES[severity][language])
  return [errors, warnings, hints].map((count, index) => plural(count, names[index] as string)).join(', ')
}
