/** Readers of a check's findings, for tests. */
import { CHECKS } from '#shared/checks/index'
import { type Finding } from '#shared/checks/finding'
import { runChecks } from '#shared/checks/runChecks'
import { type Scenario } from '#shared/document/types'
import { type Hexside, hexsideKey, type HexsideKey } from '#shared/hex/hexside'
import { MEASURES } from '#shared/painter/picture/measures'
import { analysisOf } from '#shared/rules/registry/parts'
import { rulesetById } from '#shared/rules/registry/registry'

/** The findings of one code; throws when no check has it, so that a renamed code fails. */
export function findingsOf(scenario: Scenario, code: string): Finding[] {
  if (!CHECKS.some((check) => check.code === code)) throw new Error(`no check has the code ${code}`)
  return findings(scenario).filter((finding) => finding.code === code)
}

/**
 * Gives the codes of these checks that find something in a scenario, each once, in order. A test names the checks it is
 * about, so that a new check is no business of its boards; throws when no check has one of the codes.
 */
export function codesOf<Code extends string>(...tested: Code[]): (scenario: Scenario) => Code[] {
  const unknown = tested.find((code) => !CHECKS.some((check) => check.code === code))
  if (unknown) throw new Error(`no check has the code ${unknown}`)
  return (scenario) => {
    const found = new Set<string>(findings(scenario).map(({ code }) => code))
    return CHECKS.flatMap(({ code }) => tested.filter((one) => one === code && found.has(one)))
  }
}

/** All findings, under the scenario's own ruleset. */
export function findings(scenario: Scenario): Finding[] {
  const ruleset = rulesetById(scenario.ruleset)
  if (!ruleset) throw new Error(`no ruleset is called ${scenario.ruleset}`)
  return runChecks(scenario, ruleset, analysisOf(ruleset.id), MEASURES)
}

/** The English sentences of one code. */
export function messages(scenario: Scenario, code: string): string[] {
  return findingsOf(scenario, code).map(({ message }) => message.en)
}

export function keys(sides: readonly Hexside[]): HexsideKey[] {
  return sides.map(hexsideKey).sort()
}

export const WALL = { barrier: { feature: 'wall' } } as const
