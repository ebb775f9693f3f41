/**
 * Draw operations as PDF page content. The sink owns pages and resources; it must have set a frame of millimetres with
 * y down. Content is kept short: a colour, width or font is written only when it changes, and coordinates are whole
 * numbers of 0.02 mm (a dot of a 1,200 dpi printer), which are smaller and faster to compress than decimals, and counted from the corner
 * of a shape, where that is shorter than from the corner of the sheet.
 */
import { assertNever } from '#shared/lang/assertNever'
import { boundsOf, pathBounds, transformBounds } from './bounds'
import { missingImage } from './missingImage'
import { matrixNumbers, scaleOf, shortNumber } from './numbers'
import {
  type Color,
  type DrawOp,
  type FontId,
  type Matrix,
  type Paint,
  type Path,
  type Rect,
  type Role,
  type Stop,
  type Stroke,
} from './ops'
import { type GradientPaint, settledPaint } from './paint'
import { type Origin, originOf, pathOperators } from './pdfPath'
import { holdRoles } from './roles'

/** A gradient in its own frame: PDF shading type 2 (line) or 3 (circles), extended at both ends. */
export interface PdfShading {
  readonly type: 2 | 3
  readonly coords: readonly number[]
  readonly stops: readonly Stop[]
}

/** Given to `toPdf` by the program that makes the file. Names are those of resources of the current content. */
export interface PdfSink {
  /** Appends operators to the content. */
  write(operators: string): void
  /** The same for operators that leave ink on the page: they are content of the role that was opened last. */
  draw(operators: string): void
  /** Gives what is drawn next this role, inside those that are open; a figure has its box in the page’s mm. */
  openRole(role: Role, box?: Rect): void
  closeRole(): void
  /** The next ink begins content of its own: states that are saved now are restored outside of it. */
  endContent(): void
  /** The graphics state that sets this opacity. */
  opacity(kind: 'fill' | 'stroke', value: number): string
  shading(shading: PdfShading): string
  font(font: FontId): string
  /** The text as hexadecimal glyph numbers of the font's embedded part, four digits each. */
  glyphs(text: string, font: FontId): string
  /** Undefined when there is no such image: the crossed box is drawn. */
  image(hash: string): string | undefined
  /** Makes a transparency group of what `draw` writes; returns its name. */
  group(box: Rect, draw: () => void): string
}

const STEPS_PER_MM = 50

/** Writes the operations in their order, in the mm that the page is set to; the sink’s state is left as it was. */
export function toPdf(ops: readonly DrawOp[], sink: PdfSink): void {
  sink.write(`q ${1 / STEPS_PER_MM} 0 0 ${1 / STEPS_PER_MM} 0 0 cm`)
  writeOps(ops, { sink, state: {}, steps: STEPS_PER_MM, frames: [], mayHoldRoles: true })
  sink.endContent()
  sink.write('Q')
}

/** The graphics state as written so far; what is absent is unknown. */
interface PenState {
  fill?: Color
  stroke?: Color
  fillOpacity?: number
  strokeOpacity?: number
  width?: string | undefined
  cap?: number
  join?: number
  dash?: string | undefined
  font?: string | undefined
}

interface Pen {
  readonly sink: PdfSink
  readonly state: PenState
  /** Whole numbers that one unit of the operations is written in. */
  readonly steps: number
  /** The transforms from the page’s frame to that of the operations, as far as groups in them may have roles. */
  readonly frames: readonly Matrix[]
  /** False where it is known that no group has a role, or may not have one: within artifacts and forms. */
  readonly mayHoldRoles: boolean
}

function writeOps(ops: readonly DrawOp[], pen: Pen): void {
  for (const op of ops) {
    switch (op.kind) {
      case 'path':
        writePath(op, pen)
        break
      case 'text':
        writeText(op, pen)
        break
      case 'image':
        writeImage(op, pen)
        break
      case 'group':
        writeGroup(op, pen)
        break
      default:
        assertNever(op)
    }
  }
}

function writePath(op: Extract<DrawOp, { kind: 'path' }>, pen: Pen): void {
  const path = placedPath(op.path, pen.steps, !op.stroke)
  if (path.operators === '') return
  const star = op.rule === 'evenodd' ? '*' : ''
  const fill = op.fill && settledPaint(op.fill)
  if (fill?.kind === 'solid' && op.stroke && isOpaque(fill) && isOpaque(op.stroke)) {
    setFill(fill.color, 1, pen)
    setStroke(op.stroke, pen)
    pen.sink.draw(inPlace(path, `B${star}`))
    return
  }
  if (fill) writeFill(path, star, fill, pen)
  if (op.stroke) {
    setStroke(op.stroke, pen)
    pen.sink.draw(inPlace(path, 'S'))
  }
}

interface PlacedPath {
  readonly operators: string
  /** The place that its numbers count from: most of a map is far from the corner of its sheet, and near to itself. */
  readonly origin: Origin | undefined
}

