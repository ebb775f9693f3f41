/** The board: its picture by our painter, so that the middle of every hex lies where VASSAL puts pieces, and its grid. */
import { type Scenario } from '#shared/document/types'
import { isCut, toAxial } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { mapFrame } from '#shared/painter/frame'
import { type DrawOp, type Rect, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { paintScene } from '#shared/painter/picture/paintScene'
import { sceneOf } from '#shared/painter/sceneOf'
import { detailFor } from '#shared/painter/style'
import { LAYER_PRESETS } from '#shared/print/layerPresets'
import { type PrintPage } from '#shared/print/printPlan'
import { type Lattice, latticeOf } from './lattice'
import { namedMap, type NamedMap } from './namedAreas'
import { type Size } from './numbering'
import { type ModuleSetting, pxPerMm } from './setting'

export interface BoardSheet {
  readonly lattice: Lattice
  /** px */
  readonly size: Size
  readonly names: NamedMap
  /** The shift from mm of the map to mm of the picture. */
  readonly shift: { readonly x: number; readonly y: number }
}

/** Nobody wants to scroll further, and VASSAL holds no more with ease. */
const MOST_PIXELS = 60_000_000
const LEAST_HEX = 32

/** Pixels of a hex, flat to flat: as many as asked for, fewer for maps that would be too large. Whole and even. */
export function hexPixels({ map }: Pick<Scenario, 'map'>, wished: number): number {
  for (let hexPx = wished; hexPx > LEAST_HEX; hexPx -= 2) {
    const { width, height } = sizeAt(map, hexPx)
    if (width * height <= MOST_PIXELS) return hexPx
  }
  return LEAST_HEX
}

/** The margin about the map: pieces on rim hexes lie on the board, those that the frame cuts too. */
function marginOf({ grid }: Scenario['map'], hexPx: number): number {
  return Math.ceil(hexPx * (isCut(grid) ? 0.6 : 0.12))
}

function firstMiddle(map: Scenario['map'], hexPx: number): { readonly x: number; readonly y: number } {
  const layout = { grid: map.grid, hexMm: map.hexMm }
  const first = hexCenter(toAxial({ col: 0, row: 0 }, map.grid), layout)
  const frame = mapFrame(layout)
  const [scale, margin] = [hexPx / map.hexMm, marginOf(map, hexPx)]
  return {
    x: Math.round(margin + (first.x - frame.x) * scale),
    y: Math.round(margin + (first.y - frame.y) * scale),
  }
}

function sizeAt(map: Scenario['map'], hexPx: number): Size {
  const frame = mapFrame({ grid: map.grid, hexMm: map.hexMm })
  const [scale, margin] = [hexPx / map.hexMm, marginOf(map, hexPx)]
  return {
    width: Math.ceil(frame.width * scale) + 2 * margin,
    height: Math.ceil(frame.height * scale) + 2 * margin,
  }
}

export function boardSheet(scenario: Scenario, hexPx: number): BoardSheet {
  const { map } = scenario
  const first = firstMiddle(map, hexPx)
  const lattice = latticeOf(map.grid, first, hexPx)
  const size = sizeAt(map, hexPx)
  const center = hexCenter(toAxial({ col: 0, row: 0 }, map.grid), { grid: map.grid, hexMm: map.hexMm })
  const scale = hexPx / map.hexMm
  const shift = { x: first.x / scale - center.x, y: first.y / scale - center.y }
  return { lattice, size, names: namedMap(scenario, lattice), shift }
}

/** The colour behind the map: not so white that it dazzles. */
const TABLE = '#f4f1e8'

/** The picture of the board: all that is fixed. Markers, which come and go in play, are pieces. */
export function boardPage(setting: ModuleSetting, { size, shift }: BoardSheet): PrintPage {
  const { scenario, ruleset, style, hexPx } = setting
  const scale = pxPerMm(setting)
  // What has fallen by its markers stays fallen.
  const whole = sceneOf(scenario, ruleset, { eyes: 'players', onPaper: true })
  const scene = { ...whole, map: { ...whole.map, markers: {} } }
  const frame = mapFrame(scene.layout)
  const [widthMm, heightMm] = [size.width / scale, size.height / scale]
  const clip = rectPath(frame)
  return {
    name: 'board',
    widthMm,
    heightMm,
    paint: ({ part = { x: 0, y: 0, width: widthMm, height: heightMm } } = {}) => {
      const rect = { ...part, x: part.x - shift.x, y: part.y - shift.y }
      const ops = paintScene(scene, {
        rect,
        style,
        layers: LAYER_PRESETS.play.layers,
        detail: detailFor(hexPx),
      })
      const edge: DrawOp = { kind: 'path', path: clip, stroke: { color: '#1a1a1a', width: 0.3 } }
      const table: DrawOp = {
        kind: 'path',
        path: rectPath({ x: 0, y: 0, width: widthMm, height: heightMm }),
        fill: solid(TABLE),
      }
      const paper: DrawOp = { kind: 'path', path: clip, fill: solid('#ffffff') }
      const transform = [1, 0, 0, 1, shift.x, shift.y] as const
      return [
        table,
        { kind: 'group', transform, clip: { path: clip }, ops: [paper, ...ops] },
        { kind: 'group', transform, ops: [edge] },
      ]
    },
  }
}

function rectPath({ x, y, width, height }: Rect) {
  return new PathBuilder().rect(x, y, width, height).build()
}
