/** What no longer stands: walls brought down by hits, or by what lies on their hex (MC-MAP-2). */
import { type FoundSide, markersAt } from '#shared/document/map'
import { type Structure } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { hexesOfSide } from '#shared/hex/hexside'
import { type FeatureLook, type StructureLook } from '#shared/rules/looks'
import { type Scene } from './scene'

const STONE: ReadonlySet<FeatureLook> = new Set<FeatureLook>(['wall', 'battlement', 'fortification-side'])

/** Stone walls: they join, and they fall. */
export function isStone(look: FeatureLook): boolean {
  return STONE.has(look)
}

function lies({ map, structureLook }: Scene, hex: Axial, look: StructureLook): boolean {
  return markersAt(map, hex).some(({ kind }) => structureLook(kind) === look)
}

/** Has the structure of a hex fallen, or is its hex rubble or filled up? */
export function isFallenStructure(scene: Scene, hex: Axial, { integrity }: Structure): boolean {
  return integrity === 0 || lies(scene, hex, 'rubble') || lies(scene, hex, 'filled-moat')
}

/** Has the barrier of a side fallen, or is one of its hexes rubble? Rubble brings down stone alone. */
export function isFallenBarrier(scene: Scene, { side, features: { barrier } }: FoundSide): boolean {
  if (!barrier) return false
  if (barrier.integrity === 0) return true
  return (
    isStone(scene.featureLook(barrier.feature)) && hexesOfSide(side).some((hex) => lies(scene, hex, 'rubble'))
  )
}
