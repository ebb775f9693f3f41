/** An act before it is chosen, in words: for the buttons of a table (PLY-1). */
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { facingName } from '#shared/hex/facing'
import { parseHexKey } from '#shared/hex/axial'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type Outcome } from '#shared/rules/resolution/play'
import { type Decision, type GameAct, type GameState } from '../contract'
import { playOf } from '../opening'
import { choiceOf } from '../referee/underway'
import { ownActInWords } from './ownActInWords'
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
      return (
        announcedAct(play, act, decision.counter) ?? ownActInWords(scenario, act) ?? byOutcome(state, act)
      )
  }
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
