/** The lightness of a colour as it is seen. */
import { type Color } from './ops'

/** Red, green and blue, 0 to 255. */
export function channels(color: Color): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Perceived lightness, 0 to 1. */
export function lightness(color: Color): number {
  const [red, green, blue] = channels(color)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}
