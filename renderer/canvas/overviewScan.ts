/**
 * The background picture of the overview: one small bitmap of it as it lies on the paper, painted by a worker behind the first
 * picture, and anew when it comes to lie or show otherwise. While it is moved about, the one before stands.
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

interface Wish {
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
  let wished: Wish | undefined

  async function ask(wish: Wish, look: MapLook): Promise<void> {
    const rect = mapFrame(wish)
    const scale = LONGEST / Math.max(rect.width, rect.height)
    const bitmap = await paint(rect, scale, { ...look, layers: ['background'] })
    if (wish !== wished) bitmap?.close()
    else if (bitmap) lay({ rect, bitmap })
  }

  function forget(): void {
    if (wished) lay(undefined)
    wished = undefined
  }

  return {
    show({ map }, look) {
      const wish = wishOf(map, look)
      if (!wish) return forget()
      if (wished && isSame(wish, wished)) return
      wished = wish
      behindPicture(() => {
        // Moved on by then, it is not asked for.
        if (wish === wished) void ask(wish, look)
      })
    },
    forget,
  }
}

function wishOf({ background, grid, hexMm }: Scenario['map'], look: MapLook): Wish | undefined {
  if (!background || !look.layers.includes('background')) return undefined
  return { background, grid, hexMm, opacity: look.opacity.background ?? 1 }
}

function isSame(a: Wish, b: Wish): boolean {
  return a.background === b.background && a.grid === b.grid && a.hexMm === b.hexMm && a.opacity === b.opacity
}
