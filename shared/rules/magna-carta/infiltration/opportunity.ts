/** Opportunity attacks along a passage: who strikes, at which step and in which hex, and why the others do not. */
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, type HexKey, hexKey, isNextTo, parseHexKey } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { asTurned } from '#shared/rules/standing/asTurned'
import { countersOnMap, opponentsOf } from '#shared/rules/standing/position'
import { armourOf, hasStat, isMounted, isWounded, type Position } from '../position/position'
import { type PassingQuestion } from '../../resolution/rolls'
import { type RouteKind, type SparedOpponent } from '#shared/rules/answers/route'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type TurnMemory, withAttack, withTurn } from '#shared/rules/answers/turnMemory'
import { type AttackCircumstances, infiltrationModifiers } from '../figures/infiltrationTable'
import { type MedievalPosition } from '../rules/medievalRules'
import { type Passage } from '../rules/opportunityRules'
import { advanceOpponentsOf } from '../rules/options'
import { placedAt } from '../movement/movementStance'
import { type PlannedMovement } from '../rules/stride'
import { type Modifier } from '../../chances/table'

/** One roll that an opponent may make. */
export interface OpportunityTest {
  /** Step of the passage: 1 is the first hex entered, 0 the start. */
  readonly step: number
  /** The hex that lays the mover open. */
  readonly hex: HexKey
  readonly opponent: CounterId
  readonly circumstances: AttackCircumstances
  /** The facing to which the opponent turns first, when it does (SV-OPP-3). */
  readonly turned?: Facing
  readonly because: readonly Reason[]
}

/** The attacks of one step, the opponents near who make none, and the memory afterwards. */
export interface StepAttacks {
  readonly tests: readonly OpportunityTest[]
  /** Attacks that might be made, and that their owners let pass. */
  readonly held: readonly OpportunityTest[]
  readonly spared: readonly SparedOpponent[]
  readonly memory: TurnMemory
}

export function passageOf(mover: CounterId, kind: RouteKind, planned: PlannedMovement): Passage {
  const { start, displaced, limit } = planned
  // An about-turn is tested where it begins (MC-VOL).
  const strides = kind === 'about-turn' ? [] : planned.strides
  return {
    mover,
    kind,
    start,
    strides,
    displaced,
    track: [start.covers, ...strides.map(({ to }) => to.covers)],
    ...(limit && { limit }),
  }
}

/** The same way, given up after so many strides. */
export function cutShort(passage: Passage, strides: number): Passage {
  if (strides >= passage.strides.length) return passage
  return {
    ...passage,
    strides: passage.strides.slice(0, strides),
    displaced: [],
    track: passage.track.slice(0, strides + 1),
  }
}

/** Farther from every hex of a track, no counter bears on an attack: an opponent's ally of two hexes, and a swing. */
const FARTHEST = 5

/**
 * The position without the counters that are too far from a passage to matter: what follows asks about each pair.
 * @param beyond hexes that a search may lead beyond the track.
 */
export function around<P extends Position>(
  position: P,
  { mover, track }: Pick<Passage, 'mover' | 'track'>,
  beyond = 0,
): P {
  const hexes = track.flat()
  const near = countersOnMap(position.scenario).filter(([id, { hex }]) => {
    const at = parseHexKey(hex as HexKey)
    return id === mover || hexes.some((covered) => hexDistance(covered, at) <= FARTHEST + beyond)
  })
  return { ...position, scenario: { ...position.scenario, counters: Object.fromEntries(near) } }
}

/** Does the owner of an opponent have this attack made, or let the mover pass? @rule MC-INF-6 */
export type OwnersChoice = (test: OpportunityTest) => boolean

/** The facts of the opponents beside where they stand. */
interface Strikers {
  /** Those who took part in the combat before an advance. */
  readonly fought?: readonly CounterId[]
  /** Absent = at every chance. */
  readonly strikes?: OwnersChoice | undefined
}

/**
 * The opportunity attacks of one step, each available opponent asking its owner (MC-INF-6), in the order of the document's
 * counters. Friends who make room at the end stand in their new places when that hex is judged. @rule MC-INF-12
 * @param step 0 = before the first stride.
 * @param opponents all who may stand next to the mover at that step, in the order of the document; absent = all there are.
 */
