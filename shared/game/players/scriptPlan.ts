/** Plans for a phase of movement: a script for each group, found by evolution over what the side's stand would then be worth. */
import { lineage } from '#shared/document/groups'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey } from '#shared/hex/axial'
import { type Rng } from '#shared/lang/rng'
import { type Offer } from '../contract'
import { holdingsOf } from './holdings'
import { type ScriptId, SCRIPTS, worthOfEnd } from './script'
import { type Fighter, type Ground } from './scriptGround'
import { standingWorth, TEMPERS } from './standing'
import { type Placed, type Stand, standAt, standHere } from './stands'
import { type View } from './view'

/** Ends of a counter by a script that are kept, the best first. */
const KEPT = 2
const POPULATION = 14
const GENERATIONS = 16
/** Rounds in which each counter may leave its group's script for a better end. */
const ROUNDS = 2

export interface Plan {
  /** The end of a counter and the script that sends it there; undefined = it stays. */
  endOf(id: CounterId): PlannedEnd | undefined
}

export interface PlannedEnd {
  readonly hex: HexKey
  readonly script: ScriptId
}

interface Mover {
  readonly fighter: Fighter
  readonly group: number
  readonly from: Stand
  readonly ends: Readonly<Record<ScriptId, readonly Stand[]>>
}

/** Plans to choose from, each another one: the best by each temper, all hold, all advance, all charge. */
export function plansFor(view: View, ground: Ground, offers: readonly Offer[], rng: Rng): readonly Plan[] {
  const { movers, groups } = moversOf(view, ground, offers)
  const moving = new Set(movers.map(({ fighter }) => fighter.id))
  const others = ground.own.flatMap((fighter): Placed[] => {
    if (moving.has(fighter.id)) return []
    const stand = standHere(view, ground, fighter)
    return [{ fighter, stand, from: stand }]
  })
  const holdings = holdingsOf(view, ground)
  const best = TEMPERS.map((temper) => {
    const worthOf = (stands: readonly Stand[]): number =>
      standingWorth(ground, holdings, [...others, ...placedAt(movers, stands)], temper)
    const genome = evolved(groups, (one) => worthOf(standsBy(movers, one)), rng)
    return refined(movers, standsBy(movers, genome), worthOf)
  })
  const alike = ALIKE.map((script) =>
    standsBy(
      movers,
      Array.from({ length: groups }, () => script),
    ),
  )
  const plans = new Map([...best, ...alike].map((stands) => [stands.map(({ hex }) => hex).join(' '), stands]))
  return [...plans.values()].map((stands) => planOf(movers, stands))
}

/** The scripts that all groups may have alike. */
const ALIKE: readonly ScriptId[] = ['hold', 'advance', 'charge']

function moversOf(
  view: View,
  ground: Ground,
  offers: readonly Offer[],
): { readonly movers: readonly Mover[]; readonly groups: number } {
  const groups = new Map<string, number>()
  const movers = offers.flatMap((offer): Mover[] => {
    const fighter = ground.own.find(({ id }) => id === offer.by)
    if (!fighter || !offer.ends) return []
    const name = groupName(view.play.scenario, fighter)
    const group = groups.get(name) ?? groups.size
    groups.set(name, group)
    const from = standHere(view, ground, fighter)
    return [{ fighter, group, from, ends: endsByScript(view, ground, fighter, offer) }]
  })
  return { movers, groups: groups.size }
}

function placedAt(movers: readonly Mover[], stands: readonly Stand[]): readonly Placed[] {
  return movers.map(({ fighter, from }, index) => ({ fighter, from, stand: stands[index] ?? from }))
}

function planOf(movers: readonly Mover[], stands: readonly Stand[]): Plan {
  const planned = new Map<CounterId, PlannedEnd>()
  for (const [index, { fighter, from, ends }] of movers.entries()) {
    const stand = stands[index] ?? from
    const script = SCRIPTS.find((one) => ends[one].includes(stand))
    if (script) planned.set(fighter.id, { hex: stand.hex, script })
  }
  return { endOf: (id) => planned.get(id) }
}

/** A group of the order of battle; who has none goes with those who fight alike. */
function groupName(scenario: Scenario, { id, range }: Fighter): string {
  const { group } = scenario.counters[id] ?? {}
  const [own] = lineage(scenario.groups, group)
  return `${own?.[0] ?? '-'} ${range > 0 ? 'shoots' : 'fights'}`
}

/** The best ends of each script, with their figures; one that several scripts choose is looked at once. */
function endsByScript(view: View, ground: Ground, fighter: Fighter, offer: Offer): Mover['ends'] {
  const known = new Map<number, Stand | undefined>()
  const standOf = (index: number): Stand | undefined => {
    if (!known.has(index)) known.set(index, standAt(view, ground, fighter, offer, index))
    return known.get(index)
  }
  const hexes = offer.ends?.() ?? []
  const ends = SCRIPTS.map((script) => {
    const ranked = hexes
      .flatMap((hex, index) => {
        if (hex === fighter.hex) return []
        const worth = worthOfEnd(script, ground, fighter, hex)
        return worth === undefined ? [] : { index, worth }
      })
      .sort((a, b) => b.worth - a.worth || a.index - b.index)
      .slice(0, KEPT)
    return [script, ranked.flatMap(({ index }) => standOf(index) ?? [])]
  })
  return Object.fromEntries(ends) as unknown as Mover['ends']
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

/** The stands of all by their groups' scripts: nobody takes a hex that another has. */
function standsBy(movers: readonly Mover[], genome: Genome): Stand[] {
  const taken = new Set(movers.map(({ from }) => from.hex))
  return movers.map(({ ends, group, from }) => {
    const end = ends[genome[group] ?? 'hold'].find(({ hex }) => !taken.has(hex))
    if (!end) return from
    taken.delete(from.hex)
    taken.add(end.hex)
    return end
  })
}

/** Each counter in turn takes the end that is best for the whole. */
function refined(
  movers: readonly Mover[],
  stands: readonly Stand[],
  worthOf: (stands: readonly Stand[]) => number,
): readonly Stand[] {
  let best = [...stands]
  let worth = worthOf(best)
  for (let round = 0; round < ROUNDS; round++)
    movers.forEach(({ from, ends }, index) => {
      const all = new Set([from, ...SCRIPTS.flatMap((script) => ends[script])])
      for (const end of all) {
        if (end === best[index] || best.some(({ hex }, other) => other !== index && hex === end.hex)) continue
        const tried = best.with(index, end)
        const triedWorth = worthOf(tried)
        if (triedWorth <= worth + 1e-9) continue
        best = tried
        worth = triedWorth
      }
    })
  return best
}
