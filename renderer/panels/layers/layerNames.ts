import { type Localized, localized } from '#shared/i18n/localized'
import { type LayerId } from '#shared/painter/style'

export const LAYER_NAMES: Readonly<Record<LayerId, Localized>> = {
  terrain: localized('Terrain', 'Terrain'),
  elevation: localized('Relief', 'Elevation'),
  ways: localized('Routes et cours d’eau', 'Roads and streams'),
  structures: localized('Structures et marqueurs', 'Structures and markers'),
  hexsides: localized('Bords de case', 'Hexsides'),
  grid: localized('Grille', 'Grid'),
  names: localized('Noms des cases', 'Hex names'),
  zones: localized('Zones', 'Zones'),
  labels: localized('Étiquettes', 'Labels'),
  counters: localized('Pions', 'Counters'),
}
