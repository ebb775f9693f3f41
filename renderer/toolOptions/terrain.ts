/** The options of brush and fill: a terrain, or a mix of several. */
import { type Ruleset } from '#shared/rules/ruleset'
import { known } from './known'

/** Terrains and how often each comes: whole numbers from 1. */
export type TerrainMix = readonly { readonly terrain: string; readonly weight: number }[]

export interface TerrainOptions {
  readonly terrain: string
  /** Painted before it: one key swaps them. */
  readonly otherTerrain: string
  /** Paints the mix instead of the terrain. */
  readonly scatter: boolean
  /** One to six different terrains. */
  readonly terrainMix: TerrainMix
  /** Another number scatters the mix otherwise. */
  readonly scatterSeed: number
}

export function terrainOptions(ruleset: Ruleset, chosen?: TerrainOptions): TerrainOptions {
  const { terrains, openTerrain } = ruleset
  const first = firstTerrain(ruleset)
  const mix = chosen?.terrainMix.filter(({ terrain }) => terrains.some(({ id }) => id === terrain)) ?? []
  return {
    terrain: known(terrains, chosen?.terrain, first),
    otherTerrain: known(terrains, chosen?.otherTerrain, openTerrain),
    scatter: chosen?.scatter ?? false,
    terrainMix: mix.length > 0 ? mix : firstMix(first, ruleset),
    scatterSeed: chosen?.scatterSeed ?? 1,
  }
}

/** The first that is not what the map is filled with: a first stroke must show. */
function firstTerrain({ terrains, openTerrain }: Ruleset): string {
  return terrains.find(({ id }) => id !== openTerrain)?.id ?? openTerrain
}

function firstMix(terrain: string, { openTerrain }: Ruleset): TerrainMix {
  const one = { terrain, weight: 1 }
  return terrain === openTerrain ? [one] : [one, { terrain: openTerrain, weight: 1 }]
}
