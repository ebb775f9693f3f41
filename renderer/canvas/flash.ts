/** Draws rings that show places of the map for a moment, such as those of a chosen finding. */
import { type Point } from '#shared/hex/layout'
import { type DrawOp } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'

const LASTS_MS = 1600
const PULSES = 3

interface Flash {
  readonly points: readonly Point[]
  /** Milliseconds of `performance.now()`. */
  readonly since: number
}

export interface Flashes {
  /** Shows points of the map (mm) from now on, instead of those before. */
  show(points: readonly Point[]): void
  /** The rings as they are now, in mm; none when no place is shown. */
  ops(sizes: { readonly hexMm: number; readonly mmPerPx: number }): DrawOp[]
}

/** @param redraw asks for the next frame of the animation. */
export function createFlashes(redraw: () => void): Flashes {
  let flash: Flash | undefined

  function animate(): void {
    redraw()
    if (flash && performance.now() - flash.since > LASTS_MS) flash = undefined
    else if (flash) requestAnimationFrame(animate)
  }

  return {
    show(points) {
      flash = { points, since: performance.now() }
      animate()
    },
    ops(sizes) {
      if (!flash) return []
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      return flashOps(flash, performance.now(), { ...sizes, calm })
    },
  }
}

// `calm` keeps the rings still, for those who asked for less motion.
function flashOps(
  flash: Flash,
  now: number,
  { hexMm, mmPerPx, calm }: { readonly hexMm: number; readonly mmPerPx: number; readonly calm: boolean },
): DrawOp[] {
  const part = Math.min(1, (now - flash.since) / LASTS_MS)
  const wave = calm ? 0.5 : (part * PULSES) % 1
  const opacity = calm ? 0.9 : (1 - wave) * (1 - part * 0.5)
  // Never smaller than can be seen on a map zoomed far out.
  const radius = Math.max(hexMm * 0.7, 16 * mmPerPx) * (0.7 + 0.6 * wave)
  const path = new PathBuilder()
  for (const { x, y } of flash.points) path.circle(x, y, radius)
  const rings = path.build()
  return [
    { kind: 'path', path: rings, stroke: { color: '#ffffff', width: 6 * mmPerPx, opacity: opacity * 0.8 } },
    { kind: 'path', path: rings, stroke: { color: '#e8590c', width: 3.5 * mmPerPx, opacity } },
  ]
}
