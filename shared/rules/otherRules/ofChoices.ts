/** Choices of a sheet of counter types under new rules: those that are more, fewer, or called otherwise. */
import { type Localized, localized } from '#shared/i18n/localized'
import { type StatField } from '#shared/rules/contract/ruleset'
import { names, type Taken } from './change'

/** Choices of a field that both have, which come or go; and numbers with other bounds. */
export function choiceChanges({ from, to }: Taken): Localized[] {
  return from.counterSchema.fields.flatMap((field) => {
    const other = fieldOf(to.counterSchema.fields, field.id)
    if (!other) return []
    const lacks = (has: StatField, one: { readonly id: string }): boolean =>
      !has.choices?.some(({ id }) => id === one.id)
    const come = (other.choices ?? []).filter((one) => lacks(field, one))
    const go = (field.choices ?? []).filter((one) => lacks(other, one))
    const bounds = field.kind === 'integer' && (field.min !== other.min || field.max !== other.max)
    return [
      ...(come.length > 0 ? [choices(field, come, MORE)] : []),
      ...(go.length > 0 ? [choices(field, go, FEWER)] : []),
      ...(bounds || field.kind !== other.kind ? [otherwise(field)] : []),
    ]
  })
}

const MORE = localized('a d’autres choix', 'has more choices')

const FEWER = localized('a perdu des choix', 'has lost choices')

function choices(
  field: StatField,
  which: readonly { readonly name: Localized }[],
  may: Localized,
): Localized {
  const all = names(which.map(({ name }) => name))
  return localized(
    `«\u202f${field.name.fr}\u202f» ${may.fr}\u202f: ${all.fr}.`,
    `“${field.name.en}” ${may.en}: ${all.en}.`,
  )
}

function otherwise({ name }: StatField): Localized {
  return localized(
    `«\u202f${name.fr}\u202f» est un champ d’une autre étendue.`,
    `“${name.en}” is a field with another range.`,
  )
}

export function fieldOf(fields: readonly StatField[], id: string): StatField | undefined {
  return fields.find((field) => field.id === id)
}
