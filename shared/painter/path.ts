/** Building paths. Coordinates in mm. */
import { type Point } from '#shared/hex/layout'
import { type Path, VERB } from './ops'

// A quarter circle as a cubic.
const KAPPA = 0.5522847498307936

export class PathBuilder {
  private readonly data: number[] = []

  get isEmpty(): boolean {
    return this.data.length === 0
  }

  move(x: number, y: number): this {
    this.data.push(VERB.move, x, y)
    return this
  }

  line(x: number, y: number): this {
    this.data.push(VERB.line, x, y)
    return this
  }

  quad(cx: number, cy: number, x: number, y: number): this {
    this.data.push(VERB.quad, cx, cy, x, y)
    return this
  }

  cubic(c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number): this {
    this.data.push(VERB.cubic, c1x, c1y, c2x, c2y, x, y)
    return this
  }

  close(): this {
    this.data.push(VERB.close)
    return this
  }

  polygon(points: readonly Point[]): this {
    this.polyline(points)
    return points.length > 0 ? this.close() : this
  }

  polyline(points: readonly Point[]): this {
    points.forEach((point, index) =>
      index === 0 ? this.move(point.x, point.y) : this.line(point.x, point.y),
    )
    return this
  }

  /** A closed curve through the middles of the edges, each corner a control point. */
  smoothClosed(points: readonly Point[]): this {
    const count = points.length
    if (count < 3) return this
    const at = (index: number): Point => points[(index + count) % count] as Point
    const first = at(0)
    const last = at(-1)
    this.move((first.x + last.x) / 2, (first.y + last.y) / 2)
    for (let index = 0; index < count; index++) {
      const a = at(index)
      const b = at(index + 1)
      this.quad(a.x, a.y, (a.x + b.x) / 2, (a.y + b.y) / 2)
    }
    return this.close()
  }

  rect(x: number, y: number, width: number, height: number): this {
    return this.move(x, y)
      .line(x + width, y)
      .line(x + width, y + height)
      .line(x, y + height)
      .close()
  }

  circle(x: number, y: number, radius: number): this {
    return this.ellipse(x, y, radius, radius)
  }

  ellipse(x: number, y: number, rx: number, ry: number): this {
    const kx = rx * KAPPA
    const ky = ry * KAPPA
    return this.move(x + rx, y)
      .cubic(x + rx, y + ky, x + kx, y + ry, x, y + ry)
      .cubic(x - kx, y + ry, x - rx, y + ky, x - rx, y)
      .cubic(x - rx, y - ky, x - kx, y - ry, x, y - ry)
      .cubic(x + kx, y - ry, x + rx, y - ky, x + rx, y)
      .close()
  }

  build(): Path {
    return this.data
  }
}

export function polygonPath(points: readonly Point[]): Path {
  return new PathBuilder().polygon(points).build()
}

export function polylinePath(points: readonly Point[]): Path {
  return new PathBuilder().polyline(points).build()
}
