/** What hangs under the pointer while a piece of a map is being laid: its ground, its sides, its counters, in outline. */
import { type RegionClip } from '#shared/document/region/clip'
import { type Axial, type HexKey, parseHexKey } from '#shared/hex/axial'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { hexCenter, hexCorners, hexsideEnds, type Layout } from '#shared/hex/layout'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { regionPath } from '../regionPath'
import { type ToolContext } from '../tool'

const GROUND = '#1f6fd6'
const SOMETHING = '#1b3a63'

/** Drawn once for a clip on a layout: afterwards it is only shifted. */
interface Drawn {
  readonly hexMm: number
  readonly orientation: string
  readonly openTerrain: string
  readonly ops: (mmPerPx: number) => DrawOp[]
}
const drawn = new WeakMap<RegionClip, Drawn>()

export function ghost(clip: RegionClip, at: Axial, { layout, mmPerPx, ruleset }: ToolContext): DrawOp[] {
  const { openTerrain } = ruleset
  const { hexMm, grid } = layout
  let known = drawn.get(clip)
  if (known?.hexMm !== hexMm || known.orientation !== grid.orientation || known.openTerrain !== openTerrain) {
    const ops = shapes(clip, layout, openTerrain)
    known = { hexMm, orientation: grid.orientation, openTerrain, ops }
    drawn.set(clip, known)
  }
  const from = hexCenter({ q: 0, r: 0 }, layout)
  const to = hexCenter(at, layout)
  return [{ kind: 'group', transform: [1, 0, 0, 1, to.x - from.x, to.y - from.y], ops: known.ops(mmPerPx) }]
}

function shapes(clip: RegionClip, layout: Layout, openTerrain: string): Drawn['ops'] {
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
  return (mmPerPx) => [
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
    {
      kind: 'path',
      path: ground,
      stroke: { color: '#ffffff', width: 4.5 * mmPerPx, opacity: 0.75, join: 'round' },
    },
    { kind: 'path', path: ground, stroke: { color: GROUND, width: 2.25 * mmPerPx, join: 'round' } },
  ]
}
