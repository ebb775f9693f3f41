/** What a check finds, as tests compare it. */
import { CHECKS } from '#shared/checks/index'
import { type Finding } from '#shared/checks/finding'
import { runChecks } from '#shared/checks/runChecks'
import { type Scenario } from '#shared/document/types'
import { type Hexside, hexsideKey, type HexsideKey } from '#shared/hex/hexside'
import { magnaCarta } from '#shared/rules/magna-carta/index'

/** The findings of one code; throws when no check has it, so that a renamed code fails. */
export function findingsOf(scenario: Scenario, code: string): Finding[] {
  if (!CHECKS.some((check) => check.code === code)) throw new Error(`no check has the code ${code}`)
  return runChecks(scenario, magnaCarta).filter((finding) => finding.code === code)
}

/** The codes of all findings, each once, in order. */
export function codes(scenario: Scenario): string[] {
  return [...new Set(runChecks(scenario, magnaCarta).map(({ code }) => code))]
}

export function keys(sides: readonly Hexside[]): HexsideKey[] {
  return sides.map(hexsideKey).sort()
}

export const WALL = { barrier: { feature: 'wall' } } as const
