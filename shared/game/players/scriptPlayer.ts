/**
 * The player by scripts: at the start of its movement it gives each group a script, chosen by portfolio evolution, plays some such plans
 * on in thought, and moves its counters by the best; shots, fights and duties it plays as the greedy one, by its own worth of counters.
 */
import { counterName } from '#shared/document/counters'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Rng } from '#shared/lang/rng'
import { type Decision, type GameState, type Offer } from '../contract'
import { foreseen, type Way } from './foresight'
import { greedyChoice, type Worths } from './greedy'
import { worthOfPlaces } from './holdings'
import { type Choice, type Player } from './player'
import { SCRIPT_NAMES, type ScriptId } from './script'
import { groundOf } from './scriptGround'
import { type Plan, plansFor } from './scriptPlan'
import { worthByStakes } from './stakes'
import { type View } from './view'
import { movesOf, phaseOf } from './turnsOf'

/** Sets of dice on which each plan is played on at first: the more counters there are, the fewer. */
const COUNTERS_PLAYED = 24
const FEWEST_DICE = 1
const MOST_DICE = 4

export const SCRIPT_PLAYER: Player = {
  ...seated(),
  forGame: seated,
}

interface PhasePlan {
  readonly phase: string
  /** Undefined = as the greedy player moves. */
  readonly plan: Plan | undefined
  readonly moved: Set<string>
}

/** At one game: the plan of a phase holds to its end. */
function seated(): Player {
  let known: PhasePlan | undefined
  return {
    id: 'scripts',
    name: localized('par ordres aux groupes', 'scripts for groups'),
    choose(state, decision, rng) {
      const { scenario: begun, play } = state
      const view = { begun, play, side: decision.side, worth: worthByStakes(begun, play) }
      const worths = worthsOf(view)
      if (movesOf(decision).length > 0 && known?.phase !== phaseOf(state))
        known = planned(state, decision, view, rng)
      return (
        (known && planMove(state, decision, known)) ??
        greedyChoice(state, staying(state, decision, known), rng, worths)
      )
    },
  }
}

/** The greedy choices are made by the stakes, and by what is held as things stand. */
function worthsOf({ begun, play, worth }: View): Worths {
  return { worth, place: worthOfPlaces(begun, play) }
}

/** The best of the plans, the greedy player's moves among them. */
function planned(state: GameState, decision: Decision, view: View, rng: Rng): PhasePlan {
  const phase = phaseOf(state)
  const ground = groundOf(view)
  const worths = worthsOf(view)
  const plans = [...plansFor(view, ground, movesOf(decision), rng), undefined]
  const seed = rng.below(0x7fffffff)
  const worthOf = (plan: Plan | undefined, dice: number): number => {
    const thought: PhasePlan = { phase, plan, moved: new Set() }
    const way: Way = (now, asked) =>
      planMove(now, asked, thought) ?? greedyChoice(now, staying(now, asked, thought), rng, worths)
    return foreseen(view, ground, state, way, seed + dice)
  }
  const plan = bestByHalves(plans, worthOf, diceFor(ground.own.length + ground.foes.length))
  return { phase, plan, moved: new Set() }
}

/**
 * Successive halving: each round plays those that are left on more sets of dice, the same for all, and the worse half falls out; half
 * as many get twice as many sets.
 * @param first sets of dice in the first round.
 */
function bestByHalves<T>(all: readonly T[], worthOf: (one: T, dice: number) => number, first: number): T {
  let left = all.map((one) => ({ one, sum: 0 }))
  for (let dice = 0, sets = first; left.length > 1; dice += sets, sets *= 2) {
    for (const rated of left) for (let set = 0; set < sets; set++) rated.sum += worthOf(rated.one, dice + set)
    left = left.sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(left.length / 2))
  }
  return (left[0] as { readonly one: T }).one
}

function diceFor(counters: number): number {
  return Math.max(FEWEST_DICE, Math.min(MOST_DICE, Math.floor(COUNTERS_PLAYED / Math.max(1, counters))))
}

/** The move of the next counter of the plan that can still go where it should; undefined when there is none, or another phase. */
function planMove(
  state: GameState,
  decision: Decision,
  { phase, plan, moved }: PhasePlan,
): Choice | undefined {
  if (!plan || phase !== phaseOf(state)) return undefined
  for (const offer of movesOf(decision)) {
    const { by } = offer
    const end = by === undefined || moved.has(by) ? undefined : plan.endOf(by)
    if (by === undefined || !end) continue
    const act = offer.at(offer.ends?.().indexOf(end.hex) ?? -1)
    if (!act) continue
    moved.add(by)
    return { act, why: whyOf(counterName(state.play.scenario, by), end.script) }
  }
  return undefined
}

/** Whoever the plan leaves where it is does not move. */
function staying(state: GameState, decision: Decision, known: PhasePlan | undefined): Decision {
  if (!known?.plan || known.phase !== phaseOf(state)) return decision
  const moves: readonly Offer[] = movesOf(decision)
  return moves.length === 0
    ? decision
    : { ...decision, offers: decision.offers.filter((offer) => !moves.includes(offer)) }
}

function whyOf(name: string, script: ScriptId): Localized {
  const { fr, en } = SCRIPT_NAMES[script]
  return localized(`${name}\u202f: ordre de son groupe, ${fr}`, `${name}: its group’s script, ${en}`)
}
