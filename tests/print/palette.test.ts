import { describe, expect, it } from 'vitest'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { STYLES } from '#shared/painter/picture/styles'
import { LAYERS } from '#shared/painter/style'
import { drawPng, type PixelKind } from '#shared/print/drawPng'
import { planPrint, type PrintRequest } from '#shared/print/export/planPrint'
import { flatInks } from '#shared/print/flatInks'
import { createPalette, type Palette } from '#shared/print/palette'
import { createMemoryFile, TooManyColours } from '#shared/print/png'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { exportFilesInNode } from '../../main/export/exportFiles'
import { createNodePlatform } from '../../main/export/nodePlatform'
import { testBoard } from '../support/board'
import { decodePng } from '../support/pictures'

const WIDTH = 60

/** Rows of `WIDTH` pixels, each of one grey, or of runs of them. */
function greys(...rows: (number | readonly (readonly [grey: number, pixels: number])[])[]): Uint8Array {
  const levels = rows.flatMap((row) =>
    typeof row === 'number'
      ? Array<number>(WIDTH).fill(row)
      : row.flatMap(([grey, pixels]) => Array<number>(pixels).fill(grey)),
  )
  return Uint8Array.from(levels.flatMap((grey) => [grey, grey, grey, 255]))
}

/** The greys as the palette shows them, one for each run; `cut` rows at once. */
function shown(palette: Palette, rgba: Uint8Array, cut = Infinity): number[] {
  const rows = rgba.length / 4 / WIDTH
  const indices: number[] = []
  for (let row = 0; row < rows; row += cut) {
    const count = Math.min(cut, rows - row)
    const bytes = new Uint8Array(count * (WIDTH + 1))
    const some = rgba.subarray(row * WIDTH * 4, (row + count) * WIDTH * 4)
    expect(palette.index(some, WIDTH, bytes, { at: 1, stride: WIDTH + 1 })).toBe(true)
    for (let at = 0; at < bytes.length; at += WIDTH + 1) {
      expect(bytes[at]).toBe(0)
      indices.push(...bytes.subarray(at + 1, at + WIDTH + 1))
    }
  }
  const colours = palette.bytes()
  return indices.map((index) => colours[3 * index] as number).filter((grey, at, all) => grey !== all[at - 1])
}

describe('a palette', () => {
  it('shows inks and areas as they are, mixtures within 10 of 255', () => {
    const palette = createPalette()
    palette.admit(['#646464', '#c8c8c8', '#646464'])
    // An edge between two inks, an area that no ink is, and a line of nearly its colour.
    const edge = [
      [100, 25],
      [107, 1],
      [150, 1],
      [193, 1],
      [200, 32],
    ] as const
    const area = [
      [143, 56],
      [148, 4],
    ] as const
    expect(shown(palette, greys(edge, area))).toEqual([100, 150, 200, 143, 150])
  })

  it('is the same however the rows are cut', () => {
    const rows = Array.from(
      { length: 90 },
      (_, row) =>
        [
          [row, 7],
          [255 - row, 3],
          [row * 2, 50],
        ] as const,
    )
    const [whole, pieces] = [createPalette(), createPalette()]
    const picture = greys(...rows)
    expect(shown(pieces, picture, 7)).toEqual(shown(whole, picture))
    expect(pieces.bytes()).toEqual(whole.bytes())
  })

  it('shows an ink as it is that came after its mixtures', () => {
    const palette = createPalette()
    expect(
      shown(
        palette,
        greys([
          [100, 10],
          [104, 1],
          [100, 49],
        ]),
      ),
    ).toEqual([100])
    palette.admit(['#686868'])
    expect(
      shown(
        palette,
        greys([
          [100, 10],
          [104, 1],
          [100, 49],
        ]),
      ),
    ).toEqual([100, 104, 100])
  })

  it('refuses what it cannot show, and nothing that it can', () => {
    const palette = createPalette()
    const colour = (at: number): number[] => [(at % 8) * 34, ((at >> 3) % 8) * 34, (at >> 6) * 34, 255]
    const all = Uint8Array.from({ length: 300 }, (_, at) => at).length
    const pixels = Uint8Array.from(Array.from({ length: all }, (_, at) => colour(at)).flat())
    const bytes = new Uint8Array(1000)
    expect(palette.index(pixels.subarray(0, 256 * 4), 256, bytes, { at: 1, stride: 257 })).toBe(true)
    expect(palette.index(pixels.subarray(0, 256 * 4), 256, bytes, { at: 1, stride: 257 })).toBe(true)
    expect(palette.index(pixels.subarray(256 * 4), 44, bytes, { at: 1, stride: 45 })).toBe(false)
  })
})

