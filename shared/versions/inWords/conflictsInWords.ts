/** Conflicts of a merge as questions: what they are about, and what each version says of it (XCH-7). */
import { quoted, some } from '#shared/document/inWords/lists'
import { type HexKey } from '#shared/hex/axial'
import { localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { isCellKind } from '../cells'
import { changesWithin } from '../difference'
import { type Leaf, ORDER, segmentsOf } from '../leafPath'
import { joinedPlaces, type Places, placesOfLeaf } from '../places'
import { type Chosen, type Conflict, type Versions } from '../settling'
import { differencesInWords, gridSize, type Heading, headingOf } from './differenceInWords'
import { cellInWords, featureInWords, mapChange, OFF_MAP, placesNamed, sideInWords } from './mapInWords'
import { leafNamed } from './leafNamed'
import { isThingSection } from './things'
import { valueInWords } from './valueInWords'
import { hexNamed, NONE, type Version, versionOf } from './version'

/** Conflicts that are one question: hexes and hexsides of which all versions say the same. */
export interface Question {
  readonly heading: Heading
  /** "case A1, terrain", "pion Perrin (Archer), nom". */
  readonly about: Localized
  /** In the words of each version. Absent base = unknown. */
  readonly base: Localized | undefined
  readonly mine: Localized
  readonly theirs: Localized
  readonly leaves: readonly Leaf[]
  /** On the map of mine, else of theirs. */
  readonly places: Places
  /** Absent = open. */
  readonly chosen?: Chosen
}

/** In the order of the conflicts; each of them in just one question. */
export function questionsInWords(versions: Versions, conflicts: readonly Conflict[]): Question[] {
  const groups = new Map<string, Conflict[]>()
  for (const conflict of conflicts) {
    const key = groupKey(conflict)
    const group = groups.get(key)
    if (group) group.push(conflict)
    else groups.set(key, [conflict])
  }
  return [...groups.values()].map((group) => question(versions, group))
}

function groupKey({ leaf, base, mine, theirs, chosen }: Conflict): string {
  const [section, kind = '', , slot = ''] = segmentsOf(leaf)
  const ofPlace = section === 'map' && (isCellKind(kind) || kind === 'hexsides' || kind === 'structures')
  return ofPlace ? JSON.stringify([kind, slot, base, mine, theirs, chosen]) : leaf
}

interface Three {
  readonly base: Version | undefined
  readonly mine: Version
  readonly theirs: Version
}

function question(versions: Versions, group: readonly Conflict[]): Question {
  const [first] = group as readonly [Conflict, ...Conflict[]]
  const three: Three = {
    base: versions.base && versionOf(versions.base),
    mine: versionOf(versions.mine),
    theirs: versionOf(versions.theirs),
  }
  return {
    heading: headingOf(first.leaf),
    about: aboutInWords(three, group),
    base: versions.base && said(three, first, 'base'),
    mine: said(three, first, 'mine'),
    theirs: said(three, first, 'theirs'),
    leaves: group.map(({ leaf }) => leaf),
    places: joinedPlaces(
      group.map(({ leaf, mine }) => placesOfLeaf(mine === undefined ? versions.theirs : versions.mine, leaf)),
    ),
    ...(first.chosen && { chosen: first.chosen }),
  }
}

function aboutInWords({ mine, theirs }: Three, group: readonly Conflict[]): Localized {
  const [first] = group as readonly [Conflict, ...Conflict[]]
  const changes = group.flatMap(({ leaf, mine: before, theirs: after }) => {
    const found = mapChange(mine, theirs, { leaf, before, after })
    return found ? [found] : []
  })
  if (changes.length === 0) return leafNamed(first.mine === undefined ? theirs : mine, first.leaf)
  return placesNamed(mine, changes)
}

const AS_BEFORE = localized('inchangé', 'unchanged')
const GONE = localized('supprimé', 'deleted')
const THERE = localized('présent', 'present')
const NOT_THERE = localized('absent', 'not there')

function said(three: Three, conflict: Conflict, which: 'base' | Chosen): Localized {
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
  if (section === 'counters' && key === 'hex' && value === undefined) return OFF_MAP
  const words = last === ORDER ? undefined : valueInWords(version, last, value)
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

/** The changes that a version made of an entry or of a value that is not said in a few words. */
function edited(
  { base }: Three,
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
