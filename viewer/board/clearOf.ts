/** A camera that shows points of the map beside a card that lies over the view. */
import { type Point } from '#shared/hex/layout'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type Rect } from '#shared/painter/ops'
import { type Camera, type Size, toMap, toView } from './camera'

/** Free space about the points: some of the hexes there is seen too. */
const ROOM = 28

/**
 * The camera itself when neither the points nor what is between them lies under the card; else they have moved,
 * no farther than they must, into the space above or beside it, smaller where that is too narrow for them.
 * @param points of the map, mm
 * @param card in the view, CSS pixels: in its lower left corner
 */
export function clearOf(camera: Camera, view: Size, points: readonly Point[], card: Rect): Camera {
  const seen = boxOf(points.map((point) => toView(point, camera, view)))
  const right = card.x + card.width
  const isClear = seen.x > right || seen.y + seen.height < card.y
  const isInView =
    seen.x > 0 && seen.y > 0 && seen.x + seen.width < view.width && seen.y + seen.height < view.height
  if (isClear && isInView) return camera
  const spaces: readonly Rect[] = [
    { x: 0, y: 0, width: view.width, height: card.y },
    { x: right, y: 0, width: view.width - right, height: view.height },
  ]
  const [best] = spaces
    .map((space) => movedInto(space, seen))
    .sort((a, b) => b.factor - a.factor || Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy))
  if (!best) return camera
  // Smaller about the middle of what is seen, then moved.
  const middle = toMap({ x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 }, camera, view)
  const scale = camera.scale * best.factor
  return {
    scale,
    middle: {
      x: middle.x + (view.width / 2 - seen.x - seen.width / 2 - best.dx) / scale,
      y: middle.y + (view.height / 2 - seen.y - seen.height / 2 - best.dy) / scale,
    },
  }
}

/** The scale at which a box has room in a space, and the shortest way there. */
function movedInto(
  space: Rect,
  { x, y, width, height }: Rect,
): { readonly factor: number; readonly dx: number; readonly dy: number } {
  const factor = Math.min(1, Math.max(1, space.width) / width, Math.max(1, space.height) / height)
  const way = (from: number, length: number, start: number, room: number): number => {
    const spare = Math.max(0, (room - length * factor) / 2)
    const [at, goal] = [from + length / 2, start + room / 2]
    return Math.min(Math.max(at, goal - spare), goal + spare) - at
  }
  return {
    factor,
    dx: way(x, width, space.x, space.width),
    dy: way(y, height, space.y, space.height),
  }
}

/** The box of the points with their room. */
function boxOf(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [leastOf(xs) - ROOM, leastOf(ys) - ROOM]
  return { x, y, width: greatestOf(xs) + ROOM - x, height: greatestOf(ys) + ROOM - y }
}
