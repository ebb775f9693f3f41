/** The terrain of the map: one text per hex row in the file, chunks in the document. Loops by hand, for speed. */
import { CHUNK_CELLS, CHUNK_SIZE, chunkColumns, chunkRows } from '#shared/document/chunk'
import { newPaletteCharacter } from '#shared/document/palette'
import { type ScenarioMap, type TerrainId } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { quotable } from '#shared/i18n/quotable'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Reading } from '#shared/document/fields/vocabulary'
import { Misfit, refuse } from '#shared/json/misfit'
import { textOfCodes } from '#shared/lang/textOfCodes'
import { type OpenChunk } from './layers'
import { type Band, bandLines, type RowMemory } from './rememberedRows'

export type Palette = Readonly<Record<string, TerrainId>>

/** Chunks from the rows of the file. Cells beyond the grid hold the first terrain of the palette and are never read. */
export function readTerrain(rows: unknown, letters: Palette, grid: Grid, at: Reading): OpenChunk[] {
  if (!Array.isArray(rows) || rows.length !== grid.rows)
    return refuse(
      at.path,
      rows,
      localized(
        `une liste de ${grid.rows} ${grid.rows < 2 ? 'rangée' : 'rangées'} de terrain`,
        `a list of ${grid.rows} ${grid.rows === 1 ? 'row' : 'rows'} of terrain`,
      ),
    )
  const terrains: (TerrainId | undefined)[] = []
  for (const [character, terrain] of Object.entries(letters)) terrains[character.charCodeAt(0)] = terrain
  const filler = Object.values(letters)[0] as TerrainId
  const chunks: OpenChunk[] = Array.from({ length: chunkColumns(grid) * chunkRows(grid) }, () => ({
    terrain: new Array<TerrainId>(CHUNK_CELLS).fill(filler),
  }))
  for (let row = 0; row < grid.rows; row++) {
    at.path.push(row)
    readRow(rows[row], row, { terrains, chunks, grid, at })
    at.path.pop()
  }
  return chunks
}

interface RowReading {
  readonly terrains: readonly (TerrainId | undefined)[]
  readonly chunks: OpenChunk[]
  readonly grid: Grid
  readonly at: Reading
}

function readRow(line: unknown, row: number, { terrains, chunks, grid, at }: RowReading): void {
  if (typeof line !== 'string' || line.length !== grid.columns) {
    const length = typeof line === 'string' ? line.length : 0
    const signs = signsInWords(grid.columns)
    const expected = localized(`un texte de ${signs.fr}`, `a text of ${signs.en}`)
    if (typeof line !== 'string') return refuse(at.path, line, expected)
    throw new Misfit(
      [...at.path],
      localized(
        `trouvé\u202f: une rangée de ${signsInWords(length).fr}\u202f; attendu\u202f: ${expected.fr}`,
        `found a row of ${signsInWords(length).en}, expected ${expected.en}`,
      ),
    )
  }
  const firstChunk = Math.floor(row / CHUNK_SIZE) * chunkColumns(grid)
  const firstCell = (row % CHUNK_SIZE) * CHUNK_SIZE
  for (let start = 0; start < grid.columns; start += CHUNK_SIZE) {
    const cells = chunks[firstChunk + start / CHUNK_SIZE]?.terrain as TerrainId[]
    const end = Math.min(CHUNK_SIZE, grid.columns - start)
    for (let col = 0; col < end; col++) {
      const terrain = terrains[line.charCodeAt(start + col)]
      if (terrain === undefined) return refuseCharacter(line.charAt(start + col), start + col, at)
      cells[firstCell + col] = terrain
    }
  }
}

function refuseCharacter(character: string, col: number, at: Reading): never {
  throw new Misfit(
    [...at.path],
    localized(
      `trouvé\u202f: le caractère «\u202f${quotable(character)}\u202f» dans la colonne ${col}\u202f; attendu\u202f: un caractère de la palette`,
      `found the character "${quotable(character)}" in column ${col}, expected a character of the palette`,
    ),
  )
}

/** The palette and rows to write. A terrain that the palette lacks gets a character, so that nothing is ever lost. */
export function writeTerrain(map: ScenarioMap): { readonly letters: Palette; readonly rows: string[] } {
  const letters: Record<string, TerrainId> = { ...map.palette }
  // The first character of a terrain, should the palette hold it twice.
  const codes = new Map(
    Object.entries(letters)
      .reverse()
      .map(([character, terrain]) => [terrain, character.charCodeAt(0)]),
  )
  const ofPalette = codes.size
  const rows = bandLines(REMEMBERED, map, map.palette, (band) => {
    const lines: string[] = []
    for (let row = band.firstRow; row < band.endRow; row++)
      lines.push(textOfCodes(rowCodes(band, row - band.firstRow, map.grid.columns, letters, codes)))
    // Characters given to terrains that the palette lacks depend on the rows above.
    return { lines, passing: codes.size > ofPalette }
  })
  return { letters, rows }
}

const REMEMBERED: RowMemory = new WeakMap()

// Character codes rather than a growing text: a million small texts are four times as slow.
function rowCodes(
  { chunks }: Band,
  row: number,
  columns: number,
  letters: Record<string, TerrainId>,
  codes: Map<TerrainId, number>,
): number[] {
  const firstCell = row * CHUNK_SIZE
  const line: number[] = []
  for (let start = 0; start < columns; start += CHUNK_SIZE) {
    const cells = chunks[start / CHUNK_SIZE]?.terrain ?? []
    const end = firstCell + Math.min(CHUNK_SIZE, columns - start)
    for (let cell = firstCell; cell < end; cell++) {
      const terrain = cells[cell] as TerrainId
      line.push(codes.get(terrain) ?? addCharacter(terrain, letters, codes))
    }
  }
  return line
}

function addCharacter(
  terrain: TerrainId,
  letters: Record<string, TerrainId>,
  codes: Map<TerrainId, number>,
): number {
  const character = newPaletteCharacter(letters, terrain)
  if (character === undefined) throw new Error('no palette character is left')
  letters[character] = terrain
  codes.set(terrain, character.charCodeAt(0))
  return character.charCodeAt(0)
}

function signsInWords(count: number): Localized {
  return localized(
    `${count} ${count < 2 ? 'caractère' : 'caractères'}`,
    `${count} ${count === 1 ? 'character' : 'characters'}`,
  )
}
