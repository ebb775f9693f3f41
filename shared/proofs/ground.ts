/** Ground that counters are to fit: the ways in which each may stand there, and the search that fits its rules. */
import { countersByHex, footprint, footprintSize } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { legalFacing, type Ruleset } from '#shared/rules/contract/ruleset'
import { type Demand, type Fit, type Pose, type Stood } from './fit'
import { fitApart } from './fitApart'
import { fitStacked, type MayShare } from './fitStacked'
import { smallestMisfit } from './smallestMisfit'

export interface Ground {
  /** Only those who stay are on the map. */
  readonly scenario: Scenario
  readonly ruleset: Ruleset
  /** The hexes to fill, each once; a search calls them by their numbers in this list. */
  readonly hexes: readonly HexKey[]
  readonly freeFacing: boolean
  /** One hex at least of each counter is of these; absent = all are. */
  readonly touching?: ReadonlySet<HexKey>
}

/** The answer for counters on ground. */
export type GroundFit =
  | { readonly answer: 'yes'; readonly stood: readonly Stood[] }
  /** Counters that do not fit the hexes where they may stand, though they do when any of them is left out. */
  | { readonly answer: 'no'; readonly misfits: readonly CounterId[]; readonly hexes: readonly HexKey[] }
  | { readonly answer: 'unknown' }

/** Do these counters fit the ground all at once? */
export function fitGround(ground: Ground, counters: readonly CounterId[]): GroundFit {
  const demands = demandsOf(ground, counters)
  const ask = (some: readonly Demand[]): Fit => fitOn(ground, some)
  const fit = ask(demands)
  if (fit.answer === 'yes') return fit
  if (fit.answer === 'unknown') return { answer: 'unknown' }
  const misfits = smallestMisfit(demands, ask)
  const cells = new Set(misfits.flatMap(({ poses }) => poses.flatMap((pose) => pose.cells)))
  return {
    answer: 'no',
    misfits: misfits.flatMap((one) => one.counters),
    hexes: ground.hexes.filter((_, cell) => cells.has(cell)),
  }
}

/** One text for counters that differ by their names and places alone, and by their facings where these are free. */
export function kindKey(counter: Counter, freeFacing: boolean): string {
  const { name: _name, hex: _hex, rank: _rank, extra: _extra, facing, ...kind } = counter
  return JSON.stringify([kind, freeFacing ? undefined : [facing.kind, facing.index]])
}

function demandsOf(ground: Ground, ids: readonly CounterId[]): Demand[] {
  const kinds = new Map<string, CounterId[]>()
  for (const id of ids) {
    const key = kindKey(ground.scenario.counters[id] as Counter, ground.freeFacing)
    kinds.set(key, [...(kinds.get(key) ?? []), id])
  }
  return [...kinds.values()].map((counters) => ({
    counters,
    poses: posesOf(ground, counters[0] as CounterId),
  }))
}

/** The ways in which a counter may stand on ground when it comes alone. */
export function posesOf(ground: Ground, id: CounterId): Pose[] {
  const { scenario, ruleset, hexes, touching } = ground
  const numbers = new Map(hexes.map((hex, number) => [hex, number]))
  const counter = scenario.counters[id] as Counter
  const standing = hexes.map((hex) => ruleset.mayStand(scenario, counter, parseHexKey(hex)).value)
  const facings = facingsOf(ground, counter)
  return hexes.flatMap((hex) =>
    facings.flatMap((facing): Pose[] => {
      const covered = footprint(scenario, { ...counter, hex, facing })
      const keys = covered.map(hexKey)
      if (touching && !keys.some((key) => touching.has(key))) return []
      const cells = keys.flatMap((key) => numbers.get(key) ?? [])
      if (cells.length < covered.length || !cells.every((cell) => standing[cell])) return []
      const [front, rear] = covered
      if (front && rear && !ruleset.mayStraddle(scenario, front, rear).value) return []
      const pose = { hex, facing, cells }
      return cells.every((cell) => mayShare(ground, cell, [{ counter: id, pose }])) ? [pose] : []
    }),
  )
}

/** All that it may have, where the facing is free and makes a difference to who fits. */
function facingsOf({ scenario, ruleset, freeFacing }: Ground, counter: Counter): Facing[] {
  const kind = ruleset.facingKind(scenario, counter)
  const own = legalFacing(counter.facing, kind)
  const matters = ruleset.oneAHex !== true || footprintSize(scenario, counter) === 2
  if (!freeFacing || !matters || kind === 'any') return [own]
  const kinds = kind === 'twelve' ? (['side', 'vertex'] as const) : [kind]
  return kinds.flatMap((one) =>
    [0, 1, 2, 3, 4, 5].map((index): Facing => ({ kind: one, index: direction(index) })),
  )
}

/** May these stand in a hex beside those who stay there? */
function mayShare({ scenario, ruleset, hexes }: Ground, cell: number, there: readonly Stood[]): boolean {
  const hex = hexes[cell] as HexKey
  const stay = countersByHex(scenario).get(hex) ?? []
  if (stay.length === 0 && there.length < 2 && ruleset.oneAHex === true) return true
  const placed = there.map(({ counter, pose }) => [
    counter,
    { ...scenario.counters[counter], hex: pose.hex, facing: pose.facing },
  ])
  const counters = { ...scenario.counters, ...Object.fromEntries(placed) }
  const all = [...stay, ...there.map(({ counter }) => counter)]
  return ruleset.mayStack({ ...scenario, counters }, parseHexKey(hex), all).value
}

function fitOn(ground: Ground, demands: readonly Demand[]): Fit {
  const { ruleset, hexes } = ground
  if (ruleset.oneAHex !== true) return fitStacked(demands, hexes.length, remembered(ground, demands))
  const aside = demands.filter((demand) => isInNobodysWay(ground, demand))
  const fit = fitApart(
    demands.filter((demand) => !aside.includes(demand)),
    hexes.length,
  )
  if (fit.answer !== 'yes') return fit
  const lying = aside.flatMap(({ counters, poses: [pose] }) =>
    pose ? counters.map((counter) => ({ counter, pose })) : [],
  )
  return { answer: 'yes', stood: [...fit.stood, ...lying] }
}

/** The dead, of whom a hex holds any number (MC-MAP-3). Those who may stand nowhere are for the search, which says so. */
function isInNobodysWay(ground: Ground, { counters: [id], poses: [pose] }: Demand): boolean {
  if (id === undefined || pose === undefined) return false
  const twice = [id, id].map((counter) => ({ counter, pose }))
  return mayShare(ground, pose.cells[0] as number, twice)
}

/** `mayShare`, each stack of kinds and facings asked once in each hex. */
function remembered(ground: Ground, demands: readonly Demand[]): MayShare {
  const kinds = new Map(demands.flatMap(({ counters }, kind) => counters.map((id) => [id, kind])))
  const known = new Map<string, boolean>()
  return (cell, there) => {
    const stack = there.map(
      ({ counter, pose }) => `${kinds.get(counter)}${pose.facing.kind}${pose.facing.index}`,
    )
    const key = `${cell} ${stack.sort().join(' ')}`
    const answer = known.get(key) ?? mayShare(ground, cell, there)
    known.set(key, answer)
    return answer
  }
}
