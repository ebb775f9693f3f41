/**
 * Positions drawn as text: one line a row of the map, one palette character a hex, as in the file.
 * Indentation and blank lines are ignored, so a position can be drawn inside a template string.
 */
import { cellIndex, chunkIndex } from '#shared/document/chunk'
import { type Scenario, type TerrainId } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Grid, toAxial, toOffset } from '#shared/hex/grid'
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
  let scenario = testScenario({ ...grid, columns, rows: rows.length })
  rows.forEach((line, row) => {
    if (line.length !== columns)
      throw new Error(`row ${row + 1} has ${line.length} hexes, the first has ${columns}`)
    ;[...line].forEach((char, col) => {
      const terrain = scenario.map.palette[char]
      if (terrain === undefined) throw new Error(`no terrain has the character ${char}`)
      scenario = withTerrain(scenario, terrain, [toAxial({ col, row }, scenario.map.grid)])
    })
  })
  return scenario
}

/** Paints hexes; for tests that do not go through the commands. */
export function withTerrain(scenario: Scenario, terrain: TerrainId, hexes: readonly Axial[]): Scenario {
  const { map } = scenario
  const chunks = [...map.chunks]
  for (const hex of hexes) {
    const coord = toOffset(hex, map.grid)
    const index = chunkIndex(coord, map.grid)
    const chunk = chunks[index]
    if (!chunk) throw new Error(`hex ${hex.q},${hex.r} is off the map`)
    chunks[index] = { ...chunk, terrain: chunk.terrain.with(cellIndex(coord), terrain) }
  }
  return { ...scenario, map: { ...map, chunks } }
}
