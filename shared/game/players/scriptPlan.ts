/** A plan for a phase of movement: a script for each group, found by evolution over what the side's counters would then stand on. */
import { lineage } from '#shared/document/groups'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexDistance, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Rng } from '#shared/lang/rng'
import { type Offer } from '../contract'
import { type Fighter, type Ground } from './scriptGround'
import { dangerAt, type ScriptId, SCRIPTS, worthOfEnd } from './script'

/** Ends of a counter by a script that are kept, the best first. */
const KEPT = 6
const POPULATION = 14
const GENERATIONS = 16
/** Weighs the losses that a stand may bring against its gains. */
const DANGER = 0.3
/** The share of a foe's worth that a fight at even strength brings. */
const EVEN_FIGHT = 0.3

export interface Plan {
  readonly scripts: ReadonlyMap<CounterId, ScriptId>
  /** The ends of a counter by its script, the best first: index in its offer and worth. */
  endsOf(id: CounterId): readonly RankedEnd[]
}

export interface RankedEnd {
  readonly hex: HexKey
  readonly index: number
  readonly worth: number
}

interface Mover {
  readonly fighter: Fighter
  readonly group: number
  readonly stands: HexKey
  readonly ends: Readonly<Record<ScriptId, readonly RankedEnd[]>>
}

export function planFor(scenario: Scenario, ground: Ground, offers: readonly Offer[], rng: Rng): Plan {
  const groups = new Map<string, number>()
  const movers = offers.flatMap((offer): Mover[] => {
    const fighter = ground.own.find(({ id }) => id === offer.by)
    if (!fighter || !offer.ends) return []
    const name = groupName(scenario, fighter)
    const group = groups.get(name) ?? groups.size
    groups.set(name, group)
    const ends = Object.fromEntries(
      SCRIPTS.map((script) => [script, rankedEnds(script, ground, fighter, offer)]),
    ) as unknown as Mover['ends']
    return [{ fighter, group, stands: hexKey(fighter.at), ends }]
  })
  const best = evolved(groups.size, (genome) => standingWorth(ground, movers, genome), rng)
  const scripts = new Map(movers.map(({ fighter, group }) => [fighter.id, best[group] ?? 'hold']))
  const ends = new Map(
    movers.map(({ fighter, group, ends: all }) => [fighter.id, all[best[group] ?? 'hold']]),
  )
  return { scripts, endsOf: (id) => ends.get(id) ?? [] }
}

/** A group of the order of battle; who has none goes with those who fight alike. */
function groupName(scenario: Scenario, { id, range }: Fighter): string {
  const { group } = scenario.counters[id] ?? {}
  const [own] = lineage(scenario.groups, group)
  return `${own?.[0] ?? '-'} ${range > 0 ? 'shoots' : 'fights'}`
}

function rankedEnds(script: ScriptId, ground: Ground, fighter: Fighter, offer: Offer): RankedEnd[] {
  const stays = worthOfEnd(script, ground, fighter, hexKey(fighter.at))
  if (stays === undefined) return []
  return (offer.ends?.() ?? [])
    .flatMap((hex, index) => {
      const worth = worthOfEnd(script, ground, fighter, hex)
      return worth !== undefined && worth > stays + 0.05 ? { hex, index, worth: worth - stays } : []
    })
    .sort((a, b) => b.worth - a.worth || a.index - b.index)
    .slice(0, KEPT)
}

type Genome = readonly ScriptId[]

/** The best of some generations: each keeps the better half, and changes a script or two of a copy of each. */
function evolved(groups: number, worth: (genome: Genome) => number, rng: Rng): Genome {
  const drawn = (): ScriptId => SCRIPTS[rng.below(SCRIPTS.length)] ?? 'hold'
  const first = Array.from({ length: POPULATION }, (_, index): Genome => {
    const same = SCRIPTS[index]
    return Array.from({ length: groups }, () => same ?? drawn())
  })
  let ranked = first.map((genome) => ({ genome, worth: worth(genome) }))
  for (let generation = 0; generation < GENERATIONS && groups > 1; generation++) {
    ranked.sort((a, b) => b.worth - a.worth)
    const better = ranked.slice(0, POPULATION / 2)
    const children = better.map(({ genome }) => {
      const changed = rng.below(groups)
      const again = rng.below(2 * groups)
      const child = genome.map((script, group) => (group === changed || group === again ? drawn() : script))
      return { genome: child, worth: worth(child) }
    })
    ranked = [...better, ...children]
  }
  return ranked.reduce((best, one) => (one.worth > best.worth ? one : best)).genome
}

/** The hexes where all would stand by their groups' scripts: nobody takes a hex that another has. */
function stands(movers: readonly Mover[], genome: Genome): readonly HexKey[] {
  const taken = new Set(movers.map((mover) => mover.stands))
  return movers.map(({ ends, group, stands: from }) => {
    const end = ends[genome[group] ?? 'hold'].find(({ hex }) => !taken.has(hex))
    if (!end) return from
    taken.delete(from)
    taken.add(end.hex)
    return end.hex
  })
}

/** The worth of a side's stand at the end of its move: goals, the fights and shots it then has, what it may lose. */
function standingWorth(ground: Ground, movers: readonly Mover[], genome: Genome): number {
  const at = stands(movers, genome)
  let worth = 0
  const gangs = new Map<CounterId, { readonly foe: Fighter; attack: number; bands: number }>()
  const onGoals = new Set<HexKey>()
  movers.forEach(({ fighter }, index) => {
    const hex = at[index] as HexKey
    const axial = parseHexKey(hex)
    worth -= DANGER * fighter.worth * dangerAt(ground, fighter, hex)
    const goals = ground.goalsOf(fighter.id)
    if (goals.includes(hex)) onGoals.add(hex)
    const turns = ground.turnsToGoal(fighter.id, axial)
    if (turns !== undefined) worth -= turns * 0.25 * (0.5 + ground.late)
    const near = ground.foes.filter((foe) => hexDistance(foe.at, axial) === 1)
    const target = near.reduce<Fighter | undefined>(
      (best, foe) => (!best || foe.defence < best.defence ? foe : best),
      undefined,
    )
    if (fighter.range > 0) {
      const inRange = ground.foes.filter((foe) => hexDistance(foe.at, axial) <= fighter.range)
      worth += 0.12 * inRange.reduce((most, foe) => Math.max(most, foe.worth), 0)
    }
    if (!target) return
    const gang = gangs.get(target.id) ?? { foe: target, attack: 0, bands: 0 }
    gang.attack += fighter.attack
    gang.bands++
    gangs.set(target.id, gang)
  })
  for (const { foe, attack } of gangs.values()) {
    const odds = (attack - foe.defence) / 10
    worth += foe.worth * Math.max(-0.3, Math.min(0.9, EVEN_FIGHT + 0.2 * odds))
  }
  return worth + onGoals.size * (0.6 + 1.2 * ground.late)
}
