/** The things of a scenario by their names: "counter “Perrin”", "counter type “Archer”", for differences between versions. */
import { both, quoted } from '#shared/document/inWords/lists'
import { LEVEL_NAMES } from '#shared/document/levelNames'
import { sideInWords } from '#shared/document/inWords/kindOfPieces'
import { textIn } from '#shared/document/authorText'
import { type AuthorText, type Victory } from '#shared/document/game'
import { type Counter, type CounterId, type Marker } from '#shared/document/types'
import { localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { called } from '#shared/document/called'
import { quotable } from '#shared/i18n/quotable'
import { silencedThing } from './silencedThing'
import { hexNamed, rowNamed, type Version } from './version'

type Names = (version: Version, id: string, thing: never) => Localized

function noun(kind: Localized): (name: Localized) => Localized {
  return (name) => localized(`${kind.fr} ${name.fr}`, `${kind.en} ${name.en}`)
}

function byName(one: (name: Localized) => Localized): Names {
  return (_version, id, thing: { readonly name?: string }) =>
    one(quoted(thing.name === undefined ? id : called({ name: thing.name }, id)))
}

const special = noun(localized('règle spéciale', 'special rule'))
const label = noun(localized('étiquette', 'label'))
const table = noun(localized('table de la maison', 'house table'))

/** Sections whose entries are things with a name of their own. */
const THINGS: Readonly<Record<string, Names>> = {
  boards: byName(noun(localized('plateau', 'board'))),
  sides: byName(noun(localized('camp', 'side'))),
  groups: byName(noun(localized('groupe', 'group'))),
  reinforcements: byName(noun(localized('renfort', 'reinforcement'))),
  zones: byName((name) => both((say) => `zone ${say(name)}`)),
  counterTypes: byName(noun(localized('type de pion', 'counter type'))),
  counters: (version, id, counter: Counter) => counterNamed(version, id as CounterId, counter),
  victory: ({ scenario }, _id, { side, level }: Victory) => {
    const name = LEVEL_NAMES[level]
    if (side === undefined) return name
    const whose = sideInWords(scenario, side)
    return localized(`${name.fr}, ${whose.fr}`, `${name.en}, ${whose.en}`)
  },
  specialRules: (_version, id, { title }: { readonly title: AuthorText }) =>
    special(both((_say, language) => quoted(textIn(title, language) || id)[language])),
  labels: (_version, id, { text }: { readonly text: string }) => label(quoted(text || id)),
  markers: (version, _id, { kind, hex }: Marker) => {
    const name = rowNamed(version.ruleset.markers, kind)
    const at = hexNamed(version, hex)
    return localized(`${name.fr} ${at.fr}`, `${name.en} ${at.en}`)
  },
  options: ({ ruleset }, id) => {
    const name = rowNamed(ruleset.options, id)
    return localized(`règle au choix ${name.fr}`, `option ${name.en}`)
  },
  houseTables: ({ ruleset }, id) =>
    table(ruleset.tables.find((one) => one.id === id)?.title ?? sameInBoth(quotable(id))),
  images: () => localized('image', 'picture'),
  silenced: (_version, _id, thing) => silencedThing(thing),
}

/** "pion Perrin (Archer)": its name and its type's, or its type's alone. */
function counterNamed(version: Version, _id: CounterId, counter: Counter): Localized {
  const { scenario } = version
  const type = called(scenario.counterTypes[counter.type], counter.type)
  const name = counter.name || type
  const own = counter.name && counter.name !== type ? ` (${quotable(type)})` : ''
  const said = `${quotable(name)}${own}`
  return localized(`pion ${said}`, `counter ${said}`)
}

export function isThingSection(section: string): boolean {
  return Object.hasOwn(THINGS, section)
}

/** `thing` is the entry as that version has it. */
export function thingNamed(version: Version, section: string, id: string, thing: unknown): Localized {
  return THINGS[section]?.(version, id, thing as never) ?? sameInBoth(quotable(id))
}
