import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { toCanvas } from '#shared/painter/toCanvas'
import { createMemoryFile } from '#shared/print/png'
import { drawPng } from '#shared/print/drawPng'
import { tilesOf } from '#shared/print/tiles'
import { testBoard } from '../support/board'
import { canvasHost, createNodePlatform } from '../../main/export/nodePlatform'
import { decodePng } from '../support/pictures'

describe('the tiles of a picture', () => {
  it('are one where that is small, and hold 550,000 pixels at most', () => {
    expect(tilesOf({ widthMm: 105, heightMm: 148 }, 150, 3)).toEqual({
      ...{ width: 620, height: 874, tileWidth: 620, tileHeight: 874, columns: 1, count: 1 },
    })
    for (const [widthMm, heightMm] of [
      [1644, 1188],
      [5000, 100],
      [100, 5000],
      [4111, 4750],
    ] as const)
      for (const channels of [1, 3]) {
        const { width, height, tileWidth, tileHeight, columns, count } = tilesOf(
          { widthMm, heightMm },
          150,
          channels,
        )
        expect(tileWidth * tileHeight).toBeLessThanOrEqual(550_000 + tileHeight)
        expect(tileWidth * columns).toBeGreaterThanOrEqual(width)
        expect(tileWidth * (columns - 1)).toBeLessThan(width)
        expect(tileHeight * (count / columns)).toBeGreaterThanOrEqual(height)
        expect(width * tileHeight * channels).toBeLessThanOrEqual(8_000_000)
      }
  })

  it('show together what one canvas shows', async () => {
    const circles = Array.from({ length: 60 }, (_, at): DrawOp => {
      const path = new PathBuilder().circle(10 + at * 5, 8 + ((at * 37) % 170), 4.3).build()
      return { kind: 'path', path, fill: solid('#884422'), stroke: { color: '#102030', width: 0.7 } }
    })
    const paper = new PathBuilder().rect(0, 0, 320, 190).build()
    const ops: DrawOp[] = [{ kind: 'path', path: paper, fill: solid('#ffffff') }, ...circles]
    const page = { name: 'A1', widthMm: 320, heightMm: 190, paint: () => ops }
    const { png } = await createNodePlatform(testBoard())
    const file = createMemoryFile()
    const dpi = 254
    await drawPng(page, { dpi, kind: 'full' }, png, file.write, {})
    expect(tilesOf(page, dpi, 3).count).toBe(15)
    const { width, height, data } = await decodePng(file.bytes())
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.setTransform(10, 0, 0, 10, 0, 0)
    toCanvas(
      ops,
      context,
      canvasHost(() => undefined),
    )
    const whole = canvas.data()
    let [differing, unlike] = [0, 0]
    for (let at = 0; at < data.length; at++) {
      const difference = Math.abs((data[at] as number) - (whole[at] as number))
      if (difference > 0) differing += 1
      if (difference > 48) unlike += 1
    }
    // The outline of a circle that lies on two tiles is smoothed a little otherwise.
    expect(differing).toBeLessThan(10_000)
    expect(unlike).toBeLessThan(200)
  })
})
