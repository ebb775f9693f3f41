/** Commands named as data, as the editor runs them: judged by their parameters, then applied. */
import { type Refusal } from '#shared/commands/command/command'
import { createHistory, type History } from '#shared/commands/history'
import { readCall } from '#shared/commands/readCall'
import { type CommandCall } from '#shared/document/commandCall'
import { type Scenario } from '#shared/document/types'
import { type Json } from '#shared/json/extra'

/** Returns why it was refused. */
export function applyCall(history: History, call: CommandCall): Refusal | undefined {
  const read = readCall(call)
  return read.ok ? history.apply(read.value.command, read.value.params) : read.error
}

/** The document after these commands, by id and parameters; throws when one is refused. */
export function withEdits(
  scenario: Scenario,
  ...edits: readonly (readonly [command: string, params: unknown])[]
): Scenario {
  const history = createHistory(scenario)
  for (const [command, params] of edits) {
    const refusal = applyCall(history, { command, params: params as Json })
    if (refusal) throw new Error(refusal.message.en)
  }
  return history.document
}
