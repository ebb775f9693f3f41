/** The report of the findings (CHK-11) as Markdown and as JSON: the page and the command line write the same bytes. */
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { titleIn } from '#shared/document/authorText'
import { namedIn, thingIn } from '#shared/document/namedIn'
import { type Silenced } from '#shared/document/silenced'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { counterName } from '#shared/document/counters'
import { parseHexKey } from '#shared/hex/axial'
import { parseHexsideKey } from '#shared/hex/hexside'
import { colon, type Language, type Localized, localized } from '#shared/i18n/localized'
import { legible } from '#shared/i18n/quotable'
import { type Finding, SEVERITIES, type Severity } from './finding'
import { CHECKS } from './index'
import { type SilencedFinding, type Silencing } from './silencing'

/** A finding with the user's names for its places, its sentence in one language. */
function findingAsData(finding: Finding, file: string, scenario: Scenario, language: Language) {
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

type FindingData = ReturnType<typeof findingAsData>

/** The findings of one file as data; `silenced` have the author's reason. */
export interface FindingsData {
  readonly findings: readonly FindingData[]
  readonly silenced: readonly (FindingData & { readonly reason: string })[]
}

export function findingsAsData(
  { open, silenced }: Silencing,
  file: string,
  scenario: Scenario,
  language: Language,
): FindingsData {
  const named = namedIn(scenario, language)
  const asData = (finding: Finding): FindingData => findingAsData(finding, file, named, language)
  return {
    findings: open.map(asData),
    silenced: silenced.map(({ finding, by }) => ({
      ...asData(finding),
      reason: thingIn(by, language).reason,
    })),
  }
}

/** The JSON document of one or more files; `silenced` stands there only where something is. */
export function findingsDocument(files: readonly FindingsData[]) {
  const findings = files.flatMap((file) => file.findings)
  const silenced = files.flatMap((file) => file.silenced)
  const count = (severity: Severity): number => findings.filter((one) => one.severity === severity).length
  return {
    findings,
    errors: count('error'),
    warnings: count('warning'),
    hints: count('hint'),
    ...(silenced.length > 0 && { silenced }),
  }
}

/** The JSON document as text, with the end of its last line. */
export function findingsJson(files: readonly FindingsData[]): string {
  return `${JSON.stringify(findingsDocument(files), null, 2)}\n`
}

const TEXT = {
  report: localized('Constats', 'Findings'),
  untitled: localized('Sans titre', 'Untitled'),
  rules: localized('Règles', 'Rules'),
  date: localized('Date', 'Date'),
  severity: localized('Gravité', 'Severity'),
  number: localized('Nombre', 'Number'),
  none: localized('Rien à signaler.', 'Nothing to report.'),
  silenced: localized('Constats tus', 'Silenced findings'),
  checks: localized('Contrôles tus', 'Silenced checks'),
  reason: localized('Raison', 'Reason'),
}

const SECTIONS: Readonly<Record<Severity, Localized>> = {
  error: localized('Erreurs', 'Errors'),
  warning: localized('Avertissements', 'Warnings'),
  hint: localized('Conseils', 'Hints'),
}

interface ReportOn {
  readonly scenario: Scenario
  readonly silencing: Silencing
  /** The name of its ruleset. */
  readonly rules: Localized
  /** ISO date of the report, `2026-11-24`. */
  readonly date: string
  readonly language: Language
}

/** Markdown to read or to print: counts, then the findings by severity, then what is silenced and why. */
export function findingsMarkdown({ silencing, rules, date, language, ...on }: ReportOn): string {
  const scenario = namedIn(on.scenario, language)
  const say = (words: Localized): string => words[language]
  const line = (name: Localized, value: string): string => `- ${say(name)}${colon(language)} ${value}`
  const { open, silenced, checks } = silencing
  const counts = SEVERITIES.map((severity): [Localized, number] => [
    SECTIONS[severity],
    open.filter((one) => one.severity === severity).length,
  ])
  const rows = silenced.length > 0 ? [...counts, [TEXT.silenced, silenced.length] as const] : counts
  const sections = SEVERITIES.flatMap((severity) => {
    const found = open.filter((one) => one.severity === severity)
    return section(
      say(SECTIONS[severity]),
      found.map((finding) => entry(finding, scenario, language)),
    )
  })
  return [
    `# ${say(TEXT.report)}${colon(language)} ${plain(titleIn(scenario.info, language)) || say(TEXT.untitled)}`,
    '',
    line(TEXT.rules, plain(say(rules))),
    line(TEXT.date, date),
    '',
    `| ${say(TEXT.severity)} | ${say(TEXT.number)} |`,
    '| --- | ---: |',
    ...rows.map(([name, count]) => `| ${say(name)} | ${count} |`),
    ...(open.length === 0 ? ['', say(TEXT.none)] : []),
    ...sections,
    ...section(
      say(TEXT.silenced),
      silenced.map((one) => silencedEntry(one, scenario, language)),
    ),
    ...section(
      say(TEXT.checks),
      checks.map((one) => withReason(`${titleOfCheck(one.code)[language]} \\[${one.code}\\]`, one, language)),
    ),
    '',
  ].join('\n')
}

function section(title: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : ['', `## ${title}`, '', ...entries.map((one) => `- ${one}`)]
}

// Its sentence names the rule at its end.
function entry(finding: Finding, scenario: Scenario, language: Language): string {
  const place = placesOf(finding, scenario)
  const sentence = plain(finding.message[language])
  return `${place === '' ? '' : `**${plain(place)}** — `}${sentence} \\[${finding.code}\\]`
}

function silencedEntry({ finding, by }: SilencedFinding, scenario: Scenario, language: Language): string {
  return withReason(`~~${entry(finding, scenario, language)}~~`, by, language)
}

function withReason(text: string, silenced: Silenced, language: Language): string {
  const { reason } = thingIn(silenced, language)
  return `${text}\n  ${TEXT.reason[language]}${colon(language)} ${plain(reason)}`
}

/** The user's names of what a finding, or an entry that silences one, is about: hexes, sides of hexes, counters, belligerents. */
export function placesOf(
  { hexes, hexsides, counters, sides }: Pick<Finding, 'hexes' | 'hexsides' | 'counters' | 'sides'>,
  scenario: Scenario,
): string {
  const places = [
    ...hexes.map((key) => nameOfHex(scenario, parseHexKey(key))),
    ...hexsides.map((key) => nameOfHexside(scenario, parseHexsideKey(key))),
  ]
  if (places.length > 0) return places.join(', ')
  return [
    ...counters.map((id: CounterId) => (scenario.counters[id] ? counterName(scenario, id) : id)),
    ...sides.map((id: SideId) => scenario.sides[id]?.name ?? id),
  ].join(', ')
}

/** The title of a check; its code where this version has no such check. */
export function titleOfCheck(code: string): Localized {
  return CHECKS.find((check) => check.code === code)?.title ?? { fr: code, en: code }
}

// A text of the author's as it is read, on one line: its signs are no Markdown.
function plain(text: string): string {
  return legible(text.replace(/\s*\n\s*/gu, ' '))
    .trim()
    .replace(/[\\`*_[\]<>|~#]/gu, '\\$&')
}
