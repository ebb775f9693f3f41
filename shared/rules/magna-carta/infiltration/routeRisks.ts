/** The risks of a route: whether it may be taken, each roll on its way, the exact chances on arrival. */
import { hexKey } from '#shared/hex/axial'
import { asFractions } from '../../engine/dice'
import { ONE, ZERO } from '../../engine/fraction'
import { sumOf } from '../../engine/modifiers'
import { type Arrival, type Route, type RouteAnswer } from '../../route'
import { because, type Reason } from '../../ruling'
import { NOTHING_HAPPENED } from '../../turnMemory'
import { afterEffect, characterState } from '../characters/character'
import { infiltrationChances } from './infiltrationTable'
import { type MedievalPosition } from '../medievalRules'
import { asTurned, attacksAlong, modifiersOf, passageOf } from './opportunity'
import { planMovement } from '../movement/planMovement'
import { arrivalChances } from './routeArrival'

/**
 * Every available opponent attacks at its first opportunity (the choice is its owner's, MC-INF-6; this is the policy of
 * the figure), and turns to face first where facing counts (SV-OPP-3). In order of steps, then of the document's
 * counters.
 * @throws when the counter is not on the map.
 */
export function routeRisks(setUp: MedievalPosition, route: Route): RouteAnswer {
  const { counter, kind, fought = [], memory = NOTHING_HAPPENED } = route
  const position = asTurned(setUp, memory)
  if (kind === 'retreat' && diesOfRetreat(position, route))
    return { ...UNPLAYED, arrival: certain('killed'), because: [because('MC-INF-11', { counter })] }
  const planned = planMovement(position, route, route.unturned)
  if (planned.refused.length > 0) {
    const refused = planned.refused.map(({ hex, reason }) => ({ hex: hexKey(hex), reason }))
    return { ...UNPLAYED, refused }
  }
  const passage = passageOf(counter, kind, planned)
  const { tests, spared } = attacksAlong(position, passage, memory, fought)
  const end = planned.strides.at(-1)?.to ?? planned.start
  const cost = planned.strides.reduce((sum, stride) => sum + stride.cost, 0)
  return {
    tests: tests.map((test) => {
      const modifiers = modifiersOf(position, counter, test)
      const table = position.rules.infiltrationTable(position.rules)
      const outcomes = asFractions(infiltrationChances(sumOf(modifiers), table))
      const { step, hex, opponent, because: reasons } = test
      return { step, hex, opponent, modifiers, outcomes, because: reasons }
    }),
    spared,
    refused: [],
    ...((kind === 'move' || kind === 'about-turn') && { cost }),
    end: { hex: end.hex, facing: end.facing },
    arrival: arrivalChances(position, passage, memory, fought),
    because: tests.length > 0 ? arrivalReasons(position, route) : [],
  }
}

/** A stunned character that must retreat is dead. @rule MC-INF-11 */
function diesOfRetreat(position: MedievalPosition, { counter: id }: Route): boolean {
  const counter = position.scenario.counters[id]
  const before = counter && characterState(position, counter)
  return before?.dead === false && afterEffect(before, { retreat: 1 }).value.character.dead
}

const certain = (sure: Arrival): RouteAnswer['arrival'] => ({
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
  refused: [],
  arrival: certain('unhurt'),
  because: [],
}

function arrivalReasons({ rules }: MedievalPosition, { kind }: Route): readonly Reason[] {
  return [
    because('MC-INF-7'),
    because('MC-INF-11'),
    ...(rules.figures.saves ? [because('SV-OPP-6'), because('SV-ARM-3')] : []),
    ...(kind === 'retreat' ? [because('MC-RET-5')] : []),
  ]
}
