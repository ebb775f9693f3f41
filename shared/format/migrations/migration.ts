/** The contract of a migration: one file each, one line in `migrate.ts`, one kept file of the version it leaves. */
import { type JsonObject } from '#shared/json/decode'

export interface Migration {
  /** The version it leads to, from the one before. */
  readonly to: number
  /** Throws `Misfit` for what it cannot understand; what it does not touch is judged by the reader. */
  readonly migrate: (file: JsonObject) => JsonObject
}
