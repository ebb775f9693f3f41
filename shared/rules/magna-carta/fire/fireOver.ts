/** Fire over characters who stand in between (HS-LOS-15). */
import { elevationAt } from '#shared/document/map'
import { type Counter, type CounterId } from '#shared/document/types'
import { isMounted, type Position } from '../position/position'
import { because, type Ruling, ruling } from '../../ruling'
import { type AimedShot, type CharacterBetween, type FireOver } from '../rules/aimedShot'

/**
 * At short range a standing character blocks, unless the firer stands higher than it or the target is mounted and it is
 * on foot; farther off, and of no known range, one fires over it. @rule HS-LOS-15
 * @interpretation The sources say nothing; SV-FIR-1 forbids what Magna Carta must then allow.
 */
export function fireOver(position: Position, shot: AimedShot): Ruling<FireOver> {
  const { band, between } = shot
  const screen = band === 'short' ? between.find((one) => isScreen(position, shot, one)) : undefined
  if (screen) return ruling({ open: false, coverSteps: 0 }, because('HS-LOS-15', { counter: screen.counter }))
  return ruling({ open: true, coverSteps: 0 }, ...(between.length > 0 ? [because('HS-LOS-15')] : []))
}

/** Not fired over where firing over is forbidden: from no higher than it, unless on foot before a mounted target. */
export function isScreen(
  position: Position,
  { from, target }: AimedShot,
  { counter, hex }: CharacterBetween,
): boolean {
  const { map, counters } = position.scenario
  const mounted = (id: CounterId): boolean => isMounted(position, counters[id] as Counter)
  return elevationAt(map, from) <= elevationAt(map, hex) && !(mounted(target) && !mounted(counter))
}
