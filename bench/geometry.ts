/**
 * Bench of the geometry: B25, our hex primitives against honeycomb-grid's over the same hexes, A B A B.
 * `npx tsx bench/geometry.ts` prints the figures; `npm run bench` collects them with the others.
 */
import { fileURLToPath } from 'node:url'
import {
  defineHex,
  Direction as TheirDirection,
  Grid as HoneycombGrid,
  line,
  Orientation,
  ring as honeycombRing,
} from 'honeycomb-grid'
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, neighbors } from '#shared/hex/direction'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexAt, hexCenter, hexRadius, type Layout, type Point } from '#shared/hex/layout'
import { hexLine, ring } from '#shared/hex/region'
import { createRng } from '#shared/lang/rng'
import { atMost, type Figure, median, timed } from './figure'

const GRID: Grid = { orientation: 'flat', stagger: 'odd', columns: 100, rows: 100 }
const LAYOUT: Layout = { grid: GRID, hexMm: 25 }
const PAIRS = 15
const HEXES = 6000
const RADIUS = 5

/** Two hexes, and the centre of the first in the frame of either library: made beforehand, for nobody is timed at it. */
interface Asked {
  readonly hex: Axial
  readonly other: Axial
  readonly ourPoint: Point
  readonly theirPoint: Point
}

interface Primitive {
  readonly what: string
  /** A number that tells whether both found the same: how many hexes, or the column of the hex. */
  ours(asked: Asked): number
  theirs(asked: Asked): number
}

const Hex = defineHex({
  orientation: Orientation.FLAT,
  offset: -1,
  dimensions: hexRadius(LAYOUT),
})
const cells = new HoneycombGrid(Hex)

// Clockwise from the top, as ours on a flat grid.
const THEIR_DIRECTIONS = [
  TheirDirection.N,
  TheirDirection.NE,
  TheirDirection.SE,
  TheirDirection.S,
  TheirDirection.SW,
  TheirDirection.NW,
] as const

const PRIMITIVES: readonly Primitive[] = [
  {
    what: 'the six neighbours',
    ours: ({ hex }) => neighbors(hex).length,
    theirs: ({ hex }) => DIRECTIONS.map((way) => cells.neighborOf(hex, THEIR_DIRECTIONS[way])).length,
  },
  {
    what: 'a line',
    ours: ({ hex, other }) => hexLine(hex, other).length,
    theirs: ({ hex, other }) =>
      new HoneycombGrid(Hex, line({ start: [hex.q, hex.r], stop: [other.q, other.r] })).toArray().length,
  },
  {
    what: `a ring of radius ${RADIUS}`,
    ours: ({ hex }) => ring(hex, RADIUS).length,
    theirs: ({ hex: { q, r } }) =>
      new HoneycombGrid(Hex, honeycombRing({ center: [q, r], radius: RADIUS })).toArray().length,
  },
  {
    what: 'point to hex',
    ours: ({ ourPoint }) => hexAt(ourPoint, LAYOUT).q,
    theirs: ({ theirPoint }) => cells.pointToHex(theirPoint).q,
  },
]

/** Ours over theirs, the median of pairs. Throws when the two do not find the same. */
function ratio({ what, ours, theirs }: Primitive, inputs: readonly Asked[]): number {
  const found = { ours: 0, theirs: 0 }
  const run = (by: 'ours' | 'theirs'): number => {
    const work = by === 'ours' ? ours : theirs
    const [ms = Number.NaN] = timed(1, () => {
      let sum = 0
      for (const asked of inputs) sum += work(asked)
      found[by] += sum
    })
    return ms
  }
  // The first runs are the compiler's.
  for (let warm = 0; warm < 20; warm++) run('ours')
  for (let warm = 0; warm < 3; warm++) run('theirs')
  found.ours = found.theirs = 0
  const ratios = Array.from({ length: PAIRS }, () => run('ours') / run('theirs'))
  if (found.ours !== found.theirs)
    throw new Error(`${what}: ours finds ${found.ours}, theirs ${found.theirs}`)
  return median(ratios)
}

export function measureGeometry(): Figure[] {
  const rng = createRng(25)
  const hex = (): Axial => toAxial({ col: rng.below(GRID.columns), row: rng.below(GRID.rows) }, GRID)
  const inputs = Array.from({ length: HEXES }, (): Asked => {
    const asked = hex()
    const { x, y } = new Hex(asked)
    return { hex: asked, other: hex(), ourPoint: hexCenter(asked, LAYOUT), theirPoint: { x, y } }
  })
  return PRIMITIVES.map((primitive) =>
    atMost('B25', `${primitive.what}, against honeycomb-grid`, ratio(primitive, inputs), 'x', 0.1),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { what, figure } of measureGeometry())
    process.stdout.write(`B25  ${what.padEnd(48)} ${figure.toFixed(4)} x\n`)
