/** The worth of the objectives that a stand holds, by the open ways to victory of all sides. */
import { hexesOfPlace } from '#shared/document/placeHexes'
import { type SideId } from '#shared/document/ids'
import { type HexKey } from '#shared/hex/axial'
import { type Scenario } from '#shared/document/types'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type PlayState } from '#shared/rules/resolution/state'
import { heldHexes, hexesNeeded } from '#shared/rules/victory/holdRuns'
import { lateness, openWays, shareOf } from './stakes'
import { type Ground } from './scriptGround'
import { type Placed } from './stands'
import { type View } from './view'
import { soundnessOf, type Worth } from './worth'

/** The share of an objective's worth that it has as the game begins. */
const EARLY = 0.2
/** A hex that an enemy may enter next, and one where he must first drive somebody off. */
const OPEN_TO_FOES = 0.4
const GUARDED = 0.8

export type Holdings = (placed: readonly Placed[]) => number

export function holdingsOf({ begun, play, side }: View, ground: Ground): Holdings {
  const { counterSchema } = rulesetOf(begun)
  const { count } = play.scenario.turns ?? {}
  const { gameTurn, player, players } = play.turn
  const foesFollow = count === undefined || gameTurn < count || player < players.length - 1
  const late = EARLY + (1 - EARLY) * lateness(play) ** 2
  const foeReach = new Set<HexKey>()
  for (const foe of ground.foes) for (const hex of ground.reachOf(foe.id)) foeReach.add(hex)
  const ownNow = new Set(ground.own.map(({ hex }) => hex))
  const holds = openWays(begun, play).flatMap((open) =>
    open.way.conditions.flatMap(({ condition }, index) => {
      if (condition.kind !== 'hold') return []
      const hexes = heldHexes(counterSchema, play, condition)
      const needed = hexesNeeded(condition, hexesOfPlace(begun, condition.place).length)
      const worth = shareOf(open, index) * (condition.turns === undefined ? late : 1)
      return { side: open.side, hexes, needed, worth, byPass: condition.by === 'last-pass' }
    }),
  )
  return (placed) => {
    const stands = new Set(placed.map(({ stand }) => stand.hex))
    const passed = new Set(placed.flatMap(({ stand }) => stand.passes))
    const heldBy = (
      hex: HexKey,
      holder: SideId | undefined,
      on: readonly SideId[],
      byPass: boolean,
    ): number => {
      // Above 0 the share with which this side holds it, below 0 the enemy.
      const foesOn = on.some((one) => one !== side)
      const own = stands.has(hex) || (ownNow.has(hex) && !placed.some(({ from }) => from.hex === hex))
      if (own) return foesOn && !byPass ? 0 : foesFollow ? GUARDED : 1
      if (byPass && (passed.has(hex) || holder === side))
        return foesFollow && foeReach.has(hex) ? OPEN_TO_FOES : 1
      if (foesOn || (byPass && holder !== undefined && holder !== side)) return -1
      return 0
    }
    let worth = 0
    for (const one of holds) {
      let held = 0
      for (const { hex, holder, on } of one.hexes) {
        const share = heldBy(hex, holder, on, one.byPass)
        held += one.side === side ? Math.max(0, share) : Math.max(0, -share)
      }
      const progress = Math.min(1, held / one.needed)
      worth += (one.side === side ? 1 : -1) * one.worth * progress ** 1.5
    }
    return worth
  }
}

/** The worth of what is held as things stand, for one side against the others. */
export function heldWorth(begun: Scenario, play: PlayState, side: SideId): number {
  const { counterSchema } = rulesetOf(begun)
  const late = EARLY + (1 - EARLY) * lateness(play) ** 2
  let worth = 0
  for (const open of openWays(begun, play))
    open.way.conditions.forEach(({ condition }, index) => {
      if (condition.kind !== 'hold') return
      const hexes = heldHexes(counterSchema, play, condition)
      const needed = hexesNeeded(condition, hexes.length)
      const held = hexes.filter(({ holder }) => holder === open.side).length
      const share = shareOf(open, index) * (condition.turns === undefined ? late : 1)
      worth += (open.side === side ? 1 : -1) * share * Math.min(1, held / needed) ** 1.5
    })
  return worth
}

/** The worth of a counter standing on a hex that a way to victory wants held by presence: it holds it, or keeps others from it. */
export function worthOfPlaces(begun: Scenario, play: PlayState): Worth {
  const late = EARLY + (1 - EARLY) * lateness(play) ** 2
  const worths = new Map<HexKey, number>()
  for (const open of openWays(begun, play))
    open.way.conditions.forEach(({ condition }, index) => {
      if (condition.kind !== 'hold' || condition.by === 'last-pass') return
      const hexes = hexesOfPlace(begun, condition.place)
      const each = (late * shareOf(open, index)) / hexesNeeded(condition, hexes.length)
      for (const hex of hexes) worths.set(hex, (worths.get(hex) ?? 0) + each)
    })
  return (now, id) => {
    const { hex } = now.scenario.counters[id] ?? {}
    const each = hex === undefined ? 0 : (worths.get(hex) ?? 0)
    return each > 0 && soundnessOf(begun, now, id) > 0 ? each : 0
  }
}
