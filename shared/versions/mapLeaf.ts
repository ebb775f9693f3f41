/** Leaves of the places of a map: of a hex and of a hexside. */
import { type HexKey } from '#shared/hex/axial'
import { type HexsideKey } from '#shared/hex/hexside'
import { type CellKind, isCellKind } from './cells'
import { type Leaf, segmentsOf } from './leafPath'

export type MapLeaf =
  | { readonly of: 'cell'; readonly hex: HexKey; readonly kind: CellKind }
  | { readonly of: 'structure'; readonly hex: HexKey }
  /** A leaf of a hexside; without a slot, everything on the side. */
  | { readonly of: 'hexside'; readonly hexside: HexsideKey; readonly slot?: string }

/** Undefined = the leaf is none of a hex or a hexside. */
export function mapLeaf(leaf: Leaf): MapLeaf | undefined {
  const [section, kind = '', place, slot] = segmentsOf(leaf)
  if (section !== 'map' || place === undefined) return undefined
  if (isCellKind(kind)) return { of: 'cell', hex: place as HexKey, kind }
  if (kind === 'structures') return { of: 'structure', hex: place as HexKey }
  if (kind !== 'hexsides') return undefined
  return { of: 'hexside', hexside: place as HexsideKey, ...(slot !== undefined && { slot }) }
}
