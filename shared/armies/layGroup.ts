/**
 * Lays a group of counters on hexes at once (CTR-3): each takes the first hex where the rules let it stand and where it finds
 * room. The counter tool shows the answer as ghosts, and makes it by commands when the button is released.
 */
import { bottomFirst, countersByHex, footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { onGrid } from '#shared/hex/grid'
import { legalFacing, type Ruleset } from '#shared/rules/contract/ruleset'

/** A counter of the scenario, or one that would be new. */
export interface GroupMember {
  readonly id: CounterId
  readonly counter: Counter
}

export interface LaidGroup {
  /** As they would stand, in the order of the group. */
  readonly laid: readonly GroupMember[]
  /** Those that find no hex. */
  readonly left: readonly GroupMember[]
  /** The hexes that the first of these could not take: held by counters of others, or closed to it by the rules. */
  readonly held: number
  readonly closed: number
}

type Obstacle = 'rim' | 'closed' | 'held'

/**
 * @param hexes where they may go, in this order; of a two-hex counter the front hex. No two of the group share one.
 * @param facing which all take as nearly as their rules let them; absent = each its own
 */
export function layGroup(
  scenario: Scenario,
  ruleset: Ruleset,
  group: readonly GroupMember[],
  hexes: readonly Axial[],
  facing?: Facing,
): LaidGroup {
  const members = group.map(({ id, counter }) => ({ id, counter: faced(scenario, ruleset, counter, facing) }))
  const ground = groundFor(scenario, ruleset, group)
  const own = new Set<HexKey>()
  // For counters alike: the hexes before this one are none for them.
  const triedBy = new Map<string, number>()
  const laid: GroupMember[] = []
  const left: GroupMember[] = []
  for (const member of members) {
    const kind = kindOf(member.counter)
    let at = triedBy.get(kind) ?? 0
    const place = (): readonly HexKey[] | undefined => {
      const covered = footprint(scenario, standing(member.counter, hexes[at] as Axial)).map(hexKey)
      if (covered.some((hex) => own.has(hex))) return undefined
      return ground.obstacle(member, hexes[at] as Axial) ? undefined : covered
    }
    let covered: readonly HexKey[] | undefined
    while (at < hexes.length && !(covered = place())) at++
    triedBy.set(kind, at)
    if (!covered) left.push(member)
    else {
      for (const hex of covered) own.add(hex)
      laid.push({ id: member.id, counter: standing(member.counter, hexes[at] as Axial) })
    }
  }
  const [first] = left
  const obstacles = first ? hexes.map((hex) => ground.obstacle(first, hex)) : []
  const count = (obstacle: Obstacle): number => obstacles.filter((one) => one === obstacle).length
  return { laid, left, held: count('held'), closed: count('closed') }
}

/** A counter with this facing, as nearly as its rules let it have it. */
function faced(scenario: Scenario, ruleset: Ruleset, counter: Counter, facing: Facing | undefined): Counter {
  if (!facing) return counter
  const kind = ruleset.facingKind(scenario, counter)
  // Where facing has no effect it goes on looking over a side or a vertex, as before.
  return { ...counter, facing: legalFacing(facing, kind === 'any' ? counter.facing.kind : kind) }
}

function standing(counter: Counter, hex: Axial): Counter {
  return { ...counter, hex: hexKey(hex) }
}

// All that the rules may read of a counter when they judge where it stands, but for its place and name.
function kindOf({ name: _, hex: __, rank: ___, ...more }: Counter): string {
  return JSON.stringify(more)
}

// The map and the counters on it, but for those of the group, which will have gone.
function groundFor(scenario: Scenario, ruleset: Ruleset, group: readonly GroupMember[]) {
  const stacks = countersByHex(scenario)
  const going = new Set(group.map(({ id }) => id))

  function findsRoom({ id, counter }: GroupMember, hex: Axial): boolean {
    const others = (stacks.get(hexKey(hex)) ?? []).filter((other) => !going.has(other))
    if (others.length === 0) return true
    const counters = Object.fromEntries([
      ...others.map((other) => [other, scenario.counters[other] as Counter] as const),
      [id, counter],
    ])
    const there = { ...scenario, counters }
    return ruleset.mayStack(there, hex, bottomFirst(there, [...others, id])).value
  }

  return {
    /** The reason that keeps a counter from a hex. */
    obstacle({ id, counter }: GroupMember, hex: Axial): Obstacle | undefined {
      const there = standing(counter, hex)
      const covered = footprint(scenario, there)
      const [front, rear] = covered
      if (!covered.every((one) => onGrid(one, scenario.map.grid))) return 'rim'
      if (!covered.every((one) => ruleset.mayStand(scenario, there, one).value)) return 'closed'
      if (front && rear && !ruleset.mayStraddle(scenario, front, rear).value) return 'closed'
      return covered.every((one) => findsRoom({ id, counter: there }, one)) ? undefined : 'held'
    },
  }
}
