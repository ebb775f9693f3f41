/** The classes of terrain of the fantasy game that nature made: rough and difficult ground, crags, lava, caves. */
import { type Point } from '#shared/hex/layout'
import { type TerrainInk } from './inks'
import { rock } from './stone'
import { chance, pointAt, type Symbol, type SymbolContext } from './symbolContext'

interface Spread {
  readonly count: number
  readonly near: number
  readonly far: number
  readonly salt: number
}

/** Points round the free middle of a hex, by turns far from it and near. */
function ring(context: SymbolContext, { count, near, far, salt }: Spread): Point[] {
  const turn = chance(context, salt) * 6
  return Array.from({ length: count }, (_, index) =>
    pointAt(context, turn + (index * 2 * Math.PI) / count, index % 2 === 0 ? far : near, {
      by: 0.03,
      salt: salt + 1 + 2 * index,
    }),
  )
}

// A low rise: an arch open below.
function hummock({ pen, w }: SymbolContext, { x, y }: Point, size: number): void {
  const h = size * w
  pen('hummock')
    .move(x - h, y + 0.35 * h)
    .cubic(x - 0.7 * h, y - 0.55 * h, x + 0.5 * h, y - 0.75 * h, x + h, y + 0.35 * h)
  for (const t of [0.25, 0.55])
    pen('hummock')
      .move(x + t * h, y - 0.15 * h)
      .line(x + (t + 0.12) * h, y + 0.3 * h)
}

/** Hummocks and a few stones. */
export function rough(context: SymbolContext): void {
  const shown = context.detail === 3 ? 6 : 4
  ring(context, { count: shown, near: 0.25, far: 0.36, salt: 9 }).forEach((at, index) => {
    if (index % 3 === 2) rock(context, at, (0.035 + 0.015 * chance(context, 60 + index)) * context.w, index)
    else hummock(context, at, 0.075 + 0.025 * chance(context, 50 + index))
  })
}

// A dead tree or thorn: three spikes from one foot.
function thorn({ pen, w }: SymbolContext, { x, y }: Point, size: number): void {
  const h = size * w
  for (const [lean, tall] of [
    [-0.75, 0.75],
    [-0.2, 1.1],
    [0.35, 1],
    [0.9, 0.6],
  ] as const)
    pen('thorn')
      .move(x, y)
      .line(x + lean * h, y - tall * h)
}

/** Rocks and thorns, close together. */
export function difficult(context: SymbolContext): void {
  const { detail, w } = context
  const shown = detail === 3 ? 9 : detail === 2 ? 6 : 4
  ring(context, { count: shown, near: 0.24, far: 0.37, salt: 9 }).forEach((at, index) => {
    if (index % 3 === 1) thorn(context, { x: at.x, y: at.y + 0.04 * w }, 0.085)
    else rock(context, at, (0.05 + 0.03 * chance(context, 60 + index)) * w * (detail === 1 ? 1.3 : 1), index)
  })
}

/** Crags all over the hex, up to its middle: nobody stands there. */
export function crags(context: SymbolContext): void {
  const { detail, w, spot } = context
  const blocks = ring(context, { count: detail === 1 ? 3 : 6, near: 0.26, far: 0.36, salt: 9 })
  blocks.forEach((at, index) => crag(context, at, (0.13 + 0.04 * chance(context, 60 + index)) * w, index))
  crag(context, { x: spot.x, y: spot.y }, 0.2 * w, 31)
}

// A peak: a dark flank to the south-east, a lit one to the north-west, lines down its ridge.
function crag(context: SymbolContext, { x, y }: Point, size: number, salt: number): void {
  const { pen, detail } = context
  const lean = (chance(context, 400 + salt) - 0.5) * 0.5
  const top: Point = { x: x + lean * size, y: y - 0.85 * size }
  const [left, right] = [x - 0.95 * size, x + 0.95 * size]
  const foot: Point = { x: x + 0.1 * size, y: y + 0.75 * size }
  pen('cragDark').polygon([top, { x: right, y: y + 0.45 * size }, foot])
  pen('cragLit').polygon([top, foot, { x: left, y: y + 0.4 * size }])
  if (detail < 3) return
  for (const t of [0.35, 0.6]) {
    const from = { x: top.x + (right - top.x) * t * 0.9, y: top.y + (y + 0.45 * size - top.y) * t }
    pen('cragLine').polyline([from, { x: from.x - 0.16 * size, y: from.y + 0.3 * size }])
  }
}

