/** New counter sheets, made by a ruleset's schema: blank ones, and those of a catalogue. */
import { otherLanguage } from '#shared/document/authorText'
import { type Catalogue, type CatalogueType } from '#shared/document/catalogue'
import { type CounterType, type Stats, type StatValue } from '#shared/document/armies'
import { type AuthorText } from '#shared/document/game'
import { type SideId } from '#shared/document/ids'
import { type Language, type Localized } from '#shared/i18n/localized'
import { mapRecord } from '#shared/lang/mapRecord'
import { startingFaces } from './faceStats'
import { type CounterSchema } from '#shared/rules/contract/ruleset'

/** The default of every stat of the sheet. */
function defaultStats({ fields }: CounterSchema): Stats {
  return Object.fromEntries(
    fields.filter(({ of }) => of === 'type').map((field) => [field.id, field.default]),
  )
}

/** A sheet with every stat at its default but those given (of one of the schema's kinds). */
export function newCounterType(
  schema: CounterSchema,
  given: { readonly name: string; readonly side: SideId | undefined; readonly stats: Stats },
): CounterType {
  const { name, side } = given
  const stats = { ...defaultStats(schema), ...given.stats }
  const shape = schema.shape(stats)
  return {
    name,
    abbreviation: '',
    ...(side === undefined ? {} : { side }),
    edition: '',
    footprint: shape.footprint,
    stats,
    faces: startingFaces(schema, shape),
    quantity: 1,
  }
}

/** Says of a catalogue's type whether every choice on it is one of the schema's: Magna Carta has no sling. */
export function knowsType({ fields }: CounterSchema, { stats }: CatalogueType): boolean {
  return fields.every(({ id, choices }) => {
    const value = stats[id]
    return value === undefined || !choices || choices.some((choice) => choice.id === value)
  })
}

/** Says of a sheet of another scenario, or of a library, whether the schema knows all its stats, its faces and every choice on it. */
export function knowsSheet(schema: CounterSchema, sheet: CounterType): boolean {
  const { fields, faces } = schema
  const shaped = schema.shape(sheet.stats).faces
  const stats = [sheet.stats, ...Object.values(sheet.faces).map((face) => face.stats)]
  const knows = ([id, value]: [string, StatValue]): boolean => {
    const field = fields.find((one) => one.id === id)
    // This is the fault of its shape rather than of a field: the hexes that a face covers.
    if (!field && shaped.some((face) => id in face.stats)) return true
    return field !== undefined && (!field.choices || field.choices.some((choice) => choice.id === value))
  }
  return (
    stats.every((some) => Object.entries(some).every(knows)) &&
    Object.keys(sheet.faces).every((id) => faces.some((face) => face.id === id))
  )
}

/** The sheet that a scenario gets of a type of a catalogue: its texts in both languages (SCN-10), marked as the catalogue's (CTR-4). */
export function sheetFromCatalogue(
  schema: CounterSchema,
  { edition }: Catalogue,
  type: CatalogueType,
  chosen: { readonly language: Language; readonly side: SideId | undefined },
): CounterType {
  const { language, side } = chosen
  const stats = mapRecord(type.stats, (value) => (typeof value === 'object' ? value[language] : value))
  const sheet = newCounterType(schema, { name: type.name[language], side, stats })
  const faces = startingFaces(schema, schema.shape(sheet.stats), type.faces)
  const words = wordsOf(type, otherLanguage(language))
  return { ...sheet, abbreviation: type.abbreviation[language], edition, faces, words }
}

/** The texts of a catalogue's type in this language: its name, and whatever differs from the other's. A name that is the same is said too. */
function wordsOf({ name, abbreviation, stats }: CatalogueType, language: Language) {
  const ofStats = textsIn(stats, language)
  return {
    name: { [language]: name[language] },
    ...textsIn({ abbreviation }, language),
    ...(Object.keys(ofStats).length > 0 && { stats: ofStats }),
  }
}

function textsIn(
  texts: Readonly<Record<string, StatValue | Localized>>,
  language: Language,
): Readonly<Record<string, AuthorText>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'object' && text.fr !== text.en ? [[key, { [language]: text[language] }]] : [],
    ),
  )
}

/** A sheet in a few words: "troop, pedestrian, spear", nothing of what it has `none` of; then what it is able to, if anything. */
export function sheetInShort(
  schema: CounterSchema,
  { stats }: CounterType,
): { readonly kind: readonly Localized[]; readonly abilities: readonly Localized[] } {
  const kind = (schema.inShort ?? []).flatMap((id) => {
    const field = schema.fields.find((one) => one.id === id)
    return field?.choices?.find((choice) => choice.id !== 'none' && choice.id === stats[id])?.name ?? []
  })
  const able = schema.fields.filter((field) => field.kind === 'boolean' && stats[field.id] === true)
  return { kind, abilities: able.map(({ name }) => name) }
}
