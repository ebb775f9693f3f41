/** The average colours of tiles, where their pictures are beside the map and the platform can decode them. */
import { type Rect } from '#shared/painter/ops'
import { type DecodedPicture, type ReadInput } from '../../exchange/read'
import { type TileFacts } from '../model/tileFacts'

export async function averageColors(
  tiles: readonly TileFacts[],
  { beside, pictures }: Pick<ReadInput, 'beside' | 'pictures'>,
): Promise<ReadonlyMap<TileFacts, string>> {
  const colors = new Map<TileFacts, string>()
  if (!pictures) return colors
  const decoded = new Map<string, DecodedPicture | undefined>()
  for (const facts of tiles) {
    const image = facts.tile?.image ?? facts.tileset.image
    if (!image) continue
    if (!decoded.has(image.source)) {
      const bytes = await beside(image.source)
      decoded.set(image.source, bytes && (await pictures(bytes)))
    }
    const picture = decoded.get(image.source)
    const color = picture && averageColor(picture, boxOf(facts, picture))
    if (color !== undefined) colors.set(facts, color)
  }
  return colors
}

function boxOf({ tileset, tile, id }: TileFacts, { width, height }: DecodedPicture): Rect {
  if (tile?.image) return { x: 0, y: 0, width, height }
  const { tileWidth, tileHeight, columns, spacing, margin } = tileset
  const inRow = columns || Math.max(1, Math.floor((width - margin + spacing) / (tileWidth + spacing)))
  return {
    x: margin + (id % inRow) * (tileWidth + spacing),
    y: margin + Math.floor(id / inRow) * (tileHeight + spacing),
    width: tileWidth,
    height: tileHeight,
  }
}

/** The average colour of what is more opaque than not; undefined where nothing is. */
function averageColor({ width, height, pixels }: DecodedPicture, box: Rect): string | undefined {
  const sums = [0, 0, 0]
  let count = 0
  for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y++)
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width); x++) {
      const at = 4 * (y * width + x)
      if ((pixels[at + 3] ?? 0) < 128) continue
      count++
      for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (pixels[at + part] ?? 0)
    }
  if (count === 0) return undefined
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
