/**
 * Findings that follow every edit. The editor hands over each new state; which checks must run again is found by
 * comparing it with the last one. Here the plain form, on the spot; workers/checksClient.ts runs it beside the page.
 */
import { createChecker } from '#shared/checks/runChecks'
import { type Finding } from '#shared/checks/finding'
import { type Scenario } from '#shared/document/types'
import { rulesetOf } from '../workers/rulesetOf'

export interface LiveChecks {
  update(scenario: Scenario): void
  close(): void
}

export type StartChecks = (found: (findings: readonly Finding[]) => void) => LiveChecks

/** Checks within the call: tests see the findings at once. */
export const checkAtOnce: StartChecks = (found) => {
  const checker = createChecker(rulesetOf)
  return { update: (scenario) => found(checker.check(scenario)), close: () => undefined }
}
