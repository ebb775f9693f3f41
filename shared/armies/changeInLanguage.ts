/** A change of a counter type whose texts are given in one language (SCN-10): the table, the clipboard and CSV name types so. */
import { type CounterTypeChange } from '#shared/commands/entries/counterTypes'
import { type CounterType, type StatValue } from '#shared/document/armies'
import { otherLanguage } from '#shared/document/authorText'
import { type WordChange, type WordedThing, withPlainTexts, withWord } from '#shared/document/words'
import { type Language } from '#shared/i18n/localized'
import { type WordKey } from './columns'

/** @param type as it is read in this language; absent: it is new, and its plain texts are in both */
export function changeInLanguage(
  type: CounterType | undefined,
  change: CounterTypeChange,
  language: Language,
): CounterTypeChange {
  if (!type?.words || change.words !== undefined) return change
  const { stats, extra, ...words } = type.words
  const { name, abbreviation } = change
  const own = withPlainTexts(textsOf(type), words, textsOf({ name, abbreviation }), language)
  const ofStats = withPlainTexts(textsOf(type.stats), stats ?? {}, textsOf(change.stats ?? {}), language)
  const next = {
    ...own.words,
    ...(Object.keys(ofStats.words).length > 0 && { stats: ofStats.words }),
    ...(extra && { extra }),
  }
  return {
    ...change,
    ...own.plain,
    ...(change.stats && { stats: { ...change.stats, ...ofStats.plain } }),
    words: Object.keys(next).length === 0 ? null : next,
  }
}

/** The change with this text in this language too; its plain texts are those of the other language. */
export function withWordIn(
  type: CounterType,
  change: CounterTypeChange,
  { key, language, text }: { readonly key: WordKey; readonly language: Language; readonly text: string },
): CounterTypeChange {
  const next = changeInLanguage(type, change, otherLanguage(language))
  const { words: before, ...plain } = type
  const words = next.words === undefined ? before : next.words
  const thing: CounterType = { ...plain, [key]: next[key] ?? type[key], ...(words && { words }) }
  return { ...next, ...withWord<WordKey, CounterType>(thing, key, language, text) }
}

function textsOf(values: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

type Text = WordedThing<'text'>

/** A stat that is a text of the author's, as a thing with words of its own. */
export function statText(type: CounterType, stat: string, ifAbsent: StatValue): Text {
  const words = type.words?.stats?.[stat]
  return { text: String(type.stats[stat] ?? ifAbsent), ...(words && { words: { text: words } }) }
}

/** The change of a type by that of such a text. */
export function statTextChange(
  type: CounterType,
  stat: string,
  { text, words }: WordChange<'text', Text>,
): CounterTypeChange {
  const { stats = {}, ...others } = type.words ?? {}
  const { [stat]: before, ...left } = stats
  const own = words === undefined ? before : words?.text
  const worded = own ? { ...left, [stat]: own } : left
  const next = { ...others, ...(Object.keys(worded).length > 0 && { stats: worded }) }
  return {
    ...(text !== undefined && { stats: { [stat]: text } }),
    words: Object.keys(next).length === 0 ? null : next,
  }
}
