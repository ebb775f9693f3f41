/** Giving a thing words in one language or the other (SCN-10), as changes that commands apply: `namedIn.ts` reads them. */
import { type Extensible } from '#shared/json/extra'
import { type Language } from '#shared/i18n/localized'
import { otherLanguage } from './authorText'
import { type AuthorText } from './game'

/** A thing whose text `K` may have other words in one language. */
export type WordedThing<K extends string> = Readonly<Partial<Record<K, string>>> & {
  readonly words?: Extensible & { readonly [P in K]?: AuthorText }
}

/** The change of a thing: its plain text, or its words; null when it keeps none. */
export type WordChange<K extends string, T extends WordedThing<K>> = {
  readonly [P in K]?: string
} & { readonly words?: NonNullable<T['words']> | null }

/** The words in this language; undefined where the plain ones are the other language's, or those of both. */
export function ownWord<K extends string>(
  thing: WordedThing<K>,
  key: K,
  language: Language,
): string | undefined {
  const { [language]: own, [otherLanguage(language)]: other } = thing.words?.[key] ?? {}
  return own ?? (other ? thing[key] : undefined)
}

/**
 * Gives a text in the language in which it is read now: where it has words in a language, those of this one change, else the plain
 * text does, which is in both.
 */
export function withPlain<K extends string, T extends WordedThing<K>>(
  thing: T,
  key: K,
  language: Language,
  text: string,
): WordChange<K, T> {
  return Object.keys(thing.words?.[key] ?? {}).length === 0
    ? ({ [key]: text } as WordChange<K, T>)
    : withWord(thing, key, language, text)
}

/** Gives a text words in this language; those of the other stay. An empty text takes them away: those of the other are in both. */
export function withWord<K extends string, T extends WordedThing<K>>(
  thing: T,
  key: K,
  language: Language,
  text: string,
): WordChange<K, T> {
  const { [key]: before, ...others } = (thing.words ?? {}) as Readonly<Record<string, AuthorText>>
  const other = before?.[otherLanguage(language)] ?? thing[key] ?? ''
  const own = text === '' ? undefined : { [key]: { [language]: text } }
  const words = { ...others, ...own }
  return {
    [key]: other,
    words: Object.keys(words).length === 0 ? null : words,
  } as WordChange<K, T>
}

type Texts = Readonly<Record<string, string>>
type TextWords = Readonly<Record<string, AuthorText>>

/** Several texts of a thing with words, each given as `withPlain` gives it: the plain ones that change, and all words that are left. */
export function withPlainTexts(
  present: Texts,
  words: TextWords,
  given: Texts,
  language: Language,
): { readonly plain: Texts; readonly words: TextWords } {
  let left = words
  const plain: Record<string, string> = {}
  for (const [key, text] of Object.entries(given)) {
    const thing = { text: present[key] ?? '', ...(left[key] && { words: { text: left[key] } }) }
    const { text: now, words: own } = withPlain<'text', typeof thing>(thing, 'text', language, text)
    plain[key] = now ?? text
    const { [key]: _before, ...others } = left
    left = own?.text ? { ...others, [key]: own.text } : others
  }
  return { plain, words: left }
}

/** The thing with its name changed in each language in which it has one; the plain name is that of `plain`. */
export function renamed<T extends WordedThing<'name'>>(
  thing: T,
  change: (name: string, language: Language) => string,
  plain: Language = 'fr',
): T {
  const { fr, en } = thing.words?.name ?? {}
  const name = change(thing.name ?? '', plain)
  if (fr === undefined && en === undefined) return { ...thing, name }
  const own = {
    ...(fr !== undefined && { fr: change(fr, 'fr') }),
    ...(en !== undefined && { en: change(en, 'en') }),
  }
  return { ...thing, name, words: { ...thing.words, name: { ...thing.words?.name, ...own } } }
}