/** Plates of crust on the glowing flow. */
export function lava(context: SymbolContext): void {
  const { detail, w } = context
  const shown = detail === 3 ? 8 : detail === 2 ? 5 : 3
  ring(context, { count: shown, near: 0.2, far: 0.37, salt: 9 }).forEach((at, plate) => {
    const size = (0.07 + 0.035 * chance(context, 60 + plate)) * w
    const turn = chance(context, 80 + plate) * 3
    const outline = [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = turn + (corner * Math.PI) / 3
      const reach = size * (0.75 + 0.45 * chance(context, 200 + plate * 7 + corner))
      return { x: at.x + Math.cos(angle) * reach * 1.25, y: at.y + Math.sin(angle) * reach * 0.85 }
    })
    context.pen('crust').polygon(outline)
    if (detail === 3) context.pen('glow').polyline(outline.slice(1, 5))
  })
}

// A fang of stone growing from the floor of a cave.
function stalagmite({ pen, w }: SymbolContext, { x, y }: Point, size: number): void {
  const h = size * w
  pen('stalagmite').polygon([
    { x: x - 0.55 * h, y: y + 0.4 * h },
    { x: x - 0.05 * h, y: y - 1.05 * h },
    { x: x + 0.5 * h, y: y + 0.45 * h },
    { x, y: y + 0.62 * h },
  ])
  pen('stalagmiteShade').polygon([
    { x: x - 0.05 * h, y: y - 1.05 * h },
    { x: x + 0.5 * h, y: y + 0.45 * h },
    { x, y: y + 0.62 * h },
  ])
}

function crack({ pen, w }: SymbolContext, { x, y }: Point, turn: number): void {
  const at = (along: number, across: number): Point => ({
    x: x + (Math.cos(turn) * along - Math.sin(turn) * across) * w,
    y: y + (Math.sin(turn) * along + Math.cos(turn) * across) * w,
  })
  pen('caveCrack').polyline([at(-0.09, 0.01), at(-0.03, -0.02), at(0.03, 0.02), at(0.1, -0.01)])
}

/** Cracks in the floor; with `fangs`, so many stones growing from it. */
export function cave(fangs: number, blocks = 0): Symbol {
  return (context) => {
    const { detail, w } = context
    const spots = ring(context, { count: 3 + fangs + blocks, near: 0.25, far: 0.36, salt: 9 })
    spots.forEach((at, index) => {
      if (index < fangs) return stalagmite(context, at, 0.075 + 0.03 * chance(context, 60 + index))
      if (index < fangs + blocks)
        return rock(context, at, (0.045 + 0.03 * chance(context, 60 + index)) * w, index)
      if (detail === 3) crack(context, at, chance(context, 90 + index) * 3)
    })
  }
}

/** Solid rock: short strokes this way and that, in threes. */
export function rockMass(ink: TerrainInk): Symbol {
  return (context) => {
    const { detail, w, pen } = context
    const spots = ring(context, { count: detail === 3 ? 9 : 5, near: 0.16, far: 0.37, salt: 9 })
    spots.forEach(({ x, y }, index) => {
      const turn = chance(context, 90 + index) < 0.5 ? 0.6 : -0.75
      const [u, v] = [Math.cos(turn) * 0.06 * w, Math.sin(turn) * 0.06 * w]
      const path = pen(ink)
      for (const step of [-0.045, 0, 0.045])
        path.move(x - u - step * v * 12, y - v + step * w).line(x + u - step * v * 12, y + v + step * w)
    })
  }
}
