/** The ground: flat tints with firm outlines, and the symbols of every terrain. */
import { type Axial } from '#shared/hex/axial'
import { neighbor } from '#shared/hex/direction'
import { type Point } from '#shared/hex/layout'
import { TERRAIN_LOOK_ROWS, type TerrainLook } from '#shared/rules/map/looks'
import { hexesInRect, type PlacedHex } from '../hexesInRect'
import { hexShape, type HexShape } from '../hexShape'
import { inLots } from '../lots'
import { type DrawOp, type Rect } from '../ops'
import { type PathBuilder } from '../path'
import { type Scene } from '../scene'
import { createSketch, type Ink } from '../sketch'
import { type Detail } from '../style'
import { isInner, type Patchwork, traceCell } from './ground/cellOutline'
import { type Cell, cellReader } from './ground/cells'
import { type CaveEdge, type GroundInk, HAIR } from './ground/grounds'
import { type InkSet } from './inkSet'
import { GROUND_SYMBOLS } from './symbols/groundSymbols'
import { type TerrainInk } from './symbols/inks'

/** Adds a run of equal hexes of one line (`last` after `first`) as one polygon. */
function traceRun(path: PathBuilder, first: PlacedHex, last: PlacedHex, shape: HexShape): void {
  const flat = Math.abs((shape.normals[0] as Point).x) < 1e-9
  // Corners of the leading and of the trailing half, clockwise; runs go down (flat) or right (pointy).
  const order = flat ? [4, 5, 0, 1, 2, 3] : [3, 4, 5, 0, 1, 2]
  const corner = (index: number): Point => shape.corners[order[index] as number] as Point
  const count = Math.round(Math.hypot(last.x - first.x, last.y - first.y) / stepOf(shape)) + 1
  const [dx, dy] = flat ? [0, stepOf(shape)] : [stepOf(shape), 0]
  const at = (spotIndex: number, index: number): void => {
    const { x, y } = corner(index)
    path.line(first.x + dx * spotIndex + x, first.y + dy * spotIndex + y)
  }
  const start = corner(0)
  path.move(first.x + start.x, first.y + start.y)
  for (const index of [1, 2]) at(0, index)
  for (let spot = 0; spot < count; spot++) {
    at(spot, 3)
    if (spot < count - 1) at(spot + 1, 2)
  }
  for (const index of [4, 5]) at(count - 1, index)
  for (let spot = count - 1; spot >= 0; spot--) {
    at(spot, 0)
    if (spot > 0) at(spot - 1, 5)
  }
  path.close()
}

function stepOf(shape: HexShape): number {
  const { x, y } = shape.middles[0] as Point
  return 2 * Math.hypot(x, y)
}

/** Gathers equal hexes that follow each other in a line, to trace them as one polygon; `end` traces the last. */
function runsOf<Kind>(
  flat: boolean,
  trace: (kind: Kind, first: PlacedHex, last: PlacedHex) => void,
): { add(kind: Kind, spot: PlacedHex): void; end(): void } {
  let run: { readonly kind: Kind; readonly first: PlacedHex; last: PlacedHex } | undefined
  const end = (): void => {
    if (run) trace(run.kind, run.first, run.last)
    run = undefined
  }
  return {
    add(kind, spot) {
      const next =
        run &&
        (flat
          ? spot.q === run.last.q && spot.r === run.last.r + 1
          : spot.r === run.last.r && spot.q === run.last.q + 1)
      if (run && next && run.kind === kind) run.last = spot
      else {
        end()
        run = { kind, first: spot, last: spot }
      }
    },
    end,
  }
}

/** Flat hexes only, runs of equal ones in one polygon each: what a whole map is painted with far out. */
function paintFlat(
  scene: Scene,
  spots: readonly PlacedHex[],
  inks: InkSet,
  inkAt: (hex: Axial) => GroundInk,
): DrawOp[] {
  const { hexMm, grid } = scene.layout
  const shape = hexShape(scene.layout, HAIR * hexMm)
  const sketch = createSketch<GroundInk>(inks.flat, hexMm)
  const runs = runsOf<GroundInk>(grid.orientation === 'flat', (ink, first, last) => {
    traceRun(sketch.pen(ink), first, last, shape)
  })
  for (const spot of spots) runs.add(inkAt(spot), spot)
  runs.end()
  return sketch.ops()
}

// Rock, above or below the ground.
const isRock = ({ look }: Cell): boolean => look === 'cave-rock' || look === 'impassable'

