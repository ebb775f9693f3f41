/** A scenario whose map is made of codes of ground, one a hex: what readers of plain maps hand over. */
import { cellIndex, chunkIndex, filledChunks } from '#shared/document/chunk'
import { newScenario } from '#shared/document/newScenario'
import { type Environment, type Scenario, type TerrainId } from '#shared/document/types'
import { type Grid, isAbsent } from '#shared/hex/grid'
import { COLUMN_ROW_NUMBERING } from '#shared/hex/numbering'
import { terrainPalette } from '#shared/rules/contract/rows'
import { type GroundCode, type ReadChosen, type ReadSettings } from '../exchange/read'

export interface GroundMap {
  readonly grid: Grid
  /** mm */
  readonly hexMm: number
  /** By row and column of the grid; undefined where the file has no tile. */
  code(col: number, row: number): string | undefined
  /** Hexes below ground. */
  isCave?(code: string): boolean
}

/** The codes of a map with their numbers of hexes, most first. */
export function groundCodes(
  map: GroundMap,
  about: (code: string) => Pick<GroundCode, 'name' | 'color' | 'guess'>,
): GroundCode[] {
  const counts = new Map<string, number>()
  for (let row = 0; row < map.grid.rows; row++)
    for (let col = 0; col < map.grid.columns; col++) {
      const code = map.code(col, row)
      if (code !== undefined && !isAbsent({ col, row }, map.grid))
        counts.set(code, (counts.get(code) ?? 0) + 1)
    }
  return [...counts]
    .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
    .map(([code, count]) => ({ code, count, ...about(code) }))
}

/** The map with the terrains that were chosen or guessed; open terrain where neither says any. */
export function scenarioOfGround(
  map: GroundMap,
  codes: readonly GroundCode[],
  { ground }: ReadChosen,
  { ruleset, language, title }: ReadSettings,
): Scenario {
  const { grid, hexMm } = map
  const terrains = new Map<string, TerrainId>(
    codes.map(({ code, guess }) => [code, ground[code] ?? guess ?? ruleset.openTerrain]),
  )
  const chunks = filledChunks(grid, ruleset.openTerrain).map(({ terrain }) => ({
    terrain: [...terrain],
    environment: undefined as Environment[] | undefined,
  }))
  for (let row = 0; row < grid.rows; row++)
    for (let col = 0; col < grid.columns; col++) {
      const code = map.code(col, row)
      const chunk = chunks[chunkIndex({ col, row }, grid)]
      if (code === undefined || !chunk) continue
      const cell = cellIndex({ col, row })
      chunk.terrain[cell] = terrains.get(code) ?? ruleset.openTerrain
      if (!ruleset.hexAttributes.includes('cave') || !map.isCave?.(code)) continue
      chunk.environment ??= chunk.terrain.map((): Environment => 'outdoors')
      chunk.environment[cell] = 'cave'
    }
  const empty = newScenario({
    title,
    language,
    ruleset: ruleset.id,
    grid,
    hexMm,
    numbering: COLUMN_ROW_NUMBERING,
    palette: terrainPalette(ruleset),
    terrain: ruleset.openTerrain,
  })
  const filled = chunks.map(({ terrain, environment }) => ({ terrain, ...(environment && { environment }) }))
  return { ...empty, map: { ...empty.map, chunks: filled } }
}
