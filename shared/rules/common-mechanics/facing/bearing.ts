/** The zone of a unit from which something comes, at any distance, and its fire cone (CM-ORI-7, CM-ORI-3). */
import { addHex, type Axial, sameHex, subtractHex } from '#shared/hex/axial'
import { direction, step } from '#shared/hex/direction'
import { type Facing, inSector, within60Of } from '#shared/hex/facing'
import { type Unit } from '../units/unit'
import { isAllFront, type Zone } from './zones'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'

/**
 * The zone of a unit on the map in which a hex lies, however far: within 60 degrees of its facing front, within 60 of its back
 * rear, both closed; between them flank. Its own hexes are front; of an adjacent hex this is its zone (CM-ORI-1). Exact, in
 * whole numbers.
 * @rule CM-ORI-7
 * @interpretation The bearing on a formation is taken from the middle of its long side.
 */
export function zoneFrom(unit: Unit, hex: Axial): Zone {
  if (isAllFront(unit) || unit.hexes.some((own) => sameHex(own, hex))) return 'front'
  const [e1, e2] = within60Of(unit.counter.facing)
  const [twice, middle] = [addHex(hex, hex), twiceMiddle(unit.hexes)]
  if (inSector(subtractHex(twice, middle), e1, e2)) return 'front'
  return inSector(subtractHex(middle, twice), e1, e2) ? 'rear' : 'flank'
}

function twiceMiddle(hexes: readonly Axial[]): Axial {
  const [left = { q: 0, r: 0 }, right = left] = hexes
  return addHex(left, right)
}

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
