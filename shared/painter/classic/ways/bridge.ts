/** The deck of a bridge, over the ways that pass under it. */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor, opposite } from '#shared/hex/direction'
import { type Layout, type Point } from '#shared/hex/layout'
import { type PlacedHex } from '../../hexesInRect'
import { type HexShape } from '../../hexShape'
import { type PathBuilder } from '../../path'
import { type Detail } from '../../style'
import { type Crossed, WET, type WayInk } from './wayInks'

/** Which way a bridge leads: along its road, else across the water. */
export function deckAxis(
  crossed: Crossed | undefined,
  spot: PlacedHex,
  lookAt: (hex: Axial) => string | undefined,
): Direction {
  const onWay = crossed?.road[0] ?? crossed?.path[0]
  if (onWay !== undefined) return onWay
  const banks = DIRECTIONS.filter((value) => {
    const look = lookAt(neighbor(spot, value))
    return look !== undefined && !WET.has(look) && !crossed?.stream.includes(value)
  })
  const joined = DIRECTIONS.find((value) => lookAt(neighbor(spot, value)) === 'bridge')
  return joined ?? banks.find((value) => banks.includes(opposite(value))) ?? banks[0] ?? 0
}

interface Deck {
  readonly spot: PlacedHex
  readonly shape: HexShape
  readonly layout: Layout
  readonly detail: Detail
  pen(ink: WayInk): PathBuilder
}

/** Planks between two rails. */
export function bridge({ spot, shape, layout, detail, pen }: Deck, axis: Direction): void {
  const w = layout.hexMm
  const ahead = shape.normals[axis] as Point
  const at = (along: number, across: number): Point => ({
    x: spot.x + (ahead.x * along - ahead.y * across) * w,
    y: spot.y + (ahead.y * along + ahead.x * across) * w,
  })
  const half = 0.2
  const end = 0.47
  const deck = [at(-end, -half), at(end, -half), at(end, half), at(-end, half)]
  if (detail > 1) pen('deckShadow').polygon(deck.map(({ x, y }) => ({ x: x + 0.03 * w, y: y + 0.035 * w })))
  pen('deck').polygon(deck)
  if (detail < 1) return
  const step = detail === 1 ? 0.16 : 0.08
  const planks = pen('plank')
  for (let along = -end + step; along < end - step / 2; along += step)
    planks.polyline([at(along, -half), at(along, half)])
  if (detail < 2) return
  for (const side of [-half, half]) {
    pen('rail').polyline([at(-end, side), at(end, side)])
    pen('railTop').polyline([at(-end + 0.01, side), at(end - 0.01, side)])
  }
}
