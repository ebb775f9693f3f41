/** The strides of a move out of a stance, for a search that asks for the same ones again and again. */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { DIRECTIONS } from '#shared/hex/direction'
import { isTwoHex } from '../position/position'
import { stepsOverBoard } from '../movement/leanMovement'
import { CLOSED, ENEMYS, NOBODYS } from '../movement/stepsAndStops'
import { strideTo, turnsAbout } from '../movement/movementSteps'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Stance, type Stride } from '../rules/stride'

/** A stance met by a search: equal ones are one object. */
export interface MetStance extends Stance {
  /** Counted from 0 in the order of meeting. */
  readonly number: number
}

/** A stride that may be taken, and whether it is taken without turning (SV-MOV-1). */
export interface StrideOut extends Stride {
  readonly to: MetStance
  /** Counted from 1 in the order of meeting; from another stance it is another stride. */
  readonly number: number
  readonly unturned: boolean
  /** One may end the move there: no friend is in the way. */
  readonly mayStop: boolean
}

export interface StridesOut {
  readonly start: MetStance
  /** Each stride that `planMovement` would not refuse, whatever the points; found once for each stance. */
  from(stance: MetStance): readonly StrideOut[]
}

/** @rule HS-MOV-3 @rule SV-MOV-1 */
export function stridesOut(
  position: MedievalPosition,
  mover: CounterId,
  counter: Counter,
  start: Stance,
): StridesOut {
  const { board, tables } = stepsOverBoard(position, mover, counter)
  const rides = isTwoHex(position, counter)
  const choices = !rides && position.rules.figures.movement.withoutTurning ? [false, true] : [false]
  const met = new Map<number, MetStance>()
  const known: (readonly StrideOut[])[] = []
  let strides = 0

  function meet(cell: number, stance: Stance): MetStance {
    const { hex, facing, covers } = stance
    const key = cell * 12 + facing.index + (facing.kind === 'side' ? 0 : 6)
    const found = met.get(key) ?? { hex, facing, covers, number: met.size }
    met.set(key, found)
    return found
  }

  function stridesFrom(from: MetStance): StrideOut[] {
    const cell = board.cellOf(from.hex)
    const out: StrideOut[] = []
    if (cell === undefined) return out
    // A rider's rear follows into the hex that its front left.
    const left = rides ? (tables.held[cell] as number) : NOBODYS
    // An enemy may share that hex.
    if (left === ENEMYS) return out
    for (const way of DIRECTIONS) {
      const points = tables.steps[cell * 6 + way] as number
      if (points === CLOSED || (rides && turnsAbout(from, way))) continue
      const next = cell + (board.steps[way] as number)
      const mayStop = tables.held[next] === NOBODYS && left === NOBODYS
      let turned: StrideOut | undefined
      for (const unturned of choices) {
        const { to: stance, cost, backward } = strideTo(position, rides, from, way, points, unturned)
        const to = meet(next, stance)
        // Straight ahead both ways are one.
        if (turned?.to === to && turned.cost === cost) continue
        turned = { to, cost, backward, number: ++strides, unturned, mayStop }
        out.push(turned)
      }
    }
    return out
  }

  return {
    // Off the board no stride leads anywhere.
    start: meet(board.cellOf(start.hex) ?? 0, start),
    from: (stance) => (known[stance.number] ??= stridesFrom(stance)),
  }
}
