/** Running the checks: all of them at once, or after an edit only those that read what changed. */
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { type Section, SECTIONS } from '#shared/document/section'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { type Analysis } from '#shared/rules/analysis'
import { type Ruleset } from '#shared/rules/ruleset'
import { type Check, type CheckContext, type LabelShiftOf } from './check'
import { type Finding } from './finding'
import { CHECKS } from './index'

/**
 * Everything the checks find in a scenario under its ruleset, as it plays it, in the order of the checks. Without the
 * ruleset's analysis, what needs sight is not found; without a measure of letters, no label is.
 */
export function runChecks(
  scenario: Scenario,
  ruleset: Ruleset,
  analysis?: Analysis,
  labelShift?: LabelShiftOf,
): Finding[] {
  const context = contextOf(scenario, ruleset, analysis, labelShift)
  return CHECKS.flatMap((check) => check.run(context))
}

export interface Checker {
  /**
   * The findings of a new state. Checks that read nothing that changed since the last call are not run again.
   * `changed` says which sections did; without it they are compared by reference, as the document shares structure.
   */
  check(scenario: Scenario, changed?: ReadonlySet<Section>): Finding[]
}

/**
 * A checker that remembers the last state and its findings. `rulesetOf` gives the ruleset of a state: under another one,
 * or with other options or house tables, every check runs again. `analysisOf` gives what a map can be asked under a ruleset,
 * by its id, `labelShift` measures labels. `checks` is the whole list unless a test says otherwise.
 */
export function createChecker(
  rulesetOf: (scenario: Scenario) => Ruleset,
  checks: readonly Check[] = CHECKS,
  analysisOf: (rulesetId: string) => Analysis | undefined = () => undefined,
  labelShift?: LabelShiftOf,
): Checker {
  let last: Scenario | undefined
  let judged: Ruleset | undefined
  const found = new Map<Check, Finding[]>()
  return {
    check(scenario, changed) {
      const ruleset = rulesetOf(scenario)
      const context = contextOf(scenario, ruleset, analysisOf(ruleset.id), labelShift)
      const stale = context.ruleset === judged ? staleSections(last, scenario, changed) : undefined
      for (const check of checks)
        if (!stale || check.reads.some((section) => stale.has(section))) found.set(check, check.run(context))
      last = scenario
      judged = context.ruleset
      return checks.flatMap((check) => found.get(check) ?? [])
    },
  }
}

/** The sections to look at again; undefined = all, as nothing is known yet or every hex has another name. */
function staleSections(
  last: Scenario | undefined,
  scenario: Scenario,
  changed: ReadonlySet<Section> | undefined,
): ReadonlySet<Section> | undefined {
  if (!last || frameOf(last) !== frameOf(scenario)) return undefined
  const [before, now] = [last, scenario]
  return (
    changed ?? new Set(SECTIONS.filter((section) => !PARTS[section](before).every(isIn(PARTS[section](now)))))
  )
}

/** Grid, numbering and boards name every hex in every message, so findings do not outlive them. */
function frameOf({ map, boards }: Scenario): string {
  return JSON.stringify([map.grid, map.numbering, boards])
}

const isIn =
  (now: readonly unknown[]) =>
  (part: unknown, index: number): boolean =>
    part === now[index]

/** The parts of the document that make up each section. */
const PARTS: Readonly<Record<Section, (scenario: Scenario) => readonly unknown[]>> = {
  terrain: ({ map }) => [map.chunks],
  hexsides: ({ map }) => [map.hexsides],
  structures: ({ map }) => [map.structures, map.markers],
  counters: ({ counters }) => [counters],
  counterTypes: ({ counterTypes }) => [counterTypes],
  scenario: (scenario) => [
    scenario.info,
    scenario.ruleset,
    scenario.options,
    scenario.houseTables,
    scenario.start,
    scenario.sides,
    scenario.zones,
    scenario.labels,
    scenario.boards,
    scenario.images,
    scenario.map.background,
  ],
}

function contextOf(
  scenario: Scenario,
  ruleset: Ruleset,
  analysis: Analysis | undefined,
  labelShift: LabelShiftOf | undefined,
): CheckContext {
  const played = ruleset.under(scenario)
  return {
    scenario,
    ruleset: played.ruleset,
    analysis,
    labelShift,
    houseFaults: played.faults,
    hexName: (key) => nameOfHex(scenario, parseHexKey(key as HexKey)),
    hexsideName: (key) => nameOfHexside(scenario, parseHexsideKey(key as HexsideKey)),
  }
}
