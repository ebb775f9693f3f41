/**
 * The things of a scenario by their names: "counter “Perrin”", "counter type “Archer”". The field of an entry says what it is and by what
 * it is named (`document/fields/thing.ts`).
 */
import { called, NAMELESS } from '#shared/document/called'
import { inBothLanguages } from '#shared/document/inBothLanguages'
import { namedIn, thingIn } from '#shared/document/namedIn'
import { both, quoted } from '#shared/document/inWords/lists'
import { LEVEL_NAMES } from '#shared/document/levelNames'
import { sideInWords } from '#shared/document/inWords/kindOfPieces'
import { textIn } from '#shared/document/authorText'
import { type Part } from '#shared/document/fields/part'
import { type NamingRule, type Thing } from '#shared/document/fields/thing'
import { type AuthorText, type Victory } from '#shared/document/game'
import { type Counter } from '#shared/document/armies'
import { type Marker } from '#shared/document/types'
import { type Language, localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { thingOf } from '../sections'
import { calledByRows, hexNamed, rowNamed, type Version } from './version'

/** The entry of a section by its name; `value` is the entry as that version has it, undefined = it has none. */
export function thingNamed(
  version: Version,
  section: Part | undefined,
  id: string,
  value: unknown,
): Localized {
  const thing = thingOf(section)
  if (!thing || value === undefined) return sameInBoth(quotable(id))
  const { noun, by } = thing
  if (!noun) return named(version, section, by, id, value)
  if (by.length === 0) return noun
  const name = named(version, section, by, id, value)
  return both((say) => `${say(noun)} ${say(name)}`)
}

/** The words for another order of the entries of a section. */
export function orderInWords(section: Part | undefined): Localized {
  return thingOf(section)?.order ?? localized('ordre dans le fichier', 'order in the file')
}

function named(
  version: Version,
  section: Part | undefined,
  by: Thing['by'],
  id: string,
  value: unknown,
): Localized {
  if (typeof by === 'string') return BY_RULE[by](version, { section, id, value: value as never })
  return both((_say, language) => {
    const own = thingIn(value as object, language)
    const texts = by.map(
      (member) => (own as Readonly<Record<string, string | AuthorText | undefined>>)[member],
    )
    const said = texts.map((text) => textOf(text, language)).find((text) => text !== '')
    return quoted(said ?? (texts.every((text) => text === undefined) ? id : NAMELESS))[language]
  })
}

function textOf(text: string | AuthorText | undefined, language: Language): string {
  return typeof text === 'string' ? text : textIn(text, language)
}

interface Entry {
  readonly section: Part | undefined
  readonly id: string
  readonly value: never
}

const BY_RULE: Readonly<Record<NamingRule, (version: Version, entry: Entry) => Localized>> = {
  row: (version, { section, id }) => {
    const keys = section?.form?.kind === 'record' ? section.form.keys : undefined
    return rowNamed(keys ? calledByRows(version, keys) : [], id)
  },
  counter: ({ scenario }, { value }) =>
    both((say, language) =>
      say(counterNamed(namedIn(scenario, language), thingIn(value as Counter, language))),
    ),
  marker: (version, { value }) => {
    const { kind, hex }: Marker = value
    const [name, at] = [rowNamed(version.ruleset.markers, kind), hexNamed(version, hex)]
    return both((say) => `${say(name)} ${say(at)}`)
  },
  victory: ({ scenario }, { value }) => {
    const { side, level }: Victory = value
    const name = LEVEL_NAMES[level]
    if (side === undefined) return name
    const whose = inBothLanguages(scenario, (named) => sideInWords(named, side))
    return both((say) => `${say(name)}, ${say(whose)}`)
  },
}

/** "Perrin (Archer)": its name and its type's, or its type's alone. */
function counterNamed(scenario: Version['scenario'], counter: Counter): Localized {
  const type = called(scenario.counterTypes[counter.type], counter.type)
  const name = counter.name || type
  const own = counter.name && counter.name !== type ? ` (${quotable(type)})` : ''
  return sameInBoth(`${quotable(name)}${own}`)
}
