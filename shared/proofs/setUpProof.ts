/** Proves that a side fits its set-up zones under terrain, facing and stacking all at once, or names the smallest reason why not. */
import { countersByHex, footprint, footprintSize, sideOf } from '#shared/document/counters'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type Counter, type CounterId, type Scenario, type SideId, type ZoneId } from '#shared/document/types'
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { legalFacing, type Ruleset } from '#shared/rules/ruleset'
import { type Demand, type Fit, type Pose, type Stood } from './fit'
import { fitApart } from './fitApart'
import { fitStacked, type MayShare } from './fitStacked'
import { smallestMisfit } from './smallestMisfit'

/** The answer for a side, with all of its counters that are to be set up. */
export type SetUpProof = { readonly side: SideId; readonly counters: readonly CounterId[] } & (
  | { readonly answer: 'yes'; readonly stood: readonly Stood[] }
  /** Counters that do not fit the hexes where they may stand, though they do when any of them is left out. */
  | { readonly answer: 'no'; readonly misfits: readonly CounterId[]; readonly hexes: readonly HexKey[] }
  | { readonly answer: 'unknown' }
)

/**
 * Those of the set-up that are not on the map are placed; of a side that sets up in its zones, all of them. Others stay where
 * they stand, but for sides that set up in zones of their own. A zone without a side is everybody's.
 */
export function proveSetUp(scenario: Scenario, ruleset: Ruleset, side: SideId): SetUpProof {
  const ids = Object.keys(scenario.counters) as CounterId[]
  const counters = ids.filter((id) => setsUp(scenario, scenario.counters[id] as Counter, side))
  const ground = groundOf(scenario, ruleset, side, counters)
  const demands = demandsOf(ground, counters)
  const ask = (some: readonly Demand[]): Fit => fitOn(ground, some)
  const fit = ask(demands)
  if (fit.answer === 'yes') return { side, counters, ...fit }
  if (fit.answer === 'unknown') return { side, counters, answer: 'unknown' }
  const misfits = smallestMisfit(demands, ask)
  const cells = new Set(misfits.flatMap(({ poses }) => poses.flatMap((pose) => pose.cells)))
  return {
    side,
    counters,
    answer: 'no',
    misfits: misfits.flatMap((one) => one.counters),
    hexes: ground.hexes.filter((_, cell) => cells.has(cell)),
  }
}

function inZones(scenario: Scenario, side: SideId | undefined): boolean {
  return side !== undefined && scenario.sides[side]?.setUp?.where === 'zones'
}

function setsUp(scenario: Scenario, counter: Counter, side: SideId): boolean {
  const { hex, spare, reinforcement } = counter
  if (sideOf(scenario, counter) !== side || spare === true || reinforcement !== undefined) return false
  return hex === undefined || inZones(scenario, side)
}

interface Ground {
  /** Without those who are to be set up. */
  readonly scenario: Scenario
  readonly ruleset: Ruleset
  /** Of the zones, by number. */
  readonly hexes: readonly HexKey[]
  readonly numbers: ReadonlyMap<HexKey, number>
  readonly freeFacing: boolean
}

function groundOf(scenario: Scenario, ruleset: Ruleset, side: SideId, placed: readonly CounterId[]): Ground {
  const zones = (Object.keys(scenario.zones) as ZoneId[]).filter((id) => {
    const zone = scenario.zones[id]
    return zone?.kind === 'setup' && (zone.side ?? side) === side
  })
  const hexes = [...new Set(zones.flatMap((zone) => hexesOfPlace(scenario, { kind: 'zone', zone })))]
  const away = new Set(placed)
  const counters = Object.fromEntries(
    Object.entries(scenario.counters).map(([id, counter]) => {
      const goes =
        away.has(id as CounterId) ||
        (counter.reinforcement === undefined && inZones(scenario, sideOf(scenario, counter)))
      if (!goes || counter.hex === undefined) return [id, counter]
      const { hex: _, ...waiting } = counter
      return [id, waiting]
    }),
  )
  return {
    ...{ scenario: { ...scenario, counters }, ruleset, hexes },
    numbers: new Map(hexes.map((hex, number) => [hex, number])),
    freeFacing: scenario.sides[side]?.setUp?.facing !== 'as-placed',
  }
}

/** The counters that differ by their names alone, together. */
function demandsOf(ground: Ground, ids: readonly CounterId[]): Demand[] {
  const kinds = new Map<string, CounterId[]>()
  for (const id of ids) {
    const {
      name: _name,
      hex: _hex,
      rank: _rank,
      facing,
      extra: _extra,
      ...kind
    } = ground.scenario.counters[id] as Counter
    const key = JSON.stringify([kind, ground.freeFacing ? undefined : [facing.kind, facing.index]])
    kinds.set(key, [...(kinds.get(key) ?? []), id])
  }
  return [...kinds.values()].map((counters) => ({
    counters,
    poses: posesOf(ground, counters[0] as CounterId),
  }))
}

/** The ways in which a counter may stand in the zones when it comes alone. */
function posesOf(ground: Ground, id: CounterId): Pose[] {
  const { scenario, ruleset, hexes, numbers } = ground
  const counter = scenario.counters[id] as Counter
  const standing = hexes.map((hex) => ruleset.mayStand(scenario, counter, parseHexKey(hex)).value)
  const facings = facingsOf(ground, counter)
  return hexes.flatMap((hex) =>
    facings.flatMap((facing): Pose[] => {
      const covered = footprint(scenario, { ...counter, hex, facing })
      const cells = covered.flatMap((one) => numbers.get(hexKey(one)) ?? [])
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
