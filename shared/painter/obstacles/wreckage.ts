/** Draws debris and ruins. */
import { type Point } from '#shared/hex/layout'
import { ellipse, type ObstacleSetting, moved, movedPiece, type Piece, point, rectangle } from './pieces'

/** Stones, broken beams and a wheel, strewn about. */
export function debris({ random }: ObstacleSetting): Piece[] {
  const at = (reach: number): Point => {
    const turn = random() * 2 * Math.PI
    return point(Math.cos(turn) * reach, Math.sin(turn) * reach)
  }
  const stones = Array.from({ length: 15 }, (_, index): Piece => {
    const size = 0.03 + 0.035 * random()
    const outline = ellipse(size, size * 0.8, 6).map(({ x, y }) =>
      point(x * (0.8 + 0.4 * random()), y * (0.8 + 0.4 * random())),
    )
    return {
      material: 'stone',
      outline: moved(outline, at(0.18 + 0.022 * index * (0.4 + 0.6 * random())), random() * 3),
      height: 0.04,
    }
  })
  const beams = Array.from({ length: 5 }, (): Piece => {
    const outline = rectangle(0.26 + 0.1 * random(), 0.04)
    return {
      material: 'plank',
      outline: moved(outline, at(0.2 + 0.12 * random()), random() * 3),
      height: 0.04,
    }
  })
  const wheel = at(0.27)
  const spokes = [0, 1, 2].map((turn) => [
    moved([point(-0.08, 0)], wheel, turn)[0] as Point,
    moved([point(0.08, 0)], wheel, turn)[0] as Point,
  ])
  return [
    ...stones.slice(0, 9),
    ...beams,
    { material: 'wood', outline: moved(ellipse(0.09, 0.085, 14), wheel), height: 0.03 },
    { material: 'earth', outline: moved(ellipse(0.065, 0.06, 12), wheel), height: 0, lines: spokes },
    ...stones.slice(9),
  ]
}

/** The stumps of burnt walls, fallen beams and stones about a hearth. */
export function ruins({ random }: ObstacleSetting): Piece[] {
  const turn = (random() - 0.5) * 0.7
  const wall = (x: number, y: number, width: number, height: number): Piece => ({
    material: 'stone',
    outline: moved(rectangle(width, height), point(x, y)),
    height: 0.12,
    lines:
      width > height
        ? [-0.3, 0, 0.3].map((t) => [
            point(x + t * width, y - height / 2),
            point(x + t * width, y + height / 2),
          ])
        : [-0.3, 0, 0.3].map((t) => [
            point(x - width / 2, y + t * height),
            point(x + width / 2, y + t * height),
          ]),
  })
  const beam = (x: number, y: number, angle: number): Piece => ({
    material: 'pit',
    outline: moved(rectangle(0.42, 0.04), point(x, y), angle),
    height: 0.03,
  })
  const rest = Array.from({ length: 9 }, (): Piece => {
    const size = 0.022 + 0.028 * random()
    return {
      material: 'stone',
      outline: moved(
        ellipse(size, size * 0.8, 6),
        point((random() - 0.5) * 0.7, (random() - 0.5) * 0.6),
        random() * 3,
      ),
      height: 0.03,
    }
  })
  const house: Piece[] = [
    { material: 'earth', outline: rectangle(0.68, 0.52), height: 0 },
    wall(-0.18, -0.28, 0.4, 0.075),
    wall(-0.35, -0.07, 0.075, 0.36),
    wall(0.33, 0.12, 0.075, 0.28),
    wall(0.12, 0.27, 0.34, 0.075),
    wall(-0.3, 0.27, 0.12, 0.07),
    wall(0.26, -0.28, 0.11, 0.07),
    beam(0.02, -0.05, 0.7),
    beam(-0.06, 0.09, -0.4),
    beam(0.14, -0.1, -1.1),
  ]
  return [...house.map((piece) => movedPiece(piece, point(0, 0), turn)), ...rest]
}
