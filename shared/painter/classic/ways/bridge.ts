/** The deck of a bridge, over the ways that pass under it. */
import { type Axial } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, neighbor, opposite } from '#shared/hex/direction'
import { type Layout, type Point } from '#shared/hex/layout'
import { crossingAngle, stepsApart, straightest } from '../../crossingAngle'
import { type TerrainLook } from '#shared/rules/map/looks'
import { type HexShape } from '../../hexShape'
import { type PathBuilder } from '../../path'
import { type Detail } from '../../style'
import { groundLook } from '../ground/cells'
import { type Course, middleOf } from './curves'
import { type Passage } from './passages'
import { isWet, type WayInk, type WayLook } from './wayInks'

export interface DeckPlace {
  readonly passage: Passage | undefined
  readonly look: TerrainLook
  readonly shape: HexShape
  readonly layout: Layout
  readonly courses: Readonly<Record<WayLook, Course>>
  lookAt(hex: Axial): TerrainLook | undefined
}

export interface Deck {
  readonly at: Point
  /** A unit vector. */
  readonly ahead: Point
  /** The distance from its middle to its end, mm. */
  readonly half: number
}

/** The deck of a bridge, along the road where one leads over it; from bank to bank of open water, shorter over a stream. */
export function deckOf(spot: Axial & Point, place: DeckPlace): Deck {
  const { passage, shape, layout, look, courses, lookAt } = place
  const half = (isWet(groundLook(spot, look, lookAt)) ? 0.47 : 0.33) * layout.hexMm
  const { road = [], path = [], stream = [] } = passage?.crossed ?? {}
  const way = road.length > 1 ? 'road' : 'path'
  const turnsBack = stepsApart(straightest(passage?.crossed[way] ?? [])) === 1
  const middle = passage && !turnsBack ? middleOf(courses[way], passage) : undefined
  if (middle) return { ...middle, half }
  const towards = (side: Direction): number => {
    const { x, y } = shape.normals[side] as Point
    return Math.atan2(y, x)
  }
  const dry = banks(spot, lookAt)
  const angle = crossingAngle({ gate: undefined, road: [...road, ...path], stream, dry }, towards)
  return { at: spot, ahead: { x: Math.cos(angle), y: Math.sin(angle) }, half }
}

// On to the next bridge, else to land with land across from it.
function banks(spot: Axial, lookAt: DeckPlace['lookAt']): Direction[] {
  const dry = DIRECTIONS.filter((side) => {
    const look = lookAt(neighbor(spot, side))
    return look !== undefined && !isWet(look)
  })
  const joined = DIRECTIONS.filter((side) => lookAt(neighbor(spot, side)) === 'bridge')
  const facing = dry.filter((side) => dry.includes(opposite(side)))
  return [joined, facing, dry].find((sides) => sides.length > 0)?.slice(0, 1) ?? []
}

/** Planks between two rails. */
export function paintDeck(
  { at: middle, ahead, half }: Deck,
  hexMm: number,
  detail: Detail,
  pen: (ink: WayInk) => PathBuilder,
): void {
  const at = (along: number, across: number): Point => ({
    x: middle.x + (ahead.x * along - ahead.y * across) * hexMm,
    y: middle.y + (ahead.y * along + ahead.x * across) * hexMm,
  })
  const wide = 0.2
  const end = half / hexMm
  const deck = [at(-end, -wide), at(end, -wide), at(end, wide), at(-end, wide)]
  if (detail > 1)
    pen('deckShadow').polygon(deck.map(({ x, y }) => ({ x: x + 0.03 * hexMm, y: y + 0.035 * hexMm })))
  pen('deck').polygon(deck)
  if (detail < 1) return
  const step = detail === 1 ? 0.16 : 0.08
  const planks = pen('plank')
  for (let along = -end + step; along < end - step / 2; along += step)
    planks.polyline([at(along, -wide), at(along, wide)])
  if (detail < 2) return
  for (const side of [-wide, wide]) {
    pen('rail').polyline([at(-end, side), at(end, side)])
    pen('railTop').polyline([at(-end + 0.01, side), at(end - 0.01, side)])
  }
}
