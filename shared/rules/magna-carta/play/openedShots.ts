/** Defensive fire at a mover on its way, roll by roll: it falls where its owner has said, and the mover goes on as it then can (MC-FIR). */
import { type CounterId } from '#shared/document/ids'
import { applyEffects } from '../../resolution/effects'
import { type ActWithin, type Opened } from '../../resolution/opened'
import { type Outcome } from '../../resolution/play'
import { type FireAct } from '../../resolution/fireAct'
import { type PlayState } from '../../resolution/state'
import { withDefensiveFire } from '#shared/rules/answers/turnMemory'
import { isActive, isTwoHex, isWounded } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { stridesFor } from '../ways/routeArrival'
import { type Condition } from '../ways/routeEffects'
import { shotOfAct } from './fireAct'
import { spentAfter } from './metOnWay'
import { FIRE, openTable, outcomeOf } from './openedTable'
import { arrivalEffects, stateOnWay } from './wayAct'
import { doneWay, type Going, type Underway } from './wayUnderway'

/**
 * One shot after another. A firer who has attacked on the way, or who has lost sight, does not fire. @rule MC-FIR-5 @rule MC-INF-6
 * @interpretation In the hex where it falls a shot comes before the attacks there.
 */
export function openShots(
  going: Going,
  at: Underway,
  [shot, ...others]: readonly FireAct[],
  then: (at: Underway) => Opened,
): Opened {
  if (!shot) return then(at)
  const { position, planned, passage } = going
  const { step, memory, points, condition } = at
  const passing = stateOnWay(position, going.state, passage, planned, {
    worst: condition.worst,
    step,
    memory,
  })
  const state: PlayState =
    points === undefined ? passing : { ...passing, slowed: { ...passing.slowed, [passage.mover]: points } }
  const there: MedievalPosition = { ...position, scenario: state.scenario }
  const { firer, target, at: hex } = shot
  const aimed: FireAct = { kind: 'fire', firer, target, ...(hex && { track: [hex] }) }
  const { value } = shotOfAct(there, state, aimed, spentAfter(planned, step))
  if (!value) return openShots(going, at, others, then)
  const thrown = { by: firer, name: FIRE, saver: target, saves: value.saves }
  return openTable(value.roll, thrown, (id) => {
    const outcome = outcomeOf(value.outcomes(), id)
    const within: ActWithin = { act: shot, id, name: outcome.name }
    const after = applyEffects(state, outcome.effects)
    const hit: Hit = {
      before: state,
      after,
      outcomeIn: (where) => outcomeOf(value.outcomes(where), id),
    }
    const now = { ...at, memory: withDefensiveFire(memory, firer), fallen: [...at.fallen, within] }
    return goesOn(there, passage.mover, hit)
      ? openShots(going, hitOnWay(going, now, hit), others, then)
      : felledAt(going, now, hit)
  })
}

/** The state of play before and after the result of a shot. */
interface Hit {
  readonly before: PlayState
  readonly after: PlayState
  /** The outcome where the mover then comes to stand. */
  outcomeIn(where: MedievalPosition): Outcome
}

/** Fit to go on, on as many legs as before. */
function goesOn(position: MedievalPosition, mover: CounterId, { before, after }: Hit): boolean {
  const [was, is] = [before.scenario.counters[mover], after.scenario.counters[mover]]
  if (!was || !is) return false
  return isActive(position, is) && isTwoHex(position, was) === isTwoHex(position, is)
}

/** The mover with the wound and the points that a shot has left it. @rule MC-FIR-5 @rule MC-FIR-6 */
function hitOnWay({ position, passage }: Going, at: Underway, { before, after }: Hit): Underway {
  const { mover } = passage
  const [was, is] = [before.scenario.counters[mover], after.scenario.counters[mover]]
  const wounded = was && is && isWounded(position, is) && !isWounded(position, was)
  const condition: Condition = wounded ? { worst: 'wounded', ended: false } : at.condition
  const { [mover]: points } = after.slowed
  if (points === undefined) return { ...at, condition }
  const last = Math.min(at.last, Math.max(at.step, stridesFor(passage.strides, points)))
  return { ...at, condition, points, last }
}

/**
 * The way ends in the hex of the shot. @rule MC-FIR-5 @rule MC-FIR-6
 * @interpretation An unhorsed rider who may still walk does so afterwards, as his owner chooses.
 */
function felledAt(going: Going, at: Underway, hit: Hit): Opened {
  const { state, position, passage, planned } = going
  const { mover } = passage
  const dead = hit.after.scenario.counters[mover]?.status['dead'] === true
  const end = { worst: at.condition.worst, step: at.step, memory: at.memory }
  const arrived = arrivalEffects(position, passage, planned, end, dead)
  const there = applyEffects(state, arrived)
  const { effects } = hit.outcomeIn({ ...position, scenario: there.scenario })
  const struck = hit.after.scenario.counters[mover]
  const walks = struck !== undefined && isActive(position, struck) && (hit.after.slowed[mover] ?? 0) > 0
  const kept = walks ? arrived.filter(({ kind }) => kind !== 'acted') : arrived
  const worst = dead ? 'killed' : struck?.status['stunned'] === true ? 'stunned' : 'wounded'
  const others = effects.filter(({ kind }) => kind !== 'acted')
  return doneWay(going, at, worst, [...kept, ...others])
}
