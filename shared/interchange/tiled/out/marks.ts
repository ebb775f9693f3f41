/** Values of hexes beside terrain and level: a layer of tiles for the flags, and one for the wandering level. */
import { type JsonObject } from '#shared/json/decode'
import { cellsOfFile, type FileCells } from '../ours/cells'
import { type CellBox, type TiledGrid, type TileLayer } from '../model/tiledMap'
import { type Drawn, piecePicture } from './pieceScene'
import { openSheet, type Part, type SheetTile } from './sheet'

const KINDS = [
  { id: 'flags', most: 7 },
  { id: 'wandering', most: 4 },
] as const
type MarkKind = (typeof KINDS)[number]['id']

/** Layers of what the ruleset knows or the map has; the values of either are tiles, used or not. */
export function marksPart(drawn: Drawn, file: JsonObject, grid: TiledGrid, box: CellBox): Part {
  const cells = cellsOfFile(file)
  const sheet = openSheet('marks', grid.tileWidth, grid.tileHeight)
  const layers: { readonly kind: MarkKind; readonly numbers: readonly number[] }[] = []
  for (const { id, most } of KINDS) {
    const values = valuesOf(cells, id, box)
    if (!values.some((value) => value > 0) && !isKnown(drawn, id)) continue
    const tiles = Array.from({ length: most }, (_, index) =>
      sheet.numberOf(`${id} ${index + 1}`, () => markTile(drawn, id, index + 1)),
    )
    layers.push({ kind: id, numbers: values.map((value) => (value === 0 ? -1 : (tiles[value - 1] ?? -1))) })
  }
  return {
    sheets: [sheet],
    layers: (gidOf) =>
      layers.map(({ kind, numbers }): TileLayer => ({
        kind: 'tiles',
        name: kind,
        properties: {},
        visible: true,
        opacity: 1,
        box,
        gids: Uint32Array.from(numbers, (number) => (number < 0 ? 0 : gidOf(sheet, number))),
      })),
  }
}

function valuesOf(cells: FileCells, kind: MarkKind, { columns, rows }: CellBox): number[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const cell = cells.at(index % columns, Math.floor(index / columns))
    return cell.isAbsent ? 0 : cell[kind]
  })
}

function isKnown({ ruleset }: Drawn, kind: MarkKind): boolean {
  return ruleset.hexAttributes.some((attribute) =>
    kind === 'wandering' ? attribute === 'wandering' : attribute !== 'wandering' && attribute !== 'cave',
  )
}

function markTile(drawn: Drawn, kind: MarkKind, value: number): SheetTile {
  return {
    kind,
    properties: { [kind]: value },
    paint: () =>
      piecePicture(drawn, {
        layers: ['attributes'],
        everywhere: { [kind]: value },
        inHex: true,
        reach: drawn.scenario.map.hexMm / 2,
      }),
  }
}
