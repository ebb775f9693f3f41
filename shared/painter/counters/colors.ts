/** Tints of a side's colour. */
import { type Color } from '../ops'

function channels(color: Color): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** `share` of the way from one colour to the other. */
export function mixColor(from: Color, to: Color, share: number): Color {
  const target = channels(to)
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] as number) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Perceived lightness, 0 to 1. */
export function lightness(color: Color): number {
  const [red, green, blue] = channels(color)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** True for a ground on which dark ink is read better than pale. */
export function isLight(color: Color): boolean {
  return lightness(color) > 0.58
}

/** Hue in degrees, or undefined for greys. */
export function hue(color: Color): number | undefined {
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
