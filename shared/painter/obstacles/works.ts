/** Field works: what soldiers set up against an enemy. */
import { type Point } from '#shared/hex/layout'
import {
  ellipse,
  frontOf,
  type ObstacleSetting,
  moved,
  movedPiece,
  on,
  type Piece,
  point,
  pole,
  rectangle,
  type Stretch,
} from './pieces'

/** Places along a stretch, `step` apart, ends left free. */
function along({ length }: Stretch, step: number): number[] {
  const count = Math.max(1, Math.round(length / step))
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count) * length)
}

/** A wall of sharpened trunks side by side, tied to a rail behind. */
export function palisade({ front, random }: ObstacleSetting): Piece[] {
  return frontOf(front, 0.86).flatMap((side): Piece[] => [
    {
      material: 'wood',
      outline: pole(on(side, 0.01, -0.05), on(side, side.length - 0.01, -0.05), 0.03),
      height: 0.05,
    },
    ...along(side, 0.07).map((s): Piece => {
      const center = on(side, s, 0)
      const radius = 0.033 + 0.006 * random()
      return {
        material: 'plank',
        outline: moved(ellipse(radius, radius * 1.15, 8), center),
        height: 0.16,
        lines: [moved(ellipse(radius * 0.35, radius * 0.4, 6), center)],
      }
    }),
  ])
}

/** Rows of sharpened stakes that lean towards the enemy. */
export function stakes({ front, random }: ObstacleSetting): Piece[] {
  return [0.54, 0.76].flatMap((scale, row) =>
    frontOf(front, scale).flatMap((side) =>
      along(side, 0.105).map((s): Piece => {
        const foot = on(side, s + (row - 0.5) * 0.03, -0.06)
        const tip = on(side, s + (random() - 0.5) * 0.05 + (row - 0.5) * 0.03, 0.1)
        return { material: 'plank', outline: pole(foot, tip, 0.034, true), height: 0.06 }
      }),
    ),
  )
}

/** Felled trees, their boughs towards the enemy. */
export function abatis({ front, random }: ObstacleSetting): Piece[] {
  return frontOf(front, 0.6).flatMap((side) =>
    along(side, 0.115).flatMap((s): Piece[] => {
      const lean = (random() - 0.5) * 0.16
      const root = on(side, s - lean, -0.16)
      const top = on(side, s + lean, 0.12)
      const boughs = [-0.75, -0.4, 0.4, 0.75].flatMap((spread, index): Piece[] => {
        const start = on(side, s + lean * (0.1 + 0.2 * index), 0.0 + 0.03 * index)
        const end = on(side, s + lean + spread * 0.17, 0.1 + 0.08 * random())
        return [{ material: 'wood', outline: pole(start, end, 0.02, true), height: 0.03 }]
      })
      const leaves = [0, 1].map((index): Piece => {
        const at = on(side, s + lean + (index - 0.5) * 0.09, 0.07 + 0.06 * random())
        return { material: 'leaf', outline: moved(ellipse(0.042, 0.03, 7), at, random() * 3), height: 0.02 }
      })
      return [...boughs, { material: 'plank', outline: pole(root, top, 0.05), height: 0.05 }, ...leaves]
    }),
  )
}

