/** The grid and the names of hexes are legible on every ground of every style (DOC-6, ART-1). */
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { type Environment } from '#shared/document/types'
import { toAxial } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { type DrawOp, type Color, type Rect } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { STYLES } from '#shared/painter/picture/styles'
import { type Scene } from '#shared/painter/scene'
import { type LayerId, type Style } from '#shared/painter/style'
import { type CanvasTarget, toCanvas } from '#shared/painter/toCanvas'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { type TerrainLook } from '#shared/rules/map/looks'
import { RULESETS } from '#shared/rules/registry/registry'
import { canvasHost } from '../../main/export/nodePlatform'
import { sampleScene } from '../../scripts/contactSheet/sampleMap'

type Rgb = readonly number[]

interface Ground {
  readonly look: TerrainLook
  readonly environment: Environment
  readonly level: number
}

const SIZE = 7
const HEX_MM = 25
const host = canvasHost(() => undefined)

function patchOf({ look, environment, level }: Ground): Scene {
  const field = (word: string): string[] =>
    Array.from({ length: SIZE }, () => Array.from({ length: SIZE }, () => word).join(' '))
  const levels = level === 0 ? {} : { levels: field(String(level)) }
  const caves = environment === 'cave' ? { caves: field('c') } : {}
  const scene = sampleScene({ rows: field(look), ...levels, ...caves }, 'flat', HEX_MM)
  return { ...scene, attributes: commonMechanics.hexAttributes }
}

// The hex in the middle of the patch, far from any rim.
const RECT = { x: 2.5 * HEX_MM, y: 3 * HEX_MM, width: HEX_MM, height: HEX_MM }

/** A strip along a side of that hex, 1 mm wide: its line is drawn over it. */
function stripOf({ layout }: Scene): Rect {
  const { x, y } = hexCenter(toAxial({ col: 3, row: 3 }, layout.grid), layout)
  return { x: x - 5, y: y - HEX_MM / 2 - 0.5, width: 10, height: 1 }
}

/** The mean colour of what lies under the grid or names in a rectangle. */
function meanUnder(scene: Scene, style: Style, { x, y, width, height }: Rect): Rgb {
  const side = 24
  const context = createCanvas(side, side).getContext('2d')
  const [across, down] = [side / width, side / height]
  context.setTransform(across, 0, 0, down, -x * across, -y * down)
  const ops = paintScene(scene, { rect: RECT, style, layers: ['terrain', 'elevation'], detail: 2 })
  toCanvas(ops, context as unknown as CanvasTarget<never>, host)
  const { data } = context.getImageData(0, 0, side, side)
  return [0, 1, 2].map((channel) => {
    let sum = 0
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0
    return sum / (data.length / 4)
  })
}

interface InkOp {
  readonly color: Color
  readonly opacity: number
  readonly halo: Color | undefined
}

/** The ink of a layer, which must be one everywhere on the patch. */
function inkOf(scene: Scene, style: Style, layer: LayerId): InkOp {
  const inks = style.paint(scene, layer, RECT, 3).map((op: DrawOp): InkOp => {
    if (op.kind === 'path' && op.stroke)
      return { color: op.stroke.color, opacity: op.stroke.opacity ?? 1, halo: undefined }
    if (op.kind === 'text') return { color: op.color, opacity: op.opacity ?? 1, halo: op.halo?.color }
    throw new Error(`a ${op.kind} in ${layer}`)
  })
  const [ink, ...others] = inks
  if (!ink || others.some(({ color }) => color !== ink.color)) throw new Error(`not one ink in ${layer}`)
  return ink
}

const rgb = (color: Color): Rgb => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
const over = (ink: Rgb, opacity: number, ground: Rgb): Rgb =>
  ink.map((value, index) => value * opacity + (ground[index] ?? 0) * (1 - opacity))

/** Relative luminance, and contrast, of WCAG 2.2. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}

/** Every ground that a ruleset can paint, once. */
const GROUNDS: readonly Ground[] = [
  ...new Map(
    RULESETS.flatMap(({ terrains, hexAttributes, openTerrain }) =>
      terrains.flatMap(({ id, look, caveLook = look }) => {
        const levels = id === openTerrain ? [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] : [0]
        const caves = hexAttributes.includes('cave')
        return levels.flatMap((level): Ground[] => [
          { look, environment: 'outdoors', level },
          ...(caves ? [{ look: caveLook, environment: 'cave' as const, level }] : []),
        ])
      }),
    ).map((ground) => [JSON.stringify(ground), ground] as const),
  ).values(),
]

describe.each(Object.values(STYLES))('$id', (style) => {
  it.each(GROUNDS)('lines and letters stand out from $look, $environment, level $level', (ground) => {
    const scene = patchOf(ground)
    const under = meanUnder(scene, style, RECT)
    // A level may be shown along the sides of its hex.
    const underLine = ground.level === 0 ? under : meanUnder(scene, style, stripOf(scene))
    const line = inkOf(scene, style, 'grid')
    const letters = inkOf(scene, style, 'names')
    expect(contrast(over(rgb(line.color), line.opacity, underLine), underLine), 'line').toBeGreaterThan(1.8)
    expect(contrast(over(rgb(letters.color), letters.opacity, under), under), 'letters').toBeGreaterThan(3)
    expect(contrast(rgb(letters.color), rgb(letters.halo ?? letters.color)), 'halo').toBeGreaterThan(10)
  })
})
