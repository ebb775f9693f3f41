/**
 * Findings that follow every edit: checks that read nothing of what changed are not run again. workers/checksClient.ts runs
 * them beside the page, the tests within the call.
 */
import { type Finding } from '#shared/checks/finding'
import { type Change } from '#shared/commands/history'
import { type Scenario } from '#shared/document/types'

export interface LiveChecks {
  /** Another document. */
  open(scenario: Scenario): void
  /** The next state of it. */
  follow(change: Change): void
  close(): void
}

export type StartChecks = (found: (findings: readonly Finding[]) => void) => LiveChecks
