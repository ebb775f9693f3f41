/** The random player: any allowed act, each counter that may act as likely as another. */
import { localized } from '#shared/i18n/localized'
import { type Decision, type GameState, type Offer } from '../contract'
import { drawnAct } from './drawn'
import { type Player } from './player'

const WHY = localized('tiré au hasard', 'drawn at random')

export const RANDOM_PLAYER: Player = {
  id: 'random',
  name: localized('au hasard', 'random'),
  choose(state, decision, rng) {
    const act = drawnAct(worthDrawing(state, decision), rng)
    if (!act) throw new Error(`nothing to decide: ${decision.kind}`)
    return { act, why: WHY }
  },
}

/** A counter that is in place is not moved again in the set-up, and a set-up that may end does. */
export function worthDrawing({ play }: GameState, { kind, offers }: Decision): readonly Offer[] {
  if (kind !== 'set-up') return offers
  const ready = offers.filter((offer) => offer.kind === 'ready')
  if (ready.length > 0) return ready
  return offers.filter(({ by }) => by !== undefined && play.scenario.counters[by]?.hex === undefined)
}
