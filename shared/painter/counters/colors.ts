/** Tints of a side's colour. */
import { channels, lightness } from '../lightness'
import { type Color } from '../ops'

export { lightness }

/** `share` of the way from one colour to the other. */
export function mixColor(from: Color, to: Color, share: number): Color {
  const target = channels(to)
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] as number) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** True for a ground on which dark ink is read better than pale. */
export function isLight(color: Color): boolean {
  return lightness(color) > 0.58
}
