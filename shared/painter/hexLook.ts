/** The look of a hex's ground: by its terrain and its environment. */
import { environmentAt, terrainAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { TERRAIN_LOOK_ROWS, type TerrainLook } from '#shared/rules/map/looks'
import { type Scene } from './scene'

/** Undefined off the map. */
export function lookOf({ map, attributes, terrainLook }: Scene, hex: Axial): TerrainLook | undefined {
  const id = terrainAt(map, hex)
  if (id === undefined) return undefined
  // Most maps know no caves: their painters ask for every hex.
  return attributes.includes('cave') ? terrainLook(id, environmentAt(map, hex)) : terrainLook(id)
}

/** Is the hex, which looks like this, drawn as part of a cave? By its environment where the ruleset reads one, or its look. */
export function isCave({ map, attributes }: Scene, hex: Axial, look: TerrainLook): boolean {
  return (
    TERRAIN_LOOK_ROWS[look].cave !== undefined ||
    (attributes.includes('cave') && environmentAt(map, hex) === 'cave')
  )
}
