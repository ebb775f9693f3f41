/** The acts of the side whose turn it is, in its phase: an offer for each of its counters, and whatever else the rules have. */
import { sideOf } from '#shared/document/counters'
import { type SideId } from '#shared/document/ids'
import { type Localized } from '#shared/i18n/localized'
import { countersOnMap } from '#shared/rules/standing/position'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type Act } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { isOut } from '#shared/rules/victory/pieces'
import { type Offer } from '../contract'
import { analysisFor, playOf } from '../opening'
import { moveOffer } from './moves'
import { fightOffer, fireOffer, listOffer } from './strikes'

/** Found by whole moves and by who may strike whom; every other kind is offered as the rules have it. */
const FOUND_HERE: readonly Act['kind'][] = ['move', 'go', 'fire', 'fight', 'next-phase']

export function sideToPlay({ turn }: PlayState): SideId {
  return turn.players[turn.player] as SideId
}

export function phaseOffers(play: PlayState): readonly Offer[] {
  const { scenario, acted, turn } = play
  const side = sideToPlay(play)
  const { counterSchema } = rulesetOf(scenario)
  const able = countersOnMap(scenario).flatMap(([id, counter]) =>
    sideOf(scenario, counter) === side && !acted.includes(id) && !isOut(counterSchema, counter) ? id : [],
  )
  const phase = analysisFor(scenario).strikes.phases.find(({ id }) => id === turn.phase)
  const offer = phase?.moves ? moveOffer : phase?.fires ? fireOffer : fightOffer
  return [
    ...able.map((id) => offer(play, id)),
    listOffer('other', undefined, () => playOf(scenario).acts(play, FOUND_HERE)),
    listOffer('next-phase', undefined, () => [{ kind: 'next-phase' }]),
  ]
}

const dutiesKnown = new WeakMap<PlayState, readonly Act[]>()

/** The acts that settle the duty that is due, found once for a state. */
export function dutyActs(play: PlayState): readonly Act[] {
  const acts = dutiesKnown.get(play) ?? playOf(play.scenario).acts(play)
  dutiesKnown.set(play, acts)
  return acts
}

export function dutyOffers(play: PlayState): readonly Offer[] {
  return [listOffer('other', undefined, () => dutyActs(play))]
}

/** The name of the phase; undefined where a turn is one phase, which needs no name of its own. */
export function phaseShown({ scenario, turn }: PlayState): Localized | undefined {
  const { phases } = playOf(scenario)
  return phases.length > 1 ? phases.find(({ id }) => id === turn.phase)?.name : undefined
}
