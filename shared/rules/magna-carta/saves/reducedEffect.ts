/** A table's effect once armour and shield have saved (SV-ARM-3, -4). */
import { type Effect } from '../characters/character'
import { because, type Ruling, ruling } from '../../ruling'
import { type Harm, reducedHarm } from './saves'

/**
 * An effect less so many steps; `lowest` is the table's own retreat or stop, the foot of the ladder. To be applied
 * before the rule of the second wound. The mount never saves.
 * @rule SV-ARM-3 @rule SV-ARM-4
 * @interpretation Who is saved down to a retreat keeps the saddle; with the mount down it stops there, on foot.
 */
export function reducedEffect(effect: Effect, steps: number, lowest: Effect): Ruling<Effect> {
  const harm = harmOf(effect)
  if (harm === undefined || steps === 0) return ruling(effect)
  const left = reducedHarm(harm, steps)
  const { mount, mountAlone, unhorsed } = effect
  const ofMount = { ...(mount && { mount }), ...(mountAlone && { mountAlone }) }
  const reasons = [because('SV-ARM-3'), ...(mount ? [because('SV-ARM-4')] : [])]
  if (left === 'retreat-or-stop') return ruling({ ...(mount ? {} : lowest), ...ofMount }, ...reasons)
  const { retreat } = effect
  return ruling(
    { character: left, ...(unhorsed && { unhorsed }), ...(retreat && { retreat }), ...ofMount },
    ...reasons,
  )
}

// Coming round, retreating and stopping are no harm that armour reduces.
function harmOf({ character, neverSecond }: Effect): Exclude<Harm, 'retreat-or-stop'> | undefined {
  return character === 'recovers' || neverSecond ? undefined : character
}
