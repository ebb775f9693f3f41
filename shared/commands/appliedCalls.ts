/** A copy of a scenario changed by a list of commands as data, for games of a variant: the command line's and the page's. */
import { type CommandCall } from '#shared/document/commandCall'
import { type Scenario } from '#shared/document/types'
import { fail, ok, type Result } from '#shared/lang/result'
import { type Refusal } from './command/command'
import { createHistory } from './history'
import { readCall } from './readCall'

/** The call that is refused, counted from 0, and why. */
export interface RefusedCall {
  readonly index: number
  readonly refusal: Refusal
}

/** The very same scenario where the calls change nothing. */
export function appliedCalls(
  scenario: Scenario,
  calls: readonly CommandCall[],
): Result<Scenario, RefusedCall> {
  const history = createHistory(scenario)
  for (const [index, call] of calls.entries()) {
    const read = readCall(call)
    const refusal = read.ok ? history.apply(read.value.command, read.value.params) : read.error
    if (refusal) return fail({ index, refusal })
  }
  return ok(history.document)
}
