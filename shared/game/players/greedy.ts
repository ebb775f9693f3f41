/** The greedy player: of each counter's acts the one with the best exact expectation now; it looks no further. */
import { counterName, countersByHex } from '#shared/document/counters'
import { hexKey } from '#shared/hex/axial'
import { formatNumber, type Localized, localized } from '#shared/i18n/localized'
import { type Scenario } from '#shared/document/types'
import { type Rng } from '#shared/lang/rng'
import { type Act } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { type Decision, type GameAct, type GameState, type Offer } from '../contract'
import { bestMove } from './moveChoice'
import { ANYWHERE, expectationOf } from './expectation'
import { drawnAct } from './drawn'
import { type Choice, type Player } from './player'
import { worthDrawing } from './random'
import { signFor, type Worth, worthOf } from './worth'

/** An act is worth its while from so much of a counter's worth on. */
const WORTH_WHILE = 0.02

export const GREEDY_PLAYER: Player = {
  id: 'greedy',
  name: localized('vorace (meilleure espérance exacte)', 'greedy (best exact expectation)'),
  choose: (state, decision, rng) => greedyChoice(state, decision, rng, plainWorths(state.scenario)),
}

/** The worth that the greedy player sees: that of counters, wherever they are. @param begun the scenario as the game began. */
export function plainWorths(begun: Scenario): Worths {
  return { worth: (play, id) => worthOf(begun, play, id), place: ANYWHERE }
}

/** The worth of counters, and that of their being where they are. */
export interface Worths {
  readonly worth: Worth
  readonly place: Worth
}

/** The greedy choice by any worth of counters and places. */
export function greedyChoice(state: GameState, decision: Decision, rng: Rng, worths: Worths): Choice {
  const chosen = chosenBy(state, decision, worths)
  if (chosen) return chosen
  const act = drawnAct(worthDrawing(state, decision), rng)
  if (!act) throw new Error(`nothing to decide: ${decision.kind}`)
  return { act, why: NO_MATTER }
}

const NO_MATTER = localized('rien ne vaut mieux', 'nothing is better')

function chosenBy(state: GameState, decision: Decision, worths: Worths): Choice | undefined {
  switch (decision.kind) {
    case 'phase':
      return ofPhase(state, decision, worths)
    case 'reaction':
    case 'duty': {
      const best = bestOf(state, decision, decision.offers, worths)
      if (best) return best
      const idle = decision.offers.flatMap(actsOf).find(({ kind }) => kind === 'pass' || kind === 'decline')
      return idle && { act: idle, why: NO_MATTER }
    }
    case 'choice':
    case 'condition':
    case 'by-hand': {
      // The first option: attack; the condition is met; no effect.
      const act = decision.offers[0]?.at(0)
      return act && { act, why: NO_MATTER }
    }
    default:
      return undefined
  }
}

/** Counters in their order; one that had better do nothing is not asked again before another has acted. */
function ofPhase(state: GameState, decision: Decision, worths: Worths): Choice | undefined {
  const { play, scenario } = state
  const { side, offers } = decision
  const last = play.acted.findLast((id) => signFor(side, play, id) > 0)
  const order = Object.keys(play.scenario.counters)
  const from = last === undefined ? -1 : order.indexOf(last)
  for (const offer of offers) {
    if (offer.by === undefined) continue
    if (offer.ends) {
      if (order.indexOf(offer.by) < from) continue
      const act = bestMove(scenario, play, side, offer)
      if (act) return { act, why: moves(counterName(play.scenario, offer.by)) }
    } else {
      const best = bestOf(state, decision, [offer], worths)
      if (best) return best
    }
  }
  const other = offers.find(({ kind, by }) => kind === 'other' && by === undefined)
  const best = other && bestOf(state, decision, [other], worths)
  return best ?? { act: { kind: 'next-phase' }, why: NO_MATTER }
}

function moves(name: string): Localized {
  return localized(
    `${name}\u202f: plus près du but, au moindre risque`,
    `${name}: nearer to the goal, at the least risk`,
  )
}

function actsOf(offer: Offer): GameAct[] {
  return Array.from({ length: offer.size() }, (_, index) => offer.at(index)).flatMap((act) => act ?? [])
}

/** The act of the best expectation above doing nothing; of a duty the best there is. */
function bestOf(
  { play, scenario }: GameState,
  decision: Decision,
  offers: readonly Offer[],
  { worth, place }: Worths,
): Choice | undefined {
  let best: { readonly act: GameAct; readonly value: number } | undefined
  const least = decision.kind === 'duty' ? -Infinity : WORTH_WHILE
  const acts = offers.flatMap(actsOf)
  const free = acts.filter((act) => !endsOnFriend(play, act))
  for (const act of free.length > 0 ? free : acts) {
    const value =
      act.kind === 'pass' ? 0 : expectationOf(scenario, play, decision.side, act as Act, worth, place)
    if (value !== undefined && value > (best?.value ?? least)) best = { act, value }
  }
  if (!best) return undefined
  const { act, value } = best
  return {
    act,
    // Words are made when they are asked for: a player who thinks asks for many acts and no words.
    get why() {
      return gainInWords(value)
    },
  }
}

/** "the best exact expectation: 0.7 on average, in worth of counters". */
function gainInWords(value: number): Localized {
  const [fr, en] = [formatNumber(value, 'fr', 2), formatNumber(value, 'en', 2)]
  return localized(
    `la meilleure espérance exacte\u202f: ${fr} en moyenne, en valeur de pions`,
    `the best exact expectation: ${en} on average, in worth of counters`,
  )
}

/** A retreat onto a friend displaces him: three in a corner would displace each other for ever, where one of them had room. */
function endsOnFriend({ scenario }: PlayState, act: GameAct): boolean {
  if (act.kind !== 'retreat') return false
  const end = act.path.at(-1)
  const others = end ? (countersByHex(scenario).get(hexKey(end)) ?? []) : []
  return others.some((id) => id !== act.counter)
}
