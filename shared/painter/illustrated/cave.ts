/** Caves: a floor of trodden earth and stone between masses of rock. */
import { type TerrainLook } from '#shared/rules/looks'
import { type DrawOp } from '../ops'
import { clipTo, curves, fillRing, stroke } from './marks'
import { outlines, outlinesRound, type Site, STRAY } from './site'

const FLOORS: ReadonlySet<TerrainLook> = new Set<TerrainLook>([
  'cave-floor',
  'cave-rough',
  'cave-difficult',
  'cave-rock',
])

const isMass = (look: TerrainLook): boolean => look === 'cave-rock'

export function paintCaveFloor(site: Site): DrawOp[] {
  const isUnderground = (look: TerrainLook): boolean => FLOORS.has(look)
  if (![...FLOORS].some((look) => site.shows(look)) && !site.hexes.some((hex) => site.isCave(hex))) return []
  const area = curves(
    outlinesRound(site, (hex) => site.isCave(hex) || isUnderground(site.ground(hex)), STRAY),
  )
  const ops: DrawOp[] = [fillRing(area, '#8f7d66'), clipTo(area, [stroke(area, '#3a3025', 0.3, 0.4)])]
  if (site.shows('cave-rock')) {
    const mass = curves(outlines(site, isMass))
    ops.push(fillRing(mass, '#3a332b'), stroke(mass, '#1c1712', 0.03))
  }
  return ops
}
