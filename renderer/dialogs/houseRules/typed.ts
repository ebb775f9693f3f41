/** Converts typed text to the file's values, and back. Text that is no number stays as it is: the ruleset refuses it. */
import { type Cells, readClip } from '#shared/armies/clipText'
import { fold } from '#shared/i18n/fold'
import { formatNumber, type Language, LANGUAGES } from '#shared/i18n/localized'
import { type Json } from '#shared/json/extra'
import { type Field, type NamedChoice } from '#shared/rules/fields/field'
import { sameJson } from '#shared/rules/house/forms/figureData'

type Words = readonly NamedChoice<Json>[]

/** The words that a field takes beside numbers. */
export function wordsOf({ kind, choices = [], nothing }: Field<unknown>): Words {
  const none = nothing ? [{ id: null, name: nothing }] : []
  return kind === 'choice' ? [...none, ...choices] : [...choices, ...none]
}

/** "1,5", "−2", "+1", or one of the words; a dash is the word for nothing. */
export function typedValue(text: string, words: Words = []): Json {
  const typed = text.trim()
  const folded = fold(typed)
  const word = words.find(({ name }) => LANGUAGES.some((language) => fold(name[language]) === folded))
  if (word) return word.id
  const nothing = words.find(({ id }) => id === null || id === '-')
  if (nothing && /^[-–—]$/.test(typed)) return nothing.id
  const number = typed.replace('−', '-').replace(',', '.').replace(/^\+/, '')
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : typed
}

export function shownValue(value: Json, language: Language, words: Words = []): string {
  const word = words.find(({ id }) => sameJson(id, value))
  if (word) return word.name[language]
  if (typeof value === 'number') return formatNumber(value, language)
  return typeof value === 'string' ? value : value === null ? '–' : JSON.stringify(value)
}

/** A block copied from a spreadsheet: rows of cells; undefined for a single value. */
export function pastedBlock(text: string): Cells | undefined {
  const block = readClip(text)
  return block.length > 1 || (block[0]?.length ?? 0) > 1 ? block : undefined
}
