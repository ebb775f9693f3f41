/** Hex structures of the siege games: walls that are hexes, with a direction and an integrity (MC-MAP-2). */
import { type StructureRow } from './mapRows'
import { called } from '#shared/rules/contract/rows'
import { count, singleFigures } from '../../house/singleFigures'

/** Hits before an outer wall falls (MC-MAP-2). */
export const OUTER_WALL_INTEGRITY = 4

/**
 * An inner wall whose outer wall has fallen; one is looked for ahead.
 * @rule MC-MAP-2
 * @interpretation The source does not say how far apart the two walls may be: 3 hexes are ours.
 */
export const INNER_WALL = singleFigures({
  integrity: count(1, 'coups avant la chute', 'hits before it falls'),
  within: count(3, 'mur extérieur cherché jusqu’à, cases', 'outer wall looked for within, hexes'),
})

const masonry = {
  directional: true,
  integrity: OUTER_WALL_INTEGRITY,
  mountedMayEnter: false,
  source: 'book',
  rule: 'MC-MAP-2',
} as const

export const STRUCTURES: readonly StructureRow[] = [
  { ...masonry, ...called('wall-hex', 'mur (case)', 'wall hex'), cover: 'none', front: 'wall' },
  {
    ...masonry,
    ...called('battlement-hex', 'créneaux (case)', 'battlement hex'),
    cover: 'heavy',
    front: 'battlement',
  },
  {
    ...masonry,
    ...called('arrow-slit-hex', 'meurtrière (case)', 'arrow-slit hex'),
    cover: 'heavy',
    front: 'wall',
    opening: 'arrow-slit',
  },
  {
    ...masonry,
    ...called('tower-hex', 'sol de tour (case)', 'tower floor hex'),
    directional: false,
    cover: 'none',
    sightHeight: 2,
    roofed: true,
  },
]
