/**
 * The player by scripts: at the start of its movement it gives each group a script, chosen by portfolio evolution, and moves its
 * counters by them; shots, fights and duties it plays as the greedy one.
 */
import { counterName } from '#shared/document/counters'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Rng } from '#shared/lang/rng'
import { type Decision, type GameAct, type GameState, type Offer } from '../contract'
import { expectationOf } from './expectation'
import { GREEDY_PLAYER } from './greedy'
import { type Choice, type Player } from './player'
import { groundOf } from './scriptGround'
import { type Plan, planFor } from './scriptPlan'
import { SCRIPT_NAMES } from './script'

/** The ends of a counter whose way is judged. */
const JUDGED = 2
/** Weighs the worth lost on the way against the worth of an end. */
const LOSS = 2

export const SCRIPT_PLAYER: Player = {
  ...seated(),
  forGame: seated,
}

interface PhasePlan {
  readonly phase: string
  readonly plan: Plan
  readonly done: Set<string>
}

/** At one game: the plan of a phase holds to its end. */
function seated(): Player {
  let known: PhasePlan | undefined
  return {
    id: 'scripts',
    name: localized('par ordres aux groupes', 'scripts for groups'),
    choose(state, decision, rng) {
      const movers = decision.kind === 'phase' ? decision.offers.filter(({ ends }) => ends) : []
      if (movers.length === 0) return GREEDY_PLAYER.choose(state, decision, rng)
      const { turn } = state.play
      const phase = `${turn.gameTurn} ${turn.player} ${turn.phase}`
      if (known?.phase !== phase) known = planned(state, decision, movers, phase, rng)
      const moved = nextMove(state, decision, movers, known)
      if (moved) return moved
      const others = decision.offers.filter(({ ends }) => !ends)
      return GREEDY_PLAYER.choose(state, { ...decision, offers: others }, rng)
    },
  }
}

function planned(
  { scenario, play }: GameState,
  { side }: Decision,
  movers: readonly Offer[],
  phase: string,
  rng: Rng,
): PhasePlan {
  const plan = planFor(scenario, groundOf(scenario, play, side), movers, rng)
  return { phase, plan, done: new Set() }
}

function nextMove(
  { scenario, play }: GameState,
  { side }: Decision,
  movers: readonly Offer[],
  { plan, done }: PhasePlan,
): Choice | undefined {
  for (const offer of movers) {
    const { by } = offer
    if (by === undefined || done.has(by)) continue
    done.add(by)
    const ends = offer.ends?.() ?? []
    let best: { readonly act: GameAct; readonly worth: number } | undefined
    let judged = 0
    for (const { hex, worth } of plan.endsOf(by)) {
      if (judged === JUDGED) break
      const act = offer.at(ends.indexOf(hex))
      if (act?.kind !== 'move' && act?.kind !== 'go') continue
      judged++
      const whole = worth + LOSS * (expectationOf(scenario, play, side, act) ?? 0)
      if (whole > (best?.worth ?? 0)) best = { act, worth: whole }
    }
    if (best) return { act: best.act, why: whyOf(counterName(play.scenario, by), plan, by) }
  }
  return undefined
}

function whyOf(name: string, { scripts }: Plan, id: NonNullable<Offer['by']>): Localized {
  const { fr, en } = SCRIPT_NAMES[scripts.get(id) ?? 'hold']
  return localized(`${name}\u202f: ordre de son groupe, ${fr}`, `${name}: its group’s script, ${en}`)
}
