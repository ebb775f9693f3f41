/** The fatigue that a minimal move costs (CM-TER-4). */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type FantasyPosition } from '../position/fantasyRules'
import { FATIGUES } from '../rows/states'
import { type Unit, unitOf } from '../units/unit'

/** A level more; the exhausted stay so. @rule CM-TER-4 */
export function moreTired({ fatigue }: Pick<Unit, 'fatigue'>): Unit['fatigue'] {
  return FATIGUES[FATIGUES.findIndex(({ id }) => id === fatigue) + 1]?.id ?? fatigue
}

/** The states that a minimal move changes; none of a decoy, or of a counter that is not there. @rule CM-TER-4 */
export function afterMinimal(position: FantasyPosition, counter: CounterId): Counter['status'] {
  const unit = unitOf(position, counter)
  return unit ? { fatigue: moreTired(unit) } : {}
}
