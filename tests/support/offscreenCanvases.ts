/** `OffscreenCanvas` for tests in Node, drawn by @napi-rs/canvas, with a count of the pictures drawn on such canvases. */
import { createCanvas } from '@napi-rs/canvas'
import { vi } from 'vitest'

export interface CanvasCounts {
  /** Canvases made. */
  made: number
  /** Pictures drawn on them. */
  laid: number
}

/** Until `vi.unstubAllGlobals()`. */
export function offscreenCanvases(): CanvasCounts {
  const counts: CanvasCounts = { made: 0, laid: 0 }
  // A function, for `new` then gives what it returns.
  function FakeCanvas(width: number, height: number): unknown {
    counts.made++
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    const drawImage = context.drawImage.bind(context) as (...args: unknown[]) => void
    context.drawImage = (...args: unknown[]) => {
      counts.laid++
      drawImage(...args)
    }
    return Object.assign(canvas, { transferToImageBitmap: () => canvas, close: () => undefined })
  }
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
  return counts
}
