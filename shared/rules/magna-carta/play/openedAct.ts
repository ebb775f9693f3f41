/** A medieval act roll by roll, as people throw it at the table: the table's die, then each save (MC-FIR, MC-CBT, MC-NAP, SV-ARM). */
import { facingInWords } from '#shared/document/facingInWords'
import { hexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { type Effect } from '../../resolution/effects'
import { type Opened } from '../../resolution/opened'
import { type Act } from '../../resolution/play'
import { type FireAct } from '../../resolution/fireAct'
import { type PlayState } from '../../resolution/state'
import { because } from '#shared/rules/sentences/ruling'
import { naphthaImpact } from '../naphtha/naphtha'
import { type MedievalPosition } from '../rules/medievalRules'
import { mayTurn, turnsOf } from './defenderTurn'
import { resolvedFight, type ResolvedFight } from './fightAct'
import { shotOfAct } from './fireAct'
import { judgeBurn, judgeThrow } from './naphthaAct'
import { doneOf, FIRE, openTable } from './openedTable'
import { openGroupAdvance } from './openedGroup'
import { openWay } from './openedWay'
import { medievalRolls } from './rolls'

/** Undefined for an act of one outcome, or of a single roll that its judgement tells. */
export function openedAct(
  position: MedievalPosition,
  state: PlayState,
  act: Act,
  awaiting: readonly FireAct[],
): Opened | undefined {
  switch (act.kind) {
    case 'move':
    case 'about-turn':
    case 'retreat':
    case 'advance':
      return openWay(position, state, act, awaiting)
    case 'group-advance':
      return openGroupAdvance(position, state, act, awaiting)
    case 'fire': {
      const shot = shotOfAct(position, state, act)
      if (!shot.value) return { kind: 'refused', because: shot.because }
      const { roll, outcomes, saves } = shot.value
      const thrown = { by: act.firer, name: FIRE, saver: act.target, saves }
      return openTable(roll, thrown, (id) => doneOf(outcomes(), id))
    }
    case 'fight': {
      const fight = resolvedFight(position, act)
      if (!fight.value) return { kind: 'refused', because: fight.because }
      return openFight(position, act, fight.value)
    }
    case 'throw-naphtha':
      return openThrow(position, state, act)
    case 'burn': {
      const { refused, outcomes = [] } = judgeBurn(position, state, act)
      const [duty] = state.owed
      const roll = duty?.kind === 'burn' ? medievalRolls(position.rules).naphtha?.(duty.target) : undefined
      if (refused.length > 0 || !roll) return { kind: 'refused', because: refused }
      const thrown = { by: act.counter, name: BURN, saves: () => [] }
      return openTable(roll, thrown, (id) => doneOf(outcomes, id))
    }
    default:
      return undefined
  }
}

const FIGHT = localized('jet de combat', 'combat roll')
const BURN = localized('jet des flammes', 'roll in the flames')
const SCATTER = localized('jet de dispersion', 'scatter roll')

type FightAct = Extract<Act, { kind: 'fight' }>

/**
 * The only defender is asked first whether it turns, where facing counts and it may. @rule SV-CBT-2
 * @interpretation The game does not remember who was visible on its way: only attackers whom it sees where they stand were seen.
 */
function openFight(position: MedievalPosition, act: FightAct, fight: ResolvedFight): Opened {
  const [defender, ...others] = act.defenders
  const straight = openedFight(act, fight, [])
  if (defender === undefined || others.length > 0) return straight
  if (mayTurn(position, act, defender, 'no')?.value !== 'yes') return straight
  const turns = turnsOf(position, act, defender)
  const hex = position.scenario.counters[defender]?.hex
  if (turns.length === 0 || hex === undefined) return straight
  return {
    kind: 'choice',
    of: defender,
    name: TURNS,
    options: [
      { id: 'stand', name: localized('reste ainsi', 'stands as it is') },
      ...turns.map(({ facing }) => ({
        id: String(facing.index),
        name: facingInWords(facing, position.scenario.map.grid),
      })),
    ],
    then: (option: string) => {
      const turn = turns.find(({ facing }) => String(facing.index) === option)
      if (!turn) return straight
      return openedFight(act, turn.resolved, [{ kind: 'moved', counter: defender, hex, facing: turn.facing }])
    },
  }
}

/** @param first what was done before the roll. */
function openedFight(act: FightAct, fight: ResolvedFight, first: readonly Effect[]): Opened {
  const [by, saver] = [act.attackers[0], act.defenders[0]]
  const outcomes = fight.outcomes.map((outcome) => ({ ...outcome, effects: [...first, ...outcome.effects] }))
  const thrown = { ...(by && { by }), name: FIGHT, ...(saver && { saver }), saves: fight.saves }
  return openTable(fight.roll, thrown, (id) => doneOf(outcomes, id))
}

const TURNS = localized('se tourner vers l’attaque', 'turning to the attack')

/** @rule MC-NAP-1 */
function openThrow(
  position: MedievalPosition,
  state: PlayState,
  act: Extract<Act, { kind: 'throw-naphtha' }>,
): Opened {
  const { refused, outcomes = [] } = judgeThrow(position, state, act)
  if (refused.length > 0) return { kind: 'refused', because: refused }
  const { scatter } = position.rules.figures
  return {
    kind: 'roll',
    dice: { count: 1, faces: scatter.length },
    by: act.thrower,
    name: SCATTER,
    modifiers: [],
    because: [because('MC-NAP-1')],
    then: (total: number) => doneOf(outcomes, hexKey(naphthaImpact(act.target, total, scatter).value)),
  }
}
