/** Names and notes of the ready scenarios, in both languages beside each other in their scripts (SCN-10). */
import { type CounterType, type StatValue } from '#shared/document/armies'
import { type AuthorText } from '#shared/document/game'
import { type ScenarioInfo } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'

/** A text in both languages, or one that neither changes. */
export type Said = string | Localized

/** The text in French, the language of the files. */
export function french(text: Said): string {
  return typeof text === 'string' ? text : text.fr
}

/** These texts as a thing of the file has them: the French ones plain, the English ones as its words. */
export function worded<K extends string>(
  texts: Readonly<Record<K, Said>>,
): Readonly<Record<K, string>> & { readonly words?: Readonly<Partial<Record<K, AuthorText>>> } {
  const plain: Partial<Record<K, string>> = {}
  const words: Partial<Record<K, AuthorText>> = {}
  for (const key of Object.keys(texts) as K[]) {
    const text = texts[key]
    plain[key] = french(text)
    if (typeof text !== 'string') words[key] = { en: text.en }
  }
  return {
    ...(plain as Record<K, string>),
    ...(Object.keys(words).length > 0 && { words }),
  }
}

/** Stats of a type; some are words of the author's. */
export type SaidStats = Readonly<Record<string, StatValue | Localized>>

/** The sheet with this name, this abbreviation and these stats beside its own. */
export function typeInWords(
  sheet: CounterType,
  {
    name,
    abbreviation,
    stats,
  }: { readonly name: Said; readonly abbreviation: Said; readonly stats: SaidStats },
): CounterType {
  const plain: Record<string, StatValue> = {}
  const inWords: Record<string, AuthorText> = {}
  for (const [id, value] of Object.entries(sheet.words?.stats ?? {})) if (!(id in stats)) inWords[id] = value
  for (const [id, value] of Object.entries(stats)) {
    plain[id] = typeof value === 'object' ? value.fr : value
    if (typeof value === 'object' && value.fr !== value.en) inWords[id] = { en: value.en }
  }
  const code =
    typeof abbreviation !== 'string' && abbreviation.fr === abbreviation.en ? abbreviation.fr : abbreviation
  const { words, ...texts } = worded({ name, abbreviation: code })
  const all = { ...words, ...(Object.keys(inWords).length > 0 && { stats: inWords }) }
  const { words: _others, ...plainly } = sheet
  return {
    ...plainly,
    ...texts,
    stats: { ...sheet.stats, ...plain },
    ...(Object.keys(all).length > 0 && { words: all }),
  }
}

/** The title of a file in both languages. */
export function titled(title: Said): Pick<ScenarioInfo, 'title' | 'otherTitle'> {
  return { title: french(title), ...(typeof title !== 'string' && { otherTitle: title.en }) }
}
