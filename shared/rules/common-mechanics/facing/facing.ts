/** The facings allowed to a unit, the turns that it may make, and the hexes open to it by its facing (CM-ORI-1 to -6). */
import { type Axial } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Turning } from '../../resolution/play'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FantasyPosition } from '../position/fantasyRules'
import { ranked, stackAt } from './stackOrder'
import { type Unit } from '../units/unit'
import { isAllFront, zoneToward } from './zones'

/** A simple unit faces a side or a vertex, a formation a vertex. @rule CM-ORI-1 */
export function mayFace(unit: Unit, facing: Facing): Ruling<boolean> {
  return ruling(!unit.formed || facing.kind === 'vertex', because('CM-ORI-1', { counter: unit.id }))
}

/** Turn steps of a formation's pivot, either way, and of its about-turn. */
const PIVOTS: readonly number[] = [1, 5]
const ABOUT_TURN = 3

/**
 * May the unit turn from its facing to another, at one go, as it does this? Not to turn is always allowed.
 * @rule CM-ORI-6
 * @rule CM-ORI-2
 * @interpretation A formation that falls back or recoils pivots; in a move, a flight or a face-about it may turn about too.
 */
export function mayTurn(unit: Unit, to: Facing, as: Turning): Ruling<boolean> {
  const at = { counter: unit.id }
  const from = unit.counter.facing
  if (from.kind === to.kind && from.index === to.index) return ruling(true, because('CM-ORI-6', at))
  const faced = mayFace(unit, to)
  if (!faced.value) return faced
  if (unit.formed && unit.mode === 'hedgehog') return ruling(false, because('CM-ORI-2', at))
  if (unit.formed)
    return ruling(formationTurns(direction(to.index - from.index), as), because('CM-ORI-6', at))
  if (isAllFront(unit)) return ruling(true, because('CM-ORI-2', at))
  if (as === 'stacking') return ruling(false, because('CM-ORI-5', at))
  return ruling(as === 'move' || as === 'flee' || as === 'face-about', because('CM-ORI-6', at))
}

function formationTurns(steps: number, as: Turning): boolean {
  if (as === 'stacking') return false
  if (PIVOTS.includes(steps)) return true
  return steps === ABOUT_TURN && as !== 'fall-back' && as !== 'recoil'
}

/**
 * Does its facing let the unit step into an adjacent hex: to move and flee into its front, to fall back into its rear, or
 * anywhere for a unit that is all front?
 * @rule CM-ORI-3
 * @interpretation The source's last words say the opposite ("a unit that has not only a front zone"): a slip.
 */
export function mayHead(unit: Unit, hex: Axial, as: 'move' | 'flee' | 'fall-back'): Ruling<boolean> {
  const zone = zoneToward(unit, hex)
  const wanted = as === 'fall-back' && !isAllFront(unit) ? 'rear' : 'front'
  return ruling(zone === wanted, because('CM-ORI-3', { counter: unit.id }))
}

/**
 * The facing with which a unit stands among those of a hex, where it stops: a small unit takes that of the stack it joins, a
 * large one keeps its own.
 * @rule CM-ORI-5
 */
export function facingWith(position: FantasyPosition, unit: Unit, hex: Axial): Ruling<Facing> {
  const leader = ranked(stackMatesAt(position, unit, hex)).at(-1)
  const at = { counter: unit.id }
  if (unit.large || !leader) return ruling(unit.counter.facing, because('CM-ORI-5', at))
  return ruling(leader.counter.facing, because('CM-ORI-5', { counter: leader.id }))
}

/** The small units that a large one finds where it stops, and that take its facing; a small one turns nobody. @rule CM-ORI-5 */
export function turnedByJoining(position: FantasyPosition, unit: Unit, hex: Axial): readonly Unit[] {
  return unit.large ? stackMatesAt(position, unit, hex).filter((other) => !other.large) : []
}

/** The others of its stack, or of the one that it joins. */
function stackMatesAt(position: FantasyPosition, unit: Unit, hex: Axial): readonly Unit[] {
  return stackAt(position, hex, unit.placement, unit).filter(({ id }) => id !== unit.id)
}
