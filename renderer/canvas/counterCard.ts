/** A counter on the map as a card, and the squares of paper that change with it. */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Point } from '#shared/hex/layout'
import { type Printing } from '#shared/painter/oneInk'
import { type Rect } from '#shared/painter/ops'
import { type CounterFace } from '#shared/rules/contract/counterFace'

export interface CounterCard {
  readonly id: CounterId
  readonly counter: Counter
  readonly face: CounterFace
  readonly hexMm: number
  readonly printing: Printing
  /** Radians from the card's own frame to the map. */
  readonly turn: number
  /** mm */
  readonly center: Point
  /** Half the edge of the square that holds it, mm. */
  readonly reach: number
  /** Its place in its stack: cards are drawn level by level. */
  readonly level: number
  readonly stackHeight: number
  /** All that its picture depends on, but for the size. */
  readonly look: string
}

export interface Known {
  readonly card: CounterCard
  readonly index: number
}

export function changedSquares(before: ReadonlyMap<string, Known>, now: ReadonlyMap<string, Known>): Rect[] {
  const squares: Rect[] = []
  let last = -1
  for (const [id, { card }] of now) {
    const old = before.get(id)
    // Within a level: of two cards that have changed places the one that came down is found here.
    const inOrder = old !== undefined && old.card.level === card.level && old.index > last
    if (inOrder) last = old.index
    if (inOrder && isSame(old.card, card)) continue
    if (old) squares.push(squareOf(old.card))
    squares.push(squareOf(card))
  }
  for (const [id, { card }] of before) if (!now.has(id)) squares.push(squareOf(card))
  return squares
}

function isSame(a: CounterCard, b: CounterCard): boolean {
  return a.look === b.look && a.level === b.level && a.center.x === b.center.x && a.center.y === b.center.y
}

function squareOf({ center, reach }: CounterCard): Rect {
  return { x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach }
}
