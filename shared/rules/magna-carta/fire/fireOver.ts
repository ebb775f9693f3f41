/** Fire over characters who stand in between (HS-LOS-15). */
import { elevationAt } from '#shared/document/map'
import { type Counter, type CounterId } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { isMounted, type Position } from '../position'
import { because, type Ruling, ruling } from '../../ruling'
import { type CharacterBetween } from './charactersOnLine'
import { type RangeBand } from './fire'

/** A shot as far as it is known before its cover: what `fireOver` is asked about. */
export interface AimedShot {
  readonly firer: CounterId
  readonly target: CounterId
  readonly from: Axial
  readonly to: Axial
  /** Undefined out of the weapon's reach, or without a weapon that has ranges. */
  readonly band: RangeBand | undefined
  /** Standing between, nearest first. */
  readonly between: readonly CharacterBetween[]
}

/** What characters in between do to a shot. */
export interface FireOver {
  readonly open: boolean
  /** Steps by which it raises the cover. */
  readonly coverSteps: number
}

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
