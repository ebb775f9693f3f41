/** The fire cone of a unit (CM-ORI-3). */
import { type Axial, subtractHex } from '#shared/hex/axial'
import { direction, step } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { because, type Ruling, ruling } from '../../ruling'
import { inSector } from './sector'
import { type Unit } from '../units/unit'
import { isAllFront } from './zones'

/** Is the hex in the fire cone of the unit: of either half of a formation? Its own hex is. @rule CM-ORI-3 */
export function inFireCone(unit: Unit, hex: Axial): Ruling<boolean> {
  const rule = isAllFront(unit) ? 'CM-ORI-2' : 'CM-ORI-3'
  return ruling(firingHalves(unit, hex).length > 0, because(rule, { counter: unit.id }))
}

/**
 * The hexes of the unit from which it may fire at a hex, the left half first: each half of a formation has a cone of its own
 * and fires for itself; who is all front fires all round.
 * @rule CM-ORI-3
 */
export function firingHalves(unit: Unit, hex: Axial): readonly Axial[] {
  if (isAllFront(unit)) return unit.hexes
  const [e1, e2] = outermostFront(unit.counter.facing)
  return unit.hexes.filter((half) => inSector(subtractHex(hex, half), e1, e2))
}

/** The steps to the two outermost front hexes: 120 degrees apart facing a side, 60 facing a vertex. */
function outermostFront({ kind, index }: Facing): readonly [Axial, Axial] {
  return kind === 'side'
    ? [step(direction(index - 1)), step(direction(index + 1))]
    : [step(index), step(direction(index + 1))]
}
