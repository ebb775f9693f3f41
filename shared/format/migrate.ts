/** Brings files of older versions to the present one, step by step (DOC-2). A newer file is refused in `read.ts`. */
import { type JsonObject } from '#shared/json/decode'
import { terrainRows } from './migrations/0001-terrain-rows'
import { wingsAsGroups } from './migrations/0002-groups'
import { textsOfBothLanguages } from './migrations/0003-texts'
import { type Migration } from './migrations/migration'

/** In order, without a gap (a test proves it). */
export const MIGRATIONS: readonly Migration[] = [terrainRows, wingsAsGroups, textsOfBothLanguages]

/** The oldest version that can be read. */
export const OLDEST_VERSION = (MIGRATIONS[0]?.to ?? 1) - 1

/** The file as this version writes it, step by step from version `from`; the very same file when it is of today. */
export function migrateFile(file: JsonObject, from: number): JsonObject {
  return MIGRATIONS.filter((step) => step.to > from).reduce((migrated, step) => step.migrate(migrated), file)
}
