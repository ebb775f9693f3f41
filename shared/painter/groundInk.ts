/** The ink of thin lines and letters over the ground: dark on light ground, pale on dark; letters in a halo of the other. */
import { type Axial } from '#shared/hex/axial'
import { type Color } from './ops'
import { type Scene } from './scene'

export const DARK_INK = '#2b2110'
export const PALE_INK = '#f7f0d8'

/** Says of a style where it paints the ground too dark for dark ink. Off the map, as on open ground. */
export type IsDarkGround = (scene: Scene, hex: Axial) => boolean

/** Both read on any ground. */
export function haloOf(color: Color): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue > 150 ? DARK_INK : PALE_INK
}
