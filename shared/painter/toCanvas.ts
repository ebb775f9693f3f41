/**
 * Draw operations onto a 2D canvas: Konva's tiles, OffscreenCanvas, @napi-rs/canvas and the recording fake of the tests.
 * The caller sets the transform from mm to pixels first. A hot path: every tile of the screen runs through it.
 */
import { assertNever } from '#shared/lang/assertNever'
import { type DrawOp, type FontId, type Matrix, type Paint, type Path, type Stroke, VERB } from './ops'
import { missingImage } from './missingImage'
import { type GradientPaint, settledPaint } from './paint'
import { cssFont } from './fonts'

interface Gradient {
  addColorStop(offset: number, color: string): void
}

interface CanvasTransform {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

/** The context methods and settings we use; `I` is what `drawImage` takes. */
export interface CanvasTarget<I = unknown> {
  readonly canvas: { readonly width: number; readonly height: number }
  save(): void
  restore(): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  getTransform(): CanvasTransform
  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void
  bezierCurveTo(c1x: number, c1y: number, c2x: number, c2y: number, x: number, y: number): void
  closePath(): void
  fill(rule?: 'nonzero' | 'evenodd'): void
  stroke(): void
  clip(rule?: 'nonzero' | 'evenodd'): void
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  setLineDash(segments: number[]): void
  drawImage(image: I, x: number, y: number, width: number, height: number): void
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
  // `unknown` because the implementations differ in what else they accept (patterns); we only ever set.
  fillStyle: unknown
  strokeStyle: unknown
  globalAlpha: number
  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'miter' | 'round' | 'bevel'
  font: string
  textBaseline: string
  textAlign: string
  fontKerning: string
  textRendering: string
}

/** The functions that only the host can provide. */
export interface CanvasHost<I = unknown> {
  /**
   * The decoded picture of a document image; undefined when the document has none of that hash. `width`: how many pixels of the
   * canvas it will be wide, so that a host may give a smaller copy, which is drawn faster and smoother.
   */
  image(hash: string, width: number): I | undefined
  /** An empty canvas of that many pixels, for a group drawn with one opacity. */
  layer(width: number, height: number): { readonly context: CanvasTarget<I>; readonly image: I }
}

/**
 * Draws the operations in order. The context's state is left as it was found.
 * An image the host does not have is drawn as a crossed box: nothing disappears silently.
 */
export function toCanvas<I>(ops: readonly DrawOp[], context: CanvasTarget<I>, host: CanvasHost<I>): void {
  context.save()
  context.textBaseline = 'alphabetic'
  context.textAlign = 'left'
  drawOps(ops, context, host)
  context.restore()
}

function drawOps<I>(ops: readonly DrawOp[], context: CanvasTarget<I>, host: CanvasHost<I>): void {
  for (const op of ops) {
    switch (op.kind) {
      case 'path':
        tracePath(op.path, context, op.stroke)
        if (op.fill) fillPath(op.fill, op.rule, context)
        if (op.stroke) strokePath(op.stroke, context)
        break
      case 'text':
        drawText(op, context)
        break
      case 'image':
        drawPicture(op, context, host)
        break
      case 'group':
        drawGroup(op, context, host)
        break
      default:
        assertNever(op)
    }
  }
}

// Chromium measures the whole path again with every `closePath`: a thousand rings in one path take a million steps. Where no
// join tells the difference (fills, clips, round strokes), a line back to the start closes a ring.
function isRound({ cap, join, dash }: Stroke): boolean {
  return cap === 'round' && join === 'round' && !dash
}

/** @param stroke what will be drawn along it; absent = it will only be filled or clip. */
function tracePath(path: Path, context: CanvasTarget<never>, stroke?: Stroke): void {
  const joins = stroke !== undefined && !isRound(stroke)
  let [startX, startY] = [0, 0]
  context.beginPath()
  // The coordinates are there: PathBuilder writes whole verbs. `as number[]` saves a check on each of millions.
  const p = path as number[] as { [index: number]: number }
  for (let i = 0; i < path.length;) {
    switch (p[i] as number) {
      case VERB.move:
        startX = p[i + 1] as number
        startY = p[i + 2] as number
        context.moveTo(startX, startY)
        i += 3
        break
      case VERB.line:
        context.lineTo(p[i + 1] as number, p[i + 2] as number)
        i += 3
        break
      case VERB.quad:
        context.quadraticCurveTo(
          p[i + 1] as number,
          p[i + 2] as number,
          p[i + 3] as number,
          p[i + 4] as number,
        )
        i += 5
        break
      case VERB.cubic:
        context.bezierCurveTo(
          p[i + 1] as number,
          p[i + 2] as number,
          p[i + 3] as number,
          p[i + 4] as number,
          p[i + 5] as number,
          p[i + 6] as number,
        )
        i += 7
        break
      case VERB.close:
        if (joins) context.closePath()
        else context.lineTo(startX, startY)
        i += 1
        break
      default:
        throw new Error(`unknown path verb ${p[i]} at ${i}`)
    }
  }
}

function fillPath(paint: Paint, rule: 'nonzero' | 'evenodd' | undefined, context: CanvasTarget<never>): void {
  const settled = settledPaint(paint)
  context.globalAlpha = settled.opacity ?? 1
  context.fillStyle = settled.kind === 'solid' ? settled.color : gradientOf(settled, context)
  context.fill(rule ?? 'nonzero')
}

function gradientOf(paint: GradientPaint, context: CanvasTarget<never>): Gradient {
  const gradient =
    paint.kind === 'linear'
      ? context.createLinearGradient(paint.x0, paint.y0, paint.x1, paint.y1)
      : context.createRadialGradient(paint.x0, paint.y0, paint.r0, paint.x1, paint.y1, paint.r1)
  for (const stop of paint.stops) gradient.addColorStop(stop.at, stop.color)
  return gradient
}

const NO_DASH: number[] = []

function strokePath(stroke: Stroke, context: CanvasTarget<never>): void {
  context.globalAlpha = stroke.opacity ?? 1
  context.strokeStyle = stroke.color
  context.lineWidth = stroke.width
  context.lineCap = stroke.cap ?? 'butt'
  context.lineJoin = stroke.join ?? 'miter'
  context.setLineDash(stroke.dash ? [...stroke.dash] : NO_DASH)
  context.stroke()
}

// Fonts below one unit are misplaced by canvases: text is set at 100 units an em and scaled down.
const EM = 100
const CSS_FONTS: Readonly<Record<FontId, string>> = {
  sans: cssFont('sans', EM),
  'sans-bold': cssFont('sans-bold', EM),
  serif: cssFont('serif', EM),
  'serif-bold': cssFont('serif-bold', EM),
  'serif-italic': cssFont('serif-italic', EM),
}

function drawText(op: Extract<DrawOp, { kind: 'text' }>, context: CanvasTarget<never>): void {
  const scale = op.size / EM
  context.save()
  context.transform(scale, 0, 0, scale, op.x, op.y)
  context.font = CSS_FONTS[op.font]
  // After the font, which resets them in some implementations: no kerning, no ligatures (text.ts counts plain advances).
  context.fontKerning = 'none'
  context.textRendering = 'optimizeSpeed'
  if (op.halo) {
    context.globalAlpha = op.halo.opacity ?? 1
    context.strokeStyle = op.halo.color
    context.lineWidth = op.halo.width / scale
    context.lineJoin = 'round'
    context.setLineDash(NO_DASH)
    context.strokeText(op.text, 0, 0)
  }
  context.globalAlpha = op.opacity ?? 1
  context.fillStyle = op.color
  context.fillText(op.text, 0, 0)
  context.restore()
}

function drawPicture<I>(
  op: Extract<DrawOp, { kind: 'image' }>,
  context: CanvasTarget<I>,
  host: CanvasHost<I>,
): void {
  const { a, b } = context.getTransform()
  const image = host.image(op.hash, Math.hypot(a, b) * op.width)
  if (image === undefined) {
    drawOps(missingImage(op), context, host)
    return
  }
  context.globalAlpha = op.opacity ?? 1
  context.drawImage(image, op.x, op.y, op.width, op.height)
}

function drawGroup<I>(
  op: Extract<DrawOp, { kind: 'group' }>,
  context: CanvasTarget<I>,
  host: CanvasHost<I>,
): void {
  if (op.opacity !== undefined && op.opacity < 1) {
    drawLayer(op, op.opacity, context, host)
    return
  }
  context.save()
  enterGroup(op.transform, op.clip, context)
  drawOps(op.ops, context, host)
  context.restore()
}

function enterGroup(
  transform: Matrix | undefined,
  clip: Extract<DrawOp, { kind: 'group' }>['clip'],
  context: CanvasTarget<never>,
): void {
  if (transform) context.transform(...transform)
  if (!clip) return
  tracePath(clip.path, context)
  context.clip(clip.rule ?? 'nonzero')
}

// One opacity for the group as a whole: drawn apart, then laid on.
function drawLayer<I>(
  op: Extract<DrawOp, { kind: 'group' }>,
  opacity: number,
  context: CanvasTarget<I>,
  host: CanvasHost<I>,
): void {
  const { width, height } = context.canvas
  const layer = host.layer(width, height)
  const { a, b, c, d, e, f } = context.getTransform()
  layer.context.setTransform(a, b, c, d, e, f)
  enterGroup(op.transform, op.clip, layer.context)
  drawOps(op.ops, layer.context, host)
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = opacity
  context.drawImage(layer.image, 0, 0, width, height)
  context.restore()
}
