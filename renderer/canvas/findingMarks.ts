/**
 * Marks on the map where the findings are (MAP-5, layer "checks"): a crossed disc for errors, a triangle for warnings, a diamond for
 * hints, so that not the colour alone tells them apart. Each is drawn once for a size, then blitted: thousands cost little.
 */
import { type Finding, SEVERITIES, type Severity } from '#shared/checks/finding'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, hexsideEnds, type Point } from '#shared/hex/layout'
import { type DrawOp, solid } from '#shared/painter/ops'
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
  /** Draws those in sight. The context is in device pixels. */
  draw(
    context: CanvasRenderingContext2D,
    scenario: Scenario,
    findings: readonly Finding[],
    frame: BoardFrame,
  ): void
}

export function createFindingMarks(): FindingMarks {
  let marks: readonly Mark[] = []
  let marked: readonly unknown[] = []
  let sprites: Partial<Record<Severity, OffscreenCanvas>> = {}
  let spriteRadius = 0
  return {
    draw(context, scenario, findings, { camera, screen, pixelRatio }) {
      const { grid, hexMm } = scenario.map
      const depends = [findings, grid, hexMm, scenario.counters]
      if (depends.some((part, index) => part !== marked[index])) {
        marks = marksOf(scenario, findings)
        marked = depends
      }
      const scale = camera.scale * pixelRatio
      const radius = Math.min(RADIUS_PX * pixelRatio, RADIUS_HEXES * hexMm * scale)
      if (radius !== spriteRadius) sprites = {}
      spriteRadius = radius
      const half = Math.ceil(REACH * radius)
      for (const { x, y, severity } of marks) {
        const [left, top] = [
          Math.round((x - camera.x) * scale) - half,
          Math.round((y - camera.y) * scale) - half,
        ]
        if (left < -2 * half || left > screen.width * pixelRatio) continue
        if (top < -2 * half || top > screen.height * pixelRatio) continue
        context.drawImage((sprites[severity] ??= spriteOf(severity, radius, half)), left, top)
      }
    },
  }
}

// One mark a place: the gravest there. Hints first.
function marksOf({ map, counters }: Scenario, findings: readonly Finding[]): readonly Mark[] {
  const layout = { grid: map.grid, hexMm: map.hexMm }
  const onHexes = new Map<HexKey, Severity>()
  const onSides = new Map<HexsideKey, Severity>()
  // The gravest are written last.
  for (const severity of SEVERITIES.toReversed())
    for (const finding of findings) {
      if (finding.severity !== severity) continue
      for (const hex of finding.hexes) onHexes.set(hex, severity)
      for (const id of finding.counters) {
        const hex = counters[id]?.hex
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
