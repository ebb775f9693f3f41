/** Stamps that the user has deleted since the program started: their texts, so that they can be put back. */
import { type Host, type ListedStamp } from '#shared/host/host'
import { type Localized } from '#shared/i18n/localized'
import { freshStampId, keepText, type LibraryStamp, removeStamp } from './library'

export interface RemovedStamp {
  readonly id: string
  readonly name: Localized
  readonly text: string
}

const removed = new WeakMap<object, readonly RemovedStamp[]>()

/** The one that was deleted last. */
export function lastRemoved(host: object): RemovedStamp | undefined {
  return removed.get(host)?.at(-1)
}

/** Deletes a stamp and remembers it, as far as its file can be read; returns what is wrong. */
export async function takeAway(
  host: Pick<Host, 'listStamps' | 'removeStamp'>,
  { id, name }: Pick<LibraryStamp, 'id' | 'name'>,
): Promise<Localized | undefined> {
  const listed: ListedStamp | undefined = (await host.listStamps()).find((stamp) => stamp.id === id)
  const problem = await removeStamp(host, id)
  if (!problem && listed?.text !== undefined) remember(host, { id, name, text: listed.text })
  return problem
}

/** Puts the last one back as it was, beside one that has taken its id since; returns what is wrong. */
export async function putBack(host: Pick<Host, 'listStamps' | 'keepStamp'>): Promise<Localized | undefined> {
  const last = lastRemoved(host)
  if (!last) return undefined
  // At once: pressed twice, it is not put back twice.
  forget(host, last)
  let isBack = false
  try {
    const taken = (await host.listStamps()).map(({ id }) => id)
    const id = taken.includes(last.id) ? freshStampId(last.name.fr, taken) : last.id
    const problem = await keepText(host, { id, text: last.text })
    isBack = problem === undefined
    return problem
  } finally {
    if (!isBack) remember(host, last)
  }
}

function remember(host: object, stamp: RemovedStamp): void {
  removed.set(host, [...(removed.get(host) ?? []), stamp])
}

function forget(host: object, stamp: RemovedStamp): void {
  removed.set(
    host,
    (removed.get(host) ?? []).filter((one) => one !== stamp),
  )
}
