/** What page and paint worker say to each other. Messages are handled in order: a tile shows all deltas before it. */
import { type Rect } from '#shared/painter/ops'
import { type LayerId, type StyleId } from '#shared/painter/style'
import { type ScenarioDelta } from './replica'

/** How the map is drawn: what must be the same for all tiles on screen. */
export interface MapLook {
  readonly style: StyleId
  readonly layers: readonly LayerId[]
}

export interface TileRequest {
  readonly kind: 'tile'
  /** Returned with the answer. */
  readonly key: string
  /** mm */
  readonly rect: Rect
  /** Edge of the bitmap, device pixels. */
  readonly px: number
  readonly look: MapLook
}

export type ToPaintWorker =
  | {
      readonly kind: 'document'
      readonly delta: ScenarioDelta
      /** Another document. */ readonly whole: boolean
    }
  | TileRequest

export interface PaintedTile {
  readonly key: string
  readonly bitmap: ImageBitmap
}