describe('flat inks', () => {
  const path = new PathBuilder().rect(0, 0, 1, 1).build()
  const flat: DrawOp[] = [
    { kind: 'path', path, fill: solid('#111111'), stroke: { color: '#222222', width: 1 } },
    { kind: 'group', ops: [{ kind: 'path', path, fill: solid('#333333', 0.5) }] },
    {
      kind: 'text',
      x: 0,
      y: 0,
      text: 'A',
      font: 'sans',
      size: 3,
      color: '#444444',
      halo: { color: '#555555', width: 1 },
    },
  ]
  const stops = [
    { at: 0, color: '#000000' },
    { at: 1, color: '#ffffff' },
  ]

  it('are those that hide what is below', () => {
    expect([...(flatInks(flat) ?? [])]).toEqual(['#111111', '#222222', '#444444', '#555555'])
  })

  it('are none in a drawing that shades', () => {
    const shaded: DrawOp[] = [
      { kind: 'path', path, fill: { kind: 'linear', x0: 0, y0: 0, x1: 1, y1: 0, stops } },
      { kind: 'image', hash: 'x', x: 0, y: 0, width: 1, height: 1 },
    ]
    for (const op of shaded) expect(flatInks([...flat, { kind: 'group', ops: [op] }])).toBeUndefined()
  })
})

describe('the PNG of a map', () => {
  const subject = { scenario: testBoard({ columns: 20, rows: 30 }), ruleset: magnaCarta }
  const request = (style: keyof typeof STYLES): PrintRequest => ({
    what: 'map',
    format: 'png',
    baseName: 'map',
    dpi: 120,
    style: STYLES[style],
    layers: LAYERS,
    paper: 'sheet',
    overlap: 0,
    margin: 0,
    language: 'en',
  })

  async function bytesOf(style: keyof typeof STYLES, kind: PixelKind): Promise<Uint8Array> {
    const plan = await planPrint(subject, request(style))
    if (!plan.ok) throw new Error(plan.error.en)
    const { png } = await createNodePlatform(subject.scenario)
    const file = createMemoryFile()
    await drawPng(plan.value.page(0), { dpi: 120, kind }, png, file.write, {})
    return file.bytes()
  }

  it('has a palette when its colours are few, and is what it is without, but for mixtures', async () => {
    const [indexed, full] = [await bytesOf('classic', 'indexed'), await bytesOf('classic', 'full')]
    expect([indexed[25], full[25]]).toEqual([3, 2])
    expect(indexed.length / full.length).toBeLessThan(0.5)
    const [a, b] = [await decodePng(indexed), await decodePng(full)] as const
    let [differing, largest] = [0, 0]
    for (let at = 0; at < a.data.length; at++) {
      const difference = Math.abs((a.data[at] as number) - (b.data[at] as number))
      largest = Math.max(largest, difference)
      if (difference > 0) differing += 1
    }
    expect(largest).toBeLessThanOrEqual(10)
    expect(differing / a.data.length).toBeLessThan(0.1)
  })

  it('is drawn again without when there are more', async () => {
    const colours = Array.from({ length: 343 }, (_, at) => {
      const channel = (n: number): string => (32 * n + 31).toString(16).padStart(2, '0')
      return `#${channel(at % 7)}${channel(Math.floor(at / 7) % 7)}${channel(Math.floor(at / 49))}`
    })
    const stripes = colours.map((color, y): DrawOp => {
      return { kind: 'path', path: new PathBuilder().rect(0, y, 30, 1).build(), fill: solid(color) }
    })
    const page = { name: 'A1', widthMm: 30, heightMm: 343, paint: () => stripes }
    const { png } = await createNodePlatform(subject.scenario)
    const draw = async (kind: PixelKind): Promise<Uint8Array> => {
      const file = createMemoryFile()
      await drawPng(page, { dpi: 25.4, kind }, png, file.write, {})
      return file.bytes()
    }
    await expect(draw('indexed')).rejects.toBeInstanceOf(TooManyColours)
    const { data } = await decodePng(await draw('full'))
    const seen = colours.map((_, y) => [...data.subarray(y * 120, y * 120 + 3)])
    expect(seen.map((rgb) => `#${Buffer.from(rgb).toString('hex')}`)).toEqual(colours)
  })

  it('has none when its style shades, and is exact', async () => {
    const exported = await exportFilesInNode(subject, request('illustrated'))
    if (!exported.ok) throw new Error(exported.error.en)
    const [file] = exported.value.files
    expect(Buffer.from(file?.bytes ?? []).equals(await bytesOf('illustrated', 'full'))).toBe(true)
  })
})
