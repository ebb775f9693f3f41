/** The risks of a route: whether it may be taken, each roll on its way, the exact chances on arrival. */
import { type CounterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { asFractions } from '../../chances/dice'
import { ONE, ZERO } from '../../chances/fraction'
import {
  type Arrival,
  type ArrivalChances,
  type DisplacedFriend,
  type Route,
  type RouteAnswer,
  type RouteTest,
} from '#shared/rules/answers/route'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { afterEffect, characterState } from '../characters/character'
import { infiltrationChances } from '../figures/infiltrationTable'
import { type MedievalPosition } from '../rules/medievalRules'
import { asTurned } from '#shared/rules/standing/asTurned'
import {
  attacksAlong,
  modifiersOf,
  type OpportunityTest,
  type OwnersChoice,
  passageOf,
  type StepAttacks,
} from '../infiltration/opportunity'
import { type Passage } from '../rules/opportunityRules'
import { placedAt } from '../movement/movementStance'
import { planMovement } from './planMovement'
import { type Stance } from '../rules/stride'
import { bestAttacks } from './bestAttacks'
import { arrivalChances } from './routeArrival'
import { sumOf } from '../../chances/table'

/**
 * Every available opponent attacks as the route says that its owner chooses (MC-INF-6), and turns to face first where facing
 * counts (SV-OPP-3). In order of steps, then of the document's counters.
 * @throws when the counter is not on the map.
 */
export function routeRisks(setUp: MedievalPosition, route: Route): RouteAnswer {
  const { counter, kind, memory = NOTHING_HAPPENED } = route
  const position = asTurned(setUp, memory)
  if (kind === 'retreat' && diesOfRetreat(position, route))
    return { ...UNPLAYED, arrival: certain('killed'), because: [because('MC-INF-11', { counter })] }
  const planned = planMovement(position, route, route.unturned)
  if (planned.refused.length > 0) {
    const refused = planned.refused.map(({ hex, reason }) => ({ hex: hexKey(hex), reason }))
    return { ...UNPLAYED, refused }
  }
  const passage = passageOf(counter, kind, planned)
  const attacks = attacksChosen(position, passage, memory, route)
  const end = planned.strides.at(-1)?.to ?? planned.start
  const cost = planned.strides.reduce((sum, stride) => sum + stride.cost, 0)
  const { limit } = planned
  return {
    tests: attacks.tests.map((test) => routeTest(position, counter, test)),
    ...(attacks.held.length > 0 && {
      held: attacks.held.map((test) => routeTest(position, counter, test)),
    }),
    spared: attacks.spared,
    displaced: displacedFriends(position, passage, end, attacks.memory),
    refused: [],
    ...((kind === 'move' || kind === 'about-turn') && { cost }),
    ...(limit && { allowance: limit.points }),
    end: { hex: end.hex, facing: end.facing },
    arrival: attacks.arrival,
    because: [
      ...(limit ? [limit.reason] : []),
      ...(attacks.held.length > 0 ? [because('MC-INF-6', { counter })] : []),
      ...(attacks.tests.length > 0 ? arrivalReasons(position, route) : []),
      ...(kind === 'about-turn' ? [because('MC-VOL-2', { counter })] : []),
    ],
  }
}

interface ChosenAttacks extends StepAttacks {
  readonly arrival: ArrivalChances
}

/** @rule MC-INF-6 */
function attacksChosen(
  position: MedievalPosition,
  passage: Passage,
  memory: TurnMemory,
  { attacks = 'first', chosen = [], fought = [] }: Route,
): ChosenAttacks {
  if (attacks === 'best') {
    const { spared } = attacksAlong(position, passage, memory, { fought })
    return { spared, ...bestAttacks(position, passage, memory, fought) }
  }
  const made = new Set(chosen.map(({ opponent, hex }) => `${opponent}@${hex}`))
  const ways: Readonly<Record<typeof attacks, OwnersChoice>> = {
    first: () => true,
    none: () => false,
    chosen: ({ opponent, hex }) => made.has(`${opponent}@${hex}`),
  }
  const strikes = ways[attacks]
  return {
    ...attacksAlong(position, passage, memory, { fought, strikes }),
    arrival: arrivalChances(position, passage, memory, fought, strikes),
  }
}

function routeTest(position: MedievalPosition, mover: CounterId, test: OpportunityTest): RouteTest {
  const modifiers = modifiersOf(position, mover, test)
  const table = position.rules.infiltrationTable(position.rules)
  const outcomes = asFractions(infiltrationChances(sumOf(modifiers), table))
  const { step, hex, opponent, because: reasons } = test
  return { step, hex, opponent, modifiers, outcomes, because: reasons }
}

/**
 * The friends who make room, one after another, the mover already in its place: each retreats by one step of his own.
 * @rule MC-RET-1 @rule MC-RET-2
 * @interpretation The opponents near both strike at the mover first, where one attack a phase is all they have.
 */
function displacedFriends(
  position: MedievalPosition,
  { mover, displaced }: Passage,
  end: Stance,
  memory: TurnMemory,
): DisplacedFriend[] {
  const arrived = placedAt(position, [{ counter: mover, to: end }, ...displaced])
  let now = memory
  return displaced.map(({ counter, from, to }) => {
    const strides = [{ to, cost: 0, backward: false }]
    const planned = { start: from, strides, displaced: [], refused: [] }
    const attacks = attacksAlong(arrived, passageOf(counter, 'retreat', planned), now)
    now = attacks.memory
    return {
      counter,
      end: { hex: to.hex, facing: to.facing },
      tests: attacks.tests.map((test) => routeTest(arrived, counter, test)),
      because: [because('MC-RET-1', { counter }), because('MC-RET-2', { counter })],
    }
  })
}

/** A stunned character that must retreat is dead. @rule MC-INF-11 */
function diesOfRetreat(position: MedievalPosition, { counter: id }: Route): boolean {
  const counter = position.scenario.counters[id]
  const before = counter && characterState(position, counter)
  return before?.dead === false && afterEffect(before, { retreat: 1 }).value.character.dead
}

const certain = (sure: Arrival): ArrivalChances => ({
  unhurt: ZERO,
  stopped: ZERO,
  stunned: ZERO,
  wounded: ZERO,
  killed: ZERO,
  [sure]: ONE,
})

const UNPLAYED: RouteAnswer = {
  tests: [],
  spared: [],
  displaced: [],
  refused: [],
  because: [],
}

function arrivalReasons({ rules }: MedievalPosition, { kind }: Route): readonly Reason[] {
  return [
    because(rules.infiltrationTable(rules).resultRule),
    because(rules.opportunity.limitRule),
    because('MC-INF-7'),
    because('MC-INF-11'),
    ...(rules.figures.saves ? [because('SV-OPP-6'), because('SV-ARM-3')] : []),
    ...(kind === 'retreat' ? [because('MC-RET-2'), because('MC-RET-5')] : []),
  ]
}
