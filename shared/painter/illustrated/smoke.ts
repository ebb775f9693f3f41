/** Smoke over a hex: billows that drift to the north-east, thin or thick (CM-LOS-10). */
import { type Point } from '#shared/hex/layout'
import { placeRandom } from '../noise'
import { type DrawOp } from '../ops'
import { PathBuilder } from '../path'
import { type Detail } from '../style'
import { fill } from './marks'
import { addBlob, type Blob, type Random } from './shapes'

function billows(center: Point, random: Random, count: number, size: number): Blob[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = index * 2.39996 + random() * 0.6
    const reach = 0.36 * Math.sqrt((index + 0.5) / count)
    return {
      x: center.x + Math.cos(turn) * reach + 0.03,
      y: center.y + Math.sin(turn) * reach * 0.9 - 0.02,
      rx: size * (0.8 + 0.5 * random()),
      ry: size * (0.65 + 0.35 * random()),
      angle: -0.6 + 0.4 * random(),
      corners: 9,
    }
  }).sort((a, b) => a.y - b.y)
}

/** Each billow: its shaded foot, its body, its lit crown to the north-west. */
export function paintSmoke(center: Point, dense: boolean, detail: Detail): DrawOp[] {
  const random = placeRandom(center, 98)
  const count = (dense ? 13 : 7) - (detail <= 1 ? 4 : 0)
  const tones = dense ? ['#2c2926', '#5c5751', '#8d877f'] : ['#a29e96', '#bfbbb3', '#e8e5dd']
  const opacity = dense ? 0.62 : 0.34
  return billows(center, random, count, dense ? 0.18 : 0.14).flatMap((billow) => {
    const layers = detail === 0 ? [1] : [0, 1, 2]
    return layers.map((layer) => {
      const shift = (0.018 * (1 - layer) * billow.rx) / 0.15
      const scale = [1.08, 1, 0.6][layer] as number
      const lit = layer === 2 ? billow.rx * 0.24 : 0
      const path = new PathBuilder()
      const blob = {
        ...billow,
        x: billow.x + shift - lit,
        y: billow.y + shift - lit,
        rx: billow.rx * scale,
        ry: billow.ry * scale,
      }
      addBlob(path, blob, placeRandom(billow, 99), 0.3)
      return fill(path, tones[layer] as string, layer === 0 ? opacity * 0.6 : opacity)
    })
  })
}
