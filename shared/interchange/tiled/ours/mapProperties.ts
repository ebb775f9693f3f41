/** The properties of a map of Tiled that make it one of ours. */
import { type JsonObject } from '#shared/json/decode'

/** The properties of a map that say it is one of ours. */
export const MAP_PROPERTIES = {
  /** The version of what is described in this folder's README. */
  mark: 'castellan',
  hexMm: 'hexMm',
  halfHexes: 'halfHexes',
  /** A `Remainder` as JSON. */
  document: 'document',
} as const

/** All that no layer and no object says. */
export interface Remainder {
  /** The parts of our file that are not in layers and objects. */
  readonly file: JsonObject
  /** Places that a frame leaves out, which have no tile: the file says something of them all the same. */
  readonly absent?: readonly unknown[]
  /** Ids in the author's order: objects lie in the order in which they are drawn. */
  readonly counters?: readonly string[]
}

export const TILED_VERSION = 1
