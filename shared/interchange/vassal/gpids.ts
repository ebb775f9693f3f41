/**
 * The numbers (`gpid`) by which VASSAL finds the slot of a piece again when players bring a saved game up to a new edition of a module.
 * Each is made of what its slot stands for alone (a counter type or a counter by its id, a marker, a zone), so that no other edit changes
 * it. Two may come to the same number, once in some ten thousand modules; one then gives way. A scenario that is asked to keeps those that were given
 * (`vassalGpids`): they stay, whoever comes or goes.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { MAX_VASSAL_GPID } from '#shared/document/limits'
import { type Scenario } from '#shared/document/types'

/** All numbers are below it; numbers that VASSAL's own editor adds begin here. */
export const NEXT_GPID = MAX_VASSAL_GPID + 1

/** Numbers by the keys of slots, those of slots that are gone too. */
export type KeptGpids = Scenario['vassalGpids']

interface Gpids {
  of(key: string): number
  /** Those that are not kept yet; undefined when all are. */
  readonly fresh: KeptGpids | undefined
}

/** Numbers for these keys, each once. Kept numbers stay, whatever else there is. */
export function createGpids(keys: readonly string[], keptSoFar: KeptGpids = {}): Gpids {
  const kept = eachOnce(keptSoFar)
  const numbers = new Map<string, number>()
  // Slots that are gone count too: a saved game may still have their pieces.
  const taken = new Set(Object.values(kept))
  const fresh: Record<string, number> = {}
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
    fresh[key] = number
  }
  return {
    of(key) {
      const number = numbers.get(key)
      if (number === undefined) throw new Error(`no number was asked for ${key}`)
      return number
    },
    fresh: Object.keys(fresh).length === 0 ? undefined : fresh,
  }
}

/** A file merged by its lines may have one number twice: the first by its key keeps it. */
function eachOnce(kept: KeptGpids): KeptGpids {
  const taken = new Set<number>()
  const first = Object.entries(kept)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .filter(([, number]) => !taken.has(number) && taken.add(number))
  return Object.fromEntries(first)
}

// 30 bits, never 0.
function numberOf(key: string, attempt: number): number {
  const text = attempt === 0 ? key : `${key}#${attempt}`
  const bytes = sha256(utf8ToBytes(text))
  const word = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  return (word % (NEXT_GPID - 1)) + 1
}
