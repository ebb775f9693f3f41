/** Differences of the map in words: hexes and hexsides that changed alike are said together. */
import { hexsideFeatures, structure } from '#shared/document/entities'
import { type Part } from '#shared/document/fields/part'
import { attributeInWords, HEX_ATTRIBUTES } from '#shared/document/hexAttributes'
import { type HexsideSlot, type Structure } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { formatNumber, joined, localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { joinedRecords } from '#shared/lang/joinedRecords'
import { type CellKind } from '../cells'
import { type LeafChange } from '../difference'
import { mapLeaf } from '../mapLeaf'
import { fieldNamed } from './fieldNamed'
import { valueInWords } from './valueInWords'
import { hexNamed, hexsideNamed, NONE, rowNamed, type Version } from './version'

type Say = (places: Localized, many: boolean) => Localized

/** One place that changed, and what is said of all that changed so. */
export interface MapChange {
  readonly change: LeafChange
  /** Those of one key are said together. */
  readonly key: string
  readonly hex?: HexKey
  readonly hexside?: HexsideKey
  /** The words with the names of the places; `many` = for several. */
  readonly say: Say
}

/** Undefined = the leaf is none of a hex or a hexside. */
export function mapChange(before: Version, after: Version, change: LeafChange): MapChange | undefined {
  const found = mapLeaf(change.leaf)
  switch (found?.of) {
    case undefined:
      return undefined
    case 'cell':
      return cellChange(before, after, found.kind, found.hex, change)
    case 'structure': {
      const say = featureChange(before, after, 'structures', change)
      return { change, key: `structure ${wordsKey(say)}`, hex: found.hex, say }
    }
    case 'hexside': {
      const { hexside, slot } = found
      const say =
        slot === undefined ? wholeSide(before, after, change) : slotChange(before, after, slot, change)
      return { change, key: `${slot ?? 'side'} ${wordsKey(say)}`, hexside, say }
    }
  }
}

const SOMEWHERE = sameInBoth('◊')

// Two changes in the same words are the same.
function wordsKey(say: Say): string {
  return say(SOMEWHERE, false).en
}

function cellChange(
  before: Version,
  after: Version,
  kind: CellKind,
  hex: HexKey,
  change: LeafChange,
): MapChange {
  const [was, is] = [cellInWords(before, kind, change.before), cellInWords(after, kind, change.after)]
  const flag = HEX_ATTRIBUTES.find(({ id, most }) => id === kind && most === 1)
  const say: Say = flag
    ? ({ fr, en }) => localized(`${fr}\u202f: ${is.fr}`, `${en}: ${is.en}`)
    : ({ fr, en }) => localized(`${fr}\u202f: ${was.fr} devient ${is.fr}`, `${en}: ${was.en} to ${is.en}`)
  return { change, key: `${kind} ${String(change.before)} ${String(change.after)}`, hex, say }
}

/** The value of a hex's leaf: "forêt", "niveau 2", "caverne", "non inflammable". */
export function cellInWords({ ruleset }: Version, kind: CellKind, value: unknown): Localized {
  if (value === undefined) return NONE
  if (kind === 'terrain') return rowNamed(ruleset.terrains, value as string)
  const level = value as number
  if (kind === 'elevation')
    return localized(`niveau ${formatNumber(level, 'fr')}`, `level ${formatNumber(level, 'en')}`)
  const row = HEX_ATTRIBUTES.find(({ id }) => id === kind)
  if (!row) return sameInBoth(kind)
  if (level > 0) return attributeInWords(row, level)
  return localized(`sans «\u202f${row.name.fr}\u202f»`, `without “${row.name.en}”`)
}

type Features = Readonly<Partial<Record<HexsideSlot, { readonly feature: string }>>>

/** Everything on a side: "mur + meurtrière". */
export function sideInWords({ ruleset }: Version, side: unknown): Localized {
  const all = Object.values((side ?? {}) as Features).flatMap((one) =>
    'feature' in one ? rowNamed(ruleset.features, one.feature) : [],
  )
  return joined(all, ' + ')
}

/** A side to which all came, or from which all went. */
function wholeSide(before: Version, after: Version, change: LeafChange): Say {
  return cameOrWent(sideInWords(before, change.before), sideInWords(after, change.after), change)
}

function slotChange(before: Version, after: Version, slot: string, change: LeafChange): Say {
  if (slot === 'extra')
    return (places) => {
      const { fr, en } = fieldNamed(undefined, 'extra')
      return localized(`${places.fr}\u202f: ${fr}`, `${places.en}: ${en}`)
    }
  return featureChange(before, after, 'features', change)
}

function featureChange(
  before: Version,
  after: Version,
  rows: 'features' | 'structures',
  change: LeafChange,
): Say {
  const [was, is] = [change.before, change.after] as (Structure | undefined)[]
  const named = ({ ruleset }: Version, one: Structure | undefined): Localized =>
    one ? rowNamed(ruleset[rows], one.feature) : NONE
  const [old, now] = [named(before, was), named(after, is)]
  if (!was || !is) return cameOrWent(old, now, change)
  if (was.feature !== is.feature)
    return (places) =>
      localized(`${places.fr}\u202f: ${old.fr} devient ${now.fr}`, `${places.en}: ${old.en} to ${now.en}`)
  const fields = fieldsInWords(before, after, was, is)
  return (places) =>
    localized(`${now.fr} ${places.fr}\u202f: ${fields.fr}`, `${now.en} ${places.en}: ${fields.en}`)
}

function cameOrWent(old: Localized, now: Localized, change: LeafChange): Say {
  const came = change.before === undefined
  const { fr, en } = came ? now : old
  const [did, done] = came ? ['ajouté', 'added'] : ['retiré', 'removed']
  return (places, many) =>
    localized(
      `${did}\u202f: ${fr}${many ? ',' : ''} ${places.fr}`,
      many ? `${en} ${done}: ${places.en}` : `${en} ${places.en} ${done}`,
    )
}

/** The fields of all that stands on a hexside or in a hex. */
const OF_FEATURES: Readonly<Record<string, Part>> = joinedRecords(
  [...Object.values(hexsideFeatures.members), structure].map(membersOf),
)

function membersOf({ form }: Part): Readonly<Record<string, Part>> {
  return form?.kind === 'object' ? form.members : {}
}

function fieldsInWords(before: Version, after: Version, was: object, is: object): Localized {
  const [old, now] = [was, is] as Readonly<Record<string, unknown>>[]
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => JSON.stringify(old?.[key]) !== JSON.stringify(now?.[key]),
  )
  const parts = keys.map((key) =>
    fieldChange(before, after, OF_FEATURES[key], key, { before: old?.[key], after: now?.[key] }),
  )
  return joined(parts)
}

