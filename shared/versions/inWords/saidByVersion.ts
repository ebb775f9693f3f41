/** The words of one version of a merge about what both have changed (XCH-7). */
import { quoted, some } from '#shared/document/inWords/lists'
import { type HexKey } from '#shared/hex/axial'
import { localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { isCellKind } from '../cells'
import { changesWithin } from '../difference'
import { ORDER, segmentsOf } from '../leafPath'
import { type Chosen, type Conflict } from '../settling'
import { differencesInWords, gridSize } from './differenceInWords'
import { cellInWords, featureInWords, OFF_MAP, sideInWords } from './mapInWords'
import { fieldAt } from './fieldsAlong'
import { isThingSection } from './things'
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
  const [section = '', kind = '', key = '', slot] = segmentsOf(leaf)
  const last = segmentsOf(leaf).at(-1) ?? ''
  if (leaf === 'map') return gridSize(version.scenario.map.grid)
  if (section === 'map' && isCellKind(kind)) return cellInWords(version, kind, value)
  if (section === 'map' && kind === 'structures') return featureInWords(version, 'structures', value)
  if (section === 'map' && kind === 'hexsides' && slot !== undefined && slot !== 'extra')
    return featureInWords(version, 'features', value)
  if (section === 'map' && kind === 'hexsides' && slot === undefined)
    return value === undefined ? NONE : sideInWords(version, value)
  const whole = kind === 'markers' ? slot === undefined : isThingSection(section) && key === ''
  if (value === undefined && whole) return base === undefined ? NOT_THERE : GONE
  const field = fieldAt(segmentsOf(leaf))
  if (field?.says === 'move' && value === undefined) return OFF_MAP
  const words = last === ORDER ? undefined : valueInWords(version, field, value)
  if (words && !whole) return words
  if (value === undefined) return NONE
  if (typeof value === 'string') return quoted(value)
  if (base === undefined && !whole) return contentInWords(value)
  return edited(three, conflict, which) ?? (base === undefined ? thereInWords(version, value) : AS_BEFORE)
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
