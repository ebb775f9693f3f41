/** A hexagonal map of Tiled, TMX or TMJ, with its tilesets from wherever they lie. */
import { MAX_LINES } from '#shared/document/limits'
import { type Localized, localized } from '#shared/i18n/localized'
import { foundInstead } from '#shared/i18n/foundInstead'
import { refuse } from '../../exchange/fault'
import { type CellBox, type TiledGrid, type TiledMap } from '../model/tiledMap'
import { choiceAt, type Cursor, flagAt, integerAt } from './cursor'
import { cursorOf, type TiledInput } from './openFile'
import { readLayers } from './readLayers'
import { readProperties } from './readProperties'
import { readTilesets } from './readTilesets'

/** Throws `ExchangeRefusal`, located. */
export async function readTiledMap(input: TiledInput): Promise<TiledMap> {
  const at = cursorOf(input.bytes, input.name, 'map')
  requireHexagons(at)
  const grid = readGrid(at)
  const tilesets = await readTilesets(at.member('tilesets'), input)
  const isInfinite = flagAt(at, 'infinite', false)
  const size: CellBox = {
    column: 0,
    row: 0,
    columns: integerAt(at, 'width', [isInfinite ? 0 : 1, isInfinite ? 1e6 : MAX_LINES]),
    rows: integerAt(at, 'height', [isInfinite ? 0 : 1, isInfinite ? 1e6 : MAX_LINES]),
  }
  const { layers, box } = readLayers(at.member('layers'), isInfinite ? undefined : size)
  return { grid, box, properties: readProperties(at), tilesets, layers, at: at.place }
}

const SQUARE: Readonly<Record<string, Localized>> = {
  orthogonal: localized('une carte à cases carrées', 'a map of squares'),
  isometric: localized('une carte isométrique', 'an isometric map'),
  staggered: localized('une carte isométrique décalée', 'a staggered isometric map'),
}

function requireHexagons(at: Cursor): void {
  const { value } = at.member('orientation')
  const square = typeof value === 'string' && Object.hasOwn(SQUARE, value) ? SQUARE[value] : undefined
  if (square) refuse(at.file, foundInstead(square, HEXAGONS), at.place())
  choiceAt(at, 'orientation', ['hexagonal'])
}

const HEXAGONS = localized('une carte à cases hexagonales', 'a map of hexagons')

const MOST_PIXELS = 100_000

function readGrid(at: Cursor): TiledGrid {
  const tileWidth = integerAt(at, 'tilewidth', [2, MOST_PIXELS])
  const tileHeight = integerAt(at, 'tileheight', [2, MOST_PIXELS])
  const staggerAxis = choiceAt(at, 'staggeraxis', ['x', 'y'], 'y')
  return {
    staggerAxis,
    tileWidth,
    tileHeight,
    staggerIndex: choiceAt(at, 'staggerindex', ['odd', 'even'], 'odd'),
    hexSide: integerAt(at, 'hexsidelength', [0, staggerAxis === 'x' ? tileWidth : tileHeight], 0),
  }
}
