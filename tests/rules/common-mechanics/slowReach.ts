/**
 * Reach, the slow and obvious way: every stance a counter of its own, every rule asked anew at every step. The search over
 * numbered cells must agree with it.
 */
import { type Counter, type Placement } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { type Direction, direction, neighbor, neighbors } from '#shared/hex/direction'
import { type Facing, turnFacing, turnThroughTwelve } from '#shared/hex/facing'
import { mayCross, mayPass } from '#shared/rules/common-mechanics/ground/crossing'
import { canInfiltrate, mayEnter } from '#shared/rules/common-mechanics/ground/entry'
import { type FantasyPosition } from '#shared/rules/common-mechanics/position/fantasyRules'
import { barrierFor } from '#shared/rules/common-mechanics/ground/fortification'
import { sideBetween } from '#shared/rules/common-mechanics/ground/hexsideAcross'
import { COLUMN_OF } from '#shared/rules/common-mechanics/figures/movementFigures'
import { mayPassThrough, mayStop } from '#shared/rules/common-mechanics/stacking/stacking'
import { unitsAt } from '#shared/rules/common-mechanics/facing/stackOrder'
import { difficultyAt, isCave, markersOn } from '#shared/rules/common-mechanics/ground/terrainClass'
import {
  areFoes,
  positionOfPlacement,
  type Unit,
  unitFrom,
  unitOf,
} from '#shared/rules/common-mechanics/units/unit'
import { wanderingLevelAt } from '#shared/rules/common-mechanics/wandering/wanderingLevel'
import { isAllFront, zoneToward } from '#shared/rules/common-mechanics/facing/zones'

/** A stance reached, in half points. */
export interface SlowHex {
  readonly hex: string
  readonly facing: string
  readonly placement: Placement
  readonly halves: number
  readonly minimal: boolean
}

interface Reached {
  readonly unit: Unit
  readonly turned: boolean
  readonly halves: number
}

interface Step {
  readonly unit: Unit
  readonly turns: boolean
  readonly halves: number
}

/** The ends of moves but for the start; the facing of units that turn freely is empty. */
export function slowReach(position: FantasyPosition, id: CounterId, points: number): SlowHex[] {
  const start = unitOf(position, id) as Unit
  const game = new SlowGame(position, start, points)
  const best = new Map<string, { reached: Reached; minimal: boolean }>()
  const keep = (reached: Reached, minimal: boolean): void => {
    const key = game.nameOf(reached.unit)
    const known = best.get(key)
    if (key === game.nameOf(start) || !game.mayStay(reached.unit)) return
    if (!known || (!minimal && !known.minimal && reached.halves < known.reached.halves))
      best.set(key, { reached, minimal })
  }
  for (const reached of game.everything()) keep(reached, false)
  for (const unit of game.takingAllPoints()) keep({ unit, turned: true, halves: points }, false)
  for (const unit of game.minimal()) keep({ unit, turned: true, halves: points }, true)
  return [...best.values()].map(({ reached: { unit, halves }, minimal }) => ({
    hex: unit.counter.hex as string,
    facing: game.turnsFreely ? '' : JSON.stringify(unit.counter.facing),
    placement: unit.placement,
    halves,
    minimal,
  }))
}

class SlowGame {
  readonly turnsFreely: boolean
  private readonly table

  constructor(
    private readonly position: FantasyPosition,
    private readonly start: Unit,
    private readonly points: number,
  ) {
    this.turnsFreely = !start.formed && isAllFront(start)
    this.table = position.rules.figures.movement.classes[start.movement.class]
  }

  nameOf({ counter, placement }: Unit): string {
    return `${counter.hex}|${this.turnsFreely ? '' : JSON.stringify(counter.facing)}|${placement}`
  }

