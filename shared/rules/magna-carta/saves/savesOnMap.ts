/** Tells whether a shot comes from the front, and so which saves a character on the map has (SV-ARM-2). */
import { footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey } from '#shared/hex/axial'
import { entriesOf, sightPath } from '../../engine/sightPath'
import { arcToward } from '../position/facing'
import { armourOf, hasStat, type Position } from '../position/position'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type Struck } from './saves'

/**
 * The blow on a character of the map: fire from a hex, or hand to hand when `from` is left out.
 * @rule SV-ARM-2 @rule SV-ARM-4
 */
export function struckOnMap(position: Position, target: CounterId, from?: Axial): Ruling<Struck> {
  const counter = position.scenario.counters[target]
  if (!counter) return ruling({ armour: 'none', largeShield: false }, because('SV-ARM-1'))
  const protection = {
    armour: armourOf(position, counter),
    largeShield: hasStat(position, counter, 'largeShield'),
  }
  if (!from) return ruling(protection, because('SV-ARM-4'))
  const throughFrontHex = comesFromFront(position, counter, from)
  return ruling(
    { ...protection, fire: { throughFrontHex: throughFrontHex.value } },
    ...throughFrontHex.because,
  )
}

/**
 * Does the line of fire come into the target's hex (a rider's front hex) through front hexes alone?
 * @rule SV-ARM-2
 * @interpretation Along the side between a front hex and another it does not.
 */
function comesFromFront(position: Position, target: Counter, from: Axial): Ruling<boolean> {
  const [to] = footprint(position.scenario, target)
  if (!to) return ruling(false, because('SV-ARM-2'))
  const gates = entriesOf(sightPath(from, to)).map(({ near }) => near)
  const other = gates.find((hex) => arcToward(position, target, hex) !== 'front')
  return other
    ? ruling(false, because('SV-ARM-2', { hex: hexKey(other) }))
    : ruling(gates.length > 0, because('SV-ARM-2'))
}
