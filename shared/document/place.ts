/** Places that reinforcements, exits and objectives name, each a set of hexes: `placeHexes.ts` lists them. */
import { type HexKey } from '#shared/hex/axial'
import { type Extensible } from './extra'
import { type BoardId, type ZoneId } from './ids'

export type EdgeName = 'top' | 'right' | 'bottom' | 'left'

/** Part of an edge of the whole map: hex positions along it, from 0, both included. */
export interface EdgeSpan extends Extensible {
  readonly edge: EdgeName
  readonly from: number
  readonly to: number
}

export type Place = HexesPlace | ZonePlace | EdgePlace | BoardEdgePlace

export interface HexesPlace extends Extensible {
  readonly kind: 'hexes'
  readonly hexes: readonly HexKey[]
}

export interface ZonePlace extends Extensible {
  readonly kind: 'zone'
  readonly zone: ZoneId
}

/** An edge of the whole map, or a part of it: both ends are there, or neither. */
export interface EdgePlace extends Extensible {
  readonly kind: 'edge'
  readonly edge: EdgeName
  readonly from?: number
  readonly to?: number
}

/** An edge of a board, named as that board is printed, or a span of it by its name. */
export interface BoardEdgePlace extends Extensible {
  readonly kind: 'board-edge'
  readonly board: BoardId
  readonly edge: EdgeName
  readonly span?: string
}
