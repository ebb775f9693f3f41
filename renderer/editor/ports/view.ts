/** The looks of map and page: language, theme, style, layers, viewport, what lies under the pointer. */
import { type StoreApi } from 'zustand/vanilla'
import { type Eyes } from '#shared/document/eyes'
import { type Language } from '#shared/i18n/localized'
import { type LayerId, type StyleId } from '#shared/painter/style'
import { type HoverState } from './hover'
import { type Viewport } from './viewport'

/** Layers that are painted, and what is shown over the map: marks of findings; sight, reach and routes. */
export type ViewLayerId = LayerId | 'checks' | 'analysis'

/** The layers that are hidden, faded or locked. */
export interface LayerView {
  readonly hiddenLayers: readonly ViewLayerId[]
  /** Commands that would change them are refused, and what is on them is not picked. */
  readonly lockedLayers: readonly LayerId[]
  /** 0 to 1, of those that are not opaque; on screen, never in print. */
  readonly layerOpacity: Readonly<Partial<Record<ViewLayerId, number>>>
}

export interface ViewSlice extends LayerView {
  readonly language: Language
  readonly theme: 'light' | 'dark' | 'system'
  readonly style: StyleId
  /** The author or player who looks: what is hidden from them is neither drawn, picked nor mentioned. The author with every document. */
  readonly eyes: Eyes
  /** The small map in the corner, while not all of the map is in sight. */
  readonly minimap: boolean
  /** Hints that come once, when they help. */
  readonly hints: boolean
}

export interface EditorView {
  /** Sets this part of the view and keeps the rest. */
  set(view: Partial<ViewSlice>): void
  /** Set by the canvas once it is mounted. */
  viewport: Viewport | undefined
  /** A store beside that of the editor, because it changes with every move of the pointer. */
  readonly hover: StoreApi<HoverState>
}
