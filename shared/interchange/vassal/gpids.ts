/**
 * The numbers (`gpid`) by which VASSAL finds the slot of a piece again when players bring a saved game up to a new edition of a module.
 * Each is made of what its slot stands for alone (a counter type or a counter by its id, a marker, a zone), so that no other edit changes
 * it, and a file that keeps none gives the same twice. Two may come to the same number, once in some ten thousand modules; one then gives
 * way. Whoever keeps the numbers of an edition (`ScenarioGpids`) hands them to the next: they stay, whoever comes or goes. No file keeps them yet.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** All numbers are below it; numbers that VASSAL's own editor adds begin here. */
export const NEXT_GPID = 2 ** 30

/** The numbers of slots by their keys, those of slots that are gone too. */
export type ScenarioGpids = Readonly<Record<string, number>>

export interface Gpids {
  of(key: string): number
  /** All, for the scenario to keep; the very same object when there is nothing new. */
  readonly given: ScenarioGpids
}

/** Numbers for these keys, each once. Kept numbers stay, whatever else there is. */
export function createGpids(keys: readonly string[], kept: ScenarioGpids = {}): Gpids {
  const numbers = new Map<string, number>()
  // Of slots that are gone too: a saved game may still have their pieces.
  const taken = new Set(Object.values(kept))
  const given: Record<string, number> = { ...kept }
  for (const key of [...new Set(keys)].sort()) {
    const before = kept[key]
    if (before !== undefined) {
      numbers.set(key, before)
      continue
    }
    let attempt = 0
    while (taken.has(numberOf(key, attempt))) attempt++
    const number = numberOf(key, attempt)
    taken.add(number)
    numbers.set(key, number)
    given[key] = number
  }
  return {
    of(key) {
      const number = numbers.get(key)
      if (number === undefined) throw new Error(`no number was asked for ${key}`)
      return number
    },
    given: Object.keys(given).length === Object.keys(kept).length ? kept : given,
  }
}

// 30 bits, never 0.
function numberOf(key: string, attempt: number): number {
  const text = attempt === 0 ? key : `${key}#${attempt}`
  const bytes = sha256(utf8ToBytes(text))
  const word = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  return (word % (NEXT_GPID - 1)) + 1
}
