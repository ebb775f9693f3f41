/** Hexes, hexsides and facings by the names that the user reads: tests read like positions. */
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Facing, parseFacingName } from '#shared/hex/facing'
import { type Hexside, hexsideBetween, type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { parseHexName, parseHexsideName } from '#shared/hex/numbering'

/** A hex by its name ("C3"), by its key in the document ("2,1"), or as it is. */
export type NamedHex = string | Axial

/** A hexside by its name ("C3/C4", "A1/n"), by its key in the document ("2,1,0"), by its two hexes, or as it is. */
export type NamedSide = string | readonly [Axial, Axial] | Hexside

/** A hex by its name, or as it is; throws when no hex of the map is called so. */
export function hexNamed({ map }: Scenario, hex: NamedHex): Axial {
  if (typeof hex !== 'string') return hex
  const found = hex.includes(',') ? parseHexKey(hex as HexKey) : parseHexName(hex, map.numbering, map.grid)
  if (!found) throw new Error(`no hex is called ${hex}`)
  return found
}

/** A hexside by its name, or as it is; throws when none is called so. */
export function sideNamed({ map }: Scenario, side: NamedSide): Hexside {
  if (typeof side === 'object' && 'hex' in side) return side
  let found: Hexside | undefined
  if (typeof side === 'object') found = hexsideBetween(...side)
  else if (side.includes(',')) found = parseHexsideKey(side as HexsideKey)
  else found = parseHexsideName(side, map.numbering, map.grid)
  if (!found) throw new Error(`no hexside is called ${JSON.stringify(side)}`)
  return found
}

/** `s0`…`s5`, `v0`…`v5`, clockwise from 12 o'clock. */
export function facingNamed({ map }: Scenario, named: string | Facing): Facing {
  const facing = typeof named === 'string' ? parseFacingName(named, map.grid) : named
  if (!facing) throw new Error(`no facing is called ${String(named)}`)
  return facing
}
