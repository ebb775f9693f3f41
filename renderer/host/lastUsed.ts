/** The rows of the rules that the user painted last, by kind, kept between visits with the page's other preferences. */
type Kept = Pick<Storage, 'getItem' | 'setItem'>

const key = (kind: string): string => `castellan.used.${kind}`
/** So many of a kind are remembered. */
export const MOST_USED = 5

/** Their ids, the last first; a spoilt memory is none. */
export function readUsed(storage: Kept, kind: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(key(kind)) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MOST_USED) : []
  } catch {
    return []
  }
}

export function rememberUsed(storage: Kept, kind: string, id: string): void {
  const others = readUsed(storage, kind).filter((one) => one !== id)
  storage.setItem(key(kind), JSON.stringify([id, ...others].slice(0, MOST_USED)))
}
