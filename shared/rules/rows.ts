/** Looking up a ruleset's rows by id. A scenario may name what its ruleset does not know: then there is no row. */
import { type TerrainId } from '#shared/document/types'
import { type FeatureRow, type StructureRow, type TerrainRow } from './mapRows'
import { type FaceRow, type Ruleset } from './ruleset'

/** The rows a rule reads: a ruleset's own, or a scenario's effective ones. Rules take them, never import them. */
export type Rows = Pick<Ruleset, 'terrains' | 'features' | 'structures' | 'markers' | 'counterSchema'>

export function terrainRow(rows: Pick<Rows, 'terrains'>, id: string | undefined): TerrainRow | undefined {
  return rows.terrains.find((row) => row.id === id)
}

export function featureRow(rows: Pick<Rows, 'features'>, id: string | undefined): FeatureRow | undefined {
  return rows.features.find((row) => row.id === id)
}

export function structureRow(
  rows: Pick<Rows, 'structures'>,
  id: string | undefined,
): StructureRow | undefined {
  return rows.structures.find((row) => row.id === id)
}

export function faceRow(rows: Pick<Rows, 'counterSchema'>, id: string): FaceRow | undefined {
  return rows.counterSchema.faces.find((row) => row.id === id)
}

/** The palette of a new map: every terrain of the ruleset under its own character. */
export function terrainPalette(rows: Pick<Rows, 'terrains'>): Record<string, TerrainId> {
  return Object.fromEntries(rows.terrains.map(({ char, id }) => [char, id]))
}
