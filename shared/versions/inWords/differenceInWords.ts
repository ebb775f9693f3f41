/** The difference of two versions in the words of a designer (XCH-7): places that changed alike together, each thing once. */
import { type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Localized, sameInBoth } from '#shared/i18n/localized'
import { type LeafChange, leafChanges } from '../difference'
import { type Leaf, leafOf, ORDER } from '../leafPath'
import { joinedPlaces, type Places, placesOfLeaf } from '../places'
import { isJoined, subjectOf } from '../sections'
import { otherGrid } from './gridInWords'
import { type Heading, headingOf, HEADINGS } from './headings'
import { mapChange, type MapChange, placesNamed } from './mapInWords'
import { joinedChanged, partChanges } from './partChanges'
import { namelessKind, thingChanges } from './thingChanges'
import { orderInWords } from './things'
import { type Versions, versionOf } from './version'

export interface Difference {
  readonly heading: Heading
  /** One line, without a full stop. */
  readonly text: Localized
  readonly leaves: readonly Leaf[]
  /** On the map of the second version; of what went, on that of the first. */
  readonly places: Places
}

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
    ...[...ofThings.values()].map((group) => line(versions, group, changesInWords(versions, group))),
    ...[...ofMap.values()].map((group) =>
      line(
        versions,
        group.map(({ change }) => change),
        group[0]?.say(placesNamed(versions.after, group), group.length > 1) ?? sameInBoth(''),
      ),
    ),
  ]
  for (const change of quiet) {
    const section = change.leaf.startsWith(LETTERS) ? TERRAIN : change.leaf.slice(0, -ORDER.length)
    const said = lines.find(({ leaves }) => leaves[0]?.startsWith(section))
    if (said) said.leaves.push(change.leaf)
    else lines.push(line(versions, [change], changesInWords(versions, [change])))
  }
  const order = Object.keys(HEADINGS)
  return lines.sort((a, b) => order.indexOf(a.heading) - order.indexOf(b.heading))
}

/** The letters of the map rows: they come with the terrain that is painted. */
const LETTERS = `${leafOf(['map', 'palette' satisfies keyof ScenarioMap])}/`
const TERRAIN = 'map/terrain/'

/** New entries among others, which keep their order: that goes without saying. */
function isInsertion({ leaf, before, after }: LeafChange): boolean {
  if (!leaf.endsWith(`/${ORDER}`)) return false
  const [old, now] = [before, after] as (readonly string[])[]
  const kept = (list: readonly string[] = [], other: readonly string[] = []): string =>
    JSON.stringify(list.filter((key) => other.includes(key)))
  return kept(old, now) === kept(now, old)
}

function add<T>(groups: Map<string, T[]>, key: string, one: T): void {
  const group = groups.get(key)
  if (group) group.push(one)
  else groups.set(key, [one])
}

/** The line on which a change is said: with its thing or its part, or with like things that came or went. */
function groupOf(change: LeafChange): string {
  const subject = subjectOf(change.leaf)
  const { path, depth, section, head, isOrder } = subject
  if (isOrder) return leafOf([...path.slice(0, depth), ORDER])
  if (isJoined(section)) return leafOf(path.slice(0, depth))
  const kind = namelessKind(subject, change)
  if (kind !== undefined)
    return leafOf([...path.slice(0, depth), change.after === undefined ? 'went' : 'came', kind])
  return leafOf(head.length > depth ? head : path.slice(0, 2))
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

function changesInWords(versions: Versions, changes: readonly LeafChange[]): Localized {
  const group = changes as readonly [LeafChange, ...LeafChange[]]
  const [{ leaf }] = group
  if (leaf === 'map') return otherGrid(versions.before.scenario.map.grid, versions.after.scenario.map.grid)
  const subject = subjectOf(leaf)
  const { section, thing, isOrder } = subject
  if (isOrder && !isJoined(section)) return orderInWords(section)
  if (thing) return thingChanges(versions, subject, group)
  return isJoined(section) ? joinedChanged(subject) : partChanges(versions, subject, changes)
}
