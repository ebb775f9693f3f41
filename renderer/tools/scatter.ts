/** Paints one terrain, or a mix scattered by place, so that the same stroke always paints the same. */
import { paintTerrain } from '#shared/commands/paintTerrain'
import { type Axial, hexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { hash } from '#shared/painter/noise'
import { type ToolContext } from '../editor/ports/toolContext'
import { type TerrainMix } from '../toolOptions/index'
import { terrainParams } from './terrainParams'

/** Most terrains of a mix. */
export const MIX_LIMIT = 6
/** Weights are whole numbers from 1 to this. */
export const MOST_WEIGHT = 9

const MIX = localized('semis', 'a mix')

/** Paints hexes of the map, in the open gesture. */
export function paintHexes(hexes: readonly Axial[], context: ToolContext): void {
  const { options, ruleset } = context
  const { scatter, terrain, terrainMix, scatterSeed } = options
  const parts = scatter ? scattered(hexes, terrainMix, scatterSeed) : new Map([[terrain, hexes]])
  for (const [id, part] of parts) {
    const params = { hexes: part.map(hexKey), ...terrainParams(id, ruleset) }
    context.gesture.run(paintTerrain, scatter ? { ...params, label: MIX } : params)
  }
}

/** The name of what will be painted, for the status line. */
export function paintWords({ options, ruleset }: ToolContext): Localized | undefined {
  return options.scatter ? MIX : terrainParams(options.terrain, ruleset).label
}

/** Deals hexes out to the terrains of a mix; terrains in the order of the mix, those that get none left out. */
export function scattered(hexes: readonly Axial[], mix: TerrainMix, seed: number): Map<string, Axial[]> {
  const total = mix.reduce((sum, { weight }) => sum + weight, 0)
  const parts = new Map(mix.map(({ terrain }): [string, Axial[]] => [terrain, []]))
  for (const hex of hexes) {
    let left = hash(hex.q, hex.r, seed) * total
    const drawn = mix.find(({ weight }) => (left -= weight) < 0)
    if (drawn) parts.get(drawn.terrain)?.push(hex)
  }
  return new Map([...parts].filter(([, part]) => part.length > 0))
}
