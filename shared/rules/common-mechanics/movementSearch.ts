/** The search of a simple unit: over hexes, and over placements and facings where it has them. */
import { type Direction, DIRECTIONS, neighbor } from '#shared/hex/direction'
import { type StepGraph } from '../engine/reach'
import { BARRED, ENDS_MOVE, FRIENDS, KEEPS_FACING } from './cellMarks'
import { type Move, turningOf } from './move'
import { stepCost } from './movementCosts'
import { FRONT_WAYS, MOST_TURNS, TURNS } from './movementFacings'
import { type MovementMode } from './movementMode'

const ALL_WAYS: readonly (readonly Direction[])[] = [DIRECTIONS]

/**
 * Steps into the front zone, changes of placement and turns. Where a hex imposes wandering the move ends, and where large
 * friends stand the unit keeps the facing that it came with; both but for the hex it starts from.
 * @rule CM-ORI-2
 * @rule CM-ORI-3
 * @rule CM-ORI-5
 * @rule CM-TER-4
 * @rule CM-WAN-1
 * @interpretation "First" and "further" turn steps are counted over the whole move. Passing through a friend is entering its
 * hex in its position and leaving it again for another hex; the hex that the move starts from is not passed through.
 */
export function simpleSearch(move: Move): StepGraph {
  const { board, marks } = move
  const { moves, changes } = move.mode
  const { steps } = move.window
  const { slots, facings, stances, states, startState } = move.stances
  const startFacing = move.stances.start.facing
  const { passingFriend } = move.position.rules.figures.movement
  const { first, further } = turningOf(move)
  const ways = facings === 1 ? ALL_WAYS : FRONT_WAYS
  // By placement, those that a step leads to.
  const leadTo = (slot: number, extra: number) => ({
    ...{ slot, extra },
    costs: board.steps[slot] as Int16Array,
    there: marks[slot] as Uint8Array,
  })
  const leads = moves.map((may, slot) => [
    ...(may ? [leadTo(slot, 0)] : []),
    ...(changes[slot] ?? []).flatMap(({ slot: other, withStep }) =>
      withStep === undefined || !may ? [] : [leadTo(other, withStep)],
    ),
  ])

  function stepsOut(state: number, to: Int32Array, cost: Int32Array): number {
    const counted = state < stances
    const place = counted ? (state / facings) | 0 : state - stances
    const facing = counted ? state - place * facings : startFacing
    const cell = slots === 1 ? place : (place / slots) | 0
    const slot = place - cell * slots
    const mark = (marks[slot] as Uint8Array)[cell] as number
    if ((mark & ENDS_MOVE) !== 0) return 0
    const through = (mark & FRIENDS) === 0 ? 0 : passingFriend
    // The number of a place that is reached without a turn is `scale * place + base`.
    const scale = counted ? facings : 1
    const base = counted ? facing : stances
    const ahead = ways[facing] as readonly Direction[]
    let count = 0
    const targets = leads[slot] as (typeof leads)[number]
    for (let lead = 0; lead < targets.length; lead++) {
      const { slot: target, extra, costs, there } = targets[lead] as (typeof targets)[number]
      for (let index = 0; index < ahead.length; index++) {
        const way = ahead[index] as Direction
        const halves = costs[cell * 6 + way] as number
        const next = cell + (steps[way] as number)
        if (halves < 0 || ((there[next] as number) & BARRED) !== 0) continue
        to[count] = scale * (next * slots + target) + base
        cost[count++] = halves + extra + through
      }
    }
    const others = changes[slot] as MovementMode['changes'][number]
    for (let change = 0; change < others.length; change++) {
      const { slot: target, inPlace } = others[change] as (typeof others)[number]
      const bars = ((marks[target] as Uint8Array)[cell] as number) & BARRED
      if (bars !== 0 || ((board.hexes[target] as Int16Array)[cell] as number) < 0) continue
      to[count] = scale * (cell * slots + target) + base
      cost[count++] = inPlace
    }
    if (!moves[slot]) return comeOut(state, to, cost)
    if (facings === 1 || (mark & KEEPS_FACING) !== 0) return count
    const price = counted ? further : first
    const turns = TURNS[facing] as readonly number[]
    for (let index = 0; index < turns.length; index++) {
      to[count] = place * facings + (turns[index] as number)
      cost[count++] = price
    }
    return count
  }

  const comesOut = outOfRock(move)

  /** In rock a unit is at its start only. */
  function comeOut(state: number, to: Int32Array, cost: Int32Array): number {
    if (state !== startState) return 0
    comesOut.forEach(({ cell, halves }, index) => {
      to[index] = facings === 1 ? cell * slots : stances + cell * slots
      cost[index] = halves
    })
    return comesOut.length
  }
  return { states, mostSteps: (6 + 1) * slots + MOST_TURNS, stepsOut }
}

/**
 * Where a unit in shallow infiltration comes out onto the ground, at the normal cost of the hex: its own, or one before it.
 * @rule CM-INF-2
 */
function outOfRock({ position, unit, window, board, marks, stances }: Move) {
  const [hex] = unit.hexes
  if (unit.placement !== 'shallow-infiltration' || !hex) return []
  const { start, facings } = stances
  const ahead = facings === 1 ? DIRECTIONS : (FRONT_WAYS[start.facing] as readonly Direction[])
  const out = [
    { cell: start.cell, halves: board.hexes[0]?.[start.cell] as number | 'min' | 'never' },
    ...ahead.map((way) => ({
      cell: start.cell + (window.steps[way] as number),
      halves: stepCost(position, unit, hex, neighbor(hex, way), 'ground'),
    })),
  ]
  const isOpen = (cell: number): boolean => ((marks[0]?.[cell] as number) & BARRED) === 0
  return out.flatMap(({ cell, halves }) =>
    typeof halves === 'number' && halves >= 0 && isOpen(cell) ? [{ cell, halves }] : [],
  )
}
