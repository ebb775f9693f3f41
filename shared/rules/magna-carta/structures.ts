/** Hex structures of the siege games: walls that are hexes, with a direction and an integrity (MC-MAP-2). */
import { type StructureRow } from '../ruleset'

/**
 * Hits before an outer wall falls. An inner wall behind a fallen outer one falls after 1: the structure on the map then
 * carries that figure itself (`Structure.integrity`).
 */
export const OUTER_WALL_INTEGRITY = 4
export const INNER_WALL_INTEGRITY = 1

const masonry = {
  directional: true,
  integrity: OUTER_WALL_INTEGRITY,
  mountedMayEnter: false,
  source: 'book',
  rule: 'MC-MAP-2',
} as const

export const STRUCTURES: readonly StructureRow[] = [
  {
    ...masonry,
    id: 'wall-hex',
    name: { fr: 'mur (case)', en: 'wall hex' },
    look: 'wall-hex',
    cover: 'none',
    front: 'wall',
  },
  {
    ...masonry,
    id: 'battlement-hex',
    name: { fr: 'créneaux (case)', en: 'battlement hex' },
    look: 'battlement-hex',
    cover: 'heavy',
    front: 'battlement',
  },
  {
    ...masonry,
    id: 'arrow-slit-hex',
    name: { fr: 'meurtrière (case)', en: 'arrow-slit hex' },
    look: 'arrow-slit-hex',
    cover: 'heavy',
    front: 'wall',
    opening: 'arrow-slit',
  },
  {
    ...masonry,
    id: 'tower-hex',
    name: { fr: 'sol de tour (case)', en: 'tower floor hex' },
    look: 'tower-hex',
    directional: false,
    cover: 'none',
  },
]
