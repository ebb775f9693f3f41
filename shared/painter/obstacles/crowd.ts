/** Those who are in the way: people and beasts. */
import { type Point } from '#shared/hex/layout'
import { ellipse, type ObstacleSetting, moved, movedPiece, type Piece, point, type Material } from './pieces'

/** Spots round the middle of a hex, none near another. */
function ring(count: number, reach: number, random: () => number): Point[] {
  const start = random() * 6
  return Array.from({ length: count }, (_, index) => {
    const turn = start + index * 2.39996
    const distance = reach * Math.sqrt((index + 0.6) / count)
    return point(Math.cos(turn) * distance, Math.sin(turn) * distance)
  })
}

const CLOTHS: readonly Material[] = ['ochre', 'blue', 'red', 'canvas', 'earth']

/** Shoulders and a head. */
function person(cloth: Material): Piece[] {
  return [
    { material: cloth, outline: ellipse(0.058, 0.038, 10), height: 0.1 },
    { material: 'skin', outline: moved(ellipse(0.027, 0.027, 8), point(0, -0.008)), height: 0 },
  ]
}

export function civilians({ random }: ObstacleSetting): Piece[] {
  return ring(13, 0.41, random).flatMap((at, index) =>
    person(CLOTHS[index % CLOTHS.length] as Material).map((piece) => movedPiece(piece, at, random() * 6)),
  )
}

/** A cow with its horns, or a sheep: head forward. */
function beast(material: 'hide' | 'fleece'): Piece[] {
  const [long, wide] = material === 'hide' ? [0.115, 0.055] : [0.07, 0.048]
  const head: Piece = {
    material: material === 'hide' ? 'hide' : 'pit',
    outline: moved(ellipse(0.032, 0.042, 8), point(0, -long - 0.02)),
    height: 0.03,
  }
  if (material === 'fleece') return [head, { material, outline: ellipse(wide, long, 10), height: 0.06 }]
  const horns = [-1, 1].map((side): Piece => ({
    material: 'fleece',
    outline: [
      point(side * 0.015, -long - 0.03),
      point(side * 0.065, -long - 0.06),
      point(side * 0.02, -long - 0.05),
    ],
    height: 0,
  }))
  const patch: Piece = {
    material: 'fleece',
    outline: moved(ellipse(0.028, 0.035, 7), point(0.012, 0.03)),
    height: 0,
  }
  return [head, ...horns, { material, outline: ellipse(wide, long, 12), height: 0.08 }, patch]
}

export function herd({ random }: ObstacleSetting): Piece[] {
  return ring(9, 0.37, random).flatMap((at, index) =>
    beast(index % 3 === 2 ? 'fleece' : 'hide').map((piece) => movedPiece(piece, at, (random() - 0.5) * 1.6)),
  )
}
