/** The inks and the frame in which structures are drawn. */
import { type Direction, direction } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { type PlacedHex } from '../../hexesInRect'
import { type HexShape } from '../../hexShape'
import { type PathBuilder } from '../../path'
import { type PieceStyle } from '../../obstacles/paintObstacle'
import { type Ink } from '../../sketch'
import { type Detail } from '../../style'

const DARK = '#342d22'

/** Bottom to top. */
export const STRUCTURE_INKS = {
  earth: { fill: '#a98a5c', line: '#5d4322', width: 0.02 },
  fascine: { line: '#6d4f28', width: 0.022 },
  debris: { fill: '#b9ae99' },
  stone: { fill: '#9d9382', line: DARK, width: 0.015 },
  stoneLit: { fill: '#e2dac7' },
  masonry: { fill: '#bdb39c', line: '#bdb39c', width: 0.024 },
  course: { line: '#8a7f69', width: 0.012, cap: 'butt' },
  rim: { line: DARK, width: 0.026 },
  front: { line: DARK, width: 0.075 },
  crack: { line: '#241c11', width: 0.02 },
  merlon: { fill: '#efe8d6', line: DARK, width: 0.016, join: 'miter' },
  slitBlock: { fill: '#e3dac4', line: DARK, width: 0.02, join: 'miter' },
  slit: { fill: '#17120b' },
  drum: { fill: '#bdb39c', line: DARK, width: 0.03 },
  drumFloor: { fill: '#cdae7c', line: DARK, width: 0.018 },
  board: { line: '#8d6c40', width: 0.012 },
  drumMerlon: { fill: '#efe8d6', line: DARK, width: 0.014, join: 'miter' },
  drumCrack: { line: '#241c11', width: 0.02 },
  scorch: { fill: '#8a4a26', fillOpacity: 0.45, perPath: Infinity },
  log: { line: '#4a3219', width: 0.05 },
  flameOuter: { fill: '#c8431c', line: '#5b1508', width: 0.018 },
  flameInner: { fill: '#f4b53a' },
  smoke: { fill: '#d9d8d4', line: '#77746f', width: 0.018 },
  curl: { line: '#77746f', width: 0.016 },
  smokeDense: { fill: '#77746f', line: '#33312e', width: 0.02 },
  curlDense: { line: '#e3e1dc', width: 0.018 },
} satisfies Record<string, Ink>

export type StructureInk = keyof typeof STRUCTURE_INKS

/** A table of them, and how the pieces of obstacles are drawn. */
export interface StructureInks {
  readonly structures: Readonly<Record<StructureInk, Ink>>
  readonly pieces: PieceStyle
}

/** A hex in which a structure is drawn. */
export interface Site {
  readonly spot: PlacedHex
  readonly w: number
  readonly detail: Detail
  readonly shape: HexShape
  /** Radians, clockwise from 12 o'clock; undefined when it faces nowhere. */
  readonly angle: number | undefined
  pen(ink: StructureInk): PathBuilder
  /** Hits it still takes; undefined = undamaged. */
  readonly integrity: number | undefined
  /** True when masonry goes on in the next hex. */
  joins(toward: Direction): boolean
}

/** A point by its offset from the centre. */
export const at = ({ spot }: Site, offset: Point, scale = 1): Point => ({
  x: spot.x + offset.x * scale,
  y: spot.y + offset.y * scale,
})
/** Corner `value` of the hex, drawn in towards the centre by `scale`. */
export const corner = (site: Site, value: number, scale = 1): Point =>
  at(site, site.shape.corners[direction(value)] as Point, scale)
