/** The field of view from a hex as one shade over what it does not see. Memoized until another view is shown. */
import { type Scenario } from '#shared/document/types'
import { type Axial, sameHex } from '#shared/hex/axial'
import { hexCount } from '#shared/hex/grid'
import { type DrawOp, type Path, solid } from '#shared/painter/ops'
import { mapFrame } from '#shared/painter/frame'
import { PathBuilder } from '#shared/painter/path'
import { type Viewer } from '#shared/rules/answers/sight'
import { type View } from '#shared/rules/answers/sightEnds'
import { regionPath } from '#shared/painter/regionPath'
import { keeping } from '../overlay/keeping'
import { type OverlayFrame } from '../overlay/marks'

/** Maps of more hexes than this are looked over within `FAR` hexes only: the pointer must not outrun the answers. */
const WHOLE_MAP_HEXES = 4000
const FAR = 30

export interface SeenFrom {
  /** A hex, or those from which a counter looks: seen is what one of them sees. */
  readonly from: readonly Viewer[]
  /** Hexes, those seen from not counted: from deep in the rock not even they are seen. */
  readonly seen: number
  readonly hidden: number
  /** The range of the look, in hexes; undefined = over the whole map. */
  readonly within: number | undefined
  /** Outline of the hidden hexes, mm, to be filled even-odd. */
  readonly shade: Path
  /** The outline of that range; nothing when it is everywhere. */
  readonly horizon: Path
}

/** The range of a field of view on this map, hexes; undefined = the whole map. */
export function reachOfSight({ map: { grid } }: Scenario): number | undefined {
  return hexCount(grid) > WHOLE_MAP_HEXES ? FAR : undefined
}

const kept = keeping<SeenFrom>()

/** The counts of a view, and the shade over what is hidden. */
export function seenFrom(view: View, { map: { grid, hexMm } }: Scenario): SeenFrom {
  const { from, visible, hidden, within } = view
  return kept([view, grid, hexMm], () => ({
    from,
    seen: othersThan(from, visible),
    hidden: othersThan(from, hidden),
    within,
    shade: regionPath(hidden, { grid, hexMm }),
    horizon: within === undefined ? [] : regionPath([...visible, ...hidden], { grid, hexMm }),
  }))
}

function othersThan(from: readonly Viewer[], hexes: readonly Axial[]): number {
  return hexes.filter((hex) => !from.some((one) => sameHex(hex, one))).length
}

const SHADE = '#10141c'

/** Dark over the hidden hexes, with a soft rim, on the map alone; a dashed line where no farther was looked. */
export function shadeOps({ shade, horizon }: SeenFrom, { layout, mmPerPx }: OverlayFrame): DrawOp[] {
  const line = (path: Path, px: number, opacity: number, dash?: readonly number[]): DrawOp => ({
    kind: 'path',
    path,
    stroke: { color: SHADE, width: px * mmPerPx, opacity, join: 'round', ...(dash ? { dash } : {}) },
  })
  const { x, y, width, height } = mapFrame(layout)
  const clip = { path: new PathBuilder().rect(x, y, width, height).build() }
  const dark: DrawOp = { kind: 'path', path: shade, fill: solid(SHADE, 0.55), rule: 'evenodd' }
  const limit = horizon.length > 0 ? [line(horizon, 2, 0.8, [8 * mmPerPx, 6 * mmPerPx])] : []
  return [{ kind: 'group', clip, ops: [dark, line(shade, 7, 0.1), line(shade, 3, 0.14), ...limit] }]
}