/** "intégrité 3 → 2", "owner none → “Saracens”", "conditions changed". */
export function fieldChange(
  before: Version,
  after: Version,
  field: Part | undefined,
  key: string,
  values: Pick<LeafChange, 'before' | 'after'>,
  name: Localized = fieldNamed(field, key),
): Localized {
  // A flag that is absent is not set, unless its field says otherwise.
  const either = values.before ?? values.after
  const unset = typeof either === 'boolean' && !field?.absent ? false : undefined
  const said = (version: Version, value: unknown): Localized | undefined =>
    valueInWords(version, field, value ?? unset)
  const [was, is] = [said(before, values.before), said(after, values.after)]
  if (!was || !is) return localized(`${name.fr} autrement`, `${name.en} changed`)
  if (field?.says === 'move') return localized(`de ${was.fr} à ${is.fr}`, `from ${was.en} to ${is.en}`)
  return localized(`${name.fr} ${was.fr} → ${is.fr}`, `${name.en} ${was.en} → ${is.en}`)
}

/** The slot that a side's leaf is about, or its structure, as a conflict says its value: "mur, intégrité 2". */
export function featureInWords(version: Version, rows: 'features' | 'structures', value: unknown): Localized {
  if (value === undefined) return NONE
  const { feature, ...fields } = value as Structure
  const name = rowNamed(version.ruleset[rows], feature)
  const parts = Object.entries(fields).flatMap(([field, one]) => {
    const words = valueInWords(version, OF_FEATURES[field], one)
    if (!words) return []
    const called = fieldNamed(OF_FEATURES[field], field)
    return [localized(`${called.fr} ${words.fr}`, `${called.en} ${words.en}`)]
  })
  return joined([name, ...parts])
}

/** "F7/F8" or "5 bords (F7/F8, …)"; hexes alike. */
export function placesNamed(
  version: Version,
  changes: readonly Pick<MapChange, 'hex' | 'hexside'>[],
): Localized {
  const names = changes
    .slice(0, MOST_NAMED)
    .map(({ hex, hexside }) =>
      hex !== undefined
        ? hexNamed(version, hex)
        : hexside !== undefined
          ? hexsideNamed(version, hexside)
          : NONE,
    )
  const list = names.map(({ en }) => en).join(', ')
  const onHexes = changes[0]?.hex !== undefined
  if (changes.length === 1) return sameInBoth(list)
  const [fr, en] = onHexes ? ['cases', 'hexes'] : ['bords', 'hexsides']
  const more = changes.length > MOST_NAMED ? ', …' : ''
  return localized(
    `${formatNumber(changes.length, 'fr')} ${fr} (${list}${more})`,
    `${formatNumber(changes.length, 'en')} ${en} (${list}${more})`,
  )
}

/** More are counted, the first ones named. */
export const MOST_NAMED = 8
