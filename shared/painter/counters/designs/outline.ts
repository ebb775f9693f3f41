/** The outline of a card by its corners, in units of the layout, clockwise from the top left. */
import { type CardCorners } from '#shared/document/armies'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { HALF, type Place } from './cardLayout'

/** Depth of the gable that points where the card faces. */
const GABLE = 0.1
const ROUND = 0.075
/** Straight pieces of a rounded corner. */
const PIECES = 6

/** @param half half the length of a two-hex card */
export function outlineOf(
  { footprint, across }: Pick<CounterFace, 'footprint' | 'across'>,
  corners: CardCorners,
  half: number,
): readonly Place[] {
  const x = footprint === 2 ? half : HALF
  if (corners === 'round') return rounded(x, HALF)
  if (corners === 'square')
    return [
      [-x, -HALF],
      [x, -HALF],
      [x, HALF],
      [-x, HALF],
    ]
  return footprint === 2 && !across ? gableAtRight(x) : gableAbove(x)
}

function gableAbove(x: number): Place[] {
  return [
    [-x, -HALF + GABLE],
    [0, -HALF],
    [x, -HALF + GABLE],
    [x, HALF],
    [-x, HALF],
  ]
}

function gableAtRight(x: number): Place[] {
  return [
    [-x, -HALF],
    [x - GABLE, -HALF],
    [x, 0],
    [x - GABLE, HALF],
    [-x, HALF],
  ]
}

function rounded(x: number, y: number): Place[] {
  const [a, b] = [x - ROUND, y - ROUND]
  const centers: readonly Place[] = [
    [-a, -b],
    [a, -b],
    [a, b],
    [-a, b],
  ]
  return centers.flatMap(([cx, cy], corner) =>
    Array.from({ length: PIECES + 1 }, (_, piece): Place => {
      const angle = Math.PI * (1 + corner / 2) + ((piece / PIECES) * Math.PI) / 2
      return [cx + Math.cos(angle) * ROUND, cy + Math.sin(angle) * ROUND]
    }),
  )
}
