/** From which zone of a unit something comes, at any distance (CM-ORI-7). */
import { addHex, type Axial, sameHex, subtractHex } from '#shared/hex/axial'
import { type Direction, direction, step } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { inSector } from './sector'
import { type Unit } from '../units/unit'
import { isAllFront, type Zone } from './zones'

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

/** Vectors 60 degrees to either side of a facing. */
function within60Of({ kind, index }: Facing): readonly [Axial, Axial] {
  return kind === 'side'
    ? [step(direction(index - 1)), step(direction(index + 1))]
    : [towardVertex(direction(index - 1)), towardVertex(direction(index + 1))]
}

function towardVertex(index: Direction): Axial {
  return addHex(step(index), step(direction(index + 1)))
}
