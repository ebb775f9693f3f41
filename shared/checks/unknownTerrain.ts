/** Terrain that the ruleset does not know: one finding for each such terrain. */
import { CHUNK_CELLS, CHUNK_SIZE, chunkColumns } from '#shared/document/chunk'
import { type ScenarioMap } from '#shared/document/types'
import { hexKey, type HexKey } from '#shared/hex/axial'
import { isAbsent, toAxial } from '#shared/hex/grid'
import { check } from './check'
import { listNames } from './report'

/** @rule CHK-1 */
export const unknownTerrain = check({
  code: 'CHK1-unknown-terrain',
  title: { fr: 'Terrain inconnu', en: 'Unknown terrain' },
  reads: ['terrain'],
  find({ scenario, ruleset, hexName }) {
    const known = new Set(ruleset.terrains.map(({ id }) => id))
    return [...hexesOfTerrains(scenario.map, known)].map(([terrain, hexes]) => {
      const names = listNames(hexes.map(hexName))
      return {
        message: {
          fr: `Le terrain «\u202f${terrain}\u202f» n’existe pas dans ${ruleset.name.fr}\u202f: ${names.fr}`,
          en: `Terrain “${terrain}” does not exist in ${ruleset.name.en}: ${names.en}`,
        },
        hexes,
      }
    })
  },
})

/** The hexes of every terrain that is not in `known`, by terrain. */
function hexesOfTerrains({ grid, chunks }: ScenarioMap, known: ReadonlySet<string>): Map<string, HexKey[]> {
  const found = new Map<string, HexKey[]>()
  const across = chunkColumns(grid)
  chunks.forEach(({ terrain }, chunk) => {
    for (let cell = 0; cell < CHUNK_CELLS; cell++) {
      const id = terrain[cell]
      if (id === undefined || known.has(id)) continue
      const col = (chunk % across) * CHUNK_SIZE + (cell % CHUNK_SIZE)
      const row = Math.floor(chunk / across) * CHUNK_SIZE + Math.floor(cell / CHUNK_SIZE)
      // The last chunks reach past the grid, and half hexes leave places empty.
      if (col >= grid.columns || row >= grid.rows || isAbsent({ col, row }, grid)) continue
      const hexes = found.get(id)
      const key = hexKey(toAxial({ col, row }, grid))
      if (hexes) hexes.push(key)
      else found.set(id, [key])
    }
  })
  return found
}
