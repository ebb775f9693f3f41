/** Stamps and counter types that the user has deleted since the program started: their texts, so that they can be put back. */
import { type Host } from '#shared/host/host'
import { type KeptKind } from '#shared/host/kept'
import { type Localized, localized } from '#shared/i18n/localized'
import { freshKeptId, keepText, removeKept } from './kept'

export interface RemovedItem {
  readonly kind: KeptKind
  readonly id: string
  readonly name: Localized
  readonly text: string
}

export function deletedInWords({ name: { fr, en } }: Pick<RemovedItem, 'name'>): Localized {
  return localized(`«\u202f${fr}\u202f» supprimé`, `“${en}” deleted`)
}

const removed = new WeakMap<object, readonly RemovedItem[]>()

/** The one of its kind that was deleted last. */
export function lastRemoved(host: object, kind: KeptKind): RemovedItem | undefined {
  return removed.get(host)?.findLast((item) => item.kind === kind)
}

/** Deletes one and remembers it, as far as its file can be read; returns what is wrong. */
export async function takeAway(
  host: Pick<Host, 'listKept' | 'removeKept'>,
  kind: KeptKind,
  { id, name }: { readonly id: string; readonly name: Localized },
): Promise<Localized | undefined> {
  const listed = (await host.listKept(kind)).find((item) => item.id === id)
  const problem = await removeKept(host, kind, id)
  if (!problem && listed?.text !== undefined) remember(host, { kind, id, name, text: listed.text })
  return problem
}

/** Puts the last one back as it was, beside one that has taken its id since; returns what is wrong. */
export async function putBack(
  host: Pick<Host, 'listKept' | 'keep'>,
  kind: KeptKind,
): Promise<Localized | undefined> {
  const last = lastRemoved(host, kind)
  if (!last) return undefined
  // At once: pressed twice, it is not put back twice.
  forget(host, last)
  let isBack = false
  try {
    const taken = (await host.listKept(kind)).map(({ id }) => id)
    const id = taken.includes(last.id) ? freshKeptId(kind, last.name.fr, taken) : last.id
    const problem = await keepText(host, kind, { id, text: last.text })
    isBack = problem === undefined
    return problem
  } finally {
    if (!isBack) remember(host, last)
  }
}

/** Keeps in mind what was taken away in another way than as a whole file. */
export function remember(host: object, item: RemovedItem): void {
  removed.set(host, [...(removed.get(host) ?? []), item])
}

function forget(host: object, item: RemovedItem): void {
  removed.set(
    host,
    (removed.get(host) ?? []).filter((one) => one !== item),
  )
}
