/** Draws what stands in camps and on roads: tents, huts, carts and wagons, boats. */
import { type Point } from '#shared/hex/layout'
import {
  ellipse,
  type ObstacleSetting,
  moved,
  movedPiece,
  type Piece,
  point,
  pole,
  rectangle,
  type Material,
} from './pieces'

/** The places of tents in camps: round the middle, which counters need. */
const PLACES: readonly Point[] = [
  point(-0.24, -0.2),
  point(0.23, -0.24),
  point(0.26, 0.19),
  point(-0.2, 0.24),
]

/** A round tent: eight gores about its pole, every other one striped. */
function roundTent(radius: number): Piece[] {
  const rim = ellipse(radius, radius, 8)
  return [
    { material: 'canvas', outline: rim, height: radius * 0.9 },
    ...rim.map((a, index): Piece => {
      const b = rim[(index + 1) % 8] as Point
      return {
        material: index % 2 === 0 ? 'canvas' : 'stripe',
        outline: [point(0, 0), a, b],
        height: 0,
        faces: point((a.x + b.x) / radius, (a.y + b.y) / radius),
      }
    }),
    { material: 'red', outline: ellipse(0.018, 0.018, 6), height: 0.06 },
  ]
}

/** Two slopes about a ridge. */
function gable(material: Material, width: number, depth: number, height: number): Piece[] {
  const [x, y] = [width / 2, depth / 2]
  const rows = [0.3, 0.65]
  return [
    { material, outline: rectangle(width, depth), height },
    {
      material,
      outline: [point(-x, -y), point(x, -y), point(x, 0), point(-x, 0)],
      height: 0,
      faces: point(0, -1),
      lines: rows.map((t) => [point(-x, -y * t), point(x, -y * t)]),
    },
    {
      material,
      outline: [point(-x, 0), point(x, 0), point(x, y), point(-x, y)],
      height: 0,
      faces: point(0, 1),
      lines: rows.map((t) => [point(-x, y * t), point(x, y * t)]),
    },
  ]
}

export function tents({ random }: ObstacleSetting): Piece[] {
  return PLACES.flatMap((at, index) => {
    const turn = random() * Math.PI
    const tent = index % 2 === 0 ? roundTent(0.145) : gable('canvas', 0.27, 0.19, 0.1)
    return tent.map((piece) => movedPiece(piece, at, turn))
  })
}

export function huts({ random }: ObstacleSetting): Piece[] {
  return PLACES.flatMap((at, index) => {
    const turn = (random() - 0.5) * 0.8 + (index % 2) * 1.5
    return gable('thatch', 0.3, 0.22, 0.12).map((piece) => movedPiece(piece, at, turn))
  })
}

interface Vehicle {
  readonly long: number
  readonly wide: number
  /** Distances of its axles from the middle. */
  readonly axles: readonly number[]
  readonly shafts: number
}

/** Wheels, shafts and a bed of planks, its front up. */
function vehicle({ long, wide, axles, shafts }: Vehicle): Piece[] {
  const boards = [-0.3, -0.1, 0.1, 0.3].map((t) => [point(t * wide, -long / 2), point(t * wide, long / 2)])
  return [
    ...axles.map((y): Piece => ({
      material: 'wood',
      outline: moved(rectangle(wide + 0.12, 0.03), point(0, y)),
      height: 0.02,
    })),
    ...[-0.09, 0.09].map((x): Piece => ({
      material: 'wood',
      outline: pole(point(x, -long / 2 + 0.02), point(x * 0.8, -long / 2 - shafts), 0.024),
      height: 0.03,
    })),
    ...axles.flatMap((y) =>
      [-1, 1].map((side): Piece => ({
        material: 'iron',
        outline: moved(rectangle(0.036, 0.2), point(side * (wide / 2 + 0.035), y)),
        height: 0.05,
      })),
    ),
    { material: 'plank', outline: rectangle(wide, long), height: 0.1, lines: boards },
  ]
}

