/** The overlay of the background tool, beside its points: a plain grid, the hex in the hand, and the one that would help most next. */
import { type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { hexesOfGrid, onGrid } from '#shared/hex/grid'
import { hexsideOf } from '#shared/hex/hexside'
import { hexsideEnds, type Layout, type Point } from '#shared/hex/layout'
import { mapFrame } from '#shared/painter/frame'
import { type DrawOp, type Path } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { centerOf } from '#shared/painter/placedBackground'
import { type ToolContext } from '../../editor/ports/toolContext'
import { hexOutline, type OverlayFrame } from '../overlay/marks'
import { type Pointed } from '../gestures/tool'
import { nextHex } from './points'

const COLORS = { grid: '#1864ab', next: '#d9480f' }

/** `held`: the hex of the point in the hand. */
export function backgroundOverlay(
  pointed: Pointed | undefined,
  context: ToolContext,
  held: HexKey | undefined,
): DrawOp[] {
  const { scenario, layout } = context
  const { background } = scenario.map
  if (!background || background.locked) return []
  const next = held === undefined ? nextHex(background.fit, layout) : undefined
  const under = pointed && onGrid(pointed.hex, layout.grid) ? pointed.hex : undefined
  return [
    ...gridLines(context),
    ...(next === undefined ? [] : target(centerOf({ hex: next }, layout), context)),
    ...(held !== undefined
      ? hexOutline(parseHexKey(held), context, 'selected')
      : under && hexKey(under) !== next
        ? hexOutline(under, context, 'hover')
        : []),
  ]
}

/** On larger maps the lines would cost more than they help; the printed grid is visible anyway. */
const MOST_HEXES = 5000

const lines = new WeakMap<Layout['grid'], { readonly hexMm: number; readonly path: Path }>()

// The grid of the map, plainer than it is printed: the printed one is hard to see on a scan, which has a grid too.
function gridLines({ layout, mmPerPx }: OverlayFrame): DrawOp[] {
  const { grid, hexMm } = layout
  if (grid.columns * grid.rows > MOST_HEXES) return []
  let found = lines.get(grid)
  if (found?.hexMm !== hexMm) lines.set(grid, (found = { hexMm, path: gridPath(layout) }))
  const { path } = found
  const { x, y, width, height } = mapFrame(layout)
  return [
    {
      kind: 'group',
      clip: { path: new PathBuilder().rect(x, y, width, height).build() },
      ops: [
        { kind: 'path', path, stroke: { color: '#ffffff', width: 2.4 * mmPerPx, opacity: 0.45 } },
        { kind: 'path', path, stroke: { color: COLORS.grid, width: 1.1 * mmPerPx, opacity: 0.85 } },
      ],
    },
  ]
}

// Three sides of each hex, and those of the rim.
function gridPath(layout: Layout): Path {
  const path = new PathBuilder()
  for (const hex of hexesOfGrid(layout.grid))
    for (const direction of DIRECTIONS)
      if (direction < 3 || !onGrid(neighbor(hex, direction), layout.grid))
        path.polyline(hexsideEnds(hexsideOf(hex, direction), layout))
  return path.build()
}

function target({ x, y }: Point, { mmPerPx, layout }: OverlayFrame): DrawOp[] {
  const path = new PathBuilder().circle(x, y, layout.hexMm * 0.36).build()
  const dash = [5 * mmPerPx, 4 * mmPerPx]
  return [
    { kind: 'path', path, stroke: { color: '#ffffff', width: 5 * mmPerPx, opacity: 0.8 } },
    { kind: 'path', path, stroke: { color: COLORS.next, width: 2.5 * mmPerPx, dash } },
  ]
}
