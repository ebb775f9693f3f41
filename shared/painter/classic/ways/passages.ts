/** The hexes that ways pass through, and which of their sides they cross. */
import { type Axial, hexKey, type HexKey } from '#shared/hex/axial'
import { type Direction, direction, neighbor } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { hexesOfSide, sideDirectionFrom } from '#shared/hex/hexside'
import { hexCenter, type Layout } from '#shared/hex/layout'
import { type FeatureLook } from '#shared/rules/map/looks'
import { type PlacedHex } from '../../hexesInRect'
import { type Rect } from '../../ops'
import { type Scene } from '../../scene'
import { sidesInRect } from '../../sidesInRect'
import { type Crossed, type WayLook } from './wayInks'

export interface Passage {
  readonly spot: PlacedHex
  /** The sides crossed, with the one by which a way that ends in a hex of the rim runs on off the map. */
  readonly crossed: Crossed
  /** Sides with a gate or a door, which a way passes through the middle of. */
  readonly gates: Direction[]
}

export type Passages = ReadonlyMap<HexKey, Passage>

/** Those in a rectangle that is `reach` mm wider all round, each with all its sides. */
export function passagesInRect(scene: Scene, rect: Rect, reach: number): Passages {
  const { layout, featureLook } = scene
  const passages = new Map<HexKey, Passage>()
  for (const { side, features } of sidesInRect(scene, rect, reach)) {
    const look = features.way && featureLook(features.way.feature)
    if (!look || !isWay(look)) continue
    for (const hex of hexesOfSide(side)) {
      const key = hexKey(hex)
      let passage = passages.get(key)
      if (!passage) {
        const spot = { ...hex, ...hexCenter(hex, layout) }
        passages.set(key, (passage = { spot, crossed: { stream: [], path: [], road: [] }, gates: [] }))
      }
      const from = sideDirectionFrom(side, hex)
      passage.crossed[look].push(from)
      if (features.opening) passage.gates.push(from)
    }
  }
  for (const { spot, crossed } of passages.values())
    for (const look of ['stream', 'path', 'road'] as const)
      crossed[look] = withMapEdge(spot, crossed[look], layout)
  return passages
}

function isWay(look: FeatureLook): look is WayLook {
  return look === 'stream' || look === 'path' || look === 'road'
}

// Straight on if it can. The order of the file is chance: curves are drawn in the order of directions.
function withMapEdge(hex: Axial, sides: readonly Direction[], { grid }: Layout): Direction[] {
  const [only] = sides
  if (only === undefined || sides.length > 1 || !onGrid(hex, grid)) return [...sides].sort((a, b) => a - b)
  const ahead = [3, 2, 4].map((turn) => direction(only + turn))
  const off = ahead.find((value) => !onGrid(neighbor(hex, value), grid))
  return off === undefined ? [only] : [only, off]
}
