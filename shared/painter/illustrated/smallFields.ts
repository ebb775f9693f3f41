/** Fields of a few hexes, which one plough works in one direction; larger ones are divided into parcels (fields.ts). */
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { type Site } from './site'

/** The most hexes of a small field. */
const MOST = 12

export interface FieldMap {
  readonly small: readonly (readonly Axial[])[]
  /** The small field a hex belongs to; beyond the rim, that of the nearest hex. Undefined for hexes of large ones. */
  smallAt(hex: Axial): readonly Axial[] | undefined
}

function isField(site: Site, hex: Axial): boolean {
  return onGrid(hex, site.layout.grid) && site.look(hex) === 'field'
}

// The field round a hex, no farther than it takes to know that it is large: what a tile does not see counts too.
function fieldRound(site: Site, start: Axial): Axial[] {
  const found = [start]
  const seen = new Set<HexKey>([hexKey(start)])
  for (let index = 0; index < found.length && found.length <= MOST; index++)
    for (const next of neighbors(found[index] as Axial)) {
      if (seen.has(hexKey(next)) || !isField(site, next)) continue
      seen.add(hexKey(next))
      found.push(next)
    }
  return found
}

/** The fields in sight. */
export function fieldMap(site: Site): FieldMap {
  const small: Axial[][] = []
  const known = new Map<HexKey, readonly Axial[] | undefined>()
  for (const hex of site.hexes) {
    if (known.has(hexKey(hex)) || !isField(site, hex)) continue
    const field = fieldRound(site, hex)
    const isSmall = field.length <= MOST
    // In one order wherever the walk began.
    if (isSmall) small.push(field.sort((a, b) => a.q - b.q || a.r - b.r))
    for (const one of field) known.set(hexKey(one), isSmall ? field : undefined)
  }
  return { small, smallAt: (hex) => known.get(hexKey(site.nearest(hex))) }
}
