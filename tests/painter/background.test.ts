/** The scan under the map: pieces that canvas, SVG and PDF can draw, and what of the terrain lets it be seen (MAP-4). */
import { describe, expect, it } from 'vitest'
import { applyAffine } from '#shared/document/background/affine'
import { imageHash } from '#shared/document/ids'
import { type Background, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { meshOf } from '#shared/painter/background/mesh'
import { placedBackground, type PlacedPicture } from '#shared/painter/placedBackground'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { LAYERS, type LayerId, type StyleId } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { toSvg } from '#shared/painter/toSvg'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'

const HASH = imageHash('5'.repeat(64))
const SIZE = { width: 2000, height: 1500 }

const withScan = (change: Partial<Background> = {}): Scenario =>
  testBoard({ background: { image: HASH, ...SIZE, ...change } })

/** Nine points on a regular picture, some of them pulled by up to a third of a hex. */
function bent(scenario: Scenario): Background['fit'] {
  const { grid, hexMm } = scenario.map
  return [1, 5, 9].flatMap((col, i) =>
    [1, 4, 8].map((row, j) => {
      const hex = toAxial({ col, row }, grid)
      const { x, y } = hexCenter(hex, { grid, hexMm })
      const pull = ((i * 3 + j) % 4) * 0.1 * hexMm * 8
      return { hex: hexKey(hex), x: 100 + 8 * x + pull, y: 60 + 8 * y - pull / 2 }
    }),
  )
}

function placed(scenario: Scenario): PlacedPicture {
  const picture = placedBackground(scenario.map)
  if (!picture) throw new Error('no picture')
  return picture
}

function painted(scenario: Scenario, layers: readonly LayerId[] = ['background'], rect = WHOLE): DrawOp[] {
  return paintScene(sceneOf(scenario, magnaCarta), { rect, style: STYLES.classic, layers, detail: 3 })
}

const WHOLE: Rect = { x: -100, y: -100, width: 700, height: 700 }

describe('the pieces of the picture', () => {
  it('are one while it is not warped, drawn whole by one matrix', () => {
    const [op, ...others] = painted(withScan({ opacity: 0.5 }))
    expect(others).toEqual([])
    expect(op).toMatchObject({
      kind: 'group',
      ops: [{ kind: 'image', hash: HASH, x: 0, y: 0, ...SIZE, opacity: 0.5 }],
    })
    expect(op).not.toHaveProperty('clip')
  })

  it('lie in the middle of the paper, all of it in sight, while there is no point', () => {
    const { fit } = placed(withScan())
    const [a, b] = [fit.toMap({ x: 0, y: 0 }), fit.toMap({ x: SIZE.width, y: SIZE.height })]
    expect((b.x - a.x) / (b.y - a.y)).toBeCloseTo(SIZE.width / SIZE.height, 9)
    expect(Math.min(Math.abs(a.x), Math.abs(a.y))).toBeCloseTo(0, 9)
  })

  it('follow the warp to a two-hundred-and-fiftieth of a hex, few where little is bent', () => {
    const plain = withScan()
    const scenario = withScan({ fit: bent(plain) })
    const picture = placed(scenario)
    const { hexMm } = scenario.map
    const mesh = meshOf(picture)
    expect(mesh.length).toBeGreaterThan(4)
    expect(mesh.length).toBeLessThan(1500)
    for (const { rect, affine } of mesh)
      for (const part of [0, 0.3, 0.7, 1]) {
        const map = { x: rect.x + part * rect.width, y: rect.y + (1 - part) * rect.height }
        const [near, true_] = [applyAffine(affine, map), picture.fit.toPicture(map)]
        expect(Math.hypot(near.x - true_.x, near.y - true_.y) / 8).toBeLessThan(0.0065 * hexMm)
      }
  })

  it('lie over each other, so that nothing shows between them, and share one opacity', () => {
    const scenario = withScan({ fit: bent(withScan()), opacity: 0.4 })
    const [group, ...others] = painted(scenario)
    expect(others).toEqual([])
    expect(group).toMatchObject({ kind: 'group', opacity: 0.4 })
    const pieces = group?.kind === 'group' ? group.ops : []
    expect(pieces).toHaveLength(meshOf(placed(scenario)).length)
    for (const piece of pieces) expect(piece).toHaveProperty('clip')
    const part = painted(scenario, ['background'], { x: 50, y: 50, width: 10, height: 10 })
    expect(part[0]?.kind === 'group' && part[0].ops.length).toBeLessThan(pieces.length / 4)
  })

  it('embed the picture once in an SVG, however many they are', () => {
    const ops = painted(withScan({ fit: bent(withScan()) }))
    const svg = toSvg(ops, { width: 100, height: 100, image: () => 'data:image/jpeg;base64,AAAA' })
    expect(svg.match(/data:image/g)).toHaveLength(1)
    expect(svg.match(/<use /g)).toHaveLength(ops.length)
  })
})

describe('the terrain over a scan', () => {
  const wood = (scenario: Scenario, name: string): Scenario => {
    const { col, row } = { col: 3, row: 3 }
    expect(hexNamed(scenario, name)).toEqual(toAxial({ col, row }, scenario.map.grid))
    const chunks = scenario.map.chunks.map((chunk, index) =>
      index > 0 ? chunk : { ...chunk, terrain: chunk.terrain.with(row * 32 + col, 'wood') },
    )
    return { ...scenario, map: { ...scenario.map, chunks } }
  }
  const paint = (scenario: Scenario, layers: readonly LayerId[], style: StyleId): string =>
    JSON.stringify(
      paintScene(sceneOf(scenario, magnaCarta), { rect: WHOLE, style: STYLES[style], layers, detail: 2 }),
    )

  it.each(Object.keys(STYLES) as StyleId[])('is that of traced hexes alone: %s', (style) => {
    const terrain: readonly LayerId[] = ['background', 'terrain']
    expect(paint(withScan(), terrain, style)).toBe(paint(withScan(), ['background'], style))
    const traced = paintScene(sceneOf(wood(withScan(), 'D4'), magnaCarta), {
      ...{ rect: WHOLE, style: STYLES[style], layers: terrain, detail: 2 },
    })
    expect(traced.length).toBeGreaterThan(1)
    for (const op of traced.slice(1)) expect(op).toMatchObject({ kind: 'group', clip: {} })
  })

  it('is all there where the scan is hidden, or was never there', () => {
    expect(paint(withScan(), ['terrain'], 'classic')).toBe(paint(testBoard(), ['terrain'], 'classic'))
  })
})

describe('on paper', () => {
  const sheet = (scenario: Scenario): string => {
    const scene = sceneOf(scenario, magnaCarta, { onPaper: true })
    return JSON.stringify(
      paintScene(scene, { rect: WHOLE, style: STYLES.classic, layers: LAYERS, detail: 1 }),
    )
  }

  it('is only what is meant for print', () => {
    expect(sheet(withScan({ print: false }))).toBe(sheet(testBoard()))
    expect(sheet(withScan({ print: true }))).toContain(HASH)
  })

  it('grows with the hexes', () => {
    const scenario = withScan({ fit: bent(withScan()) })
    const doubled = { ...scenario.map, hexMm: 2 * scenario.map.hexMm }
    const at = { x: 40, y: 30 }
    const [one, two] = [
      placed(scenario).fit.toPicture(at),
      placedBackground(doubled)?.fit.toPicture({ x: 80, y: 60 }),
    ]
    expect(two?.x).toBeCloseTo(one.x, 6)
    expect(two?.y).toBeCloseTo(one.y, 6)
  })
})
