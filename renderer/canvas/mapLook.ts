/** The look of the map's tiles, as the view of an editor has it. */
import { LAYERS } from '#shared/painter/style'
import { type EditorState } from '../editor/editor'
import { type MapLook } from '../workers/paintProtocol'

export function mapLook({ style, eyes, language, hiddenLayers, layerOpacity }: EditorState['view']): MapLook {
  // Counters are sprites above the tiles: moving one repaints no tile.
  const layers = LAYERS.filter((layer) => layer !== 'counters' && !hiddenLayers.includes(layer))
  const translucent = layers.flatMap((layer) =>
    layerOpacity[layer] === undefined ? [] : [[layer, layerOpacity[layer]]],
  )
  return { style, eyes, language, layers, opacity: Object.fromEntries(translucent) as MapLook['opacity'] }
}

/** Are two looks the same to whoever sees the same markers? */
export function sameLayers(one: MapLook, other: MapLook): boolean {
  return (
    one.style === other.style &&
    one.layers.length === other.layers.length &&
    one.layers.every((layer) => other.layers.includes(layer) && one.opacity[layer] === other.opacity[layer])
  )
}
