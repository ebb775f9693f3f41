/** Roads, streams and bridges of the classic style, as they lie from hex to hex. */
import { describe, expect, it } from 'vitest'
import { type HexsideFeatures } from '#shared/document/types'
import { type Direction } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { classic } from '#shared/painter/classic/index'
import { WAY_INKS } from '#shared/painter/classic/ways/wayInks'
import { type Path, VERB } from '#shared/painter/ops'
import { feature, sampleScene } from '../../scripts/contactSheet/sampleMap'
import { wholeOf } from '../support/raster'

type Sides = readonly (readonly [number, number, Direction, HexsideFeatures])[]

const ROAD = { way: feature('road') }
const STREAM = { way: feature('stream') }

/** The paths painted on a board of ten by five hexes, 10 mm each, whose line or fill has a colour. */
function paths(color: string, sides: Sides, bridge?: readonly [number, number]): Path[] {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 10 }, (_, col) => (bridge?.[0] === col && bridge[1] === row ? 'bridge' : '.')).join(
      ' ',
    ),
  )
  const scene = sampleScene({ rows, sides }, 'flat', 10)
  const rect = wholeOf(scene)
  return classic
    .paint(scene, 'ways', rect, 2)
    .flatMap((op) =>
      op.kind === 'path' &&
      (op.stroke?.color === color || (op.fill?.kind === 'solid' && op.fill.color === color))
        ? [op.path]
        : [],
    )
}

/** Gives for each curve the point where it starts and the point for which it heads. */
function departures(path: Path): [Point, Point][] {
  return path.flatMap((verb, at): [Point, Point][] => {
    if (verb !== VERB.move || path[at + 3] !== VERB.cubic) return []
    const [x, y, , towardsX, towardsY] = path.slice(at + 1) as [number, number, number, number, number]
    return [
      [
        { x, y },
        { x: towardsX, y: towardsY },
      ],
    ]
  })
}

/** The long side of a deck, as degrees from the horizontal, 0 to 90. */
function deckAngle(sides: Sides): number {
  const [deck] = paths(WAY_INKS.deck.fill, sides, [4, 2])
  const [, x0, y0, , x1, y1] = deck as [number, number, number, number, number, number]
  const degrees = (Math.atan2(Math.abs(y1 - y0), Math.abs(x1 - x0)) * 180) / Math.PI
  expect(Math.hypot(x1 - x0, y1 - y0)).toBeCloseTo(6.6)
  return degrees
}

describe('ways in the classic style', () => {
  it('run straight through hexes that lie left and right of their course', () => {
    const zigzag = [0, 1, 2, 3, 4, 5, 6, 7].map((col) => [col, 2, col % 2 === 0 ? 2 : 1, STREAM] as const)
    const curves = paths(WAY_INKS.stream.line, zigzag).flatMap(departures).slice(1, -1)
    expect(curves.length).toBe(6)
    const slopes = curves.map(([from, to]) => Math.abs((to.y - from.y) / (to.x - from.x)))
    // Square to the sides they would be steeper than a half.
    expect(Math.max(...slopes)).toBeLessThan(0.15)
  })

  it('pass a gate squarely, through its middle', () => {
    const gate = { ...ROAD, barrier: feature('wall'), opening: feature('gate') }
    const sides: Sides = [
      [4, 1, 3, gate],
      [4, 2, 2, ROAD],
      [4, 1, 5, ROAD],
    ]
    const [at] = paths(WAY_INKS.road.line, sides)
      .flatMap(departures)
      .filter(([from]) => Math.abs(from.y - 20) < 0.01)
    expect(at?.[0].x).toBeCloseTo(at?.[1].x ?? 0)
    expect(at?.[0].x).toBeCloseTo((4 * 1.5 + 1) * (10 / Math.sqrt(3)))
  })

  it('lay a bridge along its road, in a bend from one exit to the other', () => {
    const straight: Sides = [
      [4, 2, 0, ROAD],
      [4, 2, 3, ROAD],
      [4, 2, 1, STREAM],
      [4, 2, 4, STREAM],
    ]
    expect(deckAngle(straight)).toBeGreaterThan(75)
    const bent: Sides = [
      [4, 2, 5, ROAD],
      [4, 2, 1, ROAD],
      [4, 2, 0, STREAM],
      [4, 2, 3, STREAM],
    ]
    expect(deckAngle(bent)).toBeLessThan(15)
  })

  it('lay it across the stream when no road leads over it, or the road turns back', () => {
    const stream: Sides = [
      [4, 2, 5, STREAM],
      [4, 2, 1, STREAM],
    ]
    expect(deckAngle(stream)).toBeCloseTo(90)
    expect(deckAngle([...stream, [4, 2, 3, ROAD], [4, 2, 2, ROAD]])).toBeCloseTo(90)
  })
})
