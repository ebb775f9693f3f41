/** The obstacles that are drawn piece by piece (CM-OBS). */
import { type StructureLook } from '#shared/rules/map/looks'
import { boats, cart, huts, tents, wagon, warWagon } from './camp'
import { civilians, herd } from './crowd'
import { type Obstacle } from './pieces'
import { debris, ruins } from './wreckage'
import { abatis, ditch, mantlet, palisade, pavises, stakes, trap } from './works'

export const OBSTACLES = {
  debris,
  mantlet,
  pavises,
  palisade,
  abatis,
  ditch,
  stakes,
  trap,
  tents,
  huts,
  cart,
  wagon,
  'war-wagon': warWagon,
  civilians,
  herd,
  boats,
  ruins,
} satisfies Partial<Record<StructureLook, Obstacle>>

export type ObstacleLook = keyof typeof OBSTACLES

export function isObstacle(look: StructureLook): look is ObstacleLook {
  return look in OBSTACLES
}
