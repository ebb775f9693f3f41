/**
 * Positions drawn as text: one line a row of the map, one palette character a hex, as in the file.
 * Indentation and blank lines are ignored, so a position can be drawn inside a template string.
 */
import { CHUNK_CELLS, cellIndex, chunkIndex } from '#shared/document/chunk'
import { type Scenario } from '#shared/document/types'
import { type Grid } from '#shared/hex/grid'
import { testScenario } from './scenario'

export function boardFromText(
  text: string,
  grid: Partial<Pick<Grid, 'orientation' | 'stagger'>> = {},
): Scenario {
  const rows = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const columns = rows[0]?.length ?? 0
  const scenario = testScenario({ ...grid, columns, rows: rows.length })
  const { map } = scenario
  const terrain = map.chunks.map((chunk) => [...chunk.terrain])
  rows.forEach((line, row) => {
    if (line.length !== columns)
      throw new Error(`row ${row + 1} has ${line.length} hexes, the first has ${columns}`)
    ;[...line].forEach((char, col) => {
      const id = map.palette[char]
      if (id === undefined) throw new Error(`no terrain has the character ${char}`)
      const cells = terrain[chunkIndex({ col, row }, map.grid)]
      if (cells?.length === CHUNK_CELLS) cells[cellIndex({ col, row })] = id
    })
  })
  const chunks = map.chunks.map((chunk, index) => ({ ...chunk, terrain: terrain[index] ?? chunk.terrain }))
  return { ...scenario, map: { ...map, chunks } }
}
