/** The hexes of a finding that carry its mark: each of a few, of a whole area the one in its midst. */
import { type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { floodFill } from '#shared/hex/region'

/** Fewer hexes that hang together are looked at one by one. */
const AREA = 4

/** In the order given, an area at its first hex. */
export function markedHexes(keys: readonly HexKey[]): HexKey[] {
  if (keys.length < AREA) return [...keys]
  const left = new Set(keys)
  return keys.flatMap((key) => {
    if (!left.has(key)) return []
    const area = floodFill(parseHexKey(key), { mayEnter: (to) => left.has(hexKey(to)) })
    for (const hex of area) left.delete(hexKey(hex))
    return area.length < AREA ? area.map(hexKey) : [hexKey(midst(area))]
  })
}

/** The hex of an area that is nearest to the middle of all. */
function midst(area: readonly Axial[]): Axial {
  const mean = (of: (hex: Axial) => number): number =>
    area.reduce((sum, hex) => sum + of(hex), 0) / area.length
  const [q, r] = [mean((hex) => hex.q), mean((hex) => hex.r)]
  const away = (hex: Axial): number => {
    const [dq, dr] = [hex.q - q, hex.r - r]
    return dq * dq + dr * dr + dq * dr
  }
  return area.reduce((best, hex) => (away(hex) < away(best) ? hex : best))
}
