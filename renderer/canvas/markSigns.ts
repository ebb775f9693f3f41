/** The signs of findings on the map: each severity has a shape of its own, so that not the colour alone tells them apart. */
import { type Severity } from '#shared/checks/finding'
import { type Point } from '#shared/hex/layout'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { toCanvas } from '#shared/painter/toCanvas'
import { offscreenHost } from '../drawing/canvasHost'

const COLORS: Readonly<Record<Severity, string>> = { error: '#c92a2a', warning: '#b35900', hint: '#1f6fd6' }

/** The sign of a severity in the middle of a picture of 2 x `half` pixels. @param radius pixels */
export function spriteOf(severity: Severity, radius: number, half: number): OffscreenCanvas {
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