function placedPath(path: Path, steps: number, isArea: boolean): PlacedPath {
  const origin = originOf(path, steps)
  return { operators: pathOperators(path, steps, isArea, origin), origin }
}

/** The path and what is done with it. */
function inPlace({ operators, origin }: PlacedPath, paint: string): string {
  return origin ? `q ${movedTo(origin)} ${operators} ${paint} Q` : `${operators} ${paint}`
}

const movedTo = ({ x, y }: Origin): string => `1 0 0 1 ${x} ${y} cm`

function isOpaque(paint: { readonly opacity?: number }): boolean {
  return (paint.opacity ?? 1) >= 1
}

function writeFill(path: PlacedPath, star: string, fill: Paint, pen: Pen): void {
  if (fill.kind === 'solid') {
    setFill(fill.color, fill.opacity ?? 1, pen)
    pen.sink.draw(inPlace(path, `f${star}`))
    return
  }
  setFillOpacity(fill.opacity ?? 1, pen)
  const { shading, frame } = normalized(fill)
  const name = pen.sink.shading(shading)
  const { x, y } = path.origin ?? { x: 0, y: 0 }
  const [a, b, c, d, e, f] = frame
  const inside = frameNumbers([a, b, c, d, e - x / pen.steps, f - y / pen.steps], pen.steps, 1)
  const shade = `W${star} n ${inside} cm /${name} sh`
  pen.sink.draw(path.origin ? inPlace(path, shade) : `q ${path.operators} ${shade} Q`)
}

/** A matrix from a frame of `inner` numbers a unit to one of `outer`. */
function frameNumbers([a, b, c, d, e, f]: Matrix, outer: number, inner: number): string {
  const linear = outer / inner
  return matrixNumbers([a * linear, b * linear, c * linear, d * linear, e * outer, f * outer], 1, ' ')
}

// Gradients are written in a frame of their own (a unit line, a unit circle), so that those which differ only in place
// and size share one shading.
function normalized(paint: GradientPaint): { readonly shading: PdfShading; readonly frame: Matrix } {
  const { stops } = paint
  if (paint.kind === 'linear') {
    const dx = paint.x1 - paint.x0
    const dy = paint.y1 - paint.y0
    return {
      shading: { type: 2, coords: [0, 0, 1, 0], stops },
      frame: [dx, dy, -dy, dx, paint.x0, paint.y0],
    }
  }
  const { x1, y1, r1 } = paint
  const focal = [(paint.x0 - x1) / r1, (paint.y0 - y1) / r1, paint.r0 / r1]
  const coords = [...focal.map((value) => Math.round(value * 1000) / 1000 + 0), 0, 0, 1]
  return { shading: { type: 3, coords, stops }, frame: [r1, 0, 0, r1, x1, y1] }
}

function writeText(op: Extract<DrawOp, { kind: 'text' }>, pen: Pen): void {
  const { sink, state } = pen
  if (op.text === '') return
  const { steps } = pen
  const font = `/${sink.font(op.font)} ${shortNumber(op.size * steps, 1)} Tf`
  // The frame has y down, letters have y up.
  const place = `1 0 0 -1 ${shortNumber(op.x * steps, 1)} ${shortNumber(op.y * steps, 1)} Tm`
  const show = `<${sink.glyphs(op.text, op.font)}> Tj`
  if (op.halo) setStroke({ ...op.halo, join: 'round' }, pen)
  setFill(op.color, op.opacity ?? 1, pen)
  const select = state.font === font ? '' : `${font} `
  state.font = font
  sink.draw(
    op.halo
      ? `BT ${select}${place} 1 Tr ${show} ${place} 0 Tr ${show} ET`
      : `BT ${select}${place} ${show} ET`,
  )
}

function writeImage(op: Extract<DrawOp, { kind: 'image' }>, pen: Pen): void {
  const name = pen.sink.image(op.hash)
  if (name === undefined) {
    writeOps(missingImage(op), pen)
    return
  }
  setFillOpacity(op.opacity ?? 1, pen)
  // An image fills the unit square, its first row at the top, where y is 1.
  const frame = frameNumbers([op.width, 0, 0, -op.height, op.x, op.y + op.height], pen.steps, 1)
  pen.sink.draw(`q ${frame} cm /${name} Do Q`)
}

function writeGroup(op: Extract<DrawOp, { kind: 'group' }>, pen: Pen): void {
  if (op.role === undefined || !pen.mayHoldRoles) {
    writeState(op, pen)
    return
  }
  pen.sink.openRole(op.role, op.role.type === 'Figure' ? boxOnPage(op, pen) : undefined)
  writeState(op, op.role.type === 'Artifact' ? { ...pen, mayHoldRoles: false } : pen)
  pen.sink.closeRole()
}

