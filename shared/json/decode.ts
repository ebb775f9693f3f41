/**
 * Decoders: each takes a JSON value and the reader's place in the file, and gives what the program uses or throws a
 * `Misfit` that says where, what was found and what was expected. The format of files, house tables and the parameters of
 * commands are built from them.
 */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { Misfit, refuse } from './misfit'

/** The reader's place: keys and list positions from the top. One list for the whole reading, longer on the way down. */
export interface Place {
  readonly path: (string | number)[]
}

/** @throws Misfit */
export type Decoder<T, P extends Place = Place> = (value: unknown, at: P) => T

/** Reads one step further down. */
export function within<T>(at: Place, step: string | number, read: () => T): T {
  at.path.push(step)
  const value = read()
  at.path.pop()
  return value
}

/** The place some steps further down, for what is read out of order. */
export function below(at: Place, ...steps: (string | number)[]): Place {
  return { path: [...at.path, ...steps] }
}

/** A decoder from a test: `accepts` narrows, `expected` says it in words. */
export function plain<T>(expected: Localized, accepts: (value: unknown) => value is T): Decoder<T> {
  return (value, at) => (accepts(value) ? value : refuse(at.path, value, expected))
}

export type JsonObject = { readonly [key: string]: unknown }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value when it is an object; refused otherwise. */
export function objectAt(value: unknown, at: Place): JsonObject {
  return isObject(value) ? value : refuse(at.path, value, localized('un objet', 'an object'))
}

/** Bounds included. */
export function integer(min: number, max: number): Decoder<number> {
  return plain(
    localized(`un nombre entier de ${min} à ${max}`, `a whole number from ${min} to ${max}`),
    (value): value is number =>
      Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  )
}

/** Bounds included; fractions allowed. */
export function number(min: number, max: number): Decoder<number> {
  return plain(
    localized(`un nombre de ${min} à ${max}`, `a number from ${min} to ${max}`),
    (value): value is number => typeof value === 'number' && value >= min && value <= max,
  )
}

export const flag = plain(localized('true ou false', 'true or false'), (value) => typeof value === 'boolean')

/** A property that is present or absent: `false` takes it away. */
export const trueOrNot: Decoder<true | undefined> = (value, at) => (flag(value, at) ? true : undefined)

export const text = plain(localized('un texte', 'a text'), (value) => typeof value === 'string')

/** A text that says something. */
export const words = plain(
  localized('un texte, non vide', 'a text, not empty'),
  (value): value is string => typeof value === 'string' && value !== '',
)

export function oneOf<const T extends string | number>(values: readonly T[]): Decoder<T> {
  const listed = [...new Set(values)].map((value) => JSON.stringify(value)).join(', ')
  return plain(localized(`l’une des valeurs ${listed}`, `one of ${listed}`), (value): value is T =>
    values.includes(value as T),
  )
}

/** A name: one text for both languages, or `{"fr": …, "en": …}`. */
export const name: Decoder<Localized> = (value, at) => {
  if (!isObject(value)) return sameInBoth(words(value, at))
  const inLanguage = (language: 'fr' | 'en') => within(at, language, () => words(value[language], at))
  return { fr: inLanguage('fr'), en: inLanguage('en') }
}

/** A value to be read later, with what the rest of its object says. */
export const asIs: Decoder<unknown> = (value) => value

/** `null` in the file: nothing. */
export function orNull<T>(item: Decoder<T>): Decoder<T | undefined> {
  return (value, at) => {
    if (value === null) return undefined
    const depth = at.path.length
    try {
      return item(value, at)
    } catch (error) {
      if (!(error instanceof Misfit) || error.path.length !== depth) throw error
      const { fr, en } = error.problem
      throw new Misfit(error.path, localized(`${fr}, ou null`, `${en}, or null`))
    }
  }
}

export function list<T, P extends Place = Place>(item: Decoder<T, P>): Decoder<readonly T[], P> {
  return (value, at) => {
    if (!Array.isArray(value)) return refuse(at.path, value, localized('une liste', 'a list'))
    return value.map((found: unknown, index) => within(at, index, () => item(found, at)))
  }
}

/** A decoder for each key; `undefined` from one takes the key's value away. */
export type Members<T> = { readonly [K in keyof T]-?: Decoder<Required<T>[K] | undefined> }

/** An object with some of these keys and no other. */
export function partial<T>(members: Members<T>): Decoder<Partial<T>> {
  const known = oneOf(Object.keys(members))
  return (value, at) => {
    const entries = Object.entries(objectAt(value, at)).map(([key, found]) => {
      const member = members[known(key, at) as keyof T & string]
      return [key, within(at, key, () => member(found, at))] as const
    })
    return Object.fromEntries(entries) as Partial<T>
  }
}

/** Decodes a part of `own` and lays it over it. */
export function over<T extends object>(own: T, read: Decoder<Partial<T>>): Decoder<T> {
  return (value, at) => ({ ...own, ...read(value, at) })
}

/** An object with every one of these keys and no other. */
export function whole<T>(members: Members<T>): Decoder<T> {
  const read = partial(members)
  return (value, at) => {
    const found = read(value, at)
    for (const key of Object.keys(members))
      if (!(key in found))
        refuse(at.path, value, localized(`un objet avec la clé "${key}"`, `an object with the key "${key}"`))
    return found as T
  }
}
