/** The words of one version of a merge about what both have changed (XCH-7). */
import { quoted, some } from '#shared/document/inWords/lists'
import { type HexKey } from '#shared/hex/axial'
import { localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { changesWithin } from '../difference'
import { fieldAt } from '../fieldsAlong'
import { ORDER } from '../leafPath'
import { mapLeaf, type MapLeaf } from '../mapLeaf'
import { subjectOf } from '../sections'
import { type Chosen, type Conflict } from '../settling'
import { differencesInWords } from './differenceInWords'
import { gridSize } from './gridInWords'
import { cellInWords, featureInWords, sideInWords } from './mapInWords'
import { valueInWords } from './valueInWords'
import { hexNamed, NONE, type Version } from './version'

export interface ThreeVersions {
  readonly base: Version | undefined
  readonly mine: Version
  readonly theirs: Version
}

const AS_BEFORE = localized('inchangé', 'unchanged')

const GONE = localized('supprimé', 'deleted')

const THERE = localized('présent', 'present')

const NOT_THERE = localized('absent', 'not there')

export function saidByVersion(three: ThreeVersions, conflict: Conflict, which: 'base' | Chosen): Localized {
  const version = three[which] ?? three.mine
  const { leaf, base } = conflict
  const value = conflict[which]
  if (leaf === 'map') return gridSize(version.scenario.map.grid)
  const place = mapLeaf(leaf)
  if (place) return placeInWords(version, place, value)
  const { path, rest, thing, isOrder } = subjectOf(leaf)
  const whole = thing !== undefined && (isOrder || rest.length === 0)
  if (value === undefined && whole) return base === undefined ? NOT_THERE : GONE
  const words = path.at(-1) === ORDER ? undefined : valueInWords(version, fieldAt(path), value)
  if (words && !whole) return words
  if (value === undefined) return NONE
  if (typeof value === 'string') return quoted(value)
  if (base === undefined && !whole) return contentInWords(value)
  return edited(three, conflict, which) ?? (base === undefined ? thereInWords(version, value) : AS_BEFORE)
}

function placeInWords(version: Version, place: MapLeaf, value: unknown): Localized {
  if (place.of === 'cell') return cellInWords(version, place.kind, value)
  if (place.of === 'structure') return featureInWords(version, 'structures', value)
  if (value === undefined) return NONE
  if (place.slot === undefined) return sideInWords(version, value)
  // Keys that this version does not know.
  if (place.slot === 'extra') return contentInWords(value)
  return featureInWords(version, 'features', value)
}

/** The plain values in one that has no words of its own, one after the other; else their number. */
function contentInWords(value: unknown): Localized {
  const parts: readonly unknown[] = Object.values(value as object)
  const plain = parts.filter((part) => typeof part === 'string' || typeof part === 'number')
  if (plain.length > 0) return sameInBoth(quotable(plain.join(', ')))
  return some(parts.length, localized('élément', 'item'), localized('éléments', 'items'))
}

/** "en O7", "at O7" of what stands on a hex. */
function thereInWords(version: Version, thing: unknown): Localized {
  const { hex } = thing as { readonly hex?: HexKey }
  if (hex === undefined) return THERE
  const name = hexNamed(version, hex)
  return localized(`en ${name.fr}`, `at ${name.en}`)
}

/** The changes that a version made of an entry or of a value that is not saidByVersion in a few words. */
function edited(
  { base }: ThreeVersions,
  { leaf, ...values }: Conflict,
  which: 'base' | Chosen,
): Localized | undefined {
  const before = values.base
  const after = values[which]
  if (!base || before === undefined || which === 'base') return undefined
  const changes = changesWithin(leaf, before, after)
  if (changes.length === 0) return undefined
  if (changes.length === 1 && changes[0]?.leaf === leaf) return localized('autrement', 'changed')
  const lines = differencesInWords(base.scenario, base.scenario, changes)
  return localized(
    lines.map(({ text }) => text.fr).join('\u202f; '),
    lines.map(({ text }) => text.en).join('; '),
  )
}
