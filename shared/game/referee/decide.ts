/** Names the decision that is due in a state of a game, and whose it is (PLY-1). */
import { counterName, sideOf } from '#shared/document/counters'
import { type CounterId, type SideId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { type PlayState, type Duty } from '#shared/rules/resolution/state'
import { type Decision, type GameAct, type GameState, moversOf, type Offer, type Verdict } from '../contract'
import { dutyOffers, phaseOffers, phaseShown, sideToPlay } from '../offers/phase'
import { defensiveOffer, reactingSide } from '../offers/defensiveFire'
import { entryAsked } from './entering'
import { setUpOffers, sideSettingUp } from './setUpOffers'
import { choiceOf } from './underway'

const known = new WeakMap<GameState, Decision | Verdict>()

/** The decision that is due, or the verdict of a game that is over: once for a state, whoever asks. */
export function decide(state: GameState): Decision | Verdict {
  const found = known.get(state) ?? decisionOf(state)
  known.set(state, found)
  return found
}

function decisionOf(state: GameState): Decision | Verdict {
  const { stage, play } = state
  switch (stage.kind) {
    case 'set-up': {
      const side = sideSettingUp(state, stage.ready) as SideId
      return { kind: 'set-up', side, asks: SET_UP, offers: setUpOffers(state, side) }
    }
    case 'entries':
      return entryDecision(state)
    case 'moving': {
      const side = reactingSide(play, stage) as SideId
      const [counter] = moversOf(stage.act)
      const offers = [defensiveOffer(play, stage, side), PASS]
      return { kind: 'reaction', side, asks: REACTION, ...(counter && { counter }), offers }
    }
    case 'underway': {
      const { of, name, at, options } = choiceOf(state, stage)
      const acts = options.map(({ id }): GameAct => ({ kind: 'choose', option: id }))
      const side = sideOfCounter(play, of) ?? sideToPlay(play)
      const offers = [offerOf('choose', acts)]
      return { kind: 'choice', side, asks: name, counter: of, ...(at && { at }), offers }
    }
    case 'by-hand': {
      const nothing: GameAct = { kind: 'by-hand', effects: [] }
      return {
        kind: 'by-hand',
        side: sideToPlay(play),
        asks: BY_HAND,
        offers: [offerOf('by-hand', [nothing])],
      }
    }
    case 'over':
      return stage.verdict
    case 'phase': {
      const [duty] = play.owed
      if (!duty)
        return {
          kind: 'phase',
          side: sideToPlay(play),
          asks: phaseShown(play) ?? ACTS_OF_TURN,
          offers: phaseOffers(play),
        }
      const counter = counterOf(duty)
      const side = (counter && sideOfCounter(play, counter)) ?? sideToPlay(play)
      const about = counter === undefined ? {} : { counter }
      return { kind: 'duty', side, asks: DUTIES[duty.kind], ...about, offers: dutyOffers(play) }
    }
  }
}

export function isVerdict(decided: Decision | Verdict): decided is Verdict {
  return 'met' in decided
}

const SET_UP = localized('mise en place', 'set-up')
const REACTION = localized('tir défensif', 'defensive fire')
const ACTS_OF_TURN = localized('actes du tour', 'acts of the turn')
const BY_HAND = localized('résultat donné par les joueurs', 'result by hand')
const DUTIES: Readonly<Record<Duty['kind'], Localized>> = {
  retreat: localized('retraite', 'retreat'),
  burn: localized('flammes', 'flames'),
  advance: localized('avance après combat', 'advance after combat'),
}

const PASS: Offer = offerOf('pass', [{ kind: 'pass' }])

export function offerOf(kind: Offer['kind'], acts: readonly GameAct[]): Offer {
  return { kind, size: () => acts.length, at: (index) => acts[index] }
}

function counterOf(duty: Duty): CounterId | undefined {
  return duty.kind === 'advance' ? duty.winners[0] : duty.counter
}

function sideOfCounter({ scenario }: PlayState, id: CounterId): SideId | undefined {
  const { [id]: counter } = scenario.counters
  return counter && sideOf(scenario, counter)
}

function entryDecision(state: GameState): Decision {
  const { stage, play } = state
  const side = sideToPlay(play)
  const asked = stage.kind === 'entries' ? entryAsked(state, stage.may) : undefined
  if (!asked) throw new Error('no entry is asked')
  const reinforcement = asked.entry.id
  switch (asked.kind) {
    case 'condition': {
      const { condition } = asked.entry
      const asks = localized(condition?.fr ?? condition?.en ?? '', condition?.en ?? condition?.fr ?? '')
      const acts = [true, false].map((met): GameAct => ({ kind: 'condition', reinforcement, met }))
      return { kind: 'condition', side, asks, offers: [offerOf('condition', acts)] }
    }
    case 'entry-roll': {
      const acts: GameAct[] = [{ kind: 'roll-entry', reinforcement }]
      const asks = localized('jet d’entrée des renforts', 'roll for the entry of reinforcements')
      return { kind: 'entry-roll', side, asks, offers: [offerOf('roll-entry', acts)] }
    }
    case 'entry': {
      const { counter, acts } = asked
      const name = counterName(play.scenario, counter)
      const asks = localized(`entrée de ${name}`, `entry of ${name}`)
      return { kind: 'entry', side, asks, counter, offers: [offerOf('place', acts)] }
    }
  }
}
