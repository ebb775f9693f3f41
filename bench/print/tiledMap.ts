/** A map as a file of Tiled (TMX) and its sheet of tiles, drawn by our own classic style: what tmxrasterizer is given to draw. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { cellIndex, chunkIndex } from '#shared/document/chunk'
import { type Scenario } from '#shared/document/types'
import { toAxial } from '#shared/hex/grid'
import { hexCenter, hexCorners, SQRT3 } from '#shared/hex/layout'
import { paintScene } from '#shared/painter/picture/paintScene'
import { STYLES } from '#shared/painter/picture/styles'
import { sceneOf } from '#shared/painter/sceneOf'
import { detailFor } from '#shared/painter/style'
import { toCanvas } from '#shared/painter/toCanvas'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { canvasHost } from '../../main/export/nodePlatform'
import { madeUpMap } from '../canvas/madeUpMap'

/** Writes `name.tmx` and `name.png` for a flat grid whose hexes are `pixels` wide, flat to flat. Only the terrains of its hexes. */
export function writeTiledMap({ map }: Scenario, folder: string, name: string, pixels: number): void {
  const terrains = [...new Set(map.chunks.flatMap(({ terrain }) => terrain))]
  const { columns, rows, stagger } = map.grid
  // Flat hexes are wider, corner to corner, than they are high; Tiled wants whole and even numbers.
  const size = { width: 2 * Math.round(pixels / SQRT3), height: 2 * Math.round(pixels / 2) }
  writeFileSync(join(folder, `${name}.png`), tiles(terrains, size))
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, col) => {
      const chunk = map.chunks[chunkIndex({ col, row }, map.grid)]
      return terrains.indexOf(chunk?.terrain[cellIndex({ col, row })] ?? '') + 1
    }).join(','),
  )
  const grid = `tilewidth="${size.width}" tileheight="${size.height}"`
  writeFileSync(
    join(folder, `${name}.tmx`),
    `<?xml version="1.0" encoding="UTF-8"?>
<map version="1.8" orientation="hexagonal" renderorder="right-down" width="${columns}" height="${rows}" ${grid} infinite="0" hexsidelength="${size.width / 2}" staggeraxis="x" staggerindex="${stagger}" nextlayerid="2" nextobjectid="1">
 <tileset firstgid="1" name="terrain" ${grid} tilecount="${terrains.length}" columns="${terrains.length}">
  <image source="${name}.png" width="${size.width * terrains.length}" height="${size.height}"/>
 </tileset>
 <layer id="1" name="terrain" width="${columns}" height="${rows}">
  <data encoding="csv">
${lines.join(',\n')}
</data>
 </layer>
</map>
`,
  )
}

// The tiles of all terrains beside each other: the hex in the middle of a map of it, cut out.
function tiles(
  terrains: readonly string[],
  size: { readonly width: number; readonly height: number },
): Buffer {
  const canvas = createCanvas(size.width * terrains.length, size.height)
  const context = canvas.getContext('2d')
  const plain = madeUpMap(5, 5, 0)
  const ruleset = rulesetOf(plain)
  const hex = toAxial({ col: 2, row: 2 }, plain.map.grid)
  terrains.forEach((terrain, index) => {
    const chunks = plain.map.chunks.map((chunk) => ({ terrain: chunk.terrain.map(() => terrain) }))
    const scene = sceneOf({ ...plain, map: { ...plain.map, chunks, hexsides: {} } }, ruleset)
    const { layout } = scene
    const center = hexCenter(hex, layout)
    const [x, y] = [size.width / ((layout.hexMm * 2) / SQRT3), size.height / layout.hexMm]
    const rect = {
      x: center.x - layout.hexMm,
      y: center.y - layout.hexMm,
      width: 2 * layout.hexMm,
      height: 2 * layout.hexMm,
    }
    context.setTransform(
      x,
      0,
      0,
      y,
      (index + 0.5) * size.width - center.x * x,
      size.height / 2 - center.y * y,
    )
    context.save()
    context.beginPath()
    for (const corner of hexCorners(hex, layout)) context.lineTo(corner.x, corner.y)
    context.clip()
    toCanvas(
      paintScene(scene, {
        rect,
        style: STYLES.classic,
        layers: ['terrain', 'grid'],
        detail: detailFor(size.height),
      }),
      context,
      canvasHost(() => undefined),
    )
    context.restore()
  })
  return canvas.toBuffer('image/png')
}
