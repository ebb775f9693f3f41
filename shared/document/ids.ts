/** The ids of a document's things, and the only place that brands them. */

export type SideId = string & { readonly __brand: 'SideId' }
export type CounterTypeId = string & { readonly __brand: 'CounterTypeId' }
export type CounterId = string & { readonly __brand: 'CounterId' }
export type MarkerId = string & { readonly __brand: 'MarkerId' }
export type ZoneId = string & { readonly __brand: 'ZoneId' }
export type LabelId = string & { readonly __brand: 'LabelId' }
export type GroupId = string & { readonly __brand: 'GroupId' }
export type ReinforcementId = string & { readonly __brand: 'ReinforcementId' }
export type BoardId = string & { readonly __brand: 'BoardId' }
export type VictoryId = string & { readonly __brand: 'VictoryId' }
export type SpecialRuleId = string & { readonly __brand: 'SpecialRuleId' }
/** SHA-256 of the bytes, lower-case hexadecimal. */
export type ImageHash = string & { readonly __brand: 'ImageHash' }

export const sideId = (text: string): SideId => text as SideId
export const counterTypeId = (text: string): CounterTypeId => text as CounterTypeId
export const counterId = (text: string): CounterId => text as CounterId
export const markerId = (text: string): MarkerId => text as MarkerId
export const zoneId = (text: string): ZoneId => text as ZoneId
export const labelId = (text: string): LabelId => text as LabelId
export const groupId = (text: string): GroupId => text as GroupId
export const reinforcementId = (text: string): ReinforcementId => text as ReinforcementId
export const boardId = (text: string): BoardId => text as BoardId
export const victoryId = (text: string): VictoryId => text as VictoryId
export const specialRuleId = (text: string): SpecialRuleId => text as SpecialRuleId
export const imageHash = (text: string): ImageHash => text as ImageHash

/** The code of a maker of ids, from a random number of 32 bits: `4k2f`. The letter at its end tells it from a number. */
export function idCodeOf(random: number): string {
  const [digit, middle, letter] = [
    random % 10,
    Math.floor(random / 10) % 1296,
    Math.floor(random / 12960) % 26,
  ]
  return `${digit}${middle.toString(36).padStart(2, '0')}${(10 + letter).toString(36)}`
}

/** A code, or none: then ids are those that anybody would give. */
export const ID_CODE = /^(\d[\da-z]{2}[a-z])?$/

/** The endings that makers have added to a stem: `-4k2f`, `-4k2f-3`, `-3`. */
const ADDED = /(-\d[\da-z]{2}[a-z])?(-\d{1,9})?$/

/**
 * Gives new ids, readable in the file: the stem with the maker's code and, where that is taken, a number: `archer-4k2f`,
 * `archer-4k2f-2`. Makers with codes of their own never give the same id, however far apart they work. Without a code the id is
 * the stem itself while it is free, then `archer-2`. What it gives counts as taken.
 */
export function freshIds(taken: Readonly<Record<string, unknown>>, code: string): (stem: string) => string {
  const given = new Set<string>()
  const numbers = new Map<string, number>()
  return (stem) => {
    const bare = stem.replace(ADDED, '')
    const base = code === '' ? bare : `${bare}-${code}`
    let id = code === '' ? stem : base
    for (let number = numbers.get(base) ?? 2; id in taken || given.has(id); number++) {
      id = `${base}-${number}`
      numbers.set(base, number + 1)
    }
    given.add(id)
    return id
  }
}

/** One new id: see `freshIds`. */
export function freshId(stem: string, taken: Readonly<Record<string, unknown>>, code: string): string {
  return freshIds(taken, code)(stem)
}
