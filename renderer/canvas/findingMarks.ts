/**
 * Marks on the map where the findings are (MAP-5, layer "checks"): a crossed disc for errors, a triangle for warnings, a diamond for
 * hints, so that not the colour alone tells them apart. Each is drawn once for a size, then blitted: thousands cost little.
 */
import { type Finding, SEVERITIES, type Severity } from '#shared/checks/finding'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, hexsideEnds, type Point } from '#shared/hex/layout'
import { type DrawOp, type Rect, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { toCanvas } from '#shared/painter/toCanvas'
import { offscreenHost } from '../drawing/canvasHost'
import { type BoardFrame } from './boardLayer'

const COLORS: Readonly<Record<Severity, string>> = { error: '#c92a2a', warning: '#b35900', hint: '#1f6fd6' }

/** Radius, pixels; never more than this part of a hex. */
const RADIUS_PX = 7
const RADIUS_HEXES = 0.17
/** The reach of a mark, its white line included, radii. */
const REACH = 1.7
/** In a hex: above its middle and to the right, where no number, no name and little of a counter is. */
const AT: Point = { x: 0.3, y: -0.27 }

interface Mark extends Point {
  readonly severity: Severity
}

export interface FindingMarks {
  /**
   * Draws those in sight. The context is in device pixels.
   * @param lifted counters in the hand: their findings are of the place that they have left
   */
  draw(context: CanvasRenderingContext2D, { scenario, findings, lifted }: Marked, frame: BoardFrame): void
}

interface Marked {
  readonly scenario: Scenario
  readonly findings: readonly Finding[]
  readonly lifted: ReadonlySet<string>
}

/** More marks than these are blitted together, from a picture that is larger than the screen by this margin (pixels). */
const MANY = 200
const MARGIN = 192

/** Many marks as one picture: it serves until they change, the zoom changes, or the screen leaves it. */
interface MarksPicture {
  readonly marks: readonly Mark[]
  readonly scale: number
  /** Its corner, pixels of the map at this scale. */
  readonly left: number
  readonly top: number
  readonly canvas: OffscreenCanvas
}

export function createFindingMarks(): FindingMarks {
  let marks: readonly Mark[] = []
  let marked: Marked | undefined
  let sprites: Partial<Record<Severity, OffscreenCanvas>> = {}
  let spriteRadius = 0
  let lastScale = 0
  let picture: MarksPicture | undefined

  function blitMarks(
    context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
    { x, y, width, height }: Rect,
    scale: number,
  ): void {
    const half = Math.ceil(REACH * spriteRadius)
    for (const mark of marks) {
      const left = Math.round(mark.x * scale) - half - x
      const top = Math.round(mark.y * scale) - half - y
      if (left < -2 * half || left > width || top < -2 * half || top > height) continue
      context.drawImage((sprites[mark.severity] ??= spriteOf(mark.severity, spriteRadius, half)), left, top)
    }
  }

  function pictureOf({ x, y, width, height }: Rect, scale: number): MarksPicture {
    const fits =
      picture?.marks === marks &&
      picture.scale === scale &&
      x >= picture.left &&
      y >= picture.top &&
      x + width <= picture.left + picture.canvas.width &&
      y + height <= picture.top + picture.canvas.height
    if (picture && fits) return picture
    const [left, top] = [x - MARGIN, y - MARGIN]
    const canvas = new OffscreenCanvas(width + 2 * MARGIN, height + 2 * MARGIN)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser gives no 2D canvas')
    blitMarks(context, { x: left, y: top, width: canvas.width, height: canvas.height }, scale)
    return (picture = { marks, scale, left, top, canvas })
  }

  return {
    draw(context, now, { camera, screen, pixelRatio }) {
      const changed = !marked || !areMarkedAlike(now, marked)
      if (changed) marks = marksOf(now)
      marked = now
      const { hexMm } = now.scenario.map
      const scale = camera.scale * pixelRatio
      const radius = Math.min(RADIUS_PX * pixelRatio, RADIUS_HEXES * hexMm * scale)
      if (radius !== spriteRadius) sprites = {}
      spriteRadius = radius
      const seen = {
        x: Math.round(camera.x * scale),
        y: Math.round(camera.y * scale),
        width: Math.ceil(screen.width * pixelRatio),
        height: Math.ceil(screen.height * pixelRatio),
      }
      // While the zoom moves or the marks change, no picture would serve twice.
      const rests = scale === lastScale && !changed
      lastScale = scale
      if (marks.length <= MANY || !rests) return blitMarks(context, seen, scale)
      const { canvas, left, top } = pictureOf(seen, scale)
      context.drawImage(canvas, left - seen.x, top - seen.y)
    },
  }
}

// A counter that is dragged changes all the time: only where those that are marked stand does count.
function areMarkedAlike(now: Marked, before: Marked): boolean {
  const { map, counters } = now.scenario
  const { map: mapBefore, counters: countersBefore } = before.scenario
  if (now.findings !== before.findings || map.grid !== mapBefore.grid || map.hexMm !== mapBefore.hexMm)
    return false
  if (now.lifted !== before.lifted) return false
  if (counters === countersBefore) return true
  return now.findings.every((finding) =>
    finding.counters.every((id) => now.lifted.has(id) || counters[id]?.hex === countersBefore[id]?.hex),
  )
}

// One mark a place: the gravest there. Hints first.
function marksOf({ scenario: { map, counters }, findings, lifted }: Marked): readonly Mark[] {
  const layout = { grid: map.grid, hexMm: map.hexMm }
  const onHexes = new Map<HexKey, Severity>()
  const onSides = new Map<HexsideKey, Severity>()
  // The gravest are written last.
  for (const severity of SEVERITIES.toReversed())
    for (const finding of findings) {
      if (finding.severity !== severity) continue
      for (const hex of finding.hexes) onHexes.set(hex, severity)
      for (const id of finding.counters) {
        const hex = lifted.has(id) ? undefined : counters[id]?.hex
        if (hex !== undefined) onHexes.set(hex, severity)
      }
      for (const side of finding.hexsides) onSides.set(side, severity)
    }
  const marks: Mark[] = []
  for (const [hex, severity] of onHexes) {
    const { x, y } = hexCenter(parseHexKey(hex), layout)
    marks.push({ x: x + AT.x * map.hexMm, y: y + AT.y * map.hexMm, severity })
  }
  for (const [side, severity] of onSides) {
    const [a, b] = hexsideEnds(parseHexsideKey(side), layout)
    marks.push({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, severity })
  }
  const rank = ({ severity }: Mark): number => -SEVERITIES.indexOf(severity)
  return marks.sort((a, b) => rank(a) - rank(b))
}

function spriteOf(severity: Severity, radius: number, half: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(2 * half, 2 * half)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no 2D canvas')
  context.translate(half, half)
  context.scale(radius, radius)
  toCanvas(markOf(severity), context, offscreenHost())
  return canvas
}

// About its middle, of radius 1.
function markOf(severity: Severity): DrawOp[] {
  const shape = new PathBuilder()
  const sign = new PathBuilder()
  const at = (x: number, y: number): Point => ({ x, y })
  if (severity === 'error') {
    shape.circle(0, 0, 1)
    sign.polyline([at(-0.4, -0.4), at(0.4, 0.4)]).polyline([at(-0.4, 0.4), at(0.4, -0.4)])
  } else if (severity === 'warning') {
    shape.polygon([at(0, -1.1), at(1.1, 0.9), at(-1.1, 0.9)])
    sign.polyline([at(0, -0.4), at(0, 0.25)]).polyline([at(0, 0.6), at(0, 0.62)])
  } else {
    shape.polygon([at(0, -1), at(1, 0), at(0, 1), at(-1, 0)])
  }
  const path = shape.build()
  const white = { color: '#ffffff', cap: 'round', join: 'round' } as const
  return [
    { kind: 'path', path, stroke: { ...white, width: 0.45 } },
    { kind: 'path', path, fill: solid(COLORS[severity]) },
    ...(sign.isEmpty
      ? []
      : [{ kind: 'path', path: sign.build(), stroke: { ...white, width: 0.24 } } as const]),
  ]
}
