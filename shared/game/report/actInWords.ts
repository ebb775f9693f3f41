/** An act before it is chosen, in words: for the buttons of a table (PLY-1). */
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { nameOfHex, nameOfHexside } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { facingName } from '#shared/hex/facing'
import { parseHexKey } from '#shared/hex/axial'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type Outcome, type Recovering } from '#shared/rules/resolution/play'
import { type WorkedTo } from '#shared/rules/resolution/worked'
import { type Decision, type GameAct, type GameState } from '../contract'
import { playOf } from '../opening'
import { choiceOf } from '../referee/underway'
import { announcedAct } from './stepInWords'

/** The words of an act that is offered in a state. */
export function actInWords(state: GameState, decision: Decision, act: GameAct): Localized {
  const { stage, play } = state
  const { scenario } = play
  switch (act.kind) {
    case 'next-phase':
      return localized('Terminer la phase', 'End the phase')
    case 'ready':
      return localized('Mise en place terminée', 'Set-up done')
    case 'pass':
      return localized('Ne pas tirer', 'Do not fire')
    case 'roll-entry':
      return localized('Lancer le dé d’entrée', 'Roll for the entry')
    case 'condition':
      return act.met ? localized('Oui', 'Yes') : localized('Non', 'No')
    case 'by-hand':
      return localized('Aucun effet', 'No effect')
    case 'decline':
      return localized('Personne n’avance', 'Nobody advances')
    case 'choose': {
      const options = stage.kind === 'underway' ? choiceOf(state, stage).options : []
      return options.find(({ id }) => id === act.option)?.name ?? sameInBoth(act.option)
    }
    case 'place': {
      const [hex, facing] = [
        nameOfHex(scenario, parseHexKey(act.hex)),
        facingName(act.facing, scenario.map.grid),
      ]
      const who = counterName(scenario, act.counter)
      return localized(`${who} en ${hex}, face à ${facing}`, `${who} at ${hex}, facing ${facing}`)
    }
    default:
      return announcedAct(play, act, decision.counter) ?? ofItsOwn(scenario, act) ?? byOutcome(state, act)
  }
}

/** Acts that a counter does by itself or to another: its name stands above them. */
function ofItsOwn(scenario: Scenario, act: GameAct): Localized | undefined {
  switch (act.kind) {
    case 'about-turn':
      return localized('faire demi-tour', 'turn about')
    case 'burn':
      return localized('jet des flammes', 'roll in the flames')
    case 'stay':
      return localized('rester sur place', 'stay in place')
    case 'hide':
      return localized('se cacher', 'hide')
    case 'show':
      return localized('se montrer', 'show itself')
    case 'recover':
      return RECOVERING[act.by]
    case 'wander':
      return localized('avancer d’un pas, en errant', 'go one step, wandering')
    case 'turn': {
      const facing = act.facing && facingName(act.facing, scenario.map.grid)
      return localized(`se tourner vers ${facing}`, `turn to ${facing}`)
    }
    case 'exit': {
      const hex = nameOfHex(scenario, act.by)
      return localized(`quitter la carte par ${hex}`, `leave the map by ${hex}`)
    }
    case 'work-opening': {
      const [side, { fr, en }] = [nameOfHexside(scenario, act.hexside), WORKING[act.to]]
      return localized(`${fr} (${side})`, `${en} (${side})`)
    }
    case 'capture':
      return about(scenario, act.counter, 'capturer', 'capture')
    case 'command':
      return about(
        scenario,
        act.target,
        act.order ? 'ordre particulier à' : 'test de chef pour',
        act.order ? 'special order to' : 'leader’s test for',
      )
    case 'take-place':
      return about(scenario, act.of, 'prendre la place de', 'take the place of')
    case 'group-advance':
      return act.wall
        ? localized('avancer en mur de boucliers', 'advance as a shield wall')
        : localized('avancer en groupe', 'advance as a group')
    default:
      return undefined
  }
}

const WORKING: Readonly<Record<WorkedTo, Localized>> = {
  open: localized('ouvrir', 'open'),
  closed: localized('fermer', 'close'),
  raised: localized('lever la herse', 'raise the portcullis'),
  lowered: localized('baisser la herse', 'lower the portcullis'),
}

const RECOVERING: Readonly<Record<Recovering, Localized>> = {
  rest: localized('se reposer', 'rest'),
  reload: localized('recharger', 'reload'),
  reorganise: localized('se réorganiser', 'reorganise'),
  rally: localized('se rallier', 'rally'),
}

function about(scenario: Scenario, counter: CounterId, fr: string, en: string): Localized {
  const name = counterName(scenario, counter)
  return localized(`${fr} ${name}`, `${en} ${name}`)
}

/** The exact chances of an act as the rules have them; none where it has no roll, or where no source gives it. */
export function chancesOfAct({ play }: GameState, act: GameAct): readonly Outcome[] {
  if (!isOfRules(act)) return []
  return playOf(play.scenario).judge(play, act).outcomes ?? []
}

/** An act that its outcomes name best: "Guy, is captured". */
function byOutcome(state: GameState, act: GameAct): Localized {
  const [first] = chancesOfAct(state, act)
  return first?.name ?? sameInBoth(act.kind)
}

type OfRules = Parameters<ReturnType<typeof playOf>['judge']>[1]

function isOfRules(act: GameAct): act is OfRules {
  return !['place', 'ready', 'condition', 'roll-entry', 'pass', 'choose', 'by-hand'].includes(act.kind)
}
