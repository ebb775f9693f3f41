/** Wandering (errement): what becomes of the first step of a unit that starts on a hex that imposes it (CM-WAN). */
import { type Placement } from '#shared/document/armies'
import { type Axial, sameHex } from '#shared/hex/axial'
import { type Direction, direction } from '#shared/hex/direction'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { mayCross, mayPass } from '../ground/crossing'
import { pivoted, stepped, turnedBy } from '../units/displaced'
import { facingWith } from '../facing/facing'
import { type FantasyPosition } from '../position/fantasyRules'
import { mayStop } from '../stacking/stacking'
import { type Unit, unitFrom } from '../units/unit'
import { wanderingLevelAt, wanderingLevelOfStep } from './wanderingLevel'
import { type Wandering, wanderingOf } from '../figures/wanderingTable'

/** A step into the next hex, as planned; a formation's halves both go that way. */
interface PlannedStep {
  readonly way: Direction
  /** Absent = as it is placed. */
  readonly placement?: Placement
}

export interface WanderingResult {
  readonly level: number
  readonly rolled: Wandering
  /** The unit as it ends, hex, facing and placement; its cohesion is still what it was. */
  readonly unit: Unit
  readonly stepped: boolean
  /** The reasons why the step is not taken, when the die did not cancel it. */
  readonly refused: readonly Reason[]
  /** It becomes shaken. */
  readonly shaken: boolean
  /** The move ends; otherwise it may go on. */
  readonly ends: boolean
  readonly because: readonly Reason[]
}

/**
 * The planned step of a unit that starts on a hex imposing wandering, and one die. Whether the step may be planned at all
 * (front zone, points) is asked elsewhere. Whom the unit is engaged by where it ends is not asked: wandering may leave it so.
 * Throws a RangeError when nothing imposes wandering, or the die has no such face.
 * @rule CM-WAN-1
 * @rule CM-WAN-3
 */
export function wander(
  position: FantasyPosition,
  unit: Unit,
  { way, placement = unit.placement }: PlannedStep,
  die: number,
): WanderingResult {
  const level = wanderingLevelOfStep(position, unit, placement)
  const rolled = wanderingOf(position.rules.figures.wandering, level, die)
  const told = { level, rolled, because: [because('CM-WAN-1', { counter: unit.id })] }
  switch (rolled) {
    case 'cancelled':
      return { ...told, unit, stepped: false, refused: [], shaken: false, ends: true }
    case 'planned': {
      const there = stepped(position, unit, way, placement)
      const refused = [...forbids(position, unit, there), ...crowds(position, there)]
      if (refused.length > 0) return { ...told, unit, stepped: false, refused, shaken: false, ends: true }
      return {
        ...told,
        unit: joined(position, there),
        stepped: true,
        refused,
        shaken: false,
        ends: stopsAt(position, unit, there),
      }
    }
    case 'left':
    case 'right':
      return { ...told, ...astray(position, unit, rolled, way, placement) }
  }
}

/**
 * The unit pivots by 60 degrees and takes the step that it planned, seen from its new facing; the move ends. A hex that is
 * forbidden to it, or would destroy it, it does not enter: it has turned only. Where it may not be stacked it does not even
 * turn. Either shakes it.
 * @rule CM-WAN-2
 * @interpretation A formation pivots as it always does, its outer half wheeling; where it cannot, it stays as it was and is
 * shaken. A hex that may be entered by a minimal move only is not forbidden, unless the unit is exhausted.
 */
function astray(
  position: FantasyPosition,
  unit: Unit,
  toward: 'left' | 'right',
  way: Direction,
  placement: Placement,
) {
  const by = toward === 'left' ? -1 : 1
  const shaken = isShakenBy(unit)
  const stays = { unit, stepped: false, shaken, ends: true }
  const pivot = unit.formed ? pivoted(position, unit, toward) : undefined
  if (pivot) {
    const barred = [
      ...passageRefused(position, unit, pivot.from, pivot.into, 'ground'),
      ...cannotLie(position, pivot.unit),
      ...crowds(position, pivot.unit),
    ]
    if (barred.length > 0) return { ...stays, refused: barred }
  }
  const turned = pivot?.unit ?? turnedBy(position, unit, by)
  const there = stepped(position, turned, direction(way + by), placement)
  const forbidden = forbids(position, turned, there)
  if (forbidden.length > 0) return { ...stays, unit: turned, refused: forbidden }
  const crowded = crowds(position, there)
  if (crowded.length > 0) return { ...stays, refused: crowded }
  return { unit: joined(position, there), stepped: true, refused: [], shaken: false, ends: true }
}

/** The unit with the facing of the friends that it joins, if it is small. @rule CM-ORI-5 */
function joined(position: FantasyPosition, there: Unit): Unit {
  const [hex] = there.hexes
  if (there.large || !hex) return there
  const facing = facingWith(position, there, hex).value
  return unitFrom(position, there.id, { ...there.counter, facing })
}

/** True when a hex entered, or the step through rock, imposes wandering: the unit then stops (CM-INF-2). */
function stopsAt(position: FantasyPosition, from: Unit, there: Unit): boolean {
  const entered = there.hexes.filter((hex) => !from.hexes.some((own) => sameHex(own, hex)))
  return (
    entered.some((hex) => wanderingLevelAt(position, hex) > 0) ||
    wanderingLevelOfStep(position, { hexes: [], placement: from.placement }, there.placement) > 0
  )
}

/** The reasons why terrain, fire or a side forbids the step. */
function forbids(position: FantasyPosition, from: Unit, there: Unit): Reason[] {
  const halves = from.hexes.flatMap((half, index) =>
    passageRefused(position, from, half, there.hexes[index] as Axial, there.placement),
  )
  return [...halves, ...cannotLie(position, there)]
}

function passageRefused(
  position: FantasyPosition,
  unit: Unit,
  from: Axial,
  to: Axial,
  placement: Placement,
): readonly Reason[] {
  const passage = mayPass(position, unit, from, to, placement)
  const goes = passage.value === 'free' || (passage.value === 'minimal' && unit.fatigue !== 'exhausted')
  return goes ? [] : passage.because
}

/** The halves of a formation lie on either side of an open side. */
function cannotLie(position: FantasyPosition, { formed, hexes, ...unit }: Unit): readonly Reason[] {
  const [left, right] = hexes
  if (!formed || !left || !right) return []
  const across = mayCross(position, { ...unit, formed, hexes }, left, right, 'ground')
  return across.value === 'free' ? [] : across.because
}

/** The reasons why it may not stack there. */
function crowds(position: FantasyPosition, there: Unit): readonly Reason[] {
  const stays = mayStop(position, there)
  return stays.value ? [] : stays.because
}

/** @rule CM-WAN-2 */
function isShakenBy({ cohesion, morale }: Unit): boolean {
  return cohesion === 'good' && morale.class !== 'magic' && morale.class !== 'unshakable'
}
