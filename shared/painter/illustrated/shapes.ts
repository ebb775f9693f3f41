/** Small shapes that many subjects draw. Lengths in hex widths. */
import { type Point } from '#shared/hex/layout'
import { type PathBuilder } from '../path'

/** Towards the light, low in the north-west. */
export const LIGHT: Point = { x: -Math.SQRT1_2, y: -Math.SQRT1_2 }

export type Random = () => number

export interface Blob extends Point {
  readonly rx: number
  readonly ry: number
  /** Radians of the long axis. */
  readonly angle: number
  /** Default 7; fewer for what is small or seen by the thousand. */
  readonly corners?: number
}

/** An uneven closed curve round a point. Drawn by the thousand: no point objects. */
export function addBlob(path: PathBuilder, blob: Blob, random: Random, unevenness = 0.4): void {
  const cos = Math.cos(blob.angle)
  const sin = Math.sin(blob.angle)
  const xs: number[] = []
  const ys: number[] = []
  const corners = blob.corners ?? 7
  for (let corner = 0; corner < corners; corner++) {
    const turn = (corner / corners) * 2 * Math.PI
    const reach = 1 - unevenness / 2 + unevenness * random()
    const x = Math.cos(turn) * blob.rx * reach
    const y = Math.sin(turn) * blob.ry * reach
    xs.push(blob.x + x * cos - y * sin)
    ys.push(blob.y + x * sin + y * cos)
  }
  addRound(path, xs, ys)
}

// As `PathBuilder.smoothClosed`: through the middles of the edges, corners being control points.
function addRound(path: PathBuilder, xs: readonly number[], ys: readonly number[]): void {
  let x = xs[xs.length - 1] as number
  let y = ys[ys.length - 1] as number
  path.move((x + (xs[0] as number)) / 2, (y + (ys[0] as number)) / 2)
  for (let corner = 0; corner < xs.length; corner++) {
    x = xs[corner] as number
    y = ys[corner] as number
    const next = corner + 1 < xs.length ? corner + 1 : 0
    path.quad(x, y, (x + (xs[next] as number)) / 2, (y + (ys[next] as number)) / 2)
  }
  path.close()
}

/** A small dot of four curves, within 6 % of a circle: flowers, fruit, pebbles, by the thousand. */
export function addDot(path: PathBuilder, { x, y }: Point, radius: number): void {
  path
    .move(x, y - radius)
    .quad(x + radius, y - radius, x + radius, y)
    .quad(x + radius, y + radius, x, y + radius)
    .quad(x - radius, y + radius, x - radius, y)
    .quad(x - radius, y - radius, x, y - radius)
    .close()
}

/** Blades of grass growing from one foot, northwards on paper. */
export function addTuft(path: PathBuilder, { x, y }: Point, height: number, random: Random): void {
  const blades = 3 + Math.floor(random() * 2.4)
  for (let blade = 0; blade < blades; blade++) {
    const side = blade - (blades - 1) / 2
    const foot = x + side * height * 0.28
    const tall = height * (0.6 + 0.5 * random())
    const lean = side * height * 0.22 + (random() - 0.5) * height * 0.2
    path
      .move(foot - height * 0.07, y)
      .quad(foot + lean * 0.2 - height * 0.03, y - tall * 0.6, foot + lean, y - tall)
      .line(foot + height * 0.09, y)
      .close()
  }
}

export interface Scallop extends Point {
  readonly radius: number
  readonly lobes: number
  /** The depth of the notches between lobes, of the radius. */
  readonly notch: number
}

/** A round outline of lobes: the crown of a tree from above. */
export function addScallop(path: PathBuilder, shape: Scallop, random: Random): void {
  const { x, y, radius, lobes, notch } = shape
  const step = (2 * Math.PI) / lobes
  const inner = radius * (1 - notch)
  const first = random() * 6 + (random() - 0.5) * 0.5 * step
  let from = first
  path.move(x + Math.cos(first) * inner, y + Math.sin(first) * inner)
  for (let lobe = 1; lobe <= lobes; lobe++) {
    const to = lobe === lobes ? first + 2 * Math.PI : first + (lobe + (random() - 0.5) * 0.5) * step
    const middle = (from + to) / 2
    const outer = radius * (0.9 + 0.16 * random()) * 1.28
    path.quad(
      x + Math.cos(middle) * outer,
      y + Math.sin(middle) * outer,
      x + Math.cos(to) * inner,
      y + Math.sin(to) * inner,
    )
    from = to
  }
  path.close()
}

function isClockwise(points: readonly Point[]): boolean {
  let twice = 0
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length] as Point
    twice += a.x * b.y - b.x * a.y
  })
  return twice > 0
}

/** Adds an outline turned clockwise: outlines of one turn merge when filled together. */
export function addClockwise(path: PathBuilder, points: readonly Point[]): void {
  path.polygon(isClockwise(points) ? points : [...points].reverse())
}

/** Adds the shadow of a convex block to a path: its foot swept `length` to the south-east. */
export function addSweep(path: PathBuilder, foot: readonly Point[], length: number): void {
  const outline = isClockwise(foot) ? foot : [...foot].reverse()
  const at = (index: number): Point => outline[(index + outline.length) % outline.length] as Point
  // Sides that face away from the light are carried along; where one kind follows the other the shadow has an edge.
  const isLee = (index: number): boolean => at(index + 1).y - at(index).y > at(index + 1).x - at(index).x
  const place = ({ x, y }: Point, isMoved: boolean): Point => {
    const shift = isMoved ? length * Math.SQRT1_2 : 0
    return { x: x + shift, y: y + shift }
  }
  path.polygon(
    outline.flatMap((corner, index) => {
      const [before, after] = [isLee(index - 1), isLee(index)]
      return before === after ? [place(corner, after)] : [place(corner, before), place(corner, after)]
    }),
  )
}

/** A regular polygon: rounds for shadows. */
export function ngon({ x, y }: Point, radius: number, corners = 24): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius }
  })
}

/** A local frame: `along` and `across` measured from an origin, turned by an angle. */
export interface Frame {
  readonly origin: Point
  readonly along: Point
  readonly across: Point
}

export function frameAt(origin: Point, angle: number): Frame {
  const along = { x: Math.cos(angle), y: Math.sin(angle) }
  return { origin, along, across: { x: -along.y, y: along.x } }
}

export function inFrame({ origin, along, across }: Frame, u: number, v: number): Point {
  return { x: origin.x + along.x * u + across.x * v, y: origin.y + along.y * u + across.y * v }
}

/** A rectangle of a frame, from (u0, v0) to (u1, v1). */
export function box(
  frame: Frame,
  [u0, v0]: readonly [number, number],
  [u1, v1]: readonly [number, number],
): Point[] {
  return [inFrame(frame, u0, v0), inFrame(frame, u1, v0), inFrame(frame, u1, v1), inFrame(frame, u0, v1)]
}