  /** One who turns freely takes the facing of the stack that it joins. */
  mayStay(unit: Unit): boolean {
    const facings = this.turnsFreely
      ? Array.from({ length: 12 }, (_, by) => turnThroughTwelve({ kind: 'side', index: 0 }, by))
      : [unit.counter.facing]
    return facings.some(
      (facing) => mayStop(this.position, { ...unit, counter: { ...unit.counter, facing } }).value,
    )
  }

  /** Every stance within the points, cheapest way, in no order. */
  everything(): Reached[] {
    const least = new Map<string, Reached>()
    const open: Reached[] = [{ unit: this.start, turned: false, halves: 0 }]
    for (let reached = open.pop(); reached; reached = open.pop()) {
      const key = `${this.nameOf(reached.unit)}|${reached.turned}`
      const known = least.get(key)
      if (known && known.halves <= reached.halves) continue
      least.set(key, reached)
      for (const { unit, turns, halves } of this.steps(reached)) {
        const next = { unit, turned: reached.turned || turns, halves: reached.halves + halves }
        if (next.halves <= this.points) open.push(next)
      }
    }
    return [...least.values()]
  }

  private steps({ unit, turned }: Reached): Step[] {
    if (unit.formed && unit.mode === 'hedgehog') return []
    const came = unit.hexes.filter((hex) => !this.start.hexes.some((own) => sameHex(own, hex)))
    if (came.some((hex) => wanderingLevelAt(this.position, hex) > 0)) return []
    const { first, further } = this.turning()
    const turnStep = turned ? further : first
    const held = came.some((hex) => this.largeFriends(unit, hex))
    if (unit.formed) return this.formationSteps(unit, turnStep, held)
    const infiltrated = positionOfPlacement(unit.placement) === 'infiltration'
    const steps: Step[] = []
    for (const to of neighbors(unit.hexes[0] as Axial)) {
      if (zoneToward(unit, to) !== 'front') continue
      for (const [placement, extra] of this.placementsAfter(unit)) {
        const halves = this.price(unit, unit.hexes[0] as Axial, to, placement)
        if (typeof halves !== 'number') continue
        const moved = this.at(unit, to, unit.counter.facing, placement)
        if (!mayPassThrough(this.position, moved).value) continue
        steps.push({ unit: moved, turns: false, halves: halves + extra + this.passing(unit, unit.hexes) })
      }
    }
    for (const [placement] of this.placementsAfter(unit)) {
      if (placement === unit.placement) continue
      const hex = unit.hexes[0] as Axial
      const there = this.at(unit, hex, unit.counter.facing, placement)
      if (mayEnter(this.position, unit, hex, placement).value !== 'free') continue
      if (!mayPassThrough(this.position, there).value) continue
      const halves = infiltrated ? this.hexPrice(hex, placement) : (this.table.change as number)
      steps.push({ unit: there, turns: false, halves })
    }
    if (this.turnsFreely || infiltrated || held) return steps
    for (const by of [-2, -1, 1, 2])
      steps.push({
        unit: this.facing(unit, turnThroughTwelve(unit.counter.facing, by)),
        turns: true,
        halves: turnStep,
      })
    return steps
  }

  private formationSteps(unit: Unit, turnStep: number, held: boolean): Step[] {
    const steps: Step[] = []
    const { index } = unit.counter.facing
    for (const way of [index, direction(index + 1)]) {
      const moved = this.shifted(unit, way)
      const costs = unit.hexes.map((half, at) => this.price(unit, half, moved.hexes[at] as Axial, 'ground'))
      const numbers = costs.filter((cost): cost is number => typeof cost === 'number')
      if (numbers.length < 2 || !this.mayLie(moved) || !mayPassThrough(this.position, moved).value) continue
      const halves = Math.max(...numbers) + this.passing(unit, unit.hexes)
      steps.push({ unit: moved, turns: false, halves })
    }
    if (held) return steps
    for (const { unit: moved, mover, into } of this.pivots(unit)) {
      const halves = this.price(unit, mover, into, 'ground')
      if (typeof halves !== 'number' || !this.mayLie(moved)) continue
      if (!mayPassThrough(this.position, { ...moved, hexes: [into] }).value) continue
      steps.push({ unit: moved, turns: true, halves: turnStep + halves + this.passing(unit, [mover]) })
    }
    const about = this.table.formationAboutTurn
    if (typeof about === 'number')
      steps.push({ unit: this.aboutTurned(unit), turns: true, halves: isAllFront(unit) ? 0 : about })
    return steps
  }

