/** A medieval act roll by roll, as people throw it at the table: the table's die, then each save (MC-FIR, MC-CBT, MC-NAP, SV-ARM). */
import { facingInWords } from '#shared/document/facingInWords'
import { type CounterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { type Effect } from '../../resolution/effects'
import { type OpenDone, type Opened } from '../../resolution/opened'
import { type Act, type Outcome } from '../../resolution/play'
import { type TableRoll } from '../../resolution/rolls'
import { type PlayState } from '../../resolution/state'
import { because } from '#shared/rules/sentences/ruling'
import { naphthaImpact } from '../naphtha/naphtha'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Save } from '../saves/saves'
import { mayTurn, turnsOf } from './defenderTurn'
import { resolvedFight, type ResolvedFight } from './fightAct'
import { shotOfAct } from './fireAct'
import { savedId } from './harm'
import { judgeBurn, judgeThrow } from './naphthaAct'
import { openSaves } from './openedSaves'
import { openWay } from './openedWay'
import { medievalRolls } from './rolls'

/** Undefined for an act of one outcome, or of a single roll that its judgement tells. */
export function openedAct(position: MedievalPosition, state: PlayState, act: Act): Opened | undefined {
  switch (act.kind) {
    case 'move':
    case 'about-turn':
    case 'retreat':
    case 'advance':
      return openWay(position, state, act)
    case 'fire': {
      const shot = shotOfAct(position, state, act)
      if (!shot.value) return { kind: 'refused', because: shot.because }
      const { roll, outcomes, saves } = shot.value
      return openTable(roll, outcomes, { by: act.firer, name: FIRE, saver: act.target, saves })
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
      return openTable(roll, outcomes, { by: act.counter, name: BURN, saves: () => [] })
    }
    default:
      return undefined
  }
}

const FIRE = localized('jet de tir', 'fire roll')
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
  return openTable(fight.roll, outcomes, {
    ...(by && { by }),
    name: FIGHT,
    ...(saver && { saver }),
    saves: fight.saves,
  })
}

const TURNS = localized('se tourner vers l’attaque', 'turning to the attack')

interface Throwers {
  readonly by?: CounterId
  readonly name: OpenDone['name']
  readonly saver?: CounterId
  saves(result: string): readonly Save[]
}

function openTable(
  roll: TableRoll,
  outcomes: readonly Outcome[],
  { by, name, saver, saves }: Throwers,
): Opened {
  return {
    kind: 'roll',
    dice: roll.dice,
    ...(by && { by }),
    name,
    modifiers: roll.modifiers,
    because: roll.because,
    then: (total: number) => {
      const { outcome } = roll.thrown(total)
      return openSaves(saves(outcome), saver, (steps) => doneOf(outcomes, savedId(outcome, steps)))
    },
  }
}

/** @throws when no outcome has this id: a table that names what it does not list. */
function doneOf(outcomes: readonly Outcome[], id: string): OpenDone {
  const found = outcomes.find((outcome) => outcome.id === id)
  if (!found) throw new Error(`no outcome ${id}`)
  return { kind: 'done', id, name: found.name, effects: found.effects }
}

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
