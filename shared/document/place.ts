/** Places that reinforcements, exits and objectives name, each a set of hexes: `placeHexes.ts` lists them. */
import { hex } from './fields/places'
import { choice, entity, integer, list, optional, text, type ValueOf, variantOf } from './fields/vocabulary'
import { idOf } from './named'

// Far beyond any sensible number: only nonsense is refused.
const FAR = 10_000

export type EdgeName = ValueOf<typeof edgeName>

/** Part of an edge of the whole map: hex positions along it, from 0, both included. */
export interface EdgeSpan extends ValueOf<typeof edgeSpan> {}

export type Place = ValueOf<typeof place>

export type HexesPlace = Extract<Place, { readonly kind: 'hexes' }>
export type ZonePlace = Extract<Place, { readonly kind: 'zone' }>
export type EdgePlace = Extract<Place, { readonly kind: 'edge' }>
export type BoardEdgePlace = Extract<Place, { readonly kind: 'board-edge' }>

export const edgeName = choice(['top', 'right', 'bottom', 'left'])
const position = integer(0, FAR)
export const edgeSpan = entity({ edge: edgeName, from: position, to: position })

export const place = variantOf({
  hexes: entity({ kind: choice(['hexes']), hexes: list(hex) }),
  zone: entity({ kind: choice(['zone']), zone: idOf('zones') }),
  /** An edge of the whole map, or a part of it: both ends are there, or neither. */
  edge: entity({
    kind: choice(['edge']),
    edge: edgeName,
    from: optional(position),
    to: optional(position),
  }),
  /** An edge of a board, named as that board is printed, or a span of it by its name. */
  'board-edge': entity({
    kind: choice(['board-edge']),
    board: idOf('boards'),
    edge: edgeName,
    span: optional(text),
  }),
})
