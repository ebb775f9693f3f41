/**
 * The sparse layers of the map (elevation, environment, flags, wandering): the file lists, by row number, only the
 * rows that are not all default, trimmed at the end, one a line. Loops by hand: a map has up to a million hexes.
 */
import { CHUNK_CELLS, CHUNK_SIZE, chunkColumns } from '#shared/document/chunk'
import { MAX_ELEVATION } from '#shared/document/limits'
import { type Chunk, type Environment } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Reading } from '#shared/document/fields/vocabulary'
import { isObject } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { bandLines, type RememberedMap, type RowMemory } from './rememberedRows'

/** A chunk that is being read. */
export type OpenChunk = { -readonly [K in keyof Chunk]: Chunk[K] }

export interface SparseLayer<V> {
  readonly defaultValue: V
  readonly get: (chunk: Chunk) => readonly V[] | undefined
  readonly set: (chunk: OpenChunk, values: V[]) => void
  /** The values of one row of the file, from its first hex on; at most `columns`. */
  readonly readRow: (value: unknown, columns: number, at: Reading) => readonly V[]
  readonly writeRow: (values: readonly V[]) => string
  readonly remembered: RowMemory
}

const LOWEST = -MAX_ELEVATION
const HIGHEST = MAX_ELEVATION

function readLevels(value: unknown, columns: number, at: Reading): readonly number[] {
  const expected = localized(
    `une liste de ${columns} niveaux au plus, nombres entiers de ${LOWEST} à ${HIGHEST}`,
    `a list of at most ${columns} levels, whole numbers from ${LOWEST} to ${HIGHEST}`,
  )
  if (!Array.isArray(value) || value.length > columns) return refuse(at.path, value, expected)
  for (let col = 0; col < value.length; col++) {
    const level: unknown = value[col]
    if (!Number.isInteger(level) || (level as number) < LOWEST || (level as number) > HIGHEST)
      return refuse([...at.path, col], level, expected)
  }
  return value as number[]
}

export const elevationLayer: SparseLayer<number> = {
  defaultValue: 0,
  get: (chunk) => chunk.elevation,
  set: (chunk, values) => (chunk.elevation = values),
  remembered: new WeakMap(),
  readRow: readLevels,
  writeRow: (values) => JSON.stringify(values),
}

/** A layer written as one text per row, one character a hex; the first character stands for the default. */
function textRows<V>(
  characters: string,
  values: readonly V[],
  meaning: Localized,
): Pick<SparseLayer<V>, 'readRow' | 'writeRow'> {
  return {
    readRow(value, columns, at) {
      const expected = localized(
        `un texte de ${columns} caractères au plus parmi «\u202f${characters}\u202f» (${meaning.fr})`,
        `a text of at most ${columns} characters among "${characters}" (${meaning.en})`,
      )
      if (typeof value !== 'string' || value.length > columns) return refuse(at.path, value, expected)
      return Array.from({ length: value.length }, (_, col) => {
        const index = characters.indexOf(value.charAt(col))
        return index < 0 ? refuse(at.path, value.charAt(col), expected) : (values[index] as V)
      })
    },
    writeRow: (row) => JSON.stringify(row.map((value) => characters.charAt(values.indexOf(value))).join('')),
  }
}

export const environmentLayer: SparseLayer<Environment> = {
  defaultValue: 'outdoors',
  get: (chunk) => chunk.environment,
  set: (chunk, values) => (chunk.environment = values),
  remembered: new WeakMap(),
  ...textRows<Environment>('.c', ['outdoors', 'cave'], localized('extérieur, caverne', 'outdoors, cave')),
}

export const flagsLayer: SparseLayer<number> = {
  defaultValue: 0,
  get: (chunk) => chunk.flags,
  set: (chunk, values) => (chunk.flags = values),
  remembered: new WeakMap(),
  ...textRows(
    '.1234567',
    [0, 1, 2, 3, 4, 5, 6, 7],
    localized(
      'somme de 1 inflammable, 2 inaccessible, 4 infiltration',
      'sum of 1 flammable, 2 inaccessible, 4 infiltration',
    ),
  ),
}

export const wanderingLayer: SparseLayer<number> = {
  defaultValue: 0,
  get: (chunk) => chunk.wandering,
  set: (chunk, values) => (chunk.wandering = values),
  remembered: new WeakMap(),
  ...textRows('.1234', [0, 1, 2, 3, 4], localized('niveau d’errement', 'wandering level')),
}

/** Reads the rows of one layer into the chunks; chunks without a value other than the default stay without it. */
export function readLayer<V>(
  layer: SparseLayer<V>,
  rows: unknown,
  chunks: OpenChunk[],
  grid: Grid,
  at: Reading,
): void {
  if (!isObject(rows))
    refuse(
      at.path,
      rows,
      localized('un objet «\u202frangée\u202f: valeurs\u202f»', 'an object "row: values"'),
    )
  for (const key of Object.keys(rows)) {
    at.path.push(key)
    const row = /^(0|[1-9]\d{0,3})$/.test(key) ? Number(key) : Infinity
    if (row >= grid.rows)
      refuse(
        at.path,
        key,
        localized(`une rangée de 0 à ${grid.rows - 1}`, `a row from 0 to ${grid.rows - 1}`),
      )
    const values = layer.readRow(rows[key], grid.columns, at)
    const firstChunk = Math.floor(row / CHUNK_SIZE) * chunkColumns(grid)
    const firstCell = (row % CHUNK_SIZE) * CHUNK_SIZE
    for (let col = 0; col < values.length; col++) {
      const value = values[col] as V
      if (value === layer.defaultValue) continue
      const cells = openCells(layer, chunks[firstChunk + Math.floor(col / CHUNK_SIZE)] as OpenChunk)
      cells[firstCell + (col % CHUNK_SIZE)] = value
    }
    at.path.pop()
  }
}

function openCells<V>(layer: SparseLayer<V>, chunk: OpenChunk): V[] {
  const found = layer.get(chunk)
  // Ours since this reading began: nobody else holds the chunk yet.
  if (found) return found as V[]
  const cells = new Array<V>(CHUNK_CELLS).fill(layer.defaultValue)
  layer.set(chunk, cells)
  return cells
}

/** The rows of one layer as `"row": values`, those that are all default left out. */
export function layerLines<V>(layer: SparseLayer<V>, map: RememberedMap): string[] {
  return bandLines(layer.remembered, map, undefined, ({ chunks, firstRow, endRow }) => {
    const cells = chunks.map(layer.get)
    const lines: string[] = []
    // None of the rows of these chunks has a value.
    if (cells.every((ofChunk) => ofChunk === undefined)) return { lines }
    for (let row = firstRow; row < endRow; row++) {
      const values = rowValues(layer, cells, row - firstRow, map.grid.columns)
      if (values.length > 0) lines.push(`"${row}": ${layer.writeRow(values)}`)
    }
    return { lines }
  })
}

/** `row` counts from the first of the band. */
function rowValues<V>(
  layer: SparseLayer<V>,
  ofBand: readonly (readonly V[] | undefined)[],
  row: number,
  columns: number,
): V[] {
  const firstCell = row * CHUNK_SIZE
  const values: V[] = []
  for (let col = 0; col < columns; col++) {
    const value = ofBand[Math.floor(col / CHUNK_SIZE)]?.[firstCell + (col % CHUNK_SIZE)] ?? layer.defaultValue
    if (value === layer.defaultValue) continue
    while (values.length < col) values.push(layer.defaultValue)
    values.push(value)
  }
  return values
}
