/** The field of view from a hex as one shade over what it does not see. Made anew only when the hex or the map changes. */
import { type Scenario } from '#shared/document/types'
import { type Axial, sameHex } from '#shared/hex/axial'
import { hexCount } from '#shared/hex/grid'
import { type DrawOp, type Path, solid } from '#shared/painter/ops'
import { mapFrame } from '#shared/painter/frame'
import { PathBuilder } from '#shared/painter/path'
import { type SightQuestions, type Viewer } from '#shared/rules/sight'
import { type OverlayFrame } from '../overlay'
import { regionPath } from '../regionPath'

/** Maps of more hexes than this are looked over within `FAR` hexes only: the pointer must never wait. */
const WHOLE_MAP_HEXES = 4000
const FAR = 30

export interface SeenFrom {
  readonly from: Viewer
  /** Hexes, the one seen from not counted: from deep in the rock not even that is seen. */
  readonly seen: number
  readonly hidden: number
  /** How far was looked, in hexes; undefined = over the whole map. */
  readonly within: number | undefined
  /** Outline of the hidden hexes, mm, to be filled even-odd. */
  readonly shade: Path
  /** How far was looked, as an outline; nothing when everywhere. */
  readonly horizon: Path
}

/** How far a field of view looks on this map; undefined = everywhere. */
function reachOfSight({ map: { grid } }: Scenario): number | undefined {
  return hexCount(grid) > WHOLE_MAP_HEXES ? FAR : undefined
}

let last: (SeenFrom & { readonly scenario: Scenario; readonly sight: SightQuestions }) | undefined

/** What is seen from a hex and placement, and the shade over the rest. */
export function seenFrom(from: Viewer, scenario: Scenario, sight: SightQuestions): SeenFrom {
  if (last && last.scenario === scenario && last.sight === sight && sameViewer(last.from, from)) return last
  const within = reachOfSight(scenario)
  const { visible, hidden } = sight.fieldOfView(scenario, from, within)
  const layout = { grid: scenario.map.grid, hexMm: scenario.map.hexMm }
  last = {
    scenario,
    sight,
    from,
    seen: othersThan(from, visible),
    hidden: othersThan(from, hidden),
    within,
    shade: regionPath(hidden, layout),
    horizon: within === undefined ? [] : regionPath([...visible, ...hidden], layout),
  }
  return last
}

function othersThan(from: Viewer, hexes: readonly Axial[]): number {
  return hexes.length - (hexes.some((hex) => sameHex(hex, from)) ? 1 : 0)
}

function sameViewer(a: Viewer, b: Viewer): boolean {
  return sameHex(a, b) && (a.placement ?? 'ground') === (b.placement ?? 'ground')
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
