/** Layers of tiles that are drawn beside their cells: their tiles are taken where they lie in the grid, and that is said. */
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type TiledMap } from './tiledMap'

/** Pixels: nobody sees less. */
const SEEN = 0.5

/** One warning, or none. */
export function shiftedLayers({ layers }: Pick<TiledMap, 'layers'>): Localized[] {
  const names = layers.flatMap((layer) => {
    const { x, y } = (layer.kind === 'tiles' && layer.shift) || { x: 0, y: 0 }
    const isSeen = Math.abs(x) >= SEEN || Math.abs(y) >= SEEN
    return layer.kind === 'tiles' && isSeen && layer.gids.some((gid) => gid !== 0)
      ? [quotable(layer.name)]
      : []
  })
  if (names.length === 0) return []
  return [
    localized(
      `Calques de tuiles dessinés à côté de leurs cases, dont le décalage est ignoré\u202f: ${names.join(', ')}`,
      `Layers of tiles drawn beside their cells, whose offset is ignored: ${names.join(', ')}`,
    ),
  ]
}
