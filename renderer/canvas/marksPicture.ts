/**
 * Marks of findings as one picture, larger than the screen: panning and dragging blit it whole. Where marks come, go or change, the
 * squares around them alone are drawn anew; every check changes a few of thousands.
 */
import { type Severity } from '#shared/checks/finding'
import { type Point } from '#shared/hex/layout'
import { type Rect } from '#shared/painter/ops'
import { spriteOf } from './markSigns'

/** The middle of a mark, mm, and the hex or hexside that it belongs to: a place has one mark at most. */
export interface Mark extends Point {
  readonly place: string
  readonly severity: Severity
}

/** The reach of a mark, its white line included, radii. */
const REACH = 1.7
/** The picture is larger than the screen by so many pixels on each side. */
const MARGIN = 192
/** After more changes than this the picture is drawn anew. */
const MANY_CHANGES = 64

type MarksContext = Pick<CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, 'drawImage'>

/** A size of marks on screen. */
export interface MarksSize {
  /** Pixels a mm. */
  readonly scale: number
  /** The radius of a mark, pixels. */
  readonly radius: number
}

export interface MarksPainter {
  /** Blits the marks whose squares touch the rectangle, one by one. @param seen pixels of the map; its corner is the context's */
  blit(context: MarksContext, marks: readonly Mark[], seen: Rect, size: MarksSize): void
  /** Blits the picture of the marks. @param seen as above */
  blitPicture(context: MarksContext, marks: readonly Mark[], seen: Rect, size: MarksSize): void
}

interface Picture extends MarksSize {
  /** Pixels of the map that it shows. */
  readonly box: Rect
  readonly context: OffscreenCanvasRenderingContext2D
  marks: readonly Mark[]
}

export function createMarksPainter(): MarksPainter {
  let sprites: Partial<Record<Severity, OffscreenCanvas>> = {}
  let spriteRadius = 0
  let picture: Picture | undefined

  function blit(
    context: MarksContext,
    marks: readonly Mark[],
    seen: Rect,
    { scale, radius }: MarksSize,
  ): void {
    if (radius !== spriteRadius) sprites = {}
    spriteRadius = radius
    const half = halfOf(radius)
    for (const mark of marks) {
      const { x, y } = squareOf(mark, scale, half)
      const [left, top] = [x - seen.x, y - seen.y]
      if (left < -2 * half || left > seen.width || top < -2 * half || top > seen.height) continue
      context.drawImage((sprites[mark.severity] ??= spriteOf(mark.severity, radius, half)), left, top)
    }
  }

  function drawnAnew(marks: readonly Mark[], seen: Rect, size: MarksSize): Picture {
    const box = {
      x: seen.x - MARGIN,
      y: seen.y - MARGIN,
      width: seen.width + 2 * MARGIN,
      height: seen.height + 2 * MARGIN,
    }
    const context = new OffscreenCanvas(box.width, box.height).getContext('2d')
    if (!context) throw new Error('this browser gives no 2D canvas')
    blit(context, marks, box, size)
    return { ...size, box, context, marks }
  }

  /** Draws the squares of these marks anew, with what else reaches into them: one by one, for a clip that is a rectangle costs nothing. */
  function patch({ box, context, ...size }: Picture, changes: readonly Mark[], marks: readonly Mark[]): void {
    const half = halfOf(size.radius)
    for (const changed of changes) {
      const square = squareOf(changed, size.scale, half)
      const near = marks.filter((mark) => {
        const { x, y } = squareOf(mark, size.scale, half)
        return Math.abs(x - square.x) < 2 * half && Math.abs(y - square.y) < 2 * half
      })
      const [left, top] = [square.x - box.x, square.y - box.y]
      context.save()
      context.beginPath()
      context.rect(left, top, square.width, square.height)
      context.clip()
      context.clearRect(left, top, square.width, square.height)
      blit(context, near, box, size)
      context.restore()
    }
  }

  function pictureOf(marks: readonly Mark[], seen: Rect, size: MarksSize): Picture {
    if (!picture || !isOf(picture, size) || !holds(picture.box, seen)) return drawnAnew(marks, seen, size)
    if (picture.marks === marks) return picture
    const changes = changedMarks(picture.marks, marks)
    if (changes.length > MANY_CHANGES) return drawnAnew(marks, seen, size)
    if (changes.length > 0) patch(picture, changes, marks)
    picture.marks = marks
    return picture
  }

  return {
    blit,
    blitPicture(context, marks, seen, size) {
      picture = pictureOf(marks, seen, size)
      const { box } = picture
      context.drawImage(picture.context.canvas, box.x - seen.x, box.y - seen.y)
    },
  }
}

function halfOf(radius: number): number {
  return Math.ceil(REACH * radius)
}

/** Whole pixels of the map: half a pixel off is blurred. */
function squareOf({ x, y }: Point, scale: number, half: number): Rect {
  const [left, top] = [Math.round(x * scale) - half, Math.round(y * scale) - half]
  return { x: left, y: top, width: 2 * half, height: 2 * half }
}

function isOf({ scale, radius }: MarksSize, size: MarksSize): boolean {
  return scale === size.scale && radius === size.radius
}

function holds(box: Rect, seen: Rect): boolean {
  return (
    seen.x >= box.x &&
    seen.y >= box.y &&
    seen.x + seen.width <= box.x + box.width &&
    seen.y + seen.height <= box.y + box.height
  )
}

/** The marks of the one list that the other has not; what has not changed is the same object. */
function changedMarks(before: readonly Mark[], after: readonly Mark[]): Mark[] {
  const missing = (from: readonly Mark[], others: ReadonlySet<Mark>): Mark[] =>
    from.filter((mark) => !others.has(mark))
  return [...missing(before, new Set(after)), ...missing(after, new Set(before))]
}