/** In the page’s mm; of what is cut out, the cut: it holds the whole of a map. */
function boxOnPage(
  { ops, clip, transform }: Extract<DrawOp, { kind: 'group' }>,
  { frames }: Pen,
): Rect | undefined {
  const box = clip ? pathBounds(clip.path) : boundsOf(ops)
  const around = transform ? [...frames, transform] : frames
  return box && around.reduceRight(transformBounds, box)
}

function writeState(op: Extract<DrawOp, { kind: 'group' }>, pen: Pen): void {
  if (op.ops.length === 0) return
  const { sink } = pen
  // What is drawn large is written finely.
  const steps = op.transform ? pen.steps * Math.max(1e-3, scaleOf(op.transform)) : pen.steps
  const isLayer = op.opacity !== undefined && op.opacity < 1
  const mayHoldRoles = pen.mayHoldRoles && !isLayer && holdRoles(op.ops)
  // Content of one role and saved states do not overlap: either stands wholly in the other.
  if (mayHoldRoles) {
    sink.endContent()
    sink.write('q')
  } else sink.draw('q')
  const frames = op.transform && mayHoldRoles ? [...pen.frames, op.transform] : pen.frames
  const inside: Pen = { sink, state: { ...pen.state }, steps, frames, mayHoldRoles }
  if (op.transform) {
    sink.write(`${frameNumbers(op.transform, pen.steps, steps)} cm`)
    // Widths and sizes are written in the frame's own numbers.
    Object.assign(inside.state, UNKNOWN_LENGTHS)
  }
  if (op.clip) {
    const { operators, origin } = placedPath(op.clip.path, steps, true)
    const clip = `${operators} W${op.clip.rule === 'evenodd' ? '*' : ''} n`
    const back = origin && movedTo({ x: -origin.x + 0, y: -origin.y + 0 })
    sink.write(origin ? `${movedTo(origin)} ${clip} ${back}` : clip)
  }
  if (isLayer) writeLayer(op.ops, op.opacity, inside)
  else writeOps(op.ops, inside)
  if (mayHoldRoles) sink.endContent()
  sink.write('Q')
}

const UNKNOWN_LENGTHS: PenState = { width: undefined, dash: undefined, font: undefined }

function writeLayer(ops: readonly DrawOp[], opacity: number, pen: Pen): void {
  const box = boundsOf(ops)
  if (!box) return
  const { sink, steps } = pen
  const scaled = { x: box.x * steps, y: box.y * steps, width: box.width * steps, height: box.height * steps }
  const name = sink.group(scaled, () => writeOps(ops, { ...pen, state: {}, mayHoldRoles: false }))
  setFillOpacity(opacity, pen)
  sink.draw(`/${name} Do`)
}

function setFill(color: Color, opacity: number, pen: Pen): void {
  setFillOpacity(opacity, pen)
  if (pen.state.fill === color) return
  pen.state.fill = color
  pen.sink.write(colorOperator(color, 'g'))
}

function setFillOpacity(opacity: number, { sink, state }: Pen): void {
  if (state.fillOpacity === opacity) return
  state.fillOpacity = opacity
  sink.write(`/${sink.opacity('fill', opacity)} gs`)
}

const CAPS = { butt: 0, round: 1, square: 2 }
const JOINS = { miter: 0, round: 1, bevel: 2 }

function setStroke(stroke: Stroke, { sink, state, steps }: Pen): void {
  const { color, opacity = 1 } = stroke
  const width = shortNumber(stroke.width * steps, 1)
  const cap = CAPS[stroke.cap ?? 'butt']
  const join = JOINS[stroke.join ?? 'miter']
  const dash = (stroke.dash ?? []).map((length) => shortNumber(length * steps, 1)).join(' ')
  if (state.strokeOpacity !== opacity) sink.write(`/${sink.opacity('stroke', opacity)} gs`)
  if (state.stroke !== color) sink.write(colorOperator(color, 'G'))
  if (state.width !== width) sink.write(`${width} w`)
  if (state.cap !== cap) sink.write(`${cap} J`)
  if (state.join !== join) sink.write(`${join} j`)
  if (state.dash !== dash) sink.write(`[${dash}] 0 d`)
  Object.assign(state, { strokeOpacity: opacity, stroke: color, width, cap, join, dash })
}

const colorTexts = new Map<Color, string>()

/** `#rrggbb` as the operator that sets it; a grey is set in black ink alone: letters and hairlines of three inks blur. */
function colorOperator(color: Color, grey: 'g' | 'G'): string {
  const key = color + grey
  let text = colorTexts.get(key)
  if (text === undefined) {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      shortNumber(parseInt(color.slice(at, at + 2), 16) / 255, 3),
    )
    const isGrey = red === green && green === blue
    text = isGrey ? `${red} ${grey}` : `${red} ${green} ${blue} ${grey === 'g' ? 'rg' : 'RG'}`
    colorTexts.set(key, text)
  }
  return text
}
