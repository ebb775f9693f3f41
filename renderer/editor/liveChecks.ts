/**
 * Findings that follow every edit. The editor hands over each new state; at most one run is under way, and states that
 * come meanwhile are joined into the next one. Here the plain form, on the spot; workers/checksClient.ts runs it beside.
 */
import { createChecker } from '#shared/checks/runChecks'
import { type Finding } from '#shared/checks/finding'
import { type Section } from '#shared/document/section'
import { type Scenario } from '#shared/document/types'
import { type Ruleset } from '#shared/rules/ruleset'

export interface LiveChecks {
  /** A new state; `sections` are what changed since the last one handed over, undefined = another document. */
  update(scenario: Scenario, sections: ReadonlySet<Section> | undefined): void
  close(): void
}

export type StartChecks = (ruleset: Ruleset, found: (findings: readonly Finding[]) => void) => LiveChecks

/** Checks within the call: tests see the findings at once. */
export const checkAtOnce: StartChecks = (ruleset, found) => {
  let checker = createChecker(ruleset)
  return {
    update(scenario, sections) {
      if (!sections) checker = createChecker(ruleset)
      found(checker.check(scenario, sections))
    },
    close() {},
  }
}
