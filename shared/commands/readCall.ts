/** Commands that come as data: from quick fixes, journals, another's program. */
import { type CommandCall } from '#shared/document/commandCall'
import { Misfit } from '#shared/json/misfit'
import { pathText } from '#shared/i18n/jsonInWords'
import { fail, ok, type Result } from '#shared/lang/result'
import { type Command, type Refusal } from './command/command'
import { commandById } from './index'
import { refusal } from './command/refusals'

/** A command with parameters that fit it. */
interface ReadCall {
  readonly command: Command<unknown>
  readonly params: unknown
}

/**
 * Reads a call: its command and parameters, or a refusal with the place, what was found and what was expected.
 * Never throws.
 */
export function readCall({ command: id, params }: CommandCall): Result<ReadCall, Refusal> {
  const command = commandById(id)
  if (!command)
    return fail(
      refusal(
        `Cette version ne connaît pas la commande «\u202f${id}\u202f».`,
        `This version does not know the command “${id}”.`,
      ),
    )
  try {
    return ok({ command, params: command.params.read(params, { path: ['params'] }) })
  } catch (error) {
    if (!(error instanceof Misfit)) throw error
    const where = pathText([...error.path])
    return fail(
      refusal(
        `La commande «\u202f${id}\u202f» est mal formée. ${where}\u202f: ${error.problem.fr}.`,
        `The command “${id}” is not well formed. ${where}: ${error.problem.en}.`,
      ),
    )
  }
}
