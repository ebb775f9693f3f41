/** The difference of two versions as a designer would tell it (XCH-7): places that changed alike together, each thing once. */
import { called } from '#shared/document/called'
import { type Counter, type Scenario } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { formatNumber, joined, localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type LeafChange, leafChanges } from '../difference'
import { type Leaf, ORDER, segmentsOf } from '../leafPath'
import { joinedPlaces, type Places, placesOfLeaf } from '../places'
import { fieldAt, fieldNamed, fieldsAlong } from './fieldsAlong'
import { fieldChange, mapChange, type MapChange, placesNamed } from './mapInWords'
import { isThingSection, thingNamed } from './things'
import { calledByRows, hexNamed, rowNamed, type Version, versionOf } from './version'

/** The parts under which differences are listed, in this order. */
export const HEADINGS = {
  scenario: localized('Scénario', 'Scenario'),
  map: localized('Carte', 'Map'),
  armies: localized('Armées', 'Armies'),
} as const

export type Heading = keyof typeof HEADINGS

export interface Difference {
  readonly heading: Heading
  /** One line, without a full stop. */
  readonly text: Localized
  readonly leaves: readonly Leaf[]
  /** On the map of the second version; of what went, on that of the first. */
  readonly places: Places
}

const ARMIES = new Set([
  'sides',
  'groups',
  'counterTypes',
  'cardDesign',
  'counters',
  'reinforcements',
  'images',
])
const ON_MAP = new Set(['map', 'boards', 'zones', 'labels'])

/** Every difference, under the headings in their order; each changed leaf in just one of them. */
export function differencesInWords(
  before: Scenario,
  after: Scenario,
  changes: readonly LeafChange[] = leafChanges(before, after),
): Difference[] {
  const versions = { before: versionOf(before), after: versionOf(after) }
  const ofMap = new Map<string, MapChange[]>()
  const ofThings = new Map<string, LeafChange[]>()
  const quiet: LeafChange[] = []
  for (const change of changes) {
    if (isInsertion(change) || change.leaf.startsWith(LETTERS)) {
      quiet.push(change)
      continue
    }
    const found = mapChange(versions.before, versions.after, change)
    if (found) add(ofMap, found.key, found)
    else add(ofThings, groupOf(change), change)
  }
  const lines = [
    ...[...ofThings].map(([, group]) => line(versions, group, thingInWords(versions, group))),
    ...[...ofMap.values()].map((group) =>
      line(
        versions,
        group.map(({ change }) => change),
        group[0]?.say(placesNamed(versions.after, group), group.length > 1) ?? sameInBoth(''),
      ),
    ),
  ]
  for (const change of quiet) {
    const section = change.leaf.startsWith(LETTERS) ? 'map/terrain/' : change.leaf.slice(0, -ORDER.length)
    const told = lines.find(({ leaves }) => leaves[0]?.startsWith(section))
    if (told) told.leaves.push(change.leaf)
    else lines.push(line(versions, [change], thingInWords(versions, [change])))
  }
  const order = Object.keys(HEADINGS)
  return lines.sort((a, b) => order.indexOf(a.heading) - order.indexOf(b.heading))
}

/** The letters of the map rows: they come with the terrain that is painted. */
const LETTERS = 'map/palette/'

/** New entries among others, which keep their order: that goes without saying. */
function isInsertion({ leaf, before, after }: LeafChange): boolean {
  if (!leaf.endsWith(`/${ORDER}`)) return false
  const [old, now] = [before, after] as (readonly string[])[]
  const kept = (list: readonly string[] = [], other: readonly string[] = []): string =>
    JSON.stringify(list.filter((key) => other.includes(key)))
  return kept(old, now) === kept(now, old)
}

interface Versions {
  readonly before: Version
  readonly after: Version
}

function add<T>(groups: Map<string, T[]>, key: string, one: T): void {
  const group = groups.get(key)
  if (group) group.push(one)
  else groups.set(key, [one])
}

