/** The cells of a layer as text: numbers with commas, or packed where they are many. */
import { zlibSync } from 'fflate'
import { base64Of } from '#shared/images/base64'
import { type TileLayer } from '../model/tiledMap'

/** Up to here, git shows which rows a change has touched. */
const MOST_PLAIN = 20_000

type EncodedCells =
  | { readonly kind: 'plain'; readonly rows: readonly (readonly number[])[] }
  | { readonly kind: 'zlib'; readonly base64: string }

export function encodeCells({ gids, box }: TileLayer): EncodedCells {
  if (gids.length > MOST_PLAIN) {
    const bytes = new Uint8Array(4 * gids.length)
    const view = new DataView(bytes.buffer)
    gids.forEach((gid, index) => view.setUint32(4 * index, gid, true))
    return { kind: 'zlib', base64: base64Of(zlibSync(bytes, { level: 6 })) }
  }
  const rows = Array.from({ length: box.rows }, (_, row) =>
    Array.from(gids.subarray(row * box.columns, (row + 1) * box.columns)),
  )
  return { kind: 'plain', rows }
}
