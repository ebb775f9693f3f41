/** An act before it is chosen, in words: for the buttons of a table (PLY-1). */
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { facingName } from '#shared/hex/facing'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { addFractions, compareFractions, reduced } from '#shared/rules/chances/fraction'
import { type OptionChance } from '#shared/rules/resolution/opened'
import { type Outcome, type Way } from '#shared/rules/resolution/play'
import { type Decision, type GameAct, type GameState } from '../contract'
import { phaseShown } from '../offers/phase'
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
      return phaseShown(play)
        ? localized('Terminer la phase', 'End the phase')
        : localized('Terminer le tour', 'End the turn')
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
      return announcedAct(play, act, decision) ?? ownActInWords(scenario, act) ?? byOutcome(state, act)
  }
}

/**
 * The exact chances of an act as the rules have them, or of the roll that a choice leads to; none where it has no roll, or where no
 * source gives it. An outcome that ends a way early is named with the hex where the mover stops.
 */
export function chancesOfAct(state: GameState, act: GameAct): readonly OptionChance[] {
  if (act.kind === 'choose') {
    if (state.stage.kind !== 'underway') return []
    return (
      choiceOf(state, state.stage)
        .options.find(({ id }) => id === act.option)
        ?.chances?.() ?? []
    )
  }
  const outcomes = outcomesOf(state, act)
  if (act.kind !== 'move' && act.kind !== 'retreat' && act.kind !== 'advance') return outcomes
  const told = outcomes.map((outcome) => ({ ...outcome, name: arrivalInWords(state, act, outcome) }))
  return merged(told).sort((a, b) => compareFractions(b.chance, a.chance))
}

function outcomesOf({ play }: GameState, act: GameAct): readonly Outcome[] {
  return isOfRules(act) ? (playOf(play.scenario).judge(play, act).outcomes ?? []) : []
}

/** "stopped in M6"; "killed" alone at the end of the way, where the act says it. */
function arrivalInWords({ play }: GameState, act: Way, { name, effects }: Outcome): Localized {
  const { scenario } = play
  const moved = effects.find((effect) => effect.kind === 'moved' && effect.counter === act.counter)
  const hex = moved?.kind === 'moved' ? moved.hex : scenario.counters[act.counter]?.hex
  const goal = act.path.at(-1)
  if (hex === undefined || !goal || hex === hexKey(goal)) return name
  const place = nameOfHex(scenario, parseHexKey(hex))
  return localized(`${name.fr} en ${place}`, `${name.en} in ${place}`)
}

/** Outcomes that read alike are one, with the sum of their chances. */
function merged(outcomes: readonly OptionChance[]): OptionChance[] {
  const by = new Map<string, OptionChance>()
  for (const one of outcomes) {
    const same = by.get(one.name.fr)
    by.set(one.name.fr, same ? { ...same, chance: reduced(addFractions(same.chance, one.chance)) } : one)
  }
  return [...by.values()]
}

/** An act that its outcomes name best: "Guy, is captured". */
function byOutcome(state: GameState, act: GameAct): Localized {
  const [first] = outcomesOf(state, act)
  return first?.name ?? sameInBoth(act.kind)
}

type OfRules = Parameters<ReturnType<typeof playOf>['judge']>[1]

function isOfRules(act: GameAct): act is OfRules {
  return !['place', 'ready', 'condition', 'roll-entry', 'pass', 'choose', 'by-hand'].includes(act.kind)
}
