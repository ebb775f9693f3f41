/** A shot read from the counters on the map: may it be made, and by which column and modifiers (MC-FIR, SV-FIR). */
import { effectiveStats } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, parseHexKey } from '#shared/hex/axial'
import { armourOf, isActive, isArmedToFire, isMounted, isWounded } from '../position/position'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { charactersOnLine } from './charactersOnLine'
import { rangeBand, type Shot } from './fire'
import { fireLine, type FireTargetAt, passageOfShot, weaponOf } from './fireLine'
import { type FirePhase } from '../figures/fireTables'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Weapon } from '../rows/weapons'

export interface Aim {
  readonly firer: CounterId
  /** A hex: whoever on foot, without armour, would stand there. */
  readonly target: FireTargetAt
  readonly phase: FirePhase
  /** For defensive fire: the hex where the target started its move, then every hex it entered; absent = where it stands. */
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
  const own = scenario.counters[firer]
  const other = typeof target === 'string' ? scenario.counters[target] : undefined
  const line = fireLine(position, firer, target)
  if (!own || !line) return ruling(undefined, because('MC-FIR-1'))
  const { value: weapon, because: unarmed } = weaponInHand(position, firer)
  if (!weapon) return ruling(undefined, ...unarmed)
  if (!line.value.open) return ruling(undefined, ...line.because)
  const { from, to, cover } = line.value
  const view = phase === 'defensive' ? rules.hexesInView(position, firer, track ?? [to]) : undefined
  if (view?.value.length === 0) return ruling(undefined, ...view.because)
  const shot: Shot = {
    weapon,
    range: hexDistance(from, to),
    cover,
    target: line.value.target.mounted ? 'mounted' : 'foot',
    phase,
    armoured: other !== undefined && armourOf(position, other) !== 'none',
    ...firerTraits(position, own),
  }
  return ruling(shot, ...line.because, ...(view?.because ?? []))
}

/**
 * The shots of one firer at hexes that it sees, at whoever on foot without armour would stand there: as `shotOnMap` has
 * them, for thousands of hexes. The sight is for the caller to know. Undefined when it fires at nobody.
 */
export function shotsInSight(
  position: MedievalPosition,
  firer: CounterId,
  phase: FirePhase,
): ((hex: Axial) => Ruling<Shot | undefined>) | undefined {
  const own = position.scenario.counters[firer]
  const weapon = weaponInHand(position, firer).value
  if (!weapon || own?.hex === undefined) return undefined
  const from = parseHexKey(own.hex)
  const traits = firerTraits(position, own)
  return (to) => {
    const range = hexDistance(from, to)
    const band = range > 0 ? rangeBand(weapon, range) : undefined
    const between = charactersOnLine(position, from, to, [firer])
    const target = { mounted: false, covers: [to] }
    const { over, cover, because: passed } = passageOfShot(position, { target, from, to, band, between }, to)
    if (!over.value.open) return ruling(undefined, ...passed)
    const view = phase === 'defensive' ? position.rules.hexesInView(position, firer, [to]) : undefined
    if (view?.value.length === 0) return ruling(undefined, ...view.because)
    return ruling(
      { weapon, range, cover: cover.value, target: 'foot', phase, armoured: false, ...traits },
      ...passed,
    )
  }
}

/** The traits of the firer that bear on each of its shots. @rule MC-FIR-2 */
export function firerTraits(position: MedievalPosition, own: Counter): Pick<Shot, 'wounded' | 'turkish'> {
  return {
    wounded: isWounded(position, own),
    turkish: effectiveStats(position.scenario, own)['turkish'] === true && isMounted(position, own),
  }
}

/** The weapon that a counter can fire as it stands; undefined when it has none, and why. @rule MC-FIR-1 @rule MC-ATT-5 @rule SV-FIR-5 */
export function weaponInHand(position: MedievalPosition, firer: CounterId): Ruling<Weapon | undefined> {
  const at = { counter: firer }
  const own = position.scenario.counters[firer]
  if (!own || !isActive(position, own)) return ruling(undefined, because('MC-ATT-5', at))
  const weapon = weaponOf(position, own)
  if (weapon) return ruling(weapon, because('MC-FIR-1', at))
  const armed = isArmedToFire(effectiveStats(position.scenario, own))
  return ruling(undefined, because(armed ? 'SV-FIR-5' : 'MC-FIR-1', at))
}
