/** Sheets of counter types under new rules: values and faces that are unknown there, figures of another range, faults that are new. */
import { type CounterType, type StatValue } from '#shared/document/armies'
import { both } from '#shared/document/inWords/lists'
import { type Localized, localized } from '#shared/i18n/localized'
import { grouped } from '#shared/lang/grouped'
import { quotable } from '#shared/i18n/quotable'
import { abbreviationFault } from '#shared/rules/counters/abbreviation'
import { statText, valueFault } from '#shared/rules/counters/statText'
import { counted, nameOr, type RulesChange, type Taken, TYPES } from './change'
import { choiceChanges, fieldOf } from './ofChoices'

export function sheetChanges(taken: Taken): RulesChange[] {
  return [
    ...choiceChanges(taken),
    ...unknownStats(taken),
    ...unknownValues(taken),
    ...unknownFaces(taken),
    ...wrongAbbreviations(taken),
    ...newFaults(taken),
  ].map((says) => ({ about: 'sheets', says }))
}

const typesOf = ({ scenario }: Taken): CounterType[] => Object.values<CounterType>(scenario.counterTypes)

const said = (types: readonly CounterType[]): Localized =>
  counted(
    types.map(({ name }) => name),
    ...TYPES,
  )

/** Stats of sheets that are kept and read no more. */
function unknownStats(taken: Taken): Localized[] {
  const { from, to } = taken
  const gone = from.counterSchema.fields.filter(({ id }) => !fieldOf(to.counterSchema.fields, id))
  return gone.flatMap(({ id, name }) => {
    const types = typesOf(taken).filter((type) => valuesOf(type, id).length > 0)
    if (types.length === 0) return []
    const where = said(types)
    return localized(
      `Les fiches des nouvelles règles n’ont pas «\u202f${name.fr}\u202f», qui reste dans le fichier\u202f: ${where.fr}.`,
      `Sheets of the new rules have no “${name.en}”, which stays in the file: ${where.en}.`,
    )
  })
}

/** Values that a field of the new rules cannot have, and that of the old could. */
function unknownValues(taken: Taken): Localized[] {
  const { from, to } = taken
  const found = to.counterSchema.fields.flatMap((field) => {
    const before = fieldOf(from.counterSchema.fields, field.id)
    return typesOf(taken).flatMap((type) =>
      [...new Set(valuesOf(type, field.id))]
        .filter((value) => valueFault(field, value) && before && !valueFault(before, value))
        .map((value) => ({ field: before ?? field, value, type })),
    )
  })
  return grouped(found, ({ field, value }) => `${field.id} ${value}`).flatMap((same) => {
    const [first] = same
    if (!first) return []
    const where = said(same.map(({ type }) => type))
    const value = both((_, language) => quotable(statText(first.field, first.value, language)))
    return localized(
      `«\u202f${first.field.name.fr}\u202f: ${value.fr}\u202f» n’existe pas dans les nouvelles règles et reste tel quel\u202f: ${where.fr}.`,
      `“${first.field.name.en}: ${value.en}” does not exist in the new rules and stays as it is: ${where.en}.`,
    )
  })
}

function unknownFaces(taken: Taken): Localized[] {
  const { from, to } = taken
  const found = typesOf(taken).flatMap((type) =>
    Object.keys(type.faces)
      .filter((id) => from.counterSchema.faces.some((face) => face.id === id))
      .filter((id) => !to.counterSchema.faces.some((face) => face.id === id))
      .map((face) => ({ face, type })),
  )
  return grouped(found, ({ face }) => face).flatMap((same) => {
    const id = same[0]?.face ?? ''
    const name = nameOr(
      from.counterSchema.faces.find((face) => face.id === id),
      id,
    )
    const where = said(same.map(({ type }) => type))
    return localized(
      `Les nouvelles règles n’ont pas de face «\u202f${name.fr}\u202f», qui reste dans le fichier\u202f: ${where.fr}.`,
      `The new rules have no face “${name.en}”, which stays in the file: ${where.en}.`,
    )
  })
}

/** @rule SV-CTR-3 */
function wrongAbbreviations(taken: Taken): Localized[] {
  const { from, to } = taken
  const types = typesOf(taken).filter(
    (type) => abbreviationFault(to.counterSchema, type) && !abbreviationFault(from.counterSchema, type),
  )
  if (types.length === 0) return []
  const where = said(types)
  return [
    localized(
      `Le sigle dit l’arme de jet dans les nouvelles règles, et contredit la fiche\u202f: ${where.fr}.`,
      `The abbreviation names the missile weapon in the new rules, and contradicts the sheet: ${where.en}.`,
    ),
  ]
}

function newFaults(taken: Taken): Localized[] {
  const { from, to } = taken
  return typesOf(taken).flatMap((type) => {
    const known = (from.sheetFaults?.(type) ?? []).map(({ says }) => says.en)
    return (to.sheetFaults?.(type) ?? [])
      .filter(({ says }) => !known.includes(says.en))
      .map(({ says }) =>
        localized(`Le type ${quotable(type.name)} ${says.fr}.`, `${quotable(type.name)} ${says.en}.`),
      )
  })
}

function valuesOf({ stats, faces }: CounterType, id: string): StatValue[] {
  return [stats, ...Object.values(faces).map((face) => face.stats)].flatMap((one) => one[id] ?? [])
}
