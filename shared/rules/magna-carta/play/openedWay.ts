/**
 * A way that is gone, step by step and roll by roll: shots that await the mover fall first in their hex; then each opponent's owner says
 * whether he attacks, and the die falls (MC-FIR, MC-INF, SV-OPP).
 * What is played so agrees with the exact chances of `ways/routeArrival.ts`, where every opponent attacks at his first opportunity.
 */
import { type CounterId } from '#shared/document/ids'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Opened, type OpenOption, type OptionChance } from '../../resolution/opened'
import { type FireAct } from '../../resolution/fireAct'
import { type PlayState } from '../../resolution/state'
import { reduced } from '../../chances/fraction'
import { sumOf } from '../../chances/table'
import { ARRIVAL_NAMES, INFILTRATION_OUTCOME_NAMES } from '#shared/rules/answers/route'
import { because } from '#shared/rules/sentences/ruling'
import { infiltrationOutcome } from '../figures/infiltrationTable'
import {
  around,
  attacksAtStep,
  cutShort,
  modifiersOf,
  type OpportunityTest,
  passageOf,
} from '../infiltration/opportunity'
import { armourOf, isWounded } from '../position/position'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Harm, reducedHarm, savesOf, stepsSaved } from '../saves/saves'
import { planMovement } from '../ways/planMovement'
import { stridesWhenWounded } from '../ways/routeArrival'
import { type Condition, conditionAfter, HARM_OF, harmChances } from '../ways/routeEffects'
import { openSaves } from './openedSaves'
import { openShots } from './openedShots'
import { stanceAfter, stepAt } from './metOnWay'
import { arrivalEffects, refusalByDuty, routeOfAct, type WayAct } from './wayAct'
import { type Awaiting, doneWay, type Going, type Underway } from './wayUnderway'

/** @rule MC-INF-6 @rule MC-INF-7 @rule MC-INF-11 @rule MC-RET-5 @rule SV-OPP-2 */
export function openWay(
  position: MedievalPosition,
  state: PlayState,
  act: WayAct,
  awaiting: readonly FireAct[] = [],
): Opened {
  const [duty] = state.owed
  const refusal = refusalByDuty(act, duty)
  if (refusal) return { kind: 'refused', because: [refusal] }
  const { counter: mover, kind } = act
  const own = position.scenario.counters[mover]
  if (own?.hex === undefined) return { kind: 'refused', because: [because('CHK-1', { counter: mover })] }
  const route = routeOfAct(state, act)
  const planned = planMovement(position, route, act.unturned)
  if (planned.refused.length > 0)
    return { kind: 'refused', because: planned.refused.map(({ reason }) => reason) }
  const points = state.slowed[mover]
  const cost = planned.strides.reduce((sum, stride) => sum + stride.cost, 0)
  if (points !== undefined && kind === 'move' && cost > points)
    return { kind: 'refused', because: [because('MC-FIR-5', { counter: mover })] }
  const passage = passageOf(mover, kind, planned)
  const near = around(position, passage)
  const { saves } = position.rules.figures
  const going: Going = {
    state,
    position,
    near,
    passage,
    planned,
    fought: route.fought ?? [],
    woundedBefore: isWounded(position, own),
    affordable: stridesWhenWounded(near, passage),
    saves: saves ? savesOf({ armour: armourOf(position, own), largeShield: false }, saves) : [],
    awaiting: awaiting.flatMap((shot): Awaiting[] => {
      const step = shot.at && stepAt(planned, shot.at)
      return step === undefined ? [] : [{ shot, step }]
    }),
    owed: duty !== undefined,
  }
  const condition: Condition = { worst: 'unhurt', ended: false }
  const { memory } = state.turn
  return opened(going, { step: 0, condition, last: passage.strides.length, memory, fallen: [] })
}

/** The shots that fall at this step; then the opponents who may attack there are asked. */
function opened(going: Going, at: Underway): Opened {
  const shots = going.awaiting.filter(({ step }) => step === at.step)
  return openShots(
    going,
    at,
    shots.map(({ shot }) => shot),
    (now) => attacked(going, now),
  )
}

