/** The reach of a counter with its points: a least-cost search over hexes, facings and placements. */
import { type CounterId } from '#shared/document/ids'
import { type Axial } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { cheapestFirst, facingLists } from '../../engine/cheapestFirst'
import { type ReachAnswer, type ReachedHex } from '#shared/rules/answers/reach'
import { because } from '#shared/rules/sentences/ruling'
import { type FantasyPosition } from '../position/fantasyRules'
import { groundAround, hasFacing, type Move, prepareMove } from './move'
import { halvesOf, pointsOf } from '../figures/halfPoints'
import { endsOf } from './movementEnds'
import { movementMode } from './movementMode'
import { canFly } from '../ground/entry'
import { type RuleId } from '../../sentences/ruleIds'
import { positionOfPlacement, type Unit, unitOf } from '../units/unit'
import { allowanceOf } from './movementCosts'
import { wanderingLevelOfStep } from '../wandering/wanderingLevel'

/**
 * Every stance in which the unit may end a move, with its least cost in points. Of a formation the hex is that of its left
 * half. The facing is left out of units that turn freely, the placement of those that can only be on the ground. Who starts
 * on a hex that imposes wandering is shown where it goes when all goes as planned (CM-WAN-1). Nothing for a decoy, or for a
 * counter that is not wholly on the map.
 * @param points to spend, halves allowed; absent = those of the profile that the unit now shows.
 * @rule CM-TER-4 @rule CM-ORI-3 @rule CM-FLY-2 @rule CM-INF-2 @rule CM-SID-1
 */
export function reach(position: FantasyPosition, mover: CounterId, points?: number): ReachAnswer {
  const at = { counter: mover }
  const unit = unitOf(position, mover)
  const hex = unit?.hexes[0]
  const { grid } = position.scenario.map
  if (!unit || !hex || !unit.hexes.every((covered) => onGrid(covered, grid)))
    return { hexes: [], because: [because('CHK-1', at)] }
  const start: ReachedHex = {
    hex,
    ...(hasFacing(unit) && { facings: [unit.counter.facing] }),
    ...(hasPlacement(position, unit) && { placement: unit.placement }),
    cost: 0,
  }
  // A formation in hedgehog mode does not move.
  if (unit.formed && unit.mode === 'hedgehog') return { hexes: [start], because: [because('CM-TER-4', at)] }
  const budget = points === undefined ? allowanceOf(position, unit) : halvesOf(points)
  const move = prepareMove(position, unit, budget, (mode) => groundAround(position, unit, budget, mode))
  if (!move) return { hexes: [start], because: [because('CM-ORI-1', at)] }
  const wanders = wanderingLevelOfStep(position, unit, unit.placement) > 0
  return {
    hexes: listed(move, start),
    because: [
      ...[because('CM-TER-4', at), because('CM-ORI-3', at)],
      ...rulesOfProfile(position, unit).map((rule) => because(rule, at)),
      ...(wanders ? [because('CM-WAN-1', at, WHEN_PLANNED)] : []),
    ],
  }
}

/** The rules by which its grade, its wings or the rock change where it gets to. */
function rulesOfProfile(position: FantasyPosition, unit: Unit): RuleId[] {
  const { placements } = movementMode(position, unit)
  const infiltrates = placements.some((placement) => positionOfPlacement(placement) === 'infiltration')
  return [
    ...(unit.movement.grade === 0 ? [] : ['CM-STAT-1' as const]),
    ...(canFly(unit) ? (['CM-FLY-1', 'CM-FLY-2', 'CM-SID-1'] as const) : []),
    ...(infiltrates ? (['CM-INF-1', 'CM-INF-2'] as const) : []),
  ]
}

const WHEN_PLANNED = localized('si l’errement ne le détourne pas', 'unless wandering leads it astray')

function hasPlacement(position: FantasyPosition, unit: Unit): boolean {
  return unit.placement !== 'ground' || movementMode(position, unit).placements.length > 1
}

/** The start, and what is reached, cheapest first. */
function listed(move: Move, start: ReachedHex): ReachedHex[] {
  const { window, mode, stances } = move
  const { ends, minimalFrom } = endsOf(move)
  const facingsOf = hasFacing(move.unit) ? facingLists(move.facings) : undefined
  const placements = mode.placements.length > 1 ? mode.placements : undefined
  const hexes = new Array<Axial | undefined>(window.cells)
  const order = cheapestFirst(window, stances.slots, ends)
  const found = new Array<ReachedHex>(order.length + 1)
  found[0] = start
  for (let index = 0; index < order.length; index++) {
    const end = order[index] as number
    const place = ends.places[end] as number
    const cell = place >> stances.slotBits
    const hex = (hexes[cell] ??= window.hexOf(cell))
    const cost = pointsOf(ends.costs[end] as number)
    const facings = facingsOf?.(ends.facings[end] as number)
    const placement = placements?.[place - cell * stances.slots]
    const reached = facings
      ? placement
        ? { hex, facings, placement, cost }
        : { hex, facings, cost }
      : placement
        ? { hex, placement, cost }
        : { hex, cost }
    found[index + 1] = end < minimalFrom ? reached : { ...reached, minimal: true }
  }
  return found
}
