/**
 * The background picture of the overview: one small bitmap of it as it lies on the paper, painted by a worker after the first
 * picture, and again when its place or look changes. While it is being moved, the old one stays.
 */
import { type Background, type Scenario } from '#shared/document/types'
import { mapFrame } from '#shared/painter/frame'
import { type Rect } from '#shared/painter/ops'
import { behindPicture } from '../drawing/frames'
import { type MapLook } from '../workers/paintProtocol'

/** A bitmap of some paper, mm. */
export interface Scan {
  readonly rect: Rect
  readonly bitmap: ImageBitmap
}

/** Pixels of the longer side of the paper. */
const LONGEST = 1536

export interface OverviewScan {
  /** The document as it is now, under a look. */
  show(scenario: Scenario, look: MapLook): void
  /** Another document is about to be shown. */
  forget(): void
}

interface ScanRequest {
  readonly background: Background
  readonly grid: Scenario['map']['grid']
  readonly hexMm: number
  readonly opacity: number
}

/**
 * @param paint resolves to undefined when the document is left meanwhile.
 * @param lay takes what the overview shows from now on, and its bitmap with it.
 */
export function createOverviewScan(
  paint: (rect: Rect, scale: number, look: MapLook) => Promise<ImageBitmap | undefined>,
  lay: (scan: Scan | undefined) => void,
): OverviewScan {
  let requested: ScanRequest | undefined

  async function send(request: ScanRequest, look: MapLook): Promise<void> {
    const rect = mapFrame(request)
    const scale = LONGEST / Math.max(rect.width, rect.height)
    const bitmap = await paint(rect, scale, { ...look, layers: ['background'] })
    if (request !== requested) bitmap?.close()
    else if (bitmap) lay({ rect, bitmap })
  }

  function forget(): void {
    if (requested) lay(undefined)
    requested = undefined
  }

  return {
    show({ map }, look) {
      const request = requestOf(map, look)
      if (!request) return forget()
      if (requested && isSame(request, requested)) return
      requested = request
      behindPicture(() => {
        // No longer wanted by then: it is not sent.
        if (request === requested) void send(request, look)
      })
    },
    forget,
  }
}

function requestOf({ background, grid, hexMm }: Scenario['map'], look: MapLook): ScanRequest | undefined {
  if (!background || !look.layers.includes('background')) return undefined
  return { background, grid, hexMm, opacity: look.opacity.background ?? 1 }
}

function isSame(a: ScanRequest, b: ScanRequest): boolean {
  return a.background === b.background && a.grid === b.grid && a.hexMm === b.hexMm && a.opacity === b.opacity
}
