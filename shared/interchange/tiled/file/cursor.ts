/**
 * A value of a map's file and its place there, for both forms alike: TMX is read into the shape of TMJ, and each of its objects
 * knows the element that it was. Whatever is not as it should be is refused at its place.
 */
import { Misfit } from '#shared/json/misfit'
import { isObject } from '#shared/json/decode'
import { locate } from '#shared/format/locate'
import { describe, type Path, pathText } from '#shared/i18n/jsonInWords'
import { type Localized, localized } from '#shared/i18n/localized'
import { foundInstead } from '#shared/i18n/foundInstead'
import { linePlace, refuse } from '../../exchange/fault'

export interface Cursor {
  readonly file: string
  readonly value: unknown
  member(key: string): Cursor
  /** None where there is nothing; anything but a list is refused. */
  items(): readonly Cursor[]
  place(): Localized
}

/** Reads JSON: places are lines, columns and paths. */
export function jsonCursor(value: unknown, file: string, text: string): Cursor {
  return cursor(value, file, [], (path) => {
    const { line = 1, column = 1 } = locate(text, file, new Misfit(path, localized('', '')))
    const { fr, en } = linePlace(line, column)
    const shown = pathText(path)
    return shown === '' ? { fr, en } : localized(`${fr} (${shown})`, `${en} (${shown})`)
  })
}

/** Reads XML in the shape of JSON: places are those of elements. `placeOf` knows the objects that were elements. */
export function xmlCursor(
  value: unknown,
  file: string,
  placeOf: (object: object) => Localized | undefined,
): Cursor {
  return cursor(value, file, [], (path) => {
    // The nearest element on the way down.
    let [found, current]: [Localized | undefined, unknown] = [undefined, value]
    for (const step of [undefined, ...path]) {
      if (step !== undefined) current = (current as Record<string | number, unknown> | undefined)?.[step]
      if (typeof current === 'object' && current !== null) found = placeOf(current) ?? found
    }
    return found ?? linePlace(1, 1)
  })
}

function cursor(value: unknown, file: string, path: Path, placeAt: (path: Path) => Localized): Cursor {
  const below = (step: string | number, found: unknown): Cursor =>
    cursor(found, file, [...path, step], placeAt)
  const self: Cursor = {
    file,
    value,
    member: (key) => below(key, isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    items() {
      if (value === undefined) return []
      if (!Array.isArray(value)) return refuseValue(self, localized('une liste', 'a list'))
      return value.map((item: unknown, index) => below(index, item))
    },
    place: () => placeAt(path),
  }
  return self
}

/** Refuses a value for what was expected in its stead. */
export function refuseValue(at: Cursor, expected: Localized): never {
  return refuse(at.file, foundInstead(describe(at.value), expected), at.place())
}

/** A text; `fallback` where there is none. */
export function textAt(at: Cursor, key: string, fallback?: string): string {
  const member = at.member(key)
  if (member.value === undefined && fallback !== undefined) return fallback
  if (typeof member.value === 'number') return String(member.value)
  if (typeof member.value === 'string') return member.value
  return refuseValue(member, localized(`un texte «\u202f${key}\u202f»`, `a text "${key}"`))
}

/** A number, which XML has as text; `fallback` where there is none. */
export function numberAt(at: Cursor, key: string, fallback?: number): number {
  const member = at.member(key)
  if (member.value === undefined && fallback !== undefined) return fallback
  const value = typeof member.value === 'string' ? numberOfText(member.value) : member.value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  return refuseValue(member, localized(`un nombre «\u202f${key}\u202f»`, `a number "${key}"`))
}

function numberOfText(text: string): number | undefined {
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : undefined
}

export function integerAt(
  at: Cursor,
  key: string,
  [least, most]: readonly [number, number],
  fallback?: number,
): number {
  const value = numberAt(at, key, fallback)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  return refuseValue(
    at.member(key),
    localized(
      `un nombre entier «\u202f${key}\u202f» de ${least} à ${most}`,
      `a whole number "${key}" from ${least} to ${most}`,
    ),
  )
}

/** Yes or no, in XML also 1 or 0. */
export function flagAt(at: Cursor, key: string, fallback: boolean): boolean {
  const { value } = at.member(key)
  if (value === undefined) return fallback
  return value === true || value === 'true' || value === 1 || value === '1'
}

/** One of these texts; `fallback` where there is none. */
export function choiceAt<const T extends string>(
  at: Cursor,
  key: string,
  choices: readonly T[],
  fallback?: T,
): T {
  const member = at.member(key)
  if (member.value === undefined && fallback !== undefined) return fallback
  const found = choices.find((choice) => choice === member.value)
  if (found !== undefined) return found
  const listed = choices.map((choice) => `"${choice}"`).join(', ')
  return refuseValue(member, localized(`«\u202f${key}\u202f»\u202f: ${listed}`, `"${key}": ${listed}`))
}
