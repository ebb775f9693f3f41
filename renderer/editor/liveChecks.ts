/**
 * Findings that follow every edit. The editor hands over each new state; which checks must run again is found by
 * comparing it with the last one. workers/checksClient.ts does it beside the page, the tests within the call.
 */
import { type Finding } from '#shared/checks/finding'
import { type Scenario } from '#shared/document/types'

export interface LiveChecks {
  update(scenario: Scenario): void
  close(): void
}

export type StartChecks = (found: (findings: readonly Finding[]) => void) => LiveChecks
