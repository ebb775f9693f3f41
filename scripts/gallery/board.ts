/** A small board drawn as text, with pieces placed as the rules' examples place them. */
import { inBuckets } from '#shared/document/chunk'
import { newScenario } from '#shared/document/newScenario'
import { counterId, labelId, sideId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { addHex, type Axial, axial, hexKey } from '#shared/hex/axial'
import { directionTo } from '#shared/hex/direction'
import { type Facing, parseFacingName } from '#shared/hex/facing'
import { type Grid } from '#shared/hex/grid'
import { type HexsideKey, hexsideKey } from '#shared/hex/hexside'
import { hexName, LETTER_NUMBERING, parseHexName } from '#shared/hex/numbering'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { terrainPalette } from '#shared/rules/contract/rows'
import { found, layerOf, type Names, sidesCrossed } from './drawing'
import { type Said, worded } from './worded'
import { counterTypesOf, type PieceType, SIDES, typeId } from './pieces'

/** A hex as an example gives it: steps q, r from its (0, 0). */
type Place = readonly [number, number]

interface Piece {
  readonly type: PieceType
  readonly name: Said
  readonly at: Place
  /** The facing of a character on foot, `v0`…`v5`. */
  readonly facing?: string
  /** The rear hex of a rider. */
  readonly rear?: Place
}

export interface Board {
  readonly title: string
  /** The number of its first column, 1 = A. */
  readonly firstColumn?: number
  /** Rows of palette characters, as in the file. */
  readonly terrain: readonly string[]
  /** Hexes a path or a stream goes through, in order; it enters and leaves the board by sides of the rim. */
  readonly paths: readonly string[]
  readonly streams: readonly string[]
  /** The hex of the example's (0, 0), by name. */
  readonly origin: string
  readonly pieces: Readonly<Record<string, Piece>>
  readonly labels: Readonly<Record<string, Place>>
  /** The teaching text; `at` names a hex of the example. */
  text(at: (...place: Place) => string): { readonly fr: string; readonly en: string }
}

const HEX_MM = 25

export function scenarioOf(board: Board): Scenario {
  const columns = board.terrain[0]?.length ?? 0
  const grid: Grid = { orientation: 'flat', stagger: 'even', columns, rows: board.terrain.length }
  const numbering = { ...LETTER_NUMBERING, firstColumn: board.firstColumn ?? 1 }
  const origin = found(parseHexName(board.origin, numbering, grid), board.origin)
  const hexAt = ([q, r]: Place): Axial => addHex(origin, axial(q, r))
  const text = board.text((...place) => hexName(hexAt(place), numbering, grid))
  const palette = terrainPalette(magnaCarta)
  const empty = newScenario({
    title: board.title,
    language: 'fr',
    ruleset: magnaCarta.id,
    grid,
    hexMm: HEX_MM,
    numbering,
    palette,
    terrain: magnaCarta.openTerrain,
  })
  return {
    ...empty,
    info: { ...empty.info, authors: ['Castellan'] },
    texts: { background: text },
    map: {
      ...empty.map,
      chunks: painted(empty, board.terrain),
      hexsides: ways(board, { grid, numbering }),
    },
    sides: SIDES,
    counterTypes: counterTypesOf(Object.values(board.pieces).map(({ type }) => type)),
    counters: Object.fromEntries(
      Object.entries(board.pieces).map(([id, piece]) => [counterId(id), counterOf(piece, hexAt, grid)]),
    ),
    labels: Object.fromEntries(
      Object.entries(board.labels).map(([label, place]) => [
        labelId(label.toLowerCase()),
        { text: label, hex: hexKey(hexAt(place)), dxMm: 0, dyMm: 0, sizeMm: 6, angle: 0 },
      ]),
    ),
  }
}

function painted({ map }: Scenario, rows: readonly string[]): Scenario['map']['chunks'] {
  const terrains = layerOf(rows, map, map.chunks, {
    value: (char) => map.palette[char],
    layer: ({ terrain }) => terrain,
  })
  return terrains.map((terrain) => ({ terrain }))
}

function ways(board: Board, names: Names): Scenario['map']['hexsides'] {
  const hexsides: Record<HexsideKey, HexsideFeatures> = {}
  const lay = (lines: readonly string[], feature: string): void => {
    for (const side of lines.flatMap((line) => sidesCrossed(line, names)))
      hexsides[hexsideKey(side)] = { way: { feature } }
  }
  lay(board.streams, 'stream')
  lay(board.paths, 'path')
  return inBuckets(hexsides, names.grid)
}

function counterOf(piece: Piece, hexAt: (place: Place) => Axial, grid: Grid): Counter {
  return {
    type: typeId(piece.type),
    ...worded({ name: piece.name }),
    side: sideId(piece.type.side),
    hex: hexKey(hexAt(piece.at)),
    facing: facingOf(piece, hexAt, grid),
    placement: 'ground',
    rank: 0,
    face: piece.rear ? 'mounted-healthy' : 'healthy',
    status: {},
    hidden: false,
    decoy: false,
  }
}

function facingOf({ at, rear, facing = 'v0' }: Piece, hexAt: (place: Place) => Axial, grid: Grid): Facing {
  if (!rear) return found(parseFacingName(facing, grid), facing)
  const index = found(directionTo(hexAt(rear), hexAt(at)), 'rear hex behind its front')
  return { kind: 'side', index }
}
