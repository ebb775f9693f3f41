/** A scanned board made up: the grid seen askew, warped smoothly, and clicked by a hand that is not quite steady. */
import { type Affine, applyAffine, type Tie } from '#shared/document/background/affine'
import { hexesOfGrid, type Grid } from '#shared/hex/grid'
import { hexCenter, type Layout, type Point } from '#shared/hex/layout'
import { createRng, type Rng } from '#shared/lang/rng'

/** The largest shift of the warp, and the spread (standard deviation, each way) of the clicks, in hexes. */
const WARP = 0.3
const NOISE = 0.03

/** Some 230 dpi, turned by a degree and a half, stretched and skewed. */
const SCANNED: Affine = [9.02, 0.24, -0.31, 9.21, 143, 88]

interface SyntheticScan {
  readonly layout: Layout
  /** Gives the true place of a point of the map in the picture. */
  truth(map: Point): Point
  /** Clicks on hexes spread over the board, as many as columns times rows. */
  clicks(columns: number, rows: number): Tie[]
  /** The farthest a hex centre of the board is off, in hexes, when the picture is fitted so. */
  worst(toPicture: (map: Point) => Point): number
}

export function syntheticScan(grid: Grid, seed: number): SyntheticScan {
  const layout: Layout = { grid, hexMm: 20 }
  const rng = createRng(seed)
  const centers = [...hexesOfGrid(grid)].map((hex) => hexCenter(hex, layout))
  const bend = smoothWarp(centers, layout, rng)
  const pxPerHex = layout.hexMm * 9.1
  const truth = (map: Point): Point => {
    const { x, y } = bend(map)
    return applyAffine(SCANNED, { x: map.x + x, y: map.y + y })
  }
  return {
    layout,
    truth,
    clicks(columns, rows) {
      const [right, bottom] = [Math.max(...centers.map(({ x }) => x)), Math.max(...centers.map(({ y }) => y))]
      return Array.from({ length: columns * rows }, (_, index) => {
        const wanted = {
          x: (right * (index % columns)) / (columns - 1),
          y: (bottom * Math.floor(index / columns)) / (rows - 1),
        }
        const map = centers.reduce((best, one) => (apart(one, wanted) < apart(best, wanted) ? one : best))
        const { x, y } = truth(map)
        const shaken = (): number => NOISE * pxPerHex * gauss(rng)
        return { map, picture: { x: x + shaken(), y: y + shaken() } }
      })
    },
    worst: (toPicture) =>
      Math.max(...centers.map((center) => apart(toPicture(center), truth(center)) / pxPerHex)),
  }
}

// Paper that was folded, glass that was not flat, a lens: at most one swing across the board, each way.
function smoothWarp(centers: readonly Point[], { hexMm }: Layout, rng: Rng): (map: Point) => Point {
  const [width, height] = [Math.max(...centers.map(({ x }) => x)), Math.max(...centers.map(({ y }) => y))]
  const [a, b, c, d] = [rng, rng, rng, rng].map((source) => 2 * source.next() - 1) as [
    number,
    number,
    number,
    number,
  ]
  const phases = Array.from({ length: 6 }, () => 2 * Math.PI * rng.next())
  const phase = (index: number): number => phases[index] as number
  const raw = ({ x, y }: Point): Point => {
    const [u, v] = [(Math.PI * x) / width, (Math.PI * y) / height]
    return {
      x: a * Math.sin(u + phase(0)) * Math.cos(v + phase(1)) + b * Math.sin(u + phase(4)),
      y: c * Math.sin(v + phase(2)) * Math.cos(u + phase(3)) + d * Math.cos(v + phase(5)),
    }
  }
  const largest = Math.max(...centers.map((center) => Math.hypot(raw(center).x, raw(center).y)))
  const scale = (WARP * hexMm) / largest
  return (map) => ({ x: raw(map).x * scale, y: raw(map).y * scale })
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function gauss(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next())
}
