/** The sign that tells a side apart without its colour: its shape follows from the hue. Lengths in hexes times `w`. */
import { channels } from './lightness'
import { type Color, type DrawOp, type Path, solid } from './ops'
import { PathBuilder } from './path'

/** The inks of signs and marks on cards. */
export const INK: Color = '#14100a'
export const PAPER: Color = '#fffaf0'

export interface At {
  readonly x: number
  readonly y: number
  /** Width of a hex, mm. */
  readonly w: number
}

// In degrees, or undefined for greys.
function hue(color: Color): number | undefined {
  const [red, green, blue] = channels(color)
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread < 24) return undefined
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  return (sixth * 60 + 360) % 360
}

/** The shape that tells sides apart without their colour: by hue, so that unlike colours mostly differ. */
export const PIPS = ['diamond', 'triangle', 'cross', 'disc', 'square', 'star', 'bar'] as const
export type Pip = (typeof PIPS)[number]

/** Six classes of hues, from red on; those without a hue are the seventh (6). */
export function hueClass(color: Color): number {
  const degrees = hue(color)
  return degrees === undefined ? 6 : Math.floor(((degrees + 30) % 360) / 60)
}

export function pipOf(color: Color): Pip {
  return PIPS[hueClass(color)] as Pip
}

/** The pale edge, drawn first, that a dark mark needs on a picture, as letters do. */
export function paleEdge(path: Path, w: number): DrawOp {
  return { kind: 'path', path, stroke: { color: PAPER, width: 0.02 * w, join: 'round', cap: 'round' } }
}

/** A polygon of equal sides about a point, or a star of so many points where `inner` is under 1. */
export function regular(corners: number, radius: number, { x, y }: At, inner = 1): PathBuilder {
  const count = inner === 1 ? corners : 2 * corners
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count
    const reach = inner !== 1 && index % 2 === 1 ? radius * inner : radius
    return { x: x + Math.sin(angle) * reach, y: y - Math.cos(angle) * reach }
  })
  return new PathBuilder().polygon(points)
}

/** @param onPicture with a pale edge */
export function sidePip(color: Color, at: At, onPicture = false): DrawOp {
  const { x, y, w } = at
  const r = 0.036 * w
  const shapes: Record<Pip, () => PathBuilder> = {
    diamond: () => regular(4, r * 1.15, at),
    triangle: () => regular(3, r * 1.2, at),
    cross: () => {
      const [a, b] = [r, r * 0.36]
      return new PathBuilder().rect(x - a, y - b, 2 * a, 2 * b).rect(x - b, y - a, 2 * b, 2 * a)
    },
    disc: () => new PathBuilder().circle(x, y, r),
    square: () => new PathBuilder().rect(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76),
    star: () => regular(5, r * 1.3, at, 0.45),
    bar: () => new PathBuilder().rect(x - r * 1.1, y - r * 0.4, r * 2.2, r * 0.8),
  }
  const path = shapes[pipOf(color)]().build()
  const pip: DrawOp = { kind: 'path', path, fill: solid(INK) }
  return onPicture ? { kind: 'group', ops: [paleEdge(path, w), pip] } : pip
}