/** The line between two areas, drawn by the first. */
function edgeBetween(cell: Cell, other: Cell): TerrainLook | CaveEdge {
  if (!cell.cave && !other.cave) return cell.ground
  const [walled, blocked] = [isRock(cell), isRock(other)]
  if (walled !== blocked) return 'cave wall'
  return cell.cave === other.cave || walled ? cell.ground : 'cave mouth'
}

/** Fills without the lines that close seams between hexes. */
function seamless({ areas }: InkSet): Readonly<Record<GroundInk, Ink>> {
  const entries = Object.entries(areas).map(([id, { fill }]): [string, Ink] => [id, fill ? { fill } : {}])
  return Object.fromEntries(entries) as Record<GroundInk, Ink>
}

/** Areas with soft irregular outlines: the fills of so many hexes after those of so many others, then the lines, which hide where fills meet. */
function* areasInParts(
  scene: Scene,
  spots: readonly PlacedHex[],
  inks: InkSet,
  cellAt: (hex: Axial) => Cell | undefined,
): Generator<DrawOp[], void> {
  const { hexMm, grid } = scene.layout
  const work: Patchwork = { shape: hexShape(scene.layout), hexMm, patchAt: cellAt }
  const grown = hexShape(scene.layout, HAIR * hexMm)
  const edges = createSketch<TerrainLook | CaveEdge>(inks.edges, hexMm)
  for (const some of inLots(spots, AREAS_AT_ONCE)) {
    const inside = createSketch<GroundInk>(seamless(inks), hexMm)
    const fills = createSketch<GroundInk>(inks.areas, hexMm)
    const runs = runsOf<GroundInk>(grid.orientation === 'flat', (ink, first, last) => {
      traceRun(inside.pen(ink), first, last, grown)
    })
    for (const spot of some) {
      const cell = cellAt(spot)
      if (!cell) continue
      if (isInner(spot, cell, work)) {
        // Rulings end where their area does.
        if (inks.areas[cell.ink].ruling) traceRun(fills.pen(cell.ink), spot, spot, work.shape)
        else runs.add(cell.ink, spot)
        continue
      }
      traceCell(spot, work, fills.pen(cell.ink), (from, control, to, toward) => {
        const other = cellAt(neighbor(spot, toward))
        if (!other || other.rank > cell.rank) return
        edges.pen(edgeBetween(cell, other)).move(from.x, from.y).quad(control.x, control.y, to.x, to.y)
      })
    }
    runs.end()
    yield [...inside.ops(), ...fills.ops()]
  }
  yield edges.ops()
}

// Reach of symbols beyond their hex: crowns that stand on hexsides and vertices.
const SYMBOL_REACH = 0.2

/** Hexes whose areas are held at once. */
const AREAS_AT_ONCE = 4096
/** Hexes whose symbols are held at once. Symbols of two hexes never overlap: it does not matter which are drawn first. */
const SYMBOLS_AT_ONCE = 1024

/** The ground, then the symbols of so many hexes after those of so many others. */
export function* terrainInParts(
  scene: Scene,
  rect: Rect,
  detail: Detail,
  inks: InkSet,
): Generator<DrawOp[], void> {
  const { layout } = scene
  const spots = hexesInRect(rect, layout, detail === 0 ? 0 : SYMBOL_REACH * layout.hexMm)
  const { lookAt, cellAt } = cellReader(scene)
  if (detail === 0) {
    yield paintFlat(scene, spots, inks, (hex) => lookAt(hex) ?? 'clear')
    return
  }
  if (detail === 1) yield paintFlat(scene, spots, inks, (hex) => cellAt(hex)?.ink ?? 'clear')
  else yield* areasInParts(scene, spots, inks, cellAt)
  const shape = hexShape(layout)
  const areaAt = (hex: Axial) => cellAt(hex)?.key
  for (const some of inLots(spots, SYMBOLS_AT_ONCE)) {
    const { pen, ops } = createSketch<TerrainInk>(inks.symbols, layout.hexMm)
    for (const spot of some) {
      const look = lookAt(spot)
      const ground = look && TERRAIN_LOOK_ROWS[look].ground
      if (!ground || detail < ground.from) continue
      GROUND_SYMBOLS[ground.symbol]({ spot, w: layout.hexMm, layout, detail, shape, pen, lookAt, areaAt })
    }
    yield ops()
  }
}
