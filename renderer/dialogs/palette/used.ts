/** The entries lately chosen in the palette, newest first. Kept by this browser or program, never in a document. */

const KEY = 'castellan.palette'
const KEPT = 8

type Reads = Pick<Storage, 'getItem'>

export function readUsed(storage: Reads): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

export function rememberUsed(storage: Reads & Pick<Storage, 'setItem'>, id: string): void {
  const others = readUsed(storage).filter((other) => other !== id)
  storage.setItem(KEY, JSON.stringify([id, ...others].slice(0, KEPT)))
}