/** The line in which a change is told: with its thing, or with like ones that came or went. */
function groupOf({ leaf, before, after }: LeafChange): string {
  const [section = '', id = '', key = ''] = segmentsOf(leaf)
  if (section === 'map') return id === 'markers' ? `${section} ${id} ${key}` : `map ${id}`
  if (id === ORDER) return `${section} order`
  if (section === 'images' || section === 'vassalGpids') return section
  if (section === 'counters' && key === '') {
    const { type, name } = (after ?? before) as Counter
    return name === '' ? `counters ${type} ${after === undefined ? 'went' : 'came'}` : leaf
  }
  return isThingSection(section)
    ? `${section} ${id}`
    : section === 'turns' && id === 'rows'
      ? `turns ${key}`
      : `${section} ${id}`
}

function line(
  { before, after }: Versions,
  changes: readonly LeafChange[],
  text: Localized,
): Difference & { readonly leaves: Leaf[] } {
  const places = changes.map((change) =>
    placesOfLeaf(change.after === undefined ? before.scenario : after.scenario, change.leaf),
  )
  return {
    heading: headingOf(changes[0]?.leaf ?? ''),
    text,
    leaves: changes.map(({ leaf }) => leaf),
    places: joinedPlaces(places),
  }
}

/** The heading under which a leaf is told. */
export function headingOf(leaf: Leaf): Heading {
  const [section = ''] = segmentsOf(leaf)
  return ARMIES.has(section) ? 'armies' : ON_MAP.has(section) ? 'map' : 'scenario'
}

function thingInWords(versions: Versions, changes: readonly LeafChange[]): Localized {
  const [first] = changes as readonly [LeafChange, ...LeafChange[]]
  const [section = '', id = '', ...path] = segmentsOf(first.leaf)
  if (first.leaf === 'map') return gridInWords(versions)
  if (id === ORDER) return orderInWords(section)
  if (section === 'images') return picturesInWords(changes)
  // Nobody gives these numbers: that there are others is all that a designer can be told.
  if (section === 'vassalGpids') return fieldNamed(fieldAt([section]), section)
  const [kind, key, rest] =
    section === 'map' && id === 'markers' ? [id, path[0] ?? '', path.slice(1)] : [section, id, path]
  if (kind === 'markers' && key === ORDER) return orderInWords(kind)
  if (isThingSection(kind)) {
    const whole = rest.length === 0
    return whole ? cameOrWent(versions, kind, key, changes) : edited(versions, kind, key, changes)
  }
  return plain(versions, section, changes)
}

function cameOrWent(
  { before, after }: Versions,
  section: string,
  id: string,
  changes: readonly LeafChange[],
): Localized {
  const [first] = changes as readonly [LeafChange, ...LeafChange[]]
  // Values that the ruleset or the author names, as options, have no fields.
  if (section === 'options' && first.before !== undefined && first.after !== undefined)
    return fieldChange(before, after, undefined, id, first, thingNamed(after, section, id, first.after))
  if (first.before !== undefined && first.after !== undefined) {
    const name = thingNamed(after, section, id, first.after)
    return localized(`${name.fr} autrement`, `${name.en} changed`)
  }
  const version = first.after === undefined ? before : after
  const thing = first.after ?? first.before
  const name = changes.length === 1 ? thingNamed(version, section, id, thing) : countersOf(version, changes)
  const at = section === 'counters' ? hexesOf(version, changes) : sameInBoth('')
  return first.after === undefined
    ? localized(`retiré\u202f: ${name.fr}${at.fr}`, `${name.en}${at.en} removed`)
    : localized(`ajouté\u202f: ${name.fr}${at.fr}`, `${name.en}${at.en} added`)
}

/** "3 pions Archer". */
function countersOf({ scenario }: Version, changes: readonly LeafChange[]): Localized {
  const { type } = (changes[0]?.after ?? changes[0]?.before) as Counter
  const name = quotable(called(scenario.counterTypes[type], type))
  return localized(
    `${formatNumber(changes.length, 'fr')} pions ${name}`,
    `${formatNumber(changes.length, 'en')} counters ${name}`,
  )
}

const MOST_NAMED = 8

