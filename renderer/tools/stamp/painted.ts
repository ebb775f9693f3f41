/** A piece of a map as the painter draws it alone, its anchor at 0,0 (mm): the ghost under the pointer, the pictures of the library. */
import { createHistory } from '#shared/commands/history'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { newScenario } from '#shared/document/newScenario'
import { type RegionClip } from '#shared/document/region/clip'
import { addHex, type HexKey, hexKey, parseHexKey } from '#shared/hex/axial'
import { type Grid, toAxial, toOffset } from '#shared/hex/grid'
import { hexCenter, hexCorners } from '#shared/hex/layout'
import { LETTER_NUMBERING } from '#shared/hex/numbering'
import { type DrawOp, type Rect } from '#shared/painter/ops'
import { paintScene } from '#shared/painter/picture/paintScene'
import { PathBuilder } from '#shared/painter/path'
import { sceneOf } from '#shared/painter/sceneOf'
import { type Detail, type LayerId, type StyleId } from '#shared/painter/style'
import { STYLES } from '#shared/painter/picture/styles'
import { terrainPalette } from '#shared/rules/rows'
import { type Ruleset } from '#shared/rules/ruleset'

interface RegionLook {
  readonly ruleset: Ruleset
  readonly style: StyleId
  readonly hexMm: number
  readonly orientation: Grid['orientation']
  readonly detail: Detail
}

export interface RegionPicture {
  readonly ops: readonly DrawOp[]
  /** The part of the sheet that it covers, mm. */
  readonly rect: Rect
}

const LAYERS: readonly LayerId[] = [
  'terrain',
  'elevation',
  'ways',
  'structures',
  'hexsides',
  'zones',
  'labels',
  'counters',
]
/** Open hexes round it; even, so that columns keep their stagger. */
const MARGIN = 2
/** Walls on the rim and crowns of trees reach a little beyond their hexes. */
const REACH = 1.16

export function paintedRegion(clip: RegionClip, look: RegionLook): RegionPicture {
  const { ruleset, style, hexMm, orientation, detail } = look
  const grid = gridRound(clip, orientation)
  const at = toAxial({ col: -grid.from.col, row: -grid.from.row }, grid)
  const empty = newScenario({
    ...{ title: '', language: 'fr', ruleset: ruleset.id, grid, hexMm, numbering: LETTER_NUMBERING },
    ...{ palette: terrainPalette(ruleset), terrain: ruleset.openTerrain },
  })
  const history = createHistory(empty)
  history.apply(pasteRegion, { clip, at: hexKey(at) })
  const layout = { grid, hexMm }
  const path = new PathBuilder()
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const key of Object.keys(clip.hexes) as HexKey[]) {
    const hex = addHex(parseHexKey(key), at)
    const { x, y } = hexCenter(hex, layout)
    const corners = hexCorners(hex, layout).map((corner) => ({
      x: x + (corner.x - x) * REACH,
      y: y + (corner.y - y) * REACH,
    }))
    path.polygon(corners)
    for (const corner of corners) {
      xs.push(corner.x)
      ys.push(corner.y)
    }
  }
  const [left, right, top, bottom] = [
    least(xs),
    -least(xs.map((x) => -x)),
    least(ys),
    -least(ys.map((y) => -y)),
  ]
  const rect = { x: left, y: top, width: right - left, height: bottom - top }
  const layers = clip.only ? LAYERS.filter((layer) => layer === clip.only) : LAYERS
  const ops = paintScene(sceneOf(history.document, ruleset), { rect, style: STYLES[style], layers, detail })
  const anchor = hexCenter(at, layout)
  return {
    ops: [
      { kind: 'group', transform: [1, 0, 0, 1, -anchor.x, -anchor.y], clip: { path: path.build() }, ops },
    ],
    rect: { ...rect, x: rect.x - anchor.x, y: rect.y - anchor.y },
  }
}

// Spread over arguments, a large region would be too many.
const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity)

/** A grid that holds the clip; `from` is where its first column and row lie as the clip counts them from its anchor. */
function gridRound(
  clip: RegionClip,
  orientation: Grid['orientation'],
): Grid & { readonly from: { readonly col: number; readonly row: number } } {
  const endless: Grid = { orientation, stagger: 'even', columns: 1, rows: 1 }
  const places = (Object.keys(clip.hexes) as HexKey[]).map((key) => toOffset(parseHexKey(key), endless))
  const even = (value: number): number => 2 * Math.floor(value / 2)
  const [cols, rows] = [places.map(({ col }) => col), places.map(({ row }) => row)]
  const from = { col: even(least(cols) - MARGIN), row: even(least(rows) - MARGIN) }
  const size = (all: readonly number[], first: number): number =>
    -least(all.map((one) => -one)) - first + 1 + MARGIN
  return { ...endless, columns: size(cols, from.col), rows: size(rows, from.row), from }
}
