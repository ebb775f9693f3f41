/** Draws the stamps on open ground, to be looked at. */
import { createCanvas } from '@napi-rs/canvas'
import { type RegionClip } from '#shared/document/region/clip'
import { addHex, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { LAYERS, type Style } from '#shared/painter/style'
import { type CanvasTarget, toCanvas } from '#shared/painter/toCanvas'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { canvasHost } from '../../main/export/nodePlatform'
import { HEX_MM, stampedBoard } from './stampedBoard'

/** A PNG of all, so many in a row. */
export function stampSheet(
  stamps: Readonly<Record<string, RegionClip>>,
  look: { ruleset: Ruleset; style: Style; orientation?: Grid['orientation'] },
): Buffer {
  const [columns, cell, label] = [6, 230, 20]
  const entries = Object.entries(stamps)
  const canvas = createCanvas(columns * cell, Math.ceil(entries.length / columns) * (cell + label))
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  entries.forEach(([id, clip], index) => {
    const [x, y] = [(index % columns) * cell, Math.floor(index / columns) * (cell + label)]
    const scenario = stampedBoard(clip, look.ruleset, look.orientation)
    const layout = { grid: scenario.map.grid, hexMm: HEX_MM }
    const middle = toAxial({ col: 7, row: 7 }, layout.grid)
    const points = (Object.keys(clip.hexes) as HexKey[]).map((key) =>
      hexCenter(addHex(parseHexKey(key), middle), layout),
    )
    const [left, right] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))]
    const [top, bottom] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))]
    const size = Math.max(right - left, bottom - top) + 2.6 * HEX_MM
    const rect = { x: (left + right - size) / 2, y: (top + bottom - size) / 2, width: size, height: size }
    const ops = paintScene(sceneOf(scenario, look.ruleset), {
      rect,
      style: look.style,
      layers: LAYERS.filter((layer) => layer !== 'names'),
      detail: 3,
    })
    context.save()
    context.beginPath()
    context.rect(x + 4, y + label, cell - 8, cell - 8)
    context.clip()
    context.translate(x + 4, y + label)
    context.scale((cell - 8) / size, (cell - 8) / size)
    context.translate(-rect.x, -rect.y)
    toCanvas(ops, context as unknown as CanvasTarget<never>, canvasHost(() => undefined) as never)
    context.restore()
    context.fillStyle = '#222222'
    context.font = '13px sans-serif'
    context.fillText(id, x + 6, y + 14)
  })
  return canvas.toBuffer('image/png')
}
