/** The hints that the reader has seen, kept between visits with the page's other preferences. */
type Kept = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'castellan.hints'

/** Their ids; a spoilt memory is none. */
export function readSeen(storage: Kept): readonly string[] {
  try {
    const ids: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function rememberSeen(storage: Kept, id: string): readonly string[] {
  const seen = readSeen(storage)
  if (seen.includes(id)) return seen
  const more = [...seen, id]
  storage.setItem(KEY, JSON.stringify(more))
  return more
}

/** All may come again. */
export function forgetSeen(storage: Kept): void {
  storage.setItem(KEY, '[]')
}
