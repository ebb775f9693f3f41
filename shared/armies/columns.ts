/** The rows and columns of the table of counter types (CTR-1): for the table of the page, for CSV and for the clipboard. */
import { MAX_QUANTITY } from '#shared/document/limits'
import { type CounterTypeId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Language, type Localized, localized } from '#shared/i18n/localized'
import { type CounterSchema, type StatField } from '#shared/rules/contract/ruleset'
import { type TextField } from '#shared/rules/counters/statText'

/** One row a type, or one row a face of each. */
export type Layout = 'types' | 'faces'

export interface Row {
  readonly type: CounterTypeId
  /** Absent in the layout of a row a type. */
  readonly face?: string
}

export type IdentityKey = 'name' | 'abbreviation' | 'side' | 'quantity' | 'edition'

/** The texts that a type may have in each language. */
export type WordKey = 'name' | 'abbreviation'

/** The place of a value in a type; a stat of a face without `face` is that of the row's own. */
export type CellPlace =
  | { readonly of: 'identity'; readonly key: IdentityKey }
  /** Name or abbreviation in a language beside the plain one (SCN-10): in CSV alone. */
  | { readonly of: 'word'; readonly key: WordKey; readonly language: Language }
  | { readonly of: 'sheet'; readonly field: StatField }
  | { readonly of: 'face'; readonly field: StatField; readonly face?: string }

export interface Column {
  /** Stable, for widths, sorting and saved choices: `name`, `attack`, `wounded:attack`. */
  readonly id: string
  readonly name: Localized
  /** Heading over columns that belong together. */
  readonly group: Localized
  readonly place: CellPlace
}

const IDENTITY = localized('Identité', 'Identity')
const STATS = localized('Caractéristiques', 'Stats')
const FACE = localized('Face', 'Face')

const IDENTITY_NAMES: Readonly<Record<IdentityKey, Localized>> = {
  name: localized('nom', 'name'),
  abbreviation: localized('sigle', 'abbreviation'),
  side: localized('camp', 'side'),
  quantity: localized('quantité', 'quantity'),
  edition: localized('édition', 'edition'),
}

/**
 * In the order in which they are shown: identity, stats of the sheet, then those of faces; in the layout of a row a type, a
 * column for each face and stat, in the other one for each stat that a face may have of its own.
 */
export function armyColumns({ fields, faces }: CounterSchema, layout: Layout): readonly Column[] {
  const ofSheet = fields.filter(({ of }) => of === 'type')
  const ofFaces = fields.filter(({ of }) => of === 'face')
  return [
    ...(Object.entries(IDENTITY_NAMES) as [IdentityKey, Localized][]).map(([key, name]) => ({
      id: key,
      name,
      group: IDENTITY,
      place: { of: 'identity' as const, key },
    })),
    ...ofSheet
      .filter(({ mayDiffer }) => layout === 'types' || !mayDiffer)
      .map((field) => ({ ...columnOf(field), place: { of: 'sheet' as const, field } })),
    ...(layout === 'types'
      ? faces.flatMap((face) =>
          ofFaces.map((field) => ({
            id: `${face.id}:${field.id}`,
            name: field.name,
            group: face.name,
            place: { of: 'face' as const, field, face: face.id },
          })),
        )
      : [...ofSheet.filter(({ mayDiffer }) => mayDiffer), ...ofFaces].map((field) => ({
          id: `face:${field.id}`,
          name: field.name,
          group: field.group ?? FACE,
          place: { of: 'face' as const, field },
        }))),
  ]
}

function columnOf({ id, name, group = STATS }: StatField): Pick<Column, 'id' | 'name' | 'group'> {
  return { id, name, group }
}

/** In the document's order; faces in the schema's. */
export function armyRows(
  { counterTypes }: Scenario,
  { faces }: CounterSchema,
  layout: Layout,
): readonly Row[] {
  const types = Object.keys(counterTypes) as CounterTypeId[]
  if (layout === 'types') return types.map((type) => ({ type }))
  return types.flatMap((type) =>
    faces.filter(({ id }) => id in (counterTypes[type]?.faces ?? {})).map(({ id }) => ({ type, face: id })),
  )
}

/** The values that a column may have: a side is one of the scenario's, or none. */
export function fieldOf({ place }: Column, { sides }: Pick<Scenario, 'sides'>): TextField {
  if (place.of === 'word') return { kind: 'text' }
  if (place.of !== 'identity') return place.field
  switch (place.key) {
    case 'name':
    case 'abbreviation':
    case 'edition':
      return { kind: 'text' }
    case 'quantity':
      return { kind: 'integer', min: 0, max: MAX_QUANTITY }
    case 'side': {
      const named = (Object.keys(sides) as SideId[]).map((id) => {
        const name = sides[id]?.name ?? id
        return { id, name: { fr: name, en: name } }
      })
      return { kind: 'choice', choices: [{ id: '', name: { fr: '', en: '' } }, ...named] }
    }
  }
}
