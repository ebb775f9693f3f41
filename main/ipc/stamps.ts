/** The user's own stamps: the folder's answers as values. */
import { type StampOutcome } from '#shared/host/host'
import { faultOf } from '../files/fileFaults'
import { type Shell } from '../shell'
import { type ShellWindow } from '../window'
import { type Answers } from './handle'

export function answerStamps({
  stamps,
  log,
}: Shell): Pick<Answers<ShellWindow>, 'listStamps' | 'keepStamp' | 'removeStamp'> {
  const outcomeOf = async (work: Promise<void>): Promise<StampOutcome> => {
    try {
      await work
      return { kind: 'done' }
    } catch (error) {
      log('stamp failed', error)
      return { kind: 'failed', fault: faultOf(error) }
    }
  }
  return {
    listStamps: () => stamps.list(),
    keepStamp: (_window, stamp) => outcomeOf(stamps.keep(stamp)),
    removeStamp: (_window, id) => outcomeOf(stamps.remove(id)),
  }
}
