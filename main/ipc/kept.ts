/** The user's own stamps and counter types: the folders' answers as values. */
import { type KeptOutcome } from '#shared/host/host'
import { faultOf } from '../files/fileFaults'
import { type Shell } from '../shell'
import { type ShellWindow } from '../window'
import { type Answers } from './handle'

export function answerKept({
  kept,
  log,
}: Shell): Pick<Answers<ShellWindow>, 'listKept' | 'keep' | 'removeKept'> {
  const outcomeOf = async (work: Promise<void>): Promise<KeptOutcome> => {
    try {
      await work
      return { kind: 'done' }
    } catch (error) {
      log('keeping failed', error)
      return { kind: 'failed', fault: faultOf(error) }
    }
  }
  return {
    listKept: (_window, kind) => kept.list(kind),
    keep: (_window, kind, item) => outcomeOf(kept.keep(kind, item)),
    removeKept: (_window, kind, id) => outcomeOf(kept.remove(kind, id)),
  }
}
