/**
 * Reading the JSON of a house table: a decoder takes a value and its place in the file, and gives what the rules use or
 * throws a `HouseMisfit` that says what was found and what was expected.
 */
import { describe, type Path } from '#shared/i18n/jsonInWords'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'

/** Signals, inside `house/` only, that a value is not what a house table wants. */
export class HouseMisfit extends Error {
  constructor(
    readonly path: Path,
    readonly problem: Localized,
  ) {
    super(problem.en)
  }
}

export type Decoder<T> = (value: unknown, path: Path) => T

/** Refuses `value`, found at `path`. */
export function refuseHouse(path: Path, value: unknown, expected: Localized): never {
  const found = describe(value)
  throw new HouseMisfit(
    path,
    localized(
      `trouvé\u202f: ${found.fr}\u202f; attendu\u202f: ${expected.fr}`,
      `found ${found.en}, expected ${expected.en}`,
    ),
  )
}

/** A decoder from a test: `accepts` narrows, `expected` says it in words. */
export function plain<T>(expected: Localized, accepts: (value: unknown) => value is T): Decoder<T> {
  return (value, path) => (accepts(value) ? value : refuseHouse(path, value, expected))
}

/** Bounds included. */
export function integer(min: number, max: number): Decoder<number> {
  return plain(
    localized(`un nombre entier de ${min} à ${max}`, `a whole number from ${min} to ${max}`),
    (value): value is number =>
      Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  )
}

/** To be read later, with what the rest of its object says. */
export const asIs: Decoder<unknown> = (value) => value

export const flag = plain(localized('true ou false', 'true or false'), (value) => typeof value === 'boolean')

/** A property that is there or not: `false` takes it away. */
export const trueOrNot: Decoder<true | undefined> = (value, path) => (flag(value, path) ? true : undefined)

export const text = plain(
  localized('un texte, non vide', 'a text, not empty'),
  (value): value is string => typeof value === 'string' && value !== '',
)

export function oneOf<const T extends string>(...values: readonly T[]): Decoder<T> {
  const listed = [...new Set(values)].map((value) => JSON.stringify(value)).join(', ')
  return plain(localized(`l’une des valeurs ${listed}`, `one of ${listed}`), (value): value is T =>
    values.includes(value as T),
  )
}

/** A name: one text for both languages, or `{"fr": …, "en": …}`. */
export const name: Decoder<Localized> = (value, path) => {
  if (!isObject(value)) return sameInBoth(text(value, path))
  return { fr: text(value['fr'], [...path, 'fr']), en: text(value['en'], [...path, 'en']) }
}

/** `null` in the file: nothing. */
export function orNull<T>(item: Decoder<T>): Decoder<T | undefined> {
  return (value, path) => {
    if (value === null) return undefined
    try {
      return item(value, path)
    } catch (error) {
      if (!(error instanceof HouseMisfit) || error.path !== path) throw error
      const { fr, en } = error.problem
      throw new HouseMisfit(path, localized(`${fr}, ou null`, `${en}, or null`))
    }
  }
}

export function list<T>(item: Decoder<T>): Decoder<readonly T[]> {
  return (value, path) =>
    Array.isArray(value)
      ? value.map((found: unknown, index) => item(found, [...path, index]))
      : refuseHouse(path, value, localized('une liste', 'a list'))
}

/** A decoder for each key; `undefined` from one takes the key's value away. */
export type Members<T> = { readonly [K in keyof T]-?: Decoder<Required<T>[K] | undefined> }

/** An object with some of these keys and no other. */
export function partial<T>(members: Members<T>): Decoder<Partial<T>> {
  const keys = Object.keys(members)
  return (value, path) => {
    if (!isObject(value)) return refuseHouse(path, value, localized('un objet', 'an object'))
    const entries = Object.entries(value).map(([key, found]) => {
      const known = oneOf(...keys)(key, path) as keyof T & string
      return [key, members[known](found, [...path, key])] as const
    })
    return Object.fromEntries(entries) as Partial<T>
  }
}

/** An object with some of these keys, all of one kind, and no other. */
export function byKey<const K extends string, T>(
  keys: readonly K[],
  item: Decoder<T>,
): Decoder<Partial<Record<K, T>>> {
  return partial(
    Object.fromEntries(keys.map((key) => [key, item])) as unknown as Members<Record<K, T>>,
  ) as Decoder<Partial<Record<K, T>>>
}

/** What holds, with what the file gives of it in its place. */
export function over<T extends object>(own: T, read: Decoder<Partial<T>>): Decoder<T> {
  return (value, path) => ({ ...own, ...read(value, path) })
}

/** An object with every one of these keys and no other. */
export function whole<T>(members: Members<T>): Decoder<T> {
  const read = partial(members)
  return (value, path) => {
    const found = read(value, path)
    for (const key of Object.keys(members))
      if (!(key in found))
        refuseHouse(
          path,
          value,
          localized(`un objet avec la clé "${key}"`, `an object with the key "${key}"`),
        )
    return found as T
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
