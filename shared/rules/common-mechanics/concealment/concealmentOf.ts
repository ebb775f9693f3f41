/** The concealment of one counter where all now stand: what it may do, who reveals it, whom it reveals (CM-HID). */
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Concealed } from '#shared/rules/answers/concealment'
import { sideOf } from '#shared/rules/standing/position'
import { because, ruling } from '#shared/rules/sentences/ruling'
import { type FantasyPosition } from '../position/fantasyRules'
import { mayPutDecoy } from './decoys'
import { letsHide, mayHide, mayReveal, revealed, revealedOnEntering } from './hidden'
import { enemiesThatSee } from './observers'

/**
 * Undefined when the counter is not on the map, or belongs to nobody.
 * @rule CM-HID-1 @rule CM-HID-2 @rule CM-HID-3
 */
export function concealmentOf(position: FantasyPosition, id: CounterId): Concealed | undefined {
  const counter = position.scenario.counters[id]
  const side = counter && sideOf(position.scenario, counter)
  if (counter?.hex === undefined || side === undefined) return undefined
  const concealed = counter.hidden === true || counter.decoy === true
  const entering = revealedOnEntering(position, id)
  const rule = counter.decoy ? 'CM-HID-3' : 'CM-HID-1'
  return {
    ...(concealed
      ? { show: mayReveal(position, id), decoy: mayPutDecoy(position, id) }
      : letsHide(position) && { hide: mayHide(position, id) }),
    revealedBy: ruling(concealed ? enemiesThatSee(position, id, 'unit') : [], because(rule, { counter: id })),
    ...(entering && { entering }),
    reveals: revealedBy(position, id, side),
  }
}

function revealedBy(position: FantasyPosition, id: CounterId, side: SideId): Concealed['reveals'] {
  return revealed(position, side).filter(({ by }) => by.includes(id))
}
