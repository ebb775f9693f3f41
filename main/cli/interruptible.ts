/** Work that Ctrl-C, or the end of the terminal, stops in good order: what was begun is removed. */
import { type Localized, localized } from '#shared/i18n/localized'
import { ExportCancelled } from '#shared/print/progress'
import { removeOwnLitter } from '../files/litter'
import { Refusal } from './refusal'
import { INTERRUPTIONS, type Interruptions } from './surroundings'

const NOTHING_WRITTEN = localized('rien n’a été écrit', 'nothing was written')

/**
 * Runs `work`, which stops with `ExportCancelled` soon after `signal` says so: the call is then refused, with what has become of the
 * output. A second interruption ends the program at once, its temporary files removed.
 */
export async function interruptible<T>(
  interruptions: Interruptions,
  work: (signal: AbortSignal) => Promise<T>,
  outcome: Localized = NOTHING_WRITTEN,
): Promise<T> {
  const stopping = new AbortController()
  const interrupt = (name: (typeof INTERRUPTIONS)[number]): void => {
    if (stopping.signal.aborted) {
      listen('off')
      removeOwnLitter()
      interruptions.kill(interruptions.pid, name)
    }
    stopping.abort()
  }
  const listen = (how: 'on' | 'off'): void => {
    for (const name of INTERRUPTIONS) interruptions[how](name, interrupt)
  }
  listen('on')
  try {
    return await work(stopping.signal)
  } catch (error) {
    if (!(error instanceof ExportCancelled)) throw error
    throw new Refusal(`interrompu\u202f: ${outcome.fr}`, `interrupted: ${outcome.en}`)
  } finally {
    listen('off')
  }
}
