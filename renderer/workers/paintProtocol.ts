/** The messages between page and paint worker, handled in order: a tile shows all changes before it. */
import { type Eyes } from '#shared/document/eyes'
import { type Language } from '#shared/i18n/localized'
import { type Rect } from '#shared/painter/ops'
import { type LayerId, type StyleId } from '#shared/painter/style'
import { type DocumentUpdate } from './replica'

/** The look of the map, which must be the same for all tiles on screen. */
export interface MapLook {
  readonly style: StyleId
  /** Hidden markers are drawn for the author alone. */
  readonly eyes: Eyes
  /** Names are drawn in it. */
  readonly language: Language
  readonly layers: readonly LayerId[]
  /** 0 to 1, of those that are not opaque. */
  readonly opacity: Readonly<Partial<Record<LayerId, number>>>
}

/** A bitmap of some part of the map: a tile, or a patch for several. */
export interface PaintRequest {
  readonly kind: 'paint'
  /** Returned with the answer. */
  readonly id: number
  /** mm */
  readonly rect: Rect
  /** Device pixels a mm. */
  readonly scale: number
  readonly look: MapLook
}

export type ToPaintWorker = DocumentUpdate | PaintRequest

export interface Painted {
  readonly id: number
  readonly bitmap: ImageBitmap
}
