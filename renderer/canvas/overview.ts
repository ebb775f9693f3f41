/**
 * The whole map at two pixels a hex: shown while hexes are too small for tiles, and until tiles are painted. Lines
 * of hexes that are shifted half a hex are shifted by one pixel. Open ground shows a background picture.
 */
import { CHUNK_SIZE, chunkColumns } from '#shared/document/chunk'
import { type Environment, type Scenario, type ScenarioMap } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { hexRadius } from '#shared/hex/layout'
import { type Rect } from '#shared/painter/ops'
import { type StyleId } from '#shared/painter/style'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { type Scan } from './overviewScan'
import { type TerrainColors, terrainColors } from './terrainColors'

export interface Overview {
  /** Paints everything anew. */
  rebuild(scenario: Scenario, style: StyleId): void
  /** Paints the chunks that differ from those painted last. */
  update(scenario: Scenario): void
  /** Puts a background picture under the map, or takes it away; the one before is closed. */
  lay(scan: Scan | undefined): void
  /** Draws the part of the map in `rect` (mm) into a box of the context's own units. */
  draw(context: CanvasRenderingContext2D, rect: Rect, target: Rect): void
}

/** @param rulesetOf the ruleset of what is painted anew. */
export function createOverview(rulesetOf: (scenario: Scenario) => Ruleset): Overview {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  let image: ImageData | undefined
  let colorOf: TerrainColors = () => 0
  let painted: ScenarioMap | undefined
  let drawn: { readonly scenario: Scenario; readonly style: StyleId } | undefined
  let scan: Scan | undefined

  // Writes a chunk into the picture; returns the box of pixels it may have changed.
  function paintChunk(map: ScenarioMap, index: number, pixels: Uint32Array): Rect {
    const { grid } = map
    const { terrain, environment } = map.chunks[index] ?? { terrain: [] }
    const flat = grid.orientation === 'flat'
    const firstCol = (index % chunkColumns(grid)) * CHUNK_SIZE
    const firstRow = Math.floor(index / chunkColumns(grid)) * CHUNK_SIZE
    const columns = Math.min(CHUNK_SIZE, grid.columns - firstCol)
    const rows = Math.min(CHUNK_SIZE, grid.rows - firstRow)
    const width = canvas.width
    // The steps to the next pixel of a hex's line, and to the last hex of a line.
    const step = flat ? width : 1
    const end = (flat ? grid.rows : grid.columns) - 1
    // A hot loop: the colour is looked up where the ground changes only.
    let last: string | undefined
    let lastPlace: Environment | undefined
    let color = 0
    for (let row = 0; row < rows; row++)
      for (let col = 0; col < columns; col++) {
        const cell = row * CHUNK_SIZE + col
        const id = terrain[cell]
        const place = environment?.[cell]
        if (id !== last || place !== lastPlace) {
          last = id
          lastPlace = place
          color = colorOf(id ?? '', place)
        }
        const x = firstCol + col
        const y = firstRow + row
        const at = flat ? (2 * y + shift(x, grid)) * width + x : y * width + 2 * x + shift(y, grid)
        pixels[at] = color
        pixels[at + step] = color
        // The half hex between a line's end and the rim of the picture, as the painter fills it.
        const line = flat ? x : y
        const along = flat ? y : x
        if (along === 0 && shift(line, grid) === 1) pixels[at - step] = color
        if (along === end && shift(line, grid) === 0) pixels[at + 2 * step] = color
      }
    return flat
      ? { x: firstCol, y: 2 * firstRow, width: columns, height: 2 * rows + 1 }
      : { x: 2 * firstCol, y: firstRow, width: 2 * columns + 1, height: rows }
  }

  function rebuild(scenario: Scenario, style: StyleId): void {
    const { map } = scenario
    const { grid } = map
    const flat = grid.orientation === 'flat'
    canvas.width = flat ? grid.columns : 2 * grid.columns + 1
    canvas.height = flat ? 2 * grid.rows + 1 : grid.rows
    image = new ImageData(canvas.width, canvas.height)
    colorOf = terrainColors(rulesetOf(scenario), style, scan && TRANSPARENT)
    const pixels = new Uint32Array(image.data.buffer)
    map.chunks.forEach((_chunk, index) => paintChunk(map, index, pixels))
    context?.putImageData(image, 0, 0)
    painted = map
    drawn = { scenario, style }
  }

  return {
    rebuild,
    lay(next) {
      const before = scan
      scan = next
      if (drawn && (before === undefined) !== (next === undefined)) rebuild(drawn.scenario, drawn.style)
      before?.bitmap.close()
    },
    update(scenario) {
      if (!image || !drawn) return
      drawn = { ...drawn, scenario }
      const { map } = scenario
      const pixels = new Uint32Array(image.data.buffer)
      for (const [index, chunk] of map.chunks.entries()) {
        if (chunk === painted?.chunks[index]) continue
        const box = paintChunk(map, index, pixels)
        context?.putImageData(image, 0, 0, box.x, box.y, box.width, box.height)
      }
      painted = map
    },
    draw(target, rect, box) {
      if (!painted) return
      const { grid, hexMm } = painted
      const { origin, size } = pictureBox(grid, hexMm)
      if (scan) drawScan(scan, target, { rect, box })
      // Pixels of the picture a mm.
      const x = canvas.width / size.width
      const y = canvas.height / size.height
      target.drawImage(
        canvas,
        (rect.x - origin.x) * x,
        (rect.y - origin.y) * y,
        rect.width * x,
        rect.height * y,
        box.x,
        box.y,
        box.width,
        box.height,
      )
    },
  }
}

/** A transparent pixel of ImageData. */
const TRANSPARENT = 0

function drawScan(
  { rect: paper, bitmap }: Scan,
  target: CanvasRenderingContext2D,
  { rect, box }: { readonly rect: Rect; readonly box: Rect },
): void {
  target.save()
  // Thin lines of a scan would break into dots on the minimap.
  target.imageSmoothingQuality = 'medium'
  target.fillStyle = '#ffffff'
  target.fillRect(box.x, box.y, box.width, box.height)
  const px = bitmap.width / paper.width
  const [x, y] = [(rect.x - paper.x) * px, (rect.y - paper.y) * px]
  target.drawImage(bitmap, x, y, rect.width * px, rect.height * px, box.x, box.y, box.width, box.height)
  target.restore()
}

function shift(line: number, grid: Grid): number {
  return (line % 2 === 1) === (grid.stagger === 'odd') ? 1 : 0
}

// The paper that the picture covers: a line of hexes is as wide as the distance between lines.
function pictureBox(
  grid: Grid,
  hexMm: number,
): { origin: { x: number; y: number }; size: { width: number; height: number } } {
  const layout = { grid, hexMm }
  const radius = hexRadius(layout)
  const flat = grid.orientation === 'flat'
  const lines = flat ? grid.columns : grid.rows
  const across = (flat ? grid.rows : grid.columns) + 0.5
  const along = lines * 1.5 * radius
  return flat
    ? { origin: { x: radius / 4, y: 0 }, size: { width: along, height: across * hexMm } }
    : { origin: { x: 0, y: radius / 4 }, size: { width: across * hexMm, height: along } }
}