export function attacksAtStep(
  position: MedievalPosition,
  passage: Passage,
  step: number,
  memory: TurnMemory,
  { fought = [], strikes = () => true }: Strikers = {},
  opponents: readonly CounterId[] = opponentsOf(position, passage.mover),
): StepAttacks {
  const { opportunity, chosen } = position.rules
  const { mover, kind } = passage
  const aside = kind === 'advance' && advanceOpponentsOf(chosen) === 'new' ? fought : []
  const tests: OpportunityTest[] = []
  const held: OpportunityTest[] = []
  const spared: SparedOpponent[] = []
  let now = memory
  const placed = step === passage.strides.length ? placedAt(position, passage.displaced) : position
  let present = asTurned(placed, now)
  for (const opponent of opponents) {
    const touched = touchedHex(present, passage.track[step] ?? [], opponent)
    if (!touched) continue
    const spare = (reasons: readonly Reason[], hex: Axial = touched): void => {
      spared.push({ step, hex: hexKey(hex), opponent, because: reasons })
    }
    const open = opportunity.openHexes(present, passage, step, opponent)
    if (open.value.length === 0) {
      spare(open.because)
      continue
    }
    if (aside.includes(opponent)) {
      spare([because('MC-ADV-1', { counter: opponent })])
      continue
    }
    const strike = opportunity.strike(present, { mover, opponent, hexes: open.value }, now)
    if (!strike.value) {
      spare(strike.because, open.value[0])
      continue
    }
    const { circumstances, turned } = strike.value
    const hex = hexKey(strike.value.hex)
    const reasons = [...open.because, ...strike.because]
    const test = { step, hex, opponent, circumstances, ...(turned && { turned }), because: reasons }
    if (!strikes(test)) {
      held.push(test)
      continue
    }
    tests.push(test)
    now = withAttack(turned ? withTurn(now, opponent, turned) : now, { opponent, mover, hex })
    if (turned) present = asTurned(placed, now)
  }
  return { tests, held, spared, memory: now }
}

/** Every opportunity attack along a passage that nothing cuts short, and each opponent near it who makes none. */
export function attacksAlong(
  position: MedievalPosition,
  passage: Passage,
  memory: TurnMemory,
  strikers: Strikers = {},
): StepAttacks {
  const near = around(position, passage)
  const steps: StepAttacks[] = []
  for (let step = 0; step < passage.track.length; step++)
    steps.push(attacksAtStep(near, passage, step, steps.at(-1)?.memory ?? memory, strikers))
  const tests = steps.flatMap((at) => at.tests)
  const held = steps.flatMap((at) => at.held)
  const able = new Set([...tests, ...held].map(({ opponent }) => opponent))
  const spared = steps.flatMap((at) => at.spared).filter(({ opponent }) => !able.has(opponent))
  return { tests, held, spared, memory: steps.at(-1)?.memory ?? memory }
}

/** The first of these hexes that is next to a counter. */
function touchedHex({ scenario }: Position, hexes: readonly Axial[], id: CounterId): Axial | undefined {
  const held = footprint(scenario, scenario.counters[id])
  return hexes.find((hex) => isNextTo(hex, held))
}

/**
 * One roll as the table asks about it, read from the two counters as they stand. Undefined when one is not there.
 * @param wounded whether the mover is, when it is no longer as the document has it.
 */
export function passingQuestion(
  position: MedievalPosition,
  mover: CounterId,
  { opponent, circumstances }: Pick<OpportunityTest, 'opponent' | 'circumstances'>,
  wounded?: boolean,
): PassingQuestion | undefined {
  const { scenario } = position
  const [passing, stopping] = [scenario.counters[mover], scenario.counters[opponent]]
  if (!passing || !stopping) return undefined
  return {
    mover: {
      mounted: isMounted(position, passing),
      armoured: armourOf(position, passing) !== 'none',
      wounded: wounded ?? isWounded(position, passing),
    },
    opponent: {
      mounted: isMounted(position, stopping),
      poleArm: hasStat(position, stopping, 'poleArm'),
      wounded: isWounded(position, stopping),
    },
    attack: circumstances,
  }
}

/** The modifiers of one roll. @rule MC-INF-10 @rule SV-OPP-5 */
export function modifiersOf(
  position: MedievalPosition,
  mover: CounterId,
  test: Pick<OpportunityTest, 'opponent' | 'circumstances'>,
  wounded?: boolean,
): Modifier[] {
  const { rules } = position
  const asked = passingQuestion(position, mover, test, wounded)
  if (!asked) return []
  return infiltrationModifiers(asked.mover, asked.opponent, rules.infiltrationTable(rules), asked.attack)
}
