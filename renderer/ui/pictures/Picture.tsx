/**
 * A small picture drawn by the real painter: swatches, counters, maps of the gallery. Redrawn only when what it shows
 * has changed; the same code as the map and the prints.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { toCanvas } from '#shared/painter/toCanvas'
import { pageHost } from '../../drawing/cardPictures'

interface PictureProps {
  /** Same reference = same picture. */
  readonly ops: readonly DrawOp[]
  /** The part of the drawing that is shown, mm. */
  readonly rect: Rect
  /** Size on screen, CSS px; the rectangle is fitted and centred. */
  readonly width: number
  readonly height: number
  /** Read aloud; without it the picture is decoration. */
  readonly label?: string | undefined
  readonly className?: string
}

export function Picture({ ops, rect, width, height, label, className }: PictureProps): ReactNode {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    const ratio = Math.max(1, devicePixelRatio)
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    const context = canvas.getContext('2d')
    if (!context) return
    const scale = Math.min(canvas.width / rect.width, canvas.height / rect.height)
    const left = (canvas.width - rect.width * scale) / 2 - rect.x * scale
    const top = (canvas.height - rect.height * scale) / 2 - rect.y * scale
    context.setTransform(scale, 0, 0, scale, left, top)
    toCanvas<CanvasImageSource>(ops, context, pageHost)
  }, [ops, rect, width, height])
  return (
    <canvas
      ref={ref}
      className={className}
      style={{ width, height }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
