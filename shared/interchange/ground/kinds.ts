/**
 * Kinds of ground that maps of all programs have, and which terrain of a ruleset comes nearest to each: the guesses that readers
 * propose. Terrains are named by id, the best first; the first that a ruleset has is taken.
 */
import { type TerrainId } from '#shared/document/types'
import { type Ruleset } from '#shared/rules/contract/ruleset'

const GROUND_TERRAINS = {
  open: ['clear'],
  field: ['field', 'clear'],
  road: ['clear'],
  wood: ['wood'],
  orchard: ['orchard', 'wood'],
  brush: ['brush', 'rough', 'clear'],
  hills: ['brush', 'rough', 'clear'],
  mountains: ['rocks', 'difficult'],
  rocks: ['rocks', 'rough'],
  marsh: ['marsh'],
  shallows: ['ford', 'water'],
  water: ['deep-water', 'water'],
  sea: ['sea', 'water'],
  moat: ['moat', 'water'],
  bridge: ['bridge', 'clear'],
  village: ['house', 'rough'],
  church: ['church', 'house', 'rough'],
  court: ['courtyard', 'fortification'],
  keep: ['tower', 'fortification'],
  rampart: ['rampart', 'fortification'],
  sand: ['clear'],
  snow: ['clear'],
  cave: ['clear'],
  caveRough: ['rocks', 'rough'],
  lava: ['lava', 'rocks'],
  wall: ['impassable', 'rocks'],
} as const satisfies Readonly<Record<string, readonly TerrainId[]>>

export type GroundKind = keyof typeof GROUND_TERRAINS

/** The terrain of the ruleset that comes nearest; undefined when it has none of the kind. */
export function terrainFor(kind: GroundKind, { terrains }: Pick<Ruleset, 'terrains'>): TerrainId | undefined {
  return GROUND_TERRAINS[kind].find((id) => terrains.some((row) => row.id === id))
}
