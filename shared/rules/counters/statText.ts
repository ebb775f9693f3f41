/**
 * A stat as text and back: in forms, tables and spreadsheets. A text that is no value of the field is answered with its reason,
 * never changed (CTR-1); so is a value that a file or a paste has put there.
 */
import { type StatValue } from '#shared/document/armies'
import { fold, isCalled } from '#shared/i18n/fold'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type StatField } from '#shared/rules/contract/ruleset'

/** A field as far as its texts go. */
export type TextField = Pick<StatField, 'kind' | 'choices' | 'min' | 'max'>

const YES = localized('oui', 'yes')
const NO = localized('non', 'no')
/** Understood as well, folded: what spreadsheets write for a ticked cell. */
const YES_WORDS = new Set(['oui', 'yes', 'o', 'y', 'x', '1', 'vrai', 'true'])
const NO_WORDS = new Set(['non', 'no', 'n', '', '0', 'faux', 'false', '-'])

/** The value as a reader of the language writes it; a wrong value is the text that it is. */
export function statText({ kind, choices }: TextField, value: StatValue, language: Language): string {
  if (kind === 'boolean' && typeof value === 'boolean') return (value ? YES : NO)[language]
  return choices?.find(({ id }) => id === value)?.name[language] ?? String(value)
}

/** Reads a text, in either language; numbers with spaces between the thousands, a decimal comma or point
 * too, as long as they are whole. */
export function readStat(field: TextField, text: string): Result<StatValue, Localized> {
  const typed = text.trim()
  switch (field.kind) {
    case 'text':
      return ok(typed)
    case 'boolean': {
      const word = fold(typed)
      if (YES_WORDS.has(word)) return ok(true)
      if (NO_WORDS.has(word)) return ok(false)
      return fail(localized('Oui ou non est attendu.', 'Yes or no is expected.'))
    }
    case 'choice': {
      const chosen = field.choices?.find(({ id, name }) => id === typed || isCalled(name, typed))
      if (chosen) return ok(chosen.id)
      return fail(
        localized(`«\u202f${typed}\u202f» n’est pas proposé ici.`, `“${typed}” is not offered here.`),
      )
    }
    case 'integer':
      return readInteger(field, typed)
  }
}

/** The fault of a value that is there already; undefined when the field may have it. */
export function valueFault(field: TextField, value: StatValue): Localized | undefined {
  if (isPlainlyRight(field, value)) return undefined
  const fits = { integer: 'number', boolean: 'boolean', choice: 'string', text: 'string' }[field.kind]
  const read = readStat(field, String(value))
  if (!read.ok) return read.error
  if (typeof value === fits && read.value === value) return undefined
  if (field.kind === 'text') return localized('Un texte est attendu.', 'A text is expected.')
  // A number that is kept as a text looks right and counts for nothing.
  return localized('Un texte tient lieu de valeur ici.', 'A text stands for the value here.')
}

/** Nearly every value is: no text need be made of it and read. */
function isPlainlyRight(
  { kind, choices, min = -Infinity, max = Infinity }: TextField,
  value: StatValue,
): boolean {
  switch (kind) {
    case 'integer':
      return Number.isInteger(value) && Number(value) >= min && Number(value) <= max
    case 'boolean':
      return typeof value === 'boolean'
    case 'choice':
      return choices?.some(({ id }) => id === value) ?? false
    case 'text':
      return false
  }
}

function readInteger({ min, max }: TextField, typed: string): Result<number, Localized> {
  const plain = typed.replace('−', '-').replace(/(?<=\d)\s(?=\d{3}(?!\d))/gu, '')
  if (!/^-?\d+([,.]0+)?$/.test(plain))
    return fail(localized('Un nombre entier est attendu.', 'A whole number is expected.'))
  const value = Number(plain.replace(',', '.'))
  if (min !== undefined && value < min)
    return fail(
      localized(`Un nombre d’au moins ${min} est attendu.`, `A number of at least ${min} is expected.`),
    )
  if (max !== undefined && value > max)
    return fail(
      localized(`Un nombre d’au plus ${max} est attendu.`, `A number of at most ${max} is expected.`),
    )
  return ok(value)
}
