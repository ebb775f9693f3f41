/** Runs a command named as data, as the editor does: judged by its parameters, then applied. Returns why it was refused. */
import { type Refusal } from '#shared/commands/command/command'
import { type History } from '#shared/commands/history'
import { readCall } from '#shared/commands/readCall'
import { type CommandCall } from '#shared/document/commandCall'

export function applyCall(history: History, call: CommandCall): Refusal | undefined {
  const read = readCall(call)
  return read.ok ? history.apply(read.value.command, read.value.params) : read.error
}