function hexesOf(version: Version, changes: readonly LeafChange[]): Localized {
  const hexes = changes.flatMap(({ before, after }) => ((after ?? before) as Counter).hex ?? [])
  if (hexes.length === 0) return sameInBoth('')
  const names = hexes.slice(0, MOST_NAMED).map((hex) => hexNamed(version, hex).en)
  if (changes.length === 1) return sameInBoth(`, ${names.join('')}`)
  return sameInBoth(` (${names.join(', ')}${hexes.length > MOST_NAMED ? ', …' : ''})`)
}

function edited(
  { before, after }: Versions,
  section: string,
  id: string,
  changes: readonly LeafChange[],
): Localized {
  const depth = section === 'markers' ? 3 : 2
  const record = (section === 'markers' ? after.scenario.map : after.scenario) as unknown as Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >
  const thing = record[section]?.[id] ?? (before.scenario as unknown as typeof record)[section]?.[id]
  const name = thing ? thingNamed(after, section, id, thing) : sameInBoth(quotable(id))
  const said = new Set<string>()
  const parts = partsOf({ before, after }, section, depth, changes).filter(
    ({ en }) => !said.has(en) && said.add(en),
  )
  return localized(
    `${name.fr}\u202f: ${parts.map(({ fr }) => fr).join(', ')}`,
    `${name.en}: ${parts.map(({ en }) => en).join(', ')}`,
  )
}

/** The changes of one thing, field by field; hexes of a zone are counted. */
function partsOf(
  { before, after }: Versions,
  section: string,
  depth: number,
  changes: readonly LeafChange[],
): Localized[] {
  const hexes = { more: 0, fewer: 0 }
  // A counter that moves says so first; its place in the new stack goes without saying.
  const moved = changes.some(({ leaf }) => section === 'counters' && segmentsOf(leaf)[2] === 'hex')
  const parts = changes.flatMap((change) => {
    const path = segmentsOf(change.leaf)
    const [field = '', ...inner] = path.slice(depth)
    const nameOfField = (): Localized => fieldNamed(fieldAt(path.slice(0, depth + 1)), field)
    if (section === 'zones' && field === 'hexes') {
      if (inner[0] !== ORDER) hexes[change.after === undefined ? 'fewer' : 'more']++
      return inner[0] === ORDER ? [orderOf(nameOfField())] : []
    }
    if (moved && field === 'rank') return []
    if (inner.at(-1) === ORDER) return [orderOf(nameOfField())]
    return [changeOfField({ before, after }, change, depth)]
  })
  return [...hexesInWords(hexes), ...parts]
}

function hexesInWords({ more, fewer }: { readonly more: number; readonly fewer: number }): Localized[] {
  const said = (count: number, sign: string): Localized[] =>
    count === 0
      ? []
      : [
          localized(
            `${sign}${formatNumber(count, 'fr')} ${count > 1 ? 'cases' : 'case'}`,
            `${sign}${formatNumber(count, 'en')} ${count > 1 ? 'hexes' : 'hex'}`,
          ),
        ]
  return [...said(more, '+'), ...said(fewer, '−')]
}

function changeOfField({ before, after }: Versions, change: LeafChange, from: number): Localized {
  const path = segmentsOf(change.leaf)
  return fieldChange(before, after, fieldAt(path), path.at(-1) ?? '', change, pathNamed(after, path, from))
}

/** "état « étourdi »", "face Blessé, attaque": each step by its name, from the one of that index. */
export function pathNamed(version: Version, path: readonly string[], from: number): Localized {
  const fields = fieldsAlong(path)
  const words = path.flatMap((step, index): Localized[] => {
    if (index < from || step === ORDER) return []
    const [above, field] = [fields[index - 1]?.form, fields[index]]
    if (above?.kind === 'record' && above.keys) return [rowNamed(calledByRows(version, above.keys), step)]
    // A record of values says nothing that its entry does not.
    const ofValues = step === 'extra' || (field?.form?.kind === 'record' && !field.form.of.form)
    return ofValues && index < path.length - 1 ? [] : [fieldNamed(field, step)]
  })
  return joined(words, ' ')
}

function orderOf(name: Localized): Localized {
  return localized(`${name.fr}\u202f: ordre`, `order of ${name.en}`)
}

