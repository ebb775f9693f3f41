/** Sets of layers by what the map is printed for, offered by the export dialog and the command line. */
import { type Localized, localized } from '#shared/i18n/localized'
import { LAYERS, type LayerId } from '#shared/painter/style'

export const LAYER_PRESET_IDS = ['play', 'show'] as const
export type LayerPresetId = (typeof LAYER_PRESET_IDS)[number]

interface LayerPreset {
  readonly name: Localized
  readonly layers: readonly LayerId[]
}

/** On a board to play on lie the players' own counters; what is said of the game would only stain it. */
const NOT_ON_A_BOARD: readonly LayerId[] = ['zones', 'places', 'counters']

export const LAYER_PRESETS: Readonly<Record<LayerPresetId, LayerPreset>> = {
  play: {
    name: localized('Pour jouer', 'To play on'),
    layers: LAYERS.filter((layer) => !NOT_ON_A_BOARD.includes(layer)),
  },
  show: { name: localized('Pour montrer', 'To show'), layers: LAYERS },
}