function placed(pieces: readonly Piece[], at: Point, angle = 0): Piece[] {
  return pieces.map((piece) => movedPiece(piece, at, angle))
}

export function cart({ random }: ObstacleSetting): Piece[] {
  const straw = Array.from({ length: 6 }, (_, index): Piece => ({
    material: 'straw',
    outline: moved(
      ellipse(0.075, 0.05, 7),
      point((index % 2) * 0.12 - 0.06, 0.02 + Math.floor(index / 2) * 0.11),
      random() * 3,
    ),
    height: 0.03,
  }))
  return [
    ...placed(vehicle({ long: 0.46, wide: 0.3, axles: [0.02], shafts: 0.26 }), point(0, 0.13)),
    ...straw,
  ]
}

/** A covered wagon: a tilt of canvas over hoops. */
export function wagon(): Piece[] {
  const [x, y] = [0.17, 0.3]
  const hoops = [-0.6, -0.2, 0.2, 0.6]
  const half = (side: -1 | 1): Piece => ({
    material: 'canvas',
    outline: [point(0, -y), point(side * x, -y), point(side * x, y), point(0, y)],
    height: 0,
    faces: point(side, 0),
    lines: hoops.map((t) => [point(0, t * y), point(side * x, t * y)]),
  })
  const body: Piece[] = [
    ...vehicle({ long: 0.66, wide: 0.32, axles: [-0.2, 0.2], shafts: 0.16 }),
    { material: 'canvas', outline: rectangle(2 * x, 2 * y), height: 0.13 },
    half(-1),
    half(1),
  ]
  return placed(body, point(0, 0.08))
}

/** A wagon with high sides of planks and loopholes, as the Hussites drew up. */
export function warWagon(): Piece[] {
  const body: Piece[] = vehicle({ long: 0.72, wide: 0.34, axles: [-0.22, 0.22], shafts: 0.12 })
  const walls = [-1, 1].flatMap((side): Piece[] => [
    {
      material: 'wood',
      outline: moved(rectangle(0.07, 0.76), point(side * 0.2, 0)),
      height: 0.16,
      lines: [-0.25, 0, 0.25].map((t) => [point(side * 0.165, t), point(side * 0.235, t)]),
    },
    ...[-0.13, 0.13].map((y): Piece => ({
      material: 'pit',
      outline: moved(rectangle(0.03, 0.05), point(side * 0.2, y)),
      height: 0,
    })),
  ])
  const ends = [-0.37, 0.37].map((y): Piece => ({
    material: 'wood',
    outline: moved(rectangle(0.36, 0.06), point(0, y)),
    height: 0.14,
  }))
  return placed([...body, ...ends, ...walls], point(0, 0.05))
}

/** Rowing boats drawn up side by side, bows forward. */
export function boats({ random }: ObstacleSetting): Piece[] {
  const hull = (width: number, length: number): Point[] => [
    point(0, -length),
    point(width * 0.62, -length * 0.62),
    point(width, -length * 0.1),
    point(width * 0.85, length * 0.6),
    point(width * 0.4, length),
    point(-width * 0.4, length),
    point(-width * 0.85, length * 0.6),
    point(-width, -length * 0.1),
    point(-width * 0.62, -length * 0.62),
  ]
  const boat: Piece[] = [
    { material: 'wood', outline: hull(0.12, 0.36), height: 0.06 },
    {
      material: 'plank',
      outline: hull(0.085, 0.3),
      height: 0,
      lines: [[point(0, -0.26), point(0, 0.28)]],
    },
    ...[-0.1, 0.04, 0.18].map((y): Piece => ({
      material: 'wood',
      outline: moved(rectangle(0.17, 0.035), point(0, y)),
      height: 0.02,
    })),
    ...[-1, 1].map((side): Piece => ({
      material: 'plank',
      outline: pole(point(side * 0.05, 0.02), point(side * 0.2, 0.16), 0.017),
      height: 0.02,
    })),
  ]
  return [point(-0.22, 0.06), point(0.22, -0.05)].flatMap((at) => placed(boat, at, (random() - 0.5) * 0.35))
}
