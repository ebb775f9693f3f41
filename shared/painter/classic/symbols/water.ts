/** Waves, ford stones, and what floats or spans. */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor, opposite } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { type TerrainInk } from './inks'
import { chance, pointAt, type SymbolContext } from './symbolContext'

function ripple(context: SymbolContext, ink: TerrainInk, at: Point, length: number): void {
  const step = (length / 2) * context.w
  context
    .pen(ink)
    .move(at.x - step, at.y)
    .quad(at.x - step / 2, at.y - step * 0.7, at.x, at.y)
    .quad(at.x + step / 2, at.y + step * 0.7, at.x + step, at.y)
}

export function waves(ink: TerrainInk, count: number, length: number): (context: SymbolContext) => void {
  return (context) => {
    const shown = context.detail === 3 ? count : Math.ceil(count / 2)
    const turn = chance(context, 7) * 6
    for (let index = 0; index < shown; index++) {
      const angle = turn + (index * 2 * Math.PI) / shown
      const distance = index % 2 === 0 ? 0.34 : 0.24
      const at = pointAt(context, angle, distance, { by: 0.03, salt: 20 + 2 * index })
      ripple(context, ink, at, length)
    }
  }
}

/** Slanting lines along the banks: still, deep water. */
export function moat(context: SymbolContext): void {
  const { spot, w, shape } = context
  for (const value of DIRECTIONS) {
    const look = context.lookAt(neighbor(spot, value))
    if (look === undefined || look === 'moat' || look === 'bridge') continue
    bankLines(context, value)
  }
  const { x, y } = shape.middles[0] as Point
  ripple(context, 'wave', { x: spot.x + x * 0.5, y: spot.y + y * 0.5 }, 0.12)
  ripple(context, 'wave', { x: spot.x - x * 0.55 - 0.08 * w, y: spot.y - y * 0.55 }, 0.12)
}

function bankLines({ spot, w, shape, pen }: SymbolContext, value: Direction): void {
  const middle = shape.middles[value] as Point
  const normal = shape.normals[value] as Point
  const path = pen('moatLine')
  for (const t of [-0.2, -0.1, 0, 0.1, 0.2]) {
    const x = spot.x + middle.x * 0.92 - normal.y * t * w
    const y = spot.y + middle.y * 0.92 + normal.x * t * w
    path.move(x, y).line(x - normal.x * 0.1 * w, y - normal.y * 0.1 * w)
  }
}

export function ford(context: SymbolContext): void {
  const { w } = context
  const turn = chance(context, 8) * 6
  for (let index = 0; index < 7; index++) {
    const at = pointAt(context, turn + (index * 2 * Math.PI) / 7, index % 2 === 0 ? 0.34 : 0.24, {
      by: 0.03,
      salt: 20 + 2 * index,
    })
    const size = (0.03 + 0.02 * chance(context, 50 + index)) * w
    context.pen('fordStone').ellipse(at.x, at.y, size * 1.25, size)
  }
}

/** The direction in which a boat lies: along its other half when there is one. */
function boatHeading(context: SymbolContext, hex: Axial): Direction {
  const joined = DIRECTIONS.find((value) => context.lookAt(neighbor(hex, value)) === 'boat')
  return joined ?? 1
}

/** A hull seen from above; two boat hexes that lie along one line are stem and stern of one. */
export function boat(context: SymbolContext): void {
  const { spot, w, shape } = context
  const heading = boatHeading(context, spot)
  const forward = shape.normals[heading] as Point
  const goesOn = (toward: Direction): boolean => {
    const next = neighbor(spot, toward)
    return context.lookAt(next) === 'boat' && boatHeading(context, next) % 3 === heading % 3
  }
  const [ahead, behind] = [goesOn(heading), goesOn(opposite(heading))]
  hull(context, 'hull', { forward, half: 0.3 * w, ahead, behind, inset: 0 })
  hull(context, 'hullInside', { forward, half: 0.23 * w, ahead, behind, inset: 0.06 * w })
  const path = context.pen('thwart')
  for (const t of [-0.25, 0, 0.25]) {
    const x = spot.x + forward.x * t * w
    const y = spot.y + forward.y * t * w
    const half = 0.2 * w
    path.move(x - forward.y * half, y + forward.x * half).line(x + forward.y * half, y - forward.x * half)
  }
}

interface Hull {
  readonly forward: Point
  readonly half: number
  readonly ahead: boolean
  readonly behind: boolean
  readonly inset: number
}

function hull({ spot, w, pen }: SymbolContext, ink: TerrainInk, shape: Hull): void {
  const { forward, half, ahead, behind, inset } = shape
  const at = (along: number, across: number): Point => ({
    x: spot.x + forward.x * along - forward.y * across,
    y: spot.y + forward.y * along + forward.x * across,
  })
  const front = 0.5 * w - (ahead ? 0 : inset + 0.03 * w)
  const back = -(0.5 * w - (behind ? 0 : inset + 0.03 * w))
  const path = pen(ink)
  const [startLeft, endLeft] = [at(-0.12 * w, -half), at(0.12 * w, -half)]
  const [startRight, endRight] = [at(0.12 * w, half), at(-0.12 * w, half)]
  path.move(startLeft.x, startLeft.y).line(endLeft.x, endLeft.y)
  closeEnd(path, { left: at(front, -half), tip: at(front, 0), right: at(front, half), to: startRight }, ahead)
  path.line(endRight.x, endRight.y)
  closeEnd(path, { left: at(back, half), tip: at(back, 0), right: at(back, -half), to: startLeft }, behind)
  path.close()
}

// An end of the hull: square where it goes on in the next hex, a curved point elsewhere.
function closeEnd(
  path: ReturnType<SymbolContext['pen']>,
  end: { readonly left: Point; readonly tip: Point; readonly right: Point; readonly to: Point },
  square: boolean,
): void {
  const { left, tip, right, to } = end
  if (square) {
    path.line(left.x, left.y).line(right.x, right.y).line(to.x, to.y)
    return
  }
  const ease = (side: Point): Point => ({ x: side.x * 0.75 + tip.x * 0.25, y: side.y * 0.75 + tip.y * 0.25 })
  const [c1, c2] = [ease(left), ease(right)]
  path.quad(c1.x, c1.y, tip.x, tip.y).quad(c2.x, c2.y, to.x, to.y)
}