/** The opponents who may attack at this step are asked. */
function attacked(going: Going, at: Underway): Opened {
  const { near, passage, fought } = going
  const { tests } = attacksAtStep(near, cutShort(passage, at.last), at.step, at.memory, { fought })
  return asked(
    going,
    at,
    tests.map(({ opponent }) => opponent),
  )
}

/** One after another: what one does may change what the next one may. Death cancels the others. @rule MC-INF-7 */
function asked(going: Going, at: Underway, [opponent, ...others]: readonly CounterId[]): Opened {
  if (opponent === undefined || at.condition.worst === 'killed') return onward(going, at)
  const { near, passage, fought } = going
  const way = cutShort(passage, at.last)
  const { tests, memory } = attacksAtStep(near, way, at.step, at.memory, { fought }, [opponent])
  const [test] = tests
  if (!test) return asked(going, at, others)
  return {
    kind: 'choice',
    of: opponent,
    name: OPPORTUNITY,
    at: stanceAfter(going.planned, at.step).hex,
    options: [{ ...ATTACK, chances: () => chancesOf(going, at, test) }, LET_PASS],
    then: (option: string) =>
      option === LET_PASS.id ? asked(going, at, others) : rolled(going, { ...at, memory }, test, others),
  }
}

const OPPORTUNITY = localized('attaque d’opportunité', 'opportunity attack')
const ATTACK: OpenOption = { id: 'attack', name: localized('attaquer', 'attack') }
const LET_PASS: OpenOption = { id: 'hold-back', name: localized('laisser passer', 'let pass') }

/** The chances of each harm of one attack as the mover now is, saves rolled. */
function chancesOf(going: Going, at: Underway, test: OpportunityTest): OptionChance[] {
  const harms = harmChances(going.near, sumOf(attackModifiers(going, at, test)), stepsSaved(going.saves))
  return [...harms].flatMap(([harm, chance]) =>
    chance.numerator === 0n ? [] : { id: harm ?? 'none', name: harmName(harm), chance: reduced(chance) },
  )
}

function harmName(harm: Harm | undefined): Localized {
  switch (harm) {
    case undefined:
      return INFILTRATION_OUTCOME_NAMES.none
    case 'retreat-or-stop':
      return INFILTRATION_OUTCOME_NAMES.stop
    case 'stunned':
      return ARRIVAL_NAMES.stunned
    case 'wounded':
    case 'killed':
      return INFILTRATION_OUTCOME_NAMES[harm]
  }
}

function attackModifiers(
  { near, passage, woundedBefore }: Going,
  { condition }: Underway,
  test: OpportunityTest,
) {
  return modifiersOf(near, passage.mover, test, woundedBefore || condition.worst === 'wounded')
}

function rolled(going: Going, at: Underway, test: OpportunityTest, others: readonly CounterId[]): Opened {
  const { near, passage, woundedBefore, saves } = going
  const { mover, kind, strides } = passage
  const { condition } = at
  const table = near.rules.infiltrationTable(near.rules)
  const modifiers = attackModifiers(going, at, test)
  const circumstances = { kind, woundedBefore, short: at.step < strides.length }
  return {
    kind: 'roll',
    dice: table.dice,
    by: test.opponent,
    name: OPPORTUNITY,
    modifiers,
    because: test.because,
    then: (total: number) => {
      const harm = HARM_OF[infiltrationOutcome(total + sumOf(modifiers), table)]
      const after = (steps: number): Opened => {
        const left = harm && reducedHarm(harm, steps)
        return asked(going, { ...at, condition: conditionAfter(condition, left, circumstances) }, others)
      }
      return openSaves(harm === undefined || harm === 'retreat-or-stop' ? [] : saves, mover, after)
    },
  }
}

/** The next step, or the end of the way. */
function onward(going: Going, at: Underway): Opened {
  const { position, passage, planned, affordable } = going
  const { step, condition, memory } = at
  const { worst, ended } = condition
  const last = worst === 'wounded' ? Math.min(at.last, Math.max(step, affordable)) : at.last
  if (!ended && step < last) return opened(going, { ...at, step: step + 1, last })
  const effects = arrivalEffects(position, passage, planned, { worst, step, memory })
  return doneWay(going, at, worst, effects)
}
