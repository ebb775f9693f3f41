/**
 * Draws a piece of a map under the pointer while it is being laid: its picture, an outline until that is painted, red where
 * it falls off the map or on counters.
 */
import { countersByHex } from '#shared/document/counters'
import { type RegionClip } from '#shared/document/region/clip'
import { addHex, type Axial, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, hexCorners, hexsideEnds, type Layout } from '#shared/hex/layout'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { regionPath } from '#shared/painter/regionPath'
import { type ToolContext } from '../../editor/ports/toolContext'
import { ghostPicture } from './ghostPicture'

const GROUND = '#1f6fd6'
const SOMETHING = '#1b3a63'
const WRONG = '#c8102e'

/** Drawn once for a clip on a layout: afterwards it is only shifted. */
interface Drawn {
  readonly hexMm: number
  readonly orientation: string
  readonly openTerrain: string
  readonly hexes: readonly Axial[]
  readonly counters: readonly Axial[]
  /** In place of its picture, which may be missing; and the line round it. */
  readonly filling: (mmPerPx: number) => DrawOp[]
  readonly outline: (mmPerPx: number) => DrawOp[]
  /** In its place round a picture, whose walls it must not hide. */
  readonly rim: (mmPerPx: number) => DrawOp[]
}
const drawn = new WeakMap<RegionClip, Drawn>()

/** `moves`: its own counters leave their places. */
export function ghost(clip: RegionClip, at: Axial, context: ToolContext, moves = false): DrawOp[] {
  const { layout, mmPerPx, ruleset } = context
  const { openTerrain } = ruleset
  const { hexMm, grid } = layout
  let known = drawn.get(clip)
  if (known?.hexMm !== hexMm || known.orientation !== grid.orientation || known.openTerrain !== openTerrain) {
    known = {
      ...{ hexMm, orientation: grid.orientation, openTerrain },
      hexes: (Object.keys(clip.hexes) as HexKey[]).map(parseHexKey),
      counters: Object.values(clip.counters).flatMap(({ hex }) =>
        hex === undefined ? [] : [parseHexKey(hex)],
      ),
      ...shapes(clip, layout, openTerrain),
    }
    drawn.set(clip, known)
  }
  const from = hexCenter({ q: 0, r: 0 }, layout)
  const to = hexCenter(at, layout)
  const shifted = (dx: number, dy: number, ops: readonly DrawOp[]): DrawOp => ({
    kind: 'group',
    transform: [1, 0, 0, 1, dx, dy],
    ops,
  })
  const picture = ghostPicture(clip, context)
  return [
    picture.length > 0
      ? shifted(to.x, to.y, picture)
      : shifted(to.x - from.x, to.y - from.y, known.filling(mmPerPx)),
    ...wrongHexes(known, at, context, moves ? clip : undefined),
    shifted(to.x - from.x, to.y - from.y, picture.length > 0 ? known.rim(mmPerPx) : known.outline(mmPerPx)),
  ]
}

// Those that are lost, and those where counters would come to stand on others.
function wrongHexes(known: Drawn, at: Axial, context: ToolContext, moved?: RegionClip): DrawOp[] {
  const { layout, scenario } = context
  const path = new PathBuilder()
  for (const own of known.hexes) {
    const hex = addHex(own, at)
    if (!onGrid(hex, layout.grid)) path.polygon(hexCorners(hex, layout))
  }
  if (known.counters.length > 0) {
    const standing = countersByHex(scenario)
    for (const own of known.counters) {
      const hex = addHex(own, at)
      const others = (standing.get(hexKey(hex)) ?? []).filter(
        (id) => !moved || !Object.hasOwn(moved.counters, id),
      )
      if (others.length > 0) path.polygon(hexCorners(hex, layout))
    }
  }
  return path.isEmpty ? [] : [{ kind: 'path', path: path.build(), fill: solid(WRONG, 0.38) }]
}

function shapes(
  clip: RegionClip,
  layout: Layout,
  openTerrain: string,
): Pick<Drawn, 'filling' | 'outline' | 'rim'> {
  const keys = Object.keys(clip.hexes) as HexKey[]
  const ground = regionPath(keys.map(parseHexKey), layout)
  const covered = new PathBuilder()
  for (const key of keys)
    if (clip.hexes[key]?.terrain !== openTerrain || clip.structures[key])
      covered.polygon(hexCorners(parseHexKey(key), layout))
  const sides = new PathBuilder()
  for (const key of Object.keys(clip.hexsides) as HexsideKey[])
    sides.polyline(hexsideEnds(parseHexsideKey(key), layout))
  const counters = new PathBuilder()
  for (const { hex } of Object.values(clip.counters)) {
    if (hex === undefined) continue
    const { x, y } = hexCenter(parseHexKey(hex), layout)
    const half = layout.hexMm * 0.28
    counters.rect(x - half, y - half, 2 * half, 2 * half)
  }
  const [terrain, walls, pieces] = [covered.build(), sides.build(), counters.build()]
  return {
    filling: (mmPerPx) => [
      { kind: 'path', path: ground, fill: solid(GROUND, 0.16), rule: 'evenodd' },
      { kind: 'path', path: terrain, fill: solid(SOMETHING, 0.3) },
      {
        kind: 'path',
        path: walls,
        stroke: { color: SOMETHING, width: 4 * mmPerPx, opacity: 0.85, cap: 'round' },
      },
      {
        kind: 'path',
        path: pieces,
        fill: solid('#ffffff', 0.6),
        stroke: { color: SOMETHING, width: 1.5 * mmPerPx },
      },
    ],
    rim: (mmPerPx) => [
      {
        kind: 'path',
        path: ground,
        stroke: { color: GROUND, width: 1.25 * mmPerPx, opacity: 0.9, join: 'round' },
      },
    ],
    outline: (mmPerPx) => [
      {
        kind: 'path',
        path: ground,
        stroke: { color: '#ffffff', width: 4.5 * mmPerPx, opacity: 0.75, join: 'round' },
      },
      { kind: 'path', path: ground, stroke: { color: GROUND, width: 2.25 * mmPerPx, join: 'round' } },
    ],
  }
}