  /** Both wheels of a formation: which half moves, and where to. */
  private pivots(unit: Unit) {
    const [left, right] = unit.hexes as [Axial, Axial]
    const { index } = unit.counter.facing
    const into = neighbor(left, direction(index + 1))
    return [
      { unit: this.at(unit, into, turnFacing(unit.counter.facing, 1)), mover: left, into },
      { unit: this.at(unit, left, turnFacing(unit.counter.facing, -1)), mover: right, into },
    ]
  }

  private aboutTurned(unit: Unit): Unit {
    return this.at(unit, unit.hexes[1] as Axial, turnFacing(unit.counter.facing, 3))
  }

  private shifted(unit: Unit, way: Direction): Unit {
    return this.at(unit, neighbor(unit.hexes[0] as Axial, way), unit.counter.facing)
  }

  private mayLie({ hexes }: Unit): boolean {
    const [left, right] = hexes as [Axial, Axial]
    const ground = (hex: Axial) => mayEnter(this.position, this.start, hex, 'ground').value !== 'never'
    const crosses = (a: Axial, b: Axial) =>
      mayCross(this.position, this.start, a, b, 'ground').value === 'free'
    return ground(left) && ground(right) && crosses(left, right) && crosses(right, left)
  }

  /** Lists where a minimal move may end. */
  minimal(): Unit[] {
    const unit = this.start
    if (unit.fatigue === 'exhausted' || (unit.formed && unit.mode === 'hedgehog')) return []
    if (unit.formed) {
      const opens = (from: Axial, to: Axial) =>
        mayPass(this.position, unit, from, to, 'ground').value !== 'never'
      const { index } = unit.counter.facing
      const steps = [index, direction(index + 1)]
        .map((way) => this.shifted(unit, way))
        .filter((moved) => unit.hexes.every((half, at) => opens(half, moved.hexes[at] as Axial)))
      const pivots = this.pivots(unit)
        .filter(({ mover, into }) => opens(mover, into))
        .map((pivot) => pivot.unit)
      const about = this.table.formationAboutTurn === 'never' ? [] : [this.aboutTurned(unit)]
      return [...[...steps, ...pivots].filter((moved) => this.mayLie(moved)), ...about]
    }
    const from = unit.hexes[0] as Axial
    const steps = neighbors(from)
      .filter((to) => zoneToward(unit, to) === 'front')
      .filter((to) => mayPass(this.position, unit, from, to, unit.placement).value !== 'never')
      .map((to) => this.at(unit, to, unit.counter.facing))
    const turns = this.turnsFreely ? [] : [-2, -1, 1, 2]
    return [...steps, ...turns.map((by) => this.facing(unit, turnThroughTwelve(unit.counter.facing, by)))]
  }

  /** Lists the moves that take every point: going into the rock, changing depth, turning there. */
  takingAllPoints(): Unit[] {
    const unit = this.start
    if (this.points === 0 || !canInfiltrate(unit)) return []
    const from = unit.hexes[0] as Axial
    const inPlace = (placement: Placement): Unit[] =>
      mayEnter(this.position, unit, from, placement).value === 'free'
        ? [this.at(unit, from, unit.counter.facing, placement)]
        : []
    const turned = (): Unit[] =>
      this.turnsFreely
        ? []
        : Array.from({ length: 12 }, (_, by) => this.facing(unit, turnThroughTwelve(unit.counter.facing, by)))
    switch (unit.placement) {
      case 'ground': {
        const ahead = neighbors(from)
          .filter((to) => zoneToward(unit, to) === 'front')
          .filter((to) => mayPass(this.position, unit, from, to, 'shallow-infiltration').value === 'free')
        return [
          ...inPlace('shallow-infiltration'),
          ...ahead.map((to) => this.at(unit, to, unit.counter.facing, 'shallow-infiltration')),
        ]
      }
      case 'shallow-infiltration':
        return [...inPlace('deep-infiltration'), ...turned()]
      case 'deep-infiltration':
        return [...inPlace('shallow-infiltration'), ...turned()]
      default:
        return []
    }
  }

