/** A medieval act roll by roll, as people throw it at the table: the table's die, then each save (MC-FIR, MC-CBT, MC-NAP, SV-ARM). */
import { type CounterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { type OpenDone, type Opened } from '../../resolution/opened'
import { type Act, type Outcome } from '../../resolution/play'
import { type TableRoll } from '../../resolution/rolls'
import { type PlayState } from '../../resolution/state'
import { because } from '#shared/rules/sentences/ruling'
import { naphthaImpact } from '../naphtha/naphtha'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Save } from '../saves/saves'
import { resolvedFight } from './fightAct'
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
      const { roll, outcomes, saves } = fight.value
      const [by, saver] = [act.attackers[0], act.defenders[0]]
      return openTable(roll, outcomes, { ...(by && { by }), name: FIGHT, ...(saver && { saver }), saves })
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
