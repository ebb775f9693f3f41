/** A canvas that only records its calls: for tests of what `toCanvas` does, and in which order. */
import { type CanvasHost, type CanvasTarget } from '#shared/painter/toCanvas'

interface RecordingCanvas {
  readonly context: CanvasTarget<string>
  readonly host: CanvasHost<string>
  /** Method calls and what was set when they were made. */
  readonly calls: readonly Call[]
}

export interface Call {
  readonly method: string
  readonly args: readonly unknown[]
  readonly alpha: number
}

const METHODS = [
  'save',
  'restore',
  'transform',
  'setTransform',
  'beginPath',
  'moveTo',
  'lineTo',
  'quadraticCurveTo',
  'bezierCurveTo',
  'closePath',
  'fill',
  'stroke',
  'clip',
  'fillText',
  'strokeText',
  'setLineDash',
  'drawImage',
] as const

/** `images`: hashes the document has; each picture is its own hash. Layers are called `layer`. */
export function recordingCanvas(images: readonly string[]): RecordingCanvas {
  const calls: Call[] = []
  const host: CanvasHost<string> = {
    image: (hash) => (images.includes(hash) ? hash : undefined),
    layer: () => ({ context: recordingContext(calls), image: 'layer' }),
  }
  return { context: recordingContext(calls), host, calls }
}

function recordingContext(calls: Call[]): CanvasTarget<string> {
  const settings = {
    canvas: { width: 100, height: 80 },
    fillStyle: '' as unknown,
    strokeStyle: '' as unknown,
    globalAlpha: 1,
    lineWidth: 1,
    lineCap: 'butt' as const,
    lineJoin: 'miter' as const,
    font: '',
    textBaseline: '',
    textAlign: '',
    fontKerning: '',
    textRendering: '',
    getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
  }
  const methods = Object.fromEntries(
    METHODS.map((method) => [
      method,
      (...args: unknown[]) => void calls.push({ method, args, alpha: settings.globalAlpha }),
    ]),
  )
  return Object.assign(settings, methods) as unknown as CanvasTarget<string>
}
