/** The hex cursor of the keyboard: where it starts, how the arrows move it, what it points at. */
import { middleOf } from '#shared/document/region/take'
import { type Scenario } from '#shared/document/types'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type Direction, direction } from '#shared/hex/direction'
import { nearestPlace, onGrid, toAxial, toOffset } from '#shared/hex/grid'
import { hexesOfSide, parseHexsideKey, sideDirectionFrom } from '#shared/hex/hexside'
import { directionAngle, hexCenter, type Layout, type Point } from '#shared/hex/layout'
import { type Selection } from '../../editor/ports/session'
import { type Modifiers } from '../../editor/ports/toolInput'
import { type ToolContext } from '../../editor/ports/toolContext'
import { arrowOf } from './arrows'
import { type Pointed } from '../gestures/tool'

/** A hex, and the side of it that side tools mean. */
export interface HexCursor {
  readonly hex: Axial
  readonly direction: Direction
}

/** The cursor's first hex: under the pointer, else at the selection, else in the middle of the map. */
export function cursorAt(
  pointed: Pointed | undefined,
  { layout, scenario, selection }: Pick<ToolContext, 'layout' | 'scenario' | 'selection'>,
): HexCursor {
  const { grid } = layout
  if (pointed && onGrid(pointed.hex, grid)) return { hex: pointed.hex, direction: 0 }
  return (
    placesOf(selection, scenario).findLast(({ hex }) => onGrid(hex, grid)) ?? {
      hex: middleHex(scenario),
      direction: 0,
    }
  )
}

// What was selected last comes last; of an area it is the middle, which is in view when the area is.
function placesOf(selection: Selection, scenario: Scenario): HexCursor[] {
  const inHex = (hex: Axial): HexCursor => ({ hex, direction: 0 })
  const middleIn = (hexes: readonly HexKey[]): HexCursor[] =>
    hexes.length > 0 ? [inHex(middleOf(hexes))] : []
  switch (selection.kind) {
    case 'none':
    case 'counterType':
      return []
    case 'hexes':
      return middleIn(selection.hexes)
    case 'zone':
      return middleIn(scenario.zones[selection.zone]?.hexes ?? [])
    case 'hexsides':
      return selection.hexsides.map(parseHexsideKey).flatMap((side) =>
        // Seen from the hex that it is kept with, if that is on the map.
        [...hexesOfSide(side)].reverse().map((hex) => ({ hex, direction: sideDirectionFrom(side, hex) })),
      )
    case 'counters':
      return selection.counters.flatMap((id) => {
        const hex = scenario.counters[id]?.hex
        return hex === undefined ? [] : [inHex(parseHexKey(hex))]
      })
    case 'label': {
      const hex = scenario.labels[selection.label]?.hex
      return hex === undefined ? [] : [inHex(parseHexKey(hex))]
    }
  }
}

function middleHex(scenario: Scenario): Axial {
  const { grid } = scenario.map
  const middle = { col: Math.floor((grid.columns - 1) / 2), row: Math.floor((grid.rows - 1) / 2) }
  return toAxial(nearestPlace(middle, grid), grid)
}

/** Arrows step from hex to hex; with Shift, left and right go round the sides of the hex. */
export function movedCursor(cursor: HexCursor, key: string, modifiers: Modifiers, layout: Layout): HexCursor {
  const { x: dCol, y: dRow } = arrowOf(key) ?? { x: 0, y: 0 }
  if (modifiers.shift) return { hex: cursor.hex, direction: direction(cursor.direction + dCol + dRow) }
  const { col, row } = toOffset(cursor.hex, layout.grid)
  const hex = toAxial({ col: col + dCol, row: row + dRow }, layout.grid)
  return onGrid(hex, layout.grid) ? { hex, direction: cursor.direction } : cursor
}

/** Radians. */
const PAST_MIDDLE = 0.35
/** Hexes: near enough to a vertex to come to it, too far from the side to rub it out instead of the hex. */
const OFF_CENTRE = 0.31

/** Off the centre, toward the side it means, so that what is pointed at follows as it does under a mouse. */
export function cursorPoint(cursor: HexCursor, layout: Layout): Point {
  const center = hexCenter(cursor.hex, layout)
  // Past the middle of the side: of its two vertices, the clockwise one is then the nearer, and a drag runs along the sides.
  const angle = directionAngle(cursor.direction, layout.grid) + PAST_MIDDLE
  const reach = layout.hexMm * OFF_CENTRE
  return { x: center.x + Math.sin(angle) * reach, y: center.y - Math.cos(angle) * reach }
}