/** Fields of the scenario itself, of its turns, its map, its cards: the part once, then its fields. */
function plain({ before, after }: Versions, section: string, changes: readonly LeafChange[]): Localized {
  const [first = '', second = ''] = segmentsOf(changes[0]?.leaf ?? '').slice(1)
  if (section === 'map' && first === 'palette') return fieldNamed(fieldAt([section, first]), first)
  const inner = section === 'map' ? 2 : section === 'turns' && first === 'rows' ? 3 : 1
  const part =
    section === 'turns' && first === 'rows'
      ? localized(`tour ${quotable(second)}`, `turn ${quotable(second)}`)
      : section === 'map'
        ? fieldNamed(fieldAt([section, first]), first)
        : fieldAt([section])?.called
  const parts = changes.map((change) => {
    const path = segmentsOf(change.leaf).filter((step) => step !== ORDER)
    // The part as a whole came, went or is one value.
    const whole = segmentsOf(change.leaf).length <= inner
    const name = whole ? (part ?? sameInBoth(quotable(section))) : pathNamed(after, path, inner)
    return fieldChange(before, after, fieldAt(path), path.at(-1) ?? section, change, name)
  })
  const whole = changes.length === 1 && segmentsOf(changes[0]?.leaf ?? '').length <= inner
  const prefix = part && !whole ? localized(`${part.fr}\u202f: `, `${part.en}: `) : sameInBoth('')
  return localized(
    `${prefix.fr}${parts.map(({ fr }) => fr).join(', ')}`,
    `${prefix.en}${parts.map(({ en }) => en).join(', ')}`,
  )
}

const ORDERS: Readonly<Record<string, Localized>> = {
  boards: localized('ordre des plateaux', 'order of the boards'),
  sides: localized('ordre des camps', 'order of the sides'),
  groups: localized('ordre des groupes', 'order of the groups'),
  reinforcements: localized('ordre des renforts', 'order of the reinforcements'),
  zones: localized('ordre des zones', 'order of the zones'),
  counterTypes: localized('ordre des types de pions', 'order of the counter types'),
  counters: localized('ordre des pions dans le fichier', 'order of the counters in the file'),
  labels: localized('ordre des étiquettes', 'order of the labels'),
  victory: localized('ordre des victoires', 'order of the victories'),
}

export function orderInWords(section: string): Localized {
  return ORDERS[section] ?? localized('ordre dans le fichier', 'order in the file')
}

function picturesInWords(changes: readonly LeafChange[]): Localized {
  const came = changes.filter(({ before }) => before === undefined).length
  const went = changes.filter(({ after }) => after === undefined).length
  const parts = [
    { count: came, name: localized('images ajoutées', 'pictures added') },
    { count: went, name: localized('images retirées', 'pictures removed') },
  ].flatMap(({ count, name }) =>
    count === 0 ? [] : [localized(`${name.fr}\u202f: ${count}`, `${name.en}: ${count}`)],
  )
  if (parts.length === 0) return localized('ordre des images', 'order of the pictures')
  return joined(parts)
}

/** "autre grille : 26 × 16 cases → 30 × 16 cases"; hexes of two grids are not compared one by one. */
function gridInWords({ before, after }: Versions): Localized {
  const [was, is] = [before, after].map(({ scenario }) => gridSize(scenario.map.grid)) as [
    Localized,
    Localized,
  ]
  return localized(
    `autre grille\u202f: ${was.fr} → ${is.fr}\u202f; les cases ne sont pas comparées une à une`,
    `another grid: ${was.en} → ${is.en}; hexes are not compared one by one`,
  )
}

export function gridSize({ columns, rows, orientation, halfHexes }: Grid): Localized {
  const [fr, en] = orientation === 'flat' ? ['plates', 'flat'] : ['pointues', 'pointy']
  const [cut, rim] = halfHexes ? [', demi-cases au bord', ', half hexes at the rim'] : ['', '']
  return localized(`${columns} × ${rows} cases ${fr}${cut}`, `${columns} × ${rows} ${en} hexes${rim}`)
}
