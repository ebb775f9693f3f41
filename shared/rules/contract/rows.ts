/** Looking up a ruleset's rows by id. A scenario may name what its ruleset does not know: then there is no row. */
import { type CounterType } from '#shared/document/armies'
import { type TerrainId } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type TerrainRow, type FeatureRow } from '#shared/rules/map/mapRows'
import { type CounterSchema, type FaceRow, type Ruleset } from './ruleset'

/** The rows a rule reads: a ruleset's own, or a scenario's effective ones. Rules take them, never import them. */
export type Rows = Pick<Ruleset, 'terrains' | 'features' | 'structures' | 'markers' | 'counterSchema'>

type HasId = { readonly id: string }

export function terrainRow<T extends TerrainRow>(
  { terrains }: { readonly terrains: readonly T[] },
  id: string | undefined,
): T | undefined {
  return rowOf(terrains, id)
}

export function featureRow<T extends HasId>(
  { features }: { readonly features: readonly T[] },
  id: string | undefined,
): T | undefined {
  return rowOf(features, id)
}

export function structureRow<T extends HasId>(
  { structures }: { readonly structures: readonly T[] },
  id: string | undefined,
): T | undefined {
  return rowOf(structures, id)
}

export function markerRow<T extends HasId>(
  { markers }: { readonly markers: readonly T[] },
  id: string | undefined,
): T | undefined {
  return rowOf(markers, id)
}

export function faceRow<F extends FaceRow>(
  { counterSchema }: { readonly counterSchema: { readonly faces: readonly F[] } },
  id: string,
): F | undefined {
  return rowOf(counterSchema.faces, id)
}

/** The face that a new counter of a sheet shows: the first of its shape, or of those that the sheet has; a face in any case. */
export function firstFaceOf({ stats, faces }: CounterType, schema: CounterSchema): string {
  const { first } = schema.shape(stats)
  if (first in faces) return first
  // A sheet made for other rules has others; one without any gets its first.
  return schema.faces.find(({ id }) => id in faces)?.id ?? Object.keys(faces)[0] ?? first
}

function rowOf<T extends HasId>(rows: readonly T[], id: string | undefined): T | undefined {
  return rows.find((row) => row.id === id)
}

/** The palette of a new map: every terrain of the ruleset under its own character. */
export function terrainPalette(rows: Pick<Rows, 'terrains'>): Record<string, TerrainId> {
  return Object.fromEntries(rows.terrains.map(({ char, id }) => [char, id]))
}

export function wayKind({ look }: Pick<FeatureRow, 'look'>): 'water' | 'land' {
  return look === 'stream' ? 'water' : 'land'
}

/** The id and the names of a row that looks as it is called; another `look` may follow. */
export function called<I extends string>(id: I, fr: string, en: string) {
  return { id, name: localized(fr, en), look: id } as const
}
