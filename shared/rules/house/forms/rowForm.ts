/** The form that edits the rows of a house table: the fields of a row in the words of the game, grouped. */
import { type RowsOf } from '#shared/document/rowUses'
import { type Json } from '#shared/document/types'
import { type Localized } from '#shared/i18n/localized'
import { type HouseRules } from '../../house'
import { type RuleId } from '../../ruleIds'

/** What is chosen in the file's own words. */
export interface FormChoice {
  readonly value: Json
  readonly name: Localized
}

/** How a value is given. `nothing`: what `null` means, where the file may say so. */
export type FieldKind =
  | { readonly kind: 'name' }
  | { readonly kind: 'text'; readonly nothing?: Localized }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly nothing?: Localized }
  | { readonly kind: 'choice'; readonly choices: readonly FormChoice[] }
  | { readonly kind: 'look'; readonly of: RowsOf; readonly nothing?: Localized }
  /** Another row; `slot`: only features of that slot. */
  | { readonly kind: 'row'; readonly of: RowsOf; readonly slot?: string; readonly nothing: Localized }
  /** Points on foot and mounted together, or nothing. */
  | { readonly kind: 'along'; readonly nothing: Localized }
  | {
      readonly kind: 'modes'
      readonly fire: readonly FormChoice[]
      readonly movement: readonly FormChoice[]
    }

export type FieldForm = FieldKind & {
  /** As the file calls it. */
  readonly key: string
  readonly name: Localized
  /** The rule that reads it. */
  readonly rule?: RuleId
}

export interface FieldGroup {
  readonly title: Localized
  readonly fields: readonly FieldForm[]
}

/** A row as the rules use it; its other fields by the keys of the form. */
export interface FormRow {
  readonly id: string
  readonly name: Localized
  readonly rule?: RuleId
  readonly [key: string]: unknown
}

export interface RowForm {
  /** As the file calls it. */
  readonly table: string
  readonly of: RowsOf
  /** Of all rows, and of a new one: "Terrains", "New terrain". */
  readonly title: Localized
  readonly one: Localized
  readonly groups: readonly FieldGroup[]
  /** The rows in force under house rules. */
  rows(house: HouseRules): readonly FormRow[]
}

/** A field of a row as the file would give it. */
export function fieldValue(row: FormRow, { key, kind }: FieldForm): Json {
  const value = row[key] as Json | undefined
  // The file gives a mode by these two; that its reading is uncertain is the ruleset's remark.
  if (kind === 'modes') return modesOf(value).map(({ fire, movement }) => ({ fire, movement }))
  return value ?? (kind === 'flag' ? false : null)
}

export function fieldsOf({ groups }: RowForm): readonly FieldForm[] {
  return groups.flatMap(({ fields }) => fields)
}

/** As the file gives it. */
export type FormMode = { readonly fire: string; readonly movement: string }

export function modesOf(value: Json | undefined): readonly FormMode[] {
  return Array.isArray(value) ? (value as unknown as readonly FormMode[]) : []
}
