/** A shot read from the counters on the map: may it be made, and by which column and modifiers (MC-FIR, SV-FIR). */
import { effectiveStats } from '#shared/document/counters'
import { type CounterId } from '#shared/document/types'
import { type Axial, hexDistance } from '#shared/hex/axial'
import { armourOf, isActive, isArmedToFire, isMounted, isWounded } from '../position/position'
import { because, type Ruling, ruling } from '../../ruling'
import { type Shot } from './fire'
import { fireLine, weaponOf } from './fireLine'
import { type FirePhase } from '../figures/fireTables'
import { type MedievalPosition } from '../rules/medievalRules'

export interface Aim {
  readonly firer: CounterId
  readonly target: CounterId
  readonly phase: FirePhase
  /** Of defensive fire: where the target started its move, then every hex it entered; absent = where it stands. */
  readonly track?: readonly Axial[]
}

/**
 * The shot as `resolveFire` takes it, or why there is none. Its weapon's reach and moments to fire are for `resolveFire`
 * to judge. @rule MC-FIR-1 @rule MC-FIR-2 @rule SV-FIR-3 @rule SV-FIR-5
 */
export function shotOnMap(
  position: MedievalPosition,
  { firer, target, phase, track }: Aim,
): Ruling<Shot | undefined> {
  const { scenario, rules } = position
  const { [firer]: own, [target]: other } = scenario.counters
  const line = fireLine(position, firer, target)
  if (!own || !other || !line) return ruling(undefined, because('MC-FIR-1'))
  if (!isActive(position, own)) return ruling(undefined, because('MC-ATT-5', { counter: firer }))
  const stats = effectiveStats(scenario, own)
  const weapon = weaponOf(position, own)
  if (!weapon)
    return ruling(undefined, because(isArmedToFire(stats) ? 'SV-FIR-5' : 'MC-FIR-1', { counter: firer }))
  if (!line.value.open) return ruling(undefined, ...line.because)
  const { from, to, cover } = line.value
  const view = phase === 'defensive' ? rules.hexesInView(position, firer, track ?? [to]) : undefined
  if (view?.value.length === 0) return ruling(undefined, ...view.because)
  const shot: Shot = {
    weapon,
    range: hexDistance(from, to),
    cover,
    target: isMounted(position, other) ? 'mounted' : 'foot',
    phase,
    armoured: armourOf(position, other) !== 'none',
    wounded: isWounded(position, own),
    turkish: stats['turkish'] === true && isMounted(position, own),
  }
  return ruling(shot, ...line.because, ...(view?.because ?? []))
}
