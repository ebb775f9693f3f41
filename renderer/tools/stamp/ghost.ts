/**
 * Draws a piece of a map under the pointer while it is being placed, as it will look: its picture within the map, the line round it,
 * red where it falls off the map or on counters.
 */
import { countersByHex, footprint } from '#shared/document/counters'
import { REGION_PARTS, type RegionClip } from '#shared/document/region/clip'
import { type Scenario } from '#shared/document/types'
import { addHex, type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexCenter, hexCorners } from '#shared/hex/layout'
import { mapFrame } from '#shared/painter/frame'
import { type DrawOp, type Path, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { regionPath } from '#shared/painter/regionPath'
import { type ToolContext } from '../../editor/ports/toolContext'
import { ghostPicture } from './ghostPicture'

const LINE = '#1f6fd6'
const WRONG = '#c8102e'

/** Made once for a clip on a layout: afterwards it is only shifted. */
interface Known {
  readonly hexMm: number
  readonly orientation: string
  readonly hexes: readonly Axial[]
  /** Those that its counters cover. */
  readonly covered: readonly Axial[]
  readonly rim: Path
}
const knownClips = new WeakMap<RegionClip, Known>()

/** `moves`: all of it goes there, and its own counters leave their places. */
export function ghost(clip: RegionClip, at: Axial, context: ToolContext, moves = false): DrawOp[] {
  const { layout, mmPerPx, options } = context
  const known = knownOf(clip, context)
  const from = hexCenter({ q: 0, r: 0 }, layout)
  const to = hexCenter(at, layout)
  const shifted = (dx: number, dy: number, ops: readonly DrawOp[]): DrawOp => ({
    kind: 'group',
    transform: [1, 0, 0, 1, dx, dy],
    ops,
  })
  const parts = moves ? REGION_PARTS : clip.only ? [clip.only] : options.stampParts
  const picture = ghostPicture(clip, context, { parts, through: !moves && options.stampThrough })
  const line = (color: string, px: number, opacity: number): DrawOp => ({
    kind: 'path',
    path: known.rim,
    stroke: { color, width: px * mmPerPx, opacity, join: 'round' },
  })
  const isPainted = picture.length > 0
  const { x, y, width, height } = mapFrame(layout)
  const frame = new PathBuilder().rect(x, y, width, height).build()
  const onMap: DrawOp = { kind: 'group', clip: { path: frame }, ops: [shifted(to.x, to.y, picture)] }
  return [
    ...(isPainted ? [onMap] : []),
    ...wrongHexes(known, at, context, parts.includes('counters'), moves ? clip.counters : {}),
    // Thin round a picture, whose walls it must not hide.
    shifted(
      to.x - from.x,
      to.y - from.y,
      isPainted ? [line(LINE, 1.25, 0.9)] : [line('#ffffff', 4.5, 0.75), line(LINE, 2.25, 1)],
    ),
  ]
}

function knownOf(clip: RegionClip, { layout }: ToolContext): Known {
  const { hexMm, grid } = layout
  const known = knownClips.get(clip)
  if (known?.hexMm === hexMm && known.orientation === grid.orientation) return known
  const hexes = (Object.keys(clip.hexes) as HexKey[]).map(parseHexKey)
  const covered = Object.values(clip.counters).flatMap((counter) => footprint(clip, counter))
  const made = { hexMm, orientation: grid.orientation, hexes, covered, rim: regionPath(hexes, layout) }
  knownClips.set(clip, made)
  return made
}

// Those that are lost, and those where counters would come to stand on others than `moved`.
function wrongHexes(
  { hexes, covered }: Known,
  at: Axial,
  { layout, scenario }: ToolContext,
  laysCounters: boolean,
  moved: Scenario['counters'],
): DrawOp[] {
  const path = new PathBuilder()
  for (const own of hexes) {
    const hex = addHex(own, at)
    if (!onGrid(hex, layout.grid)) path.polygon(hexCorners(hex, layout))
  }
  const standing = countersByHex(scenario)
  for (const own of laysCounters ? covered : []) {
    const hex = addHex(own, at)
    const others = (standing.get(hexKey(hex)) ?? []).filter((id) => !Object.hasOwn(moved, id))
    if (others.length > 0) path.polygon(hexCorners(hex, layout))
  }
  return path.isEmpty ? [] : [{ kind: 'path', path: path.build(), fill: solid(WRONG, 0.38) }]
}
