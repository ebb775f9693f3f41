/** The front, flank and rear zones of a unit (CM-ORI-1, CM-ORI-2). */
import { type Axial, hexKey, type HexKey, sameHex } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, direction, neighbor } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { type Unit } from '../units/unit'

export type Zone = 'front' | 'flank' | 'rear'

/** The nearer a zone is to the front, the more it counts where the halves of a formation disagree. */
const FRONTMOST: readonly Zone[] = ['front', 'flank', 'rear']

/**
 * The zone of each neighbour of the unit: six of a simple unit, eight of a formation, clockwise from direction 0 of each of
 * its hexes, the left half first. A unit that is not on the map has none.
 * @rule CM-ORI-1
 */
export function zonesOf(unit: Unit): ReadonlyMap<HexKey, Zone> {
  const zones = new Map<HexKey, Zone>()
  for (const half of unit.hexes)
    for (const toward of DIRECTIONS) {
      const hex = neighbor(half, toward)
      if (unit.hexes.some((own) => sameHex(own, hex))) continue
      const zone = isAllFront(unit) ? 'front' : zoneOfDirection(unit.counter.facing, toward)
      const known = zones.get(hexKey(hex))
      if (!known || FRONTMOST.indexOf(zone) < FRONTMOST.indexOf(known)) zones.set(hexKey(hex), zone)
    }
  return zones
}

/** The zone of an adjacent hex; undefined when the hex does not touch the unit, or is one of its own. */
export function zoneToward(unit: Unit, hex: Axial): Zone | undefined {
  return zonesOf(unit).get(hexKey(hex))
}

/**
 * Small units and those with the hedgehog faculty look all round.
 * @rule CM-ORI-2
 * @interpretation A formation in hedgehog mode keeps its zones: it "has a facing" and only may not change it.
 */
export function isAllFront(unit: Unit): boolean {
  return !unit.large || unit.can('hedgehog')
}

/** Facing a side: three hexes in front, three behind. Facing a vertex: two, two and two. @rule CM-ORI-1 */
export function zoneOfDirection({ kind, index }: Facing, toward: Direction): Zone {
  const clockwise = direction(toward - index)
  if (kind === 'side') return clockwise === 0 || clockwise === 1 || clockwise === 5 ? 'front' : 'rear'
  if (clockwise === 0 || clockwise === 1) return 'front'
  return clockwise === 3 || clockwise === 4 ? 'rear' : 'flank'
}
