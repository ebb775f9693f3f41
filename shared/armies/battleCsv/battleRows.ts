/** The rows of an order of battle: side by side, down the tree of groups, equal counters without names gathered in one (XCH-3). */
import { groupTree, lineage } from '#shared/document/groups'
import { type Counter } from '#shared/document/armies'
import { type CounterId, type CounterTypeId, type GroupId, type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Facing, facingName } from '#shared/hex/facing'
import { ownWord } from '#shared/document/words'
import { type Language } from '#shared/i18n/localized'
import { sideOf } from '#shared/rules/standing/position'
import { statText } from '#shared/rules/counters/statText'
import { type BattleColumnId } from './battleColumns'
import { type BattlePlace, placeOf, placeText } from './places'

export interface BattleRow {
  readonly side: SideId | undefined
  readonly group: GroupId | undefined
  /** The note of the group stands in its first row. */
  readonly isFirstOfGroup: boolean
  /** Absent in the row of a group without counters. */
  readonly of?: CountersOfRow
}

interface CountersOfRow {
  readonly ids: readonly CounterId[]
  readonly type: CounterTypeId
  readonly name: string
  /** It leads the group in which it is. */
  readonly leads: boolean
  readonly place: BattlePlace
  /** The facing of those on the map. */
  readonly facing: Facing | undefined
}

export function battleRows(scenario: Scenario): readonly BattleRow[] {
  const { sides, groups, counters } = scenario
  const held = new Map<string, CounterId[]>()
  for (const [id, counter] of Object.entries(counters) as [CounterId, Counter][]) {
    const side = sideOf(scenario, counter)
    const group = side !== undefined && groupIn(scenario, side, counter)
    const key = holder(side !== undefined && side in sides ? side : undefined, group || undefined)
    const there = held.get(key)
    if (there) there.push(id)
    else held.set(key, [id])
  }
  return [...(Object.keys(sides) as SideId[]), undefined].flatMap((side): BattleRow[] => {
    const holders = [undefined, ...(side === undefined ? [] : groupTree(groups, side).map(({ id }) => id))]
    return holders.flatMap((group): BattleRow[] => {
      const rows = gathered(scenario, held.get(holder(side, group)) ?? [], group)
      if (rows.length === 0 && group !== undefined) return [{ side, group, isFirstOfGroup: true }]
      return rows.map((of, nth) => ({
        group,
        of,
        isFirstOfGroup: nth === 0,
        side: side ?? sideOf(scenario, counters[of.ids[0] as CounterId] as Counter),
      }))
    })
  })
}

const holder = (side: SideId | undefined, group: GroupId | undefined): string => JSON.stringify([side, group])

/** A group of another side, or none that there is, counts for nothing. */
function groupIn({ groups }: Scenario, side: SideId, { group }: Counter): GroupId | undefined {
  return group !== undefined && groups[group]?.side === side ? group : undefined
}

function gathered(
  { counters, groups }: Scenario,
  ids: readonly CounterId[],
  group: GroupId | undefined,
): readonly CountersOfRow[] {
  const leader = group === undefined ? undefined : groups[group]?.leader
  const rows = new Map<string, CounterId[]>()
  for (const id of ids) {
    const counter = counters[id] as Counter
    const alone = id === leader || counter.name.trim() !== ''
    const key = alone ? id : JSON.stringify({ ...counter, rank: 0 })
    const row = rows.get(key)
    if (row) row.push(id)
    else rows.set(key, [id])
  }
  return [...rows.values()].map((alike) => {
    const first = alike[0] as CounterId
    const counter = counters[first] as Counter
    const place = placeOf(counter)
    const facing = place.kind === 'map' ? counter.facing : undefined
    return { ids: alike, type: counter.type, name: counter.name, leads: first === leader, place, facing }
  })
}

/** The way from the side down to a group, as it is written: "Avant-garde / Archers". */
export function groupPath({ groups }: Pick<Scenario, 'groups'>, id: GroupId): string {
  return lineage(groups, id)
    .map(([, { name }]) => name.trim())
    .reverse()
    .join(BETWEEN_GROUPS)
}

const BETWEEN_GROUPS = ' / '

/** The text of each column. */
export function battleTexts(
  scenario: Scenario,
  { side, group, isFirstOfGroup, of }: BattleRow,
  language: Language,
): Readonly<Record<BattleColumnId, string>> {
  const type = of && scenario.counterTypes[of.type]
  const counter = of?.ids[0] === undefined ? undefined : scenario.counters[of.ids[0]]
  const own = (one: Language): string => (counter && ownWord(counter, 'name', one)) ?? ''
  return {
    side: side === undefined ? '' : (scenario.sides[side]?.name ?? side),
    group: group === undefined ? '' : groupPath(scenario, group),
    leader: of?.leads ? statText({ kind: 'boolean' }, true, language) : '',
    type: type?.name ?? of?.type ?? '',
    code: type?.abbreviation ?? '',
    counter: counter?.name ?? '',
    inFrench: own('fr'),
    inEnglish: own('en'),
    quantity: of ? `${of.ids.length}` : '',
    position: of ? placeText(scenario, of.place)[language] : '',
    facing: of?.facing ? facingName(of.facing, scenario.map.grid) : '',
    note: isFirstOfGroup && group !== undefined ? (scenario.groups[group]?.note ?? '') : '',
  }
}
