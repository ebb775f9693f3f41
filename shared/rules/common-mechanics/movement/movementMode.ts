/** The placements that a unit may move in, and what leads from one to another (CM-FLY-2, CM-INF-2). */
import { type Placement } from '#shared/document/armies'
import { canFly, canInfiltrate } from '../ground/entry'
import { type FantasyPosition } from '../position/fantasyRules'
import { classMovement } from '../units/classMovement'
import { type Unit } from '../units/unit'

/** A change of placement that may be part of a longer move. */
interface PlacementChange {
  /** Place in `placements`. */
  readonly slot: number
  /** Half points of the change in place. */
  readonly inPlace: number
  /** Half points that it adds to a step into the next hex; undefined = not at once with a step. */
  readonly withStep: number | undefined
}

export interface MovementMode {
  /** Ground first, when there are several. */
  readonly placements: readonly Placement[]
  /** By place in `placements`: may the unit go from hex to hex and turn there in a move of many steps? */
  readonly moves: readonly boolean[]
  readonly changes: readonly (readonly PlacementChange[])[]
}

const IN_FLIGHT: readonly Placement[] = ['ground', 'low-flight', 'high-flight']

const WALKING: MovementMode = { placements: ['ground'], moves: [true], changes: [[]] }

export function movementMode(position: FantasyPosition, unit: Unit): MovementMode {
  if (canFly(unit)) return flying(position, unit)
  if (canInfiltrate(unit)) return INFILTRATING
  return WALKING
}

/**
 * @rule CM-FLY-2
 * @interpretation Ground, low and high flight all lead to each other at once, as the sheet has a charge come down from high
 * flight to the ground; with a step, the change adds what "both at once" costs more than one of them.
 */
function flying(position: FantasyPosition, unit: Unit): MovementMode {
  const { change, changeBoth } = classMovement(position, unit)
  const changesFrom = (from: number): PlacementChange[] =>
    typeof change !== 'number'
      ? []
      : IN_FLIGHT.flatMap((_, slot) => {
          const withStep = typeof changeBoth === 'number' ? Math.max(0, changeBoth - change) : undefined
          return slot === from ? [] : [{ slot, inPlace: change, withStep }]
        })
  return {
    placements: IN_FLIGHT,
    moves: [true, true, true],
    changes: IN_FLIGHT.map((_, slot) => changesFrom(slot)),
  }
}

/** In rock nothing but a whole move leads from hex to hex, or from one depth to the other. @rule CM-INF-2 */
const INFILTRATING: MovementMode = {
  placements: ['ground', 'shallow-infiltration', 'deep-infiltration'],
  moves: [true, false, false],
  changes: [[], [], []],
}
