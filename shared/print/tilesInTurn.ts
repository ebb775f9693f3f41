/** Tiles drawn by several at once, and handed on from top to bottom. */
import { type DrawnTile } from './tiles'

/** Draws tiles beside us. */
export interface TileHelper {
  /** Rejects when it cannot, whatever the cause: the tile is then drawn here. */
  draw(index: number): Promise<DrawnTile>
}

/** Tiles of one helper at once: one is drawn while the next is waiting. */
const IN_HAND = 2

/**
 * All tiles in order, whoever drew them. What is done here is drawn into one canvas: a tile is of use until the next is asked for.
 * @param here draws a tile at once
 */
export async function* tilesInTurn(
  count: number,
  here: (index: number) => DrawnTile,
  helpers: readonly TileHelper[],
): AsyncGenerator<DrawnTile, void> {
  const pending = new Map<number, Pending>()
  const crew = helpers.map((helper) => ({ helper, inHand: 0 }))
  // What is done and not yet handed on takes memory.
  const furthest = IN_HAND * helpers.length + 1
  let next = 0
  const give = (index: number): void => {
    for (const member of crew)
      while (member.inHand < IN_HAND && next < count && next - index < furthest) {
        member.inHand += 1
        pending.set(
          next,
          pendingOf(member.helper.draw(next), () => void (member.inHand -= 1)),
        )
        next += 1
      }
  }
  for (let index = 0; index < count; index++) {
    give(index)
    const drawing = pending.get(index)
    pending.delete(index)
    if (!drawing) {
      if (next === index) next = index + 1
      yield here(index)
      continue
    }
    // Rather than wait.
    if (!drawing.isSettled && next < count && next - index <= furthest) {
      const ahead = here(next)
      pending.set(next, pendingOf(Promise.resolve({ ...ahead, rgba: ahead.rgba.slice() })))
      next += 1
    }
    yield (await drawing.tile) ?? here(index)
  }
}

interface Pending {
  isSettled: boolean
  /** Undefined: it could not be drawn. */
  readonly tile: Promise<DrawnTile | undefined>
}

function pendingOf(drawn: Promise<DrawnTile>, done: () => void = () => undefined): Pending {
  const settle = (): void => {
    pending.isSettled = true
    done()
  }
  const pending: Pending = {
    isSettled: false,
    tile: drawn.then(
      (tile) => {
        settle()
        return tile
      },
      () => {
        settle()
        return undefined
      },
    ),
  }
  return pending
}
