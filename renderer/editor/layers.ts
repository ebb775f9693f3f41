/**
 * The layers of the panel (MAP-5): those that are painted, and what is shown over the map. The view holds which are
 * hidden or locked.
 */
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type DrawOp } from '#shared/painter/ops'
import { LAYERS, type LayerId } from '#shared/painter/style'
import { type LayerView, type ViewLayerId } from './ports/view'

const SHOWN_OVER = ['checks', 'analysis'] as const

/** Bottom to top. */
export const VIEW_LAYERS: readonly ViewLayerId[] = [...LAYERS, ...SHOWN_OVER]

export const LAYER_NAMES: Readonly<Record<ViewLayerId, Localized>> = {
  background: localized('Image de fond', 'Background picture'),
  terrain: sameInBoth('Terrain'),
  elevation: localized('Relief', 'Elevation'),
  ways: localized('Routes et ruisseaux', 'Roads and streams'),
  structures: localized('Ouvrages et marqueurs', 'Structures and markers'),
  hexsides: localized('Bords de case', 'Hexsides'),
  grid: localized('Grille', 'Grid'),
  names: localized('Numéros', 'Numbers'),
  attributes: localized('Attributs des cases', 'Attributes of hexes'),
  zones: sameInBoth('Zones'),
  places: localized('Entrées et objectifs', 'Entries and objectives'),
  labels: localized('Étiquettes', 'Labels'),
  counters: localized('Pions', 'Counters'),
  checks: localized('Vérifications', 'Checks'),
  analysis: localized('Analyses', 'Analysis'),
}

/** Layers on which nothing is drawn by hand. */
const NEVER_LOCKED: readonly ViewLayerId[] = ['grid', 'names', 'places', ...SHOWN_OVER]

export function canBeLocked(layer: ViewLayerId): layer is LayerId {
  return !NEVER_LOCKED.includes(layer)
}

export function isPainted(layer: ViewLayerId): layer is LayerId {
  return (LAYERS as readonly string[]).includes(layer)
}

/** True when what is drawn on the layer can be picked: it is shown, and not locked. */
export function isPickable(layer: LayerId, view: Pick<LayerView, 'hiddenLayers' | 'lockedLayers'>): boolean {
  return !view.hiddenLayers.includes(layer) && !view.lockedLayers.includes(layer)
}

/** 0 to 1. */
export function opacityOf(layer: ViewLayerId, view: Pick<LayerView, 'layerOpacity'>): number {
  return view.layerOpacity[layer] ?? 1
}

/** Operations as their layer is shown. */
export function faded(ops: readonly DrawOp[], opacity: number): readonly DrawOp[] {
  return opacity >= 1 || ops.length === 0 ? ops : [{ kind: 'group', ops, opacity }]
}

export function withShown(layer: ViewLayerId, shown: boolean, view: LayerView): Partial<LayerView> {
  return { hiddenLayers: shown ? without(layer, view.hiddenLayers) : added(layer, view.hiddenLayers) }
}

export function withLock(layer: LayerId, locked: boolean, view: LayerView): Partial<LayerView> {
  return { lockedLayers: locked ? added(layer, view.lockedLayers) : without(layer, view.lockedLayers) }
}

export function withOpacity(layer: ViewLayerId, opacity: number, view: LayerView): Partial<LayerView> {
  const { [layer]: _, ...others } = view.layerOpacity
  return { layerOpacity: opacity >= 1 ? others : { ...others, [layer]: opacity } }
}

/** Shows this layer alone; when it already is alone, all of them. */
export function withOnly(layer: ViewLayerId, view: LayerView): Partial<LayerView> {
  const others = without(layer, VIEW_LAYERS)
  const alone = !view.hiddenLayers.includes(layer) && others.every((id) => view.hiddenLayers.includes(id))
  return { hiddenLayers: alone ? [] : others }
}

function added<T>(item: T, list: readonly T[]): readonly T[] {
  return list.includes(item) ? list : [...list, item]
}

function without<T>(item: T, list: readonly T[]): readonly T[] {
  return list.filter((other) => other !== item)
}
