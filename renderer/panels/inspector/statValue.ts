/** From what is typed into a counter sheet to a stat: a wrong text is refused with its reason, never changed (CTR-1). */
import { type StatValue } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { fail, ok, type Result } from '#shared/lang/result'
import { type StatField } from '#shared/rules/ruleset'
import { type Words } from '../../i18n/language'

/** Sets a stat to what is typed, or says why it cannot be set. */
export function statInput(field: StatField, set: (value: StatValue) => Words | undefined) {
  return (text: string): Words | undefined => {
    const read = parseStat(field, text)
    return read.ok ? set(read.value) : read.error
  }
}

export function parseStat(field: StatField, text: string): Result<StatValue, Localized> {
  const typed = text.trim()
  switch (field.kind) {
    case 'text':
      return ok(typed)
    case 'boolean':
      return typed === 'true' || typed === 'false'
        ? ok(typed === 'true')
        : fail(localized('Oui ou non est attendu.', 'Yes or no is expected.'))
    case 'choice':
      return field.choices?.some((choice) => choice.id === typed)
        ? ok(typed)
        : fail(localized(`«\u202f${typed}\u202f» n’est pas proposé ici.`, `“${typed}” is not offered here.`))
    case 'integer':
      return parseInteger(field, typed)
  }
}

function parseInteger({ min, max }: StatField, typed: string): Result<number, Localized> {
  if (!/^[-−]?\d+$/.test(typed))
    return fail(localized('Un nombre entier est attendu.', 'A whole number is expected.'))
  const value = Number(typed.replace('−', '-'))
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