/** A trench and the bank thrown up behind it. */
export function ditch({ front, random }: ObstacleSetting): Piece[] {
  // Its ends run out in points.
  const band = (scale: number, width: number): Point[] => {
    const sides = frontOf(front, scale)
    const last = sides[sides.length - 1] as Stretch
    const line = [...sides.map((side) => side.from), on(last, last.length, 0)]
    const inner = line.map(({ x, y }) => point(x * (1 - width), y * (1 - width)))
    const ends = [0, line.length - 1].map((index) => {
      const [a, b] = [line[index] as Point, inner[index] as Point]
      return point((a.x + b.x) / 2, (a.y + b.y) / 2)
    })
    return [ends[0] as Point, ...line.slice(1, -1), ends[1] as Point, ...inner.slice(1, -1).reverse()]
  }
  const sides = frontOf(front, 0.8)
  return [
    { material: 'earth', outline: band(0.97, 0.52), height: 0 },
    {
      material: 'pit',
      outline: band(0.93, 0.26),
      height: 0,
      lines: sides.flatMap((side) =>
        along(side, 0.06)
          .slice(2, -2)
          .map((s) => [on(side, s, 0.03), on(side, s + (random() - 0.5) * 0.03, -0.05)]),
      ),
    },
    ...frontOf(front, 0.58).flatMap((side) =>
      along(side, 0.085).map((s): Piece => ({
        material: 'earth',
        outline: moved(ellipse(0.055 + 0.015 * random(), 0.04, 7), on(side, s, 0), random() * 3),
        height: 0.05,
      })),
    ),
  ]
}

/** A great shield of planks on wheels, propped from behind. */
function shield(width: number): Piece[] {
  const planks = [-0.25, 0, 0.25].map((x) => [point(x * width, -0.03), point(x * width, 0.03)])
  return [
    ...[-0.3, 0.3].flatMap((x): Piece[] => [
      {
        material: 'wood',
        outline: pole(point(x * width, 0.02), point(x * width, 0.17), 0.025),
        height: 0.03,
      },
      { material: 'iron', outline: moved(rectangle(0.03, 0.09), point(x * width, 0.09)), height: 0.03 },
    ]),
    { material: 'plank', outline: rectangle(width, 0.075), height: 0.16, lines: planks },
  ]
}

export function mantlet({ front }: ObstacleSetting): Piece[] {
  return frontOf(front, 0.76).flatMap((side) => {
    const angle = Math.atan2(side.along.y, side.along.x)
    return shield(side.length * 0.84).map((piece) => movedPiece(piece, on(side, side.length / 2, 0), angle))
  })
}

/** Tall painted shields set side by side on the ground. */
export function pavises({ front }: ObstacleSetting): Piece[] {
  const cloths = ['red', 'ochre', 'blue'] as const
  return frontOf(front, 0.78).flatMap((side, part) =>
    along(side, 0.145).map((s, index): Piece => {
      const angle = Math.atan2(side.along.y, side.along.x)
      const at = on(side, s, 0)
      const outline = moved(
        [
          point(-0.06, -0.035),
          point(0, -0.05),
          point(0.06, -0.035),
          point(0.06, 0.03),
          point(0, 0.042),
          point(-0.06, 0.03),
        ],
        at,
        angle,
      )
      return {
        material: cloths[(index + part) % 3] as 'red',
        outline,
        height: 0.13,
        lines: [moved([point(0, -0.05), point(0, 0.042)], at, angle)],
      }
    }),
  )
}

/** A pit with stakes at its bottom, half covered with branches. */
export function trap({ random }: ObstacleSetting): Piece[] {
  const twig = (index: number): Piece => {
    const [x, turn] = [-0.2 + index * 0.08, (random() - 0.5) * 0.5]
    return {
      material: 'wood',
      outline: moved(pole(point(0, -0.3), point(0, 0.3), 0.018), point(x, 0.02), turn),
      height: 0.012,
    }
  }
  return [
    { material: 'earth', outline: ellipse(0.37, 0.32, 14), height: 0 },
    { material: 'pit', outline: ellipse(0.3, 0.25, 14), height: 0 },
    ...[
      [-0.14, -0.05],
      [0, 0.08],
      [0.13, -0.06],
      [0.02, -0.12],
      [-0.1, 0.13],
      [0.17, 0.1],
    ].map(([x, y]): Piece => ({
      material: 'plank',
      outline: pole(
        point(x as number, (y as number) + 0.04),
        point(x as number, (y as number) - 0.04),
        0.034,
        true,
      ),
      height: 0,
    })),
    ...[0, 1, 4, 5].map(twig),
  ]
}
