/** Counter types that may be added, from whichever source, as the dialog lists them. */
import { type Coming } from '#shared/armies/taken/clashes'
import { type Catalogue } from '#shared/document/catalogue'
import { type CounterType } from '#shared/document/armies'
import { type CounterTypeId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { imagesOfType, sideless, type TypeCollection } from '#shared/document/typeCollection'
import { type Language, localized } from '#shared/i18n/localized'
import { knowsSheet, knowsType, sheetFromCatalogue } from '#shared/rules/counters/counterSheet'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Say, type Words } from '../../i18n/language'
import { fit } from '#shared/i18n/search'

export interface Offer {
  /** Tells it from all others, whatever their sources. */
  readonly key: string
  /** Its id where it comes from. */
  readonly stem: string
  /** A sheet of no side: the dialog says which it will have. */
  readonly sheet: CounterType
  /** Those that its faces show. */
  readonly images: Scenario['images']
}

export interface OfferGroup {
  readonly name: Words
  readonly offers: readonly Offer[]
}

/** The types that a source has for the rules of the open scenario. */
export interface Offers {
  readonly groups: readonly OfferGroup[]
  /** Types made for other rules, which are not offered. */
  readonly foreign: number
}

type Rules = Pick<Ruleset, 'id' | 'counterSchema'>

export function offersOfCatalogue(catalogue: Catalogue, rules: Rules, language: Language): Offers {
  const { counterSchema } = rules
  const groups = catalogue.groups.map(({ name, types }) => ({
    name,
    offers: Object.entries(types)
      .filter(([, type]) => knowsType(counterSchema, type))
      .map(([id, type]) => ({
        key: `catalogue ${id}`,
        stem: id,
        sheet: sheetFromCatalogue(counterSchema, catalogue, type, { language, side: undefined }),
        images: {},
      })),
  }))
  return { groups, foreign: 0 }
}

/** The types of another scenario, side by side as its tray has them. */
export function offersOfScenario(other: Scenario, rules: Rules): Offers {
  const sheets = Object.entries(other.counterTypes) as [CounterTypeId, CounterType][]
  const fitting = sheets.filter(([, sheet]) => fits(sheet, [other.ruleset], rules))
  const named = Object.entries(other.sides).map(([id, { name }]) => [id, name] as const)
  const groups = [...named, [undefined, NOBODY] as const].map(([side, name]) => ({
    name,
    offers: fitting
      .filter(([, sheet]) => sheet.side === side)
      .map(([id, sheet]) => offerOf(`scenario ${id}`, id, sheet, other.images)),
  }))
  return { groups: groups.filter(({ offers }) => offers.length > 0), foreign: sheets.length - fitting.length }
}

/** The types of collections, in one group; `source` and the name of each tell them apart. */
export function offersOfCollections(
  source: string,
  collections: readonly (readonly [string, TypeCollection])[],
  rules: Rules,
  name: Words,
): Offers {
  const all = collections.flatMap(([called, types]) =>
    (Object.entries(types.counterTypes) as [CounterTypeId, CounterType][]).map(([id, sheet]) => ({
      fitting: fits(sheet, types.rulesets, rules),
      offer: offerOf(`${source} ${called} ${id}`, id, sheet, types.images),
    })),
  )
  const offers = all.flatMap(({ fitting, offer }) => (fitting ? offer : []))
  return { groups: offers.length > 0 ? [{ name, offers }] : [], foreign: all.length - offers.length }
}

function offerOf(key: string, stem: string, sheet: CounterType, images: Scenario['images']): Offer {
  const shown = imagesOfType(sheet).flatMap((hash) => (images[hash] ? [[hash, images[hash]] as const] : []))
  return { key, stem, sheet: sideless(sheet), images: Object.fromEntries(shown) as Scenario['images'] }
}

function fits(sheet: CounterType, rulesets: readonly string[], { id, counterSchema }: Rules): boolean {
  return rulesets.includes(id) || knowsSheet(counterSchema, sheet)
}

/** The offers whose names, letters or group have these words, in the groups that have any. */
export function offersWith(
  groups: readonly OfferGroup[],
  words: readonly string[],
  say: Say,
): readonly OfferGroup[] {
  return groups
    .map(({ name, offers }) => ({
      name,
      offers: offers.filter(
        ({ sheet }) => fit(`${sheet.name} ${sheet.abbreviation} ${say(name)}`, words) !== undefined,
      ),
    }))
    .filter(({ offers }) => offers.length > 0)
}

/** An offer as it would come to a side. */
export function comingTo(side: SideId | undefined, { key, stem, sheet }: Offer): Coming {
  return { key, stem, sheet: side === undefined ? sheet : { ...sheet, side } }
}

export const NOBODY = localized('Sans camp', 'No side')