  private at({ counter, id }: Unit, hex: Axial, facing: Facing, placement = counter.placement): Unit {
    const there: Counter = { ...counter, hex: hexKey(hex), facing, placement }
    return unitFrom(this.position, id, there)
  }

  private facing(unit: Unit, facing: Facing): Unit {
    return this.at(unit, unit.hexes[0] as Axial, facing)
  }

  private turning(): { readonly first: number; readonly further: number } {
    return isAllFront(this.start) ? { first: 0, further: 0 } : this.table.turn
  }

  /** Placements that a step may lead to, with what the change adds to it. */
  private placementsAfter({ placement }: Unit): [Placement, number][] {
    if (placement === 'deep-infiltration') return []
    if (placement === 'shallow-infiltration') return [['ground', 0]]
    if (this.start.movement.class !== 'flying' || this.start.formed) return [[placement, 0]]
    const { change, changeBoth } = this.table
    const both = (changeBoth as number) - (change as number)
    return (['ground', 'low-flight', 'high-flight'] as const).map((to) => [to, to === placement ? 0 : both])
  }

  /** Half points of a step, or why it costs none. */
  private price(unit: Unit, from: Axial, to: Axial, placement: Placement): number | 'min' | 'never' {
    const passage = mayPass(this.position, unit, from, to, placement).value
    if (passage !== 'free') return passage === 'minimal' ? 'min' : 'never'
    if (placement !== 'ground' || unit.movement.class === 'flying') {
      return mayEnter(this.position, unit, to, placement).value === 'free'
        ? this.hexPrice(to, placement)
        : 'never'
    }
    const side = sideBetween(this.position, from, to)
    const { road } = this.table.costs[isCave(this.position, to) ? 'cave' : 'outdoors']
    let halves =
      side?.road && typeof road === 'number' ? road + this.obstacles(to) : this.hexPrice(to, placement)
    if ((side?.rise ?? 0) > 0) halves += this.position.rules.figures.movement.goingUp
    if (side && barrierFor(this.position, side, unit.side)?.crossing === 'rough')
      halves += this.table.roughSide as number
    return halves
  }

  private hexPrice(hex: Axial, placement: Placement): number {
    const costs = this.table.costs[isCave(this.position, hex) ? 'cave' : 'outdoors']
    const difficulty = difficultyAt(this.position, hex) ?? 'impassable'
    if (placement === 'ground')
      return (costs[COLUMN_OF[difficulty] ?? 'clear'] as number) + this.obstacles(hex)
    return costs.clear as number
  }

  private obstacles(hex: Axial): number {
    return markersOn(this.position, hex).reduce((sum, { extraHalves }) => sum + extraHalves, 0)
  }

  private passing(unit: Unit, leaving: readonly Axial[]): number {
    const through = leaving.some(
      (hex) =>
        !this.start.hexes.some((own) => sameHex(own, hex)) &&
        this.friends(unit, hex).some(
          (friend) => positionOfPlacement(friend.placement) === positionOfPlacement(unit.placement),
        ),
    )
    return through ? this.position.rules.figures.movement.passingFriend : 0
  }

  private largeFriends(unit: Unit, hex: Axial): boolean {
    return this.friends(unit, hex).some(({ large, placement }) => large && placement === unit.placement)
  }

  private friends(unit: Unit, hex: Axial): Unit[] {
    return unitsAt(this.position, hex).filter((other) => other.id !== unit.id && !areFoes(other, unit))
  }
}
