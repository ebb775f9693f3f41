/** The hexes of our file as cells of a map of tiles. */
import { MAX_ELEVATION } from '#shared/document/limits'
import { newPaletteCharacter } from '#shared/document/palette'
import { type Grid, isAbsent } from '#shared/hex/grid'
import { isObject, type JsonObject } from '#shared/json/decode'

export interface FileCell {
  readonly terrain: string
  readonly level: number
  readonly cave: boolean
  /** Bits of `HEX_FLAGS`. */
  readonly flags: number
  readonly wandering: number
}

export interface FileCells {
  /** On the map; `isAbsent` where a frame leaves no hex. */
  at(column: number, row: number): FileCell & { readonly isAbsent: boolean }
}

export function partOf(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

function gridOfFile(file: JsonObject): Grid {
  const { orientation, stagger, columns, rows, halfHexes } = partOf(file['map'])
  return {
    orientation: orientation as Grid['orientation'],
    stagger: stagger as Grid['stagger'],
    columns: columns as number,
    rows: rows as number,
    ...(halfHexes === true && { halfHexes }),
  }
}

/** The least and the most of what is a number. */
export const BOUNDS = {
  level: [-MAX_ELEVATION, MAX_ELEVATION],
  flags: [0, 7],
  wandering: [0, 4],
} as const

/** The whole number in its bounds; 0 for what is none. */
export function bounded(key: keyof typeof BOUNDS, value: number): number {
  const [least, most] = BOUNDS[key]
  return Math.min(most, Math.max(least, Math.round(value) || 0))
}

/** The keys of the file's map that hold the cells, beside the palette: a text or a list by row. */
export const CELL_KEYS = ['terrain', 'elevation', 'environment', 'flags', 'wandering'] as const

/** @param file as the program writes it */
export function cellsOfFile(file: JsonObject): FileCells {
  const map = partOf(file['map'])
  const grid = gridOfFile(file)
  const palette = new Map(Object.entries(partOf(map['palette'])) as [string, string][])
  const terrain = map['terrain'] as readonly string[]
  const rowsOf = (key: string): readonly unknown[] =>
    Array.from({ length: grid.rows }, (_, row) => partOf(map[key])[row])
  const [elevation, environment, flags, wandering] = [
    rowsOf('elevation') as readonly (readonly number[] | undefined)[],
    ...(['environment', 'flags', 'wandering'].map(rowsOf) as (readonly (string | undefined)[])[]),
  ] as const
  const digit = (text: string | undefined, column: number): number => Number(text?.[column]) || 0
  return {
    at: (column, row) => ({
      terrain: palette.get(terrain[row]?.[column] ?? '') ?? '',
      level: elevation[row]?.[column] ?? 0,
      cave: environment?.[row]?.[column] === 'c',
      flags: digit(flags?.[row], column),
      wandering: digit(wandering?.[row], column),
      isAbsent: isAbsent({ col: column, row }, grid),
    }),
  }
}

type Writable = { -readonly [K in keyof FileCell]: FileCell[K] }

/** Cells that are being read, row by row. */
export function openCells(columns: number, rows: number, terrain: string): Writable[] {
  const plain: FileCell = { terrain, level: 0, cave: false, flags: 0, wandering: 0 }
  return Array.from({ length: columns * rows }, () => ({ ...plain }))
}

/**
 * The keys of the file's map that hold the cells. A terrain without a character gets one.
 * @param palette the characters there are
 * @param full called when none is left
 */
export function mapRowsOf(
  cells: readonly FileCell[],
  columns: number,
  palette: JsonObject,
  full: () => never,
): JsonObject {
  const letters = Object.fromEntries(Object.entries(palette)) as Record<string, string>
  const characters = new Map(
    Object.entries(letters)
      .reverse()
      .map(([character, terrain]) => [terrain, character]),
  )
  const characterOf = (terrain: string): string => {
    const known = characters.get(terrain)
    if (known !== undefined) return known
    const given = newPaletteCharacter(letters, terrain) ?? full()
    letters[given] = terrain
    characters.set(terrain, given)
    return given
  }
  const rows = Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
  const layer = (
    of: (cell: FileCell) => number | boolean,
    write: (values: readonly (number | boolean)[]) => unknown = (values) => values.map(letterOf).join(''),
  ): JsonObject =>
    Object.fromEntries(
      rows.flatMap((row, index) => (row.some(of) ? [[String(index), write(row.map(of))]] : [])),
    )
  const terrain = rows.map((row) => row.map((cell) => characterOf(cell.terrain)).join(''))
  return {
    palette: letters,
    terrain,
    elevation: layer(
      ({ level }) => level,
      (levels) => levels,
    ),
    environment: layer(({ cave }) => cave),
    flags: layer(({ flags }) => flags),
    wandering: layer(({ wandering }) => wandering),
  }
}

function letterOf(value: number | boolean): string {
  if (value === true) return 'c'
  return value ? String(value) : '.'
}
