/** Running the checks: all of them at once, or after an edit only those that read what changed. */
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { type ChangeSet, type RecordKind, type SingleKind } from '#shared/document/changeSet'
import { frenchAndEnglish } from '#shared/document/inBothLanguages'
import { namedIn } from '#shared/document/namedIn'
import { type Section } from '#shared/document/section'
import { type Scenario } from '#shared/document/types'
import { type Language } from '#shared/i18n/localized'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type Analysis } from '#shared/rules/contract/analysis'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Check, type CheckContext, type Measures } from './check'
import { type Finding } from './finding'
import { CHECKS } from './index'

/**
 * Everything the checks find in a scenario under its ruleset, as it plays it, in the order of the checks. Without the
 * ruleset's analysis, what needs sight is not found; without measures, no small or cut text is.
 */
export function runChecks(
  scenario: Scenario,
  ruleset: Ruleset,
  analysis?: Analysis,
  measures?: Measures,
): Finding[] {
  const contexts = contextsOf(scenario, ruleset, analysis, measures)
  return CHECKS.flatMap((check) => findingsOf(check, contexts))
}

export interface Checker {
  /**
   * The findings of a new state. `changes` says what differs from that of the last call: checks that read nothing of it are
   * not run again; without it all are.
   */
  check(scenario: Scenario, changes?: ChangeSet): Finding[]
}

/**
 * A checker that remembers its findings. `rulesetOf` gives the ruleset of a state: under another one,
 * or with other options or house tables, every check runs again. `analysisOf` gives what a map can be asked under a ruleset,
 * by its id, `measures` says how large things are on paper. `checks` is the whole list unless a test says otherwise.
 */
export function createChecker(
  rulesetOf: (scenario: Scenario) => Ruleset,
  checks: readonly Check[] = CHECKS,
  analysisOf: (rulesetId: string) => Analysis | undefined = () => undefined,
  measures?: Measures,
): Checker {
  let judged: Ruleset | undefined
  const found = new Map<Check, Finding[]>()
  return {
    check(scenario, changes) {
      const ruleset = rulesetOf(scenario)
      const contexts = contextsOf(scenario, ruleset, analysisOf(ruleset.id), measures)
      const stale = contexts.fr.ruleset === judged ? staleSections(changes) : undefined
      for (const check of checks)
        if (!stale || check.reads.some((section) => stale.has(section)))
          found.set(check, findingsOf(check, contexts))
      judged = contexts.fr.ruleset
      return checks.flatMap((check) => found.get(check) ?? [])
    },
  }
}

/** The sections to look at again; undefined = all. */
function staleSections(changes: ChangeSet | undefined): ReadonlySet<Section> | undefined {
  // Grid, numbering and boards name every hex in every message, so findings do not outlive them.
  if (!changes || changes.wholeMap || changes.records.boards || changes.singles.has('numbering'))
    return undefined
  const sections = new Set<Section>()
  if (changes.cells.length > 0) sections.add('terrain')
  if (changes.hexsides.size > 0) sections.add('hexsides')
  const kinds = [...(Object.keys(changes.records) as RecordKind[]), ...changes.reordered, ...changes.singles]
  // No check asks for what is silenced: that is seen to afterwards.
  for (const kind of kinds) if (kind !== 'silenced') sections.add(OF_OWN[kind] ?? 'scenario')
  return sections
}

/** Parts of the document with a section of their own; a letter of the palette is of its terrain. */
const OF_OWN: Readonly<Partial<Record<RecordKind | SingleKind, Section>>> = {
  structures: 'structures',
  markers: 'structures',
  counters: 'counters',
  counterTypes: 'counterTypes',
  palette: 'terrain',
}

type Contexts = Readonly<Record<Language, CheckContext>>

/** One and the same for both languages unless names differ between them. */
function contextsOf(
  scenario: Scenario,
  ruleset: Ruleset,
  analysis: Analysis | undefined,
  measures: Measures | undefined,
): Contexts {
  const [french, english] = [namedIn(scenario, 'fr'), namedIn(scenario, 'en')]
  const fr = contextOf(french, ruleset, analysis, measures)
  return { fr, en: french === english ? fr : contextOf(english, ruleset, analysis, measures) }
}

/** Sentences are all that names decide: a check that finds nothing is not asked in the other language. */
function findingsOf(check: Check, { fr, en }: Contexts): Finding[] {
  const found = check.run(fr)
  return found.length === 0 || fr === en ? found : frenchAndEnglish(found, check.run(en))
}

function contextOf(
  scenario: Scenario,
  ruleset: Ruleset,
  analysis: Analysis | undefined,
  measures: Measures | undefined,
): CheckContext {
  const played = ruleset.under(scenario)
  return {
    scenario,
    ruleset: played.ruleset,
    analysis,
    measures,
    houseFaults: played.faults,
    hexName: (key) => nameOfHex(scenario, parseHexKey(key as HexKey)),
    hexsideName: (key) => nameOfHexside(scenario, parseHexsideKey(key as HexsideKey)),
  }
}
