/** What the ground of a hex looks like: its terrain, where it lies. */
import { environmentAt, terrainAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { type TerrainLook } from '#shared/rules/looks'
import { type Scene } from './scene'

/** Undefined off the map. */
export function lookOf({ map, terrainLook }: Scene, hex: Axial): TerrainLook | undefined {
  const id = terrainAt(map, hex)
  return id === undefined ? undefined : terrainLook(id, environmentAt(map, hex))
}

/** Does the hex lie underground? Never where the ruleset knows no caves. */
export function isCave({ map, attributes }: Scene, hex: Axial): boolean {
  return attributes.includes('cave') && environmentAt(map, hex) === 'cave'
}
