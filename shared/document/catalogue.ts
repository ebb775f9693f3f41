/** A catalogue: ready counter types of one ruleset or several to begin a scenario with (CTR-4), its texts in both languages. */
import { type Localized } from '#shared/i18n/localized'
import { type Extensible } from '#shared/json/extra'
import { type Stats, type StatValue } from './armies'

export interface Catalogue extends Extensible {
  /** The rulesets whose sheets it holds; of its types each offers those that its schema knows. */
  readonly rulesets: readonly string[]
  /** The edition of these values; scenarios keep it on the sheets that they take. */
  readonly edition: string
  readonly groups: readonly CatalogueGroup[]
}

export interface CatalogueGroup extends Extensible {
  readonly name: Localized
  readonly types: Readonly<Record<string, CatalogueType>>
}

export interface CatalogueType extends Extensible {
  readonly name: Localized
  readonly abbreviation: Localized
  /** The stats that differ from the schema's defaults; a scenario gets a text of two languages in one. */
  readonly stats: Readonly<Record<string, StatValue | Localized>>
  /** Stats that faces have of their own. */
  readonly faces?: Readonly<Record<string, CatalogueFace>>
}

export interface CatalogueFace extends Extensible {
  readonly stats: Stats
}
