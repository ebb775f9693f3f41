/** The tiles that lie on top in a map of somebody else, of the layers that are ground. */
import { type GroundCode, type ReadChosen } from '../../exchange/read'
import { tileFacts, type TileFacts } from '../model/tileFacts'
import { type TiledMap, type TileLayer } from '../model/tiledMap'
import { codeOf } from './tileNames'

// Those that are hidden say nothing of the ground.
export function groundLayers(map: TiledMap): TileLayer[] {
  const layers = map.layers.filter((layer): layer is TileLayer => layer.kind === 'tiles')
  const shown = layers.filter(({ visible, opacity }) => visible && opacity > 0)
  return shown.length > 0 ? shown : layers
}

type FactsOf = (gid: number) => TileFacts | undefined

/** With their numbers, the most frequent first. */
export function usedTiles(layers: readonly TileLayer[], factsOf: FactsOf): ReadonlyMap<TileFacts, number> {
  const counts = new Map<TileFacts, number>()
  for (const { gids } of layers)
    for (const gid of gids) {
      const facts = factsOf(gid)
      if (facts) counts.set(facts, (counts.get(facts) ?? 0) + 1)
    }
  const byCode = (a: TileFacts, b: TileFacts): number => (codeOf(a) < codeOf(b) ? -1 : 1)
  return new Map([...counts].sort(([a, most], [b, more]) => more - most || byCode(a, b)))
}

/** True of a tile that is a terrain: a decoration above one is none. */
export function isGround(code: string, codes: readonly GroundCode[], { ground }: ReadChosen): boolean {
  return Object.hasOwn(ground, code) || codes.some((one) => one.code === code && one.guess !== undefined)
}

/** The tile that decides for each cell: the topmost that is a terrain, else the lowest. */
export function topTiles(
  layers: readonly TileLayer[],
  map: TiledMap,
  isTerrain: (code: string) => boolean,
): (TileFacts | undefined)[] {
  const factsOf = tileFacts(map)
  const known = new Map<TileFacts, boolean>()
  const tells = (facts: TileFacts): boolean => {
    const told = known.get(facts) ?? isTerrain(codeOf(facts))
    known.set(facts, told)
    return told
  }
  const top = new Array<TileFacts | undefined>(map.box.columns * map.box.rows).fill(undefined)
  for (const { gids } of layers)
    gids.forEach((gid, index) => {
      const facts = factsOf(gid)
      if (facts && (!top[index] || tells(facts))) top[index] = facts
    })
  return top
}
