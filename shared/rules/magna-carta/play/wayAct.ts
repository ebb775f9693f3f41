/** A way that is gone: a move, an advance or a retreat with its opportunity attacks, and where each arrival leaves the mover. */
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey, sameHex } from '#shared/hex/axial'
import { reduced } from '../../chances/fraction'
import { applyEffects, type Effect } from '../../resolution/effects'
import { type Act, type Judgement, type Outcome, refusedAct, type Way, certain } from '../../resolution/play'
import { type Duty, type PlayState } from '../../resolution/state'
import { type Arrival, ARRIVAL_NAMES, type Route, type RouteKind } from '#shared/rules/answers/route'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { type TurnMemory, withLongMove } from '#shared/rules/answers/turnMemory'
import { type Effect as Blow } from '../characters/character'
import { movesTooFarToFire } from '../fire/firingLimits'
import { passageOf } from '../infiltration/opportunity'
import { type Passage } from '../rules/opportunityRules'
import { type ArrivedMover, arrivals } from '../ways/routeArrival'
import { routeRisks } from '../ways/routeRisks'
import { type MedievalPosition } from '../rules/medievalRules'
import { placedAt } from '../movement/movementStance'
import { planMovement } from '../ways/planMovement'
import { type Displaced, type PlannedMovement, type Stance } from '../rules/stride'
import { friendMakesRoom } from '../rules/options'
import { holdersAround } from '../movement/movementHolders'
import { roomFor } from '../retreat/retreatDisplacement'
import { burningHexes, burningRetreat } from '../naphtha/naphthaFire'
import { legalRetreats } from '../ways/retreatPaths'
import { harmEffects } from './harm'
import { spentAfter, stanceAfter } from './metOnWay'

export type WayAct = { readonly kind: RouteKind } & Way

/** The end of a way that is gone once, for certain. */
export type Arrived = Omit<ArrivedMover, 'chance'>

/** Every attack is made at its first opportunity, as `Analysis.route` has it. @rule MC-INF-7 @rule MC-INF-11 @rule MC-RET-5 */
export function judgeWay(position: MedievalPosition, state: PlayState, act: WayAct): Judgement {
  const { memory } = state.turn
  const { kind, counter, unturned } = act
  const [duty] = state.owed
  const refused = refusalByDuty(act, duty)
  if (refused) return refusedAct(refused)
  const route = routeOfAct(state, act)
  const { fought = [] } = route
  const risks = routeRisks(position, route)
  if (risks.refused.length > 0) return refusedAct(...risks.refused.map(({ reason }) => reason))
  const points = state.slowed[counter]
  if (points !== undefined && kind === 'move' && (risks.cost ?? 0) > points)
    return refusedAct(because('MC-FIR-5', { counter }))
  if (displacesInVain(position, act, duty)) return refusedAct(because('HS-MOV-8', { counter }))
  const planned = planMovement(position, route, unturned)
  const passage = passageOf(counter, kind, planned)
  const outcomes = arrivals(position, passage, memory, fought).map((arrived, index): Outcome => {
    const name = ARRIVAL_NAMES[arrived.worst]
    const id = `${arrived.worst}-${arrived.step}-${index}`
    const effects = arrivalEffects(position, passage, planned, arrived)
    return {
      id,
      name,
      chance: reduced(arrived.chance),
      effects: duty ? [{ kind: 'settled' }, ...effects] : effects,
    }
  })
  return { refused: [], outcomes, items: [], because: risks.because }
}

/** The route of an act, with what the duty that it settles says of it. */
export function routeOfAct({ owed: [duty], turn }: PlayState, act: WayAct): Route {
  const { counter, kind, path, unturned, turns } = act
  const fought = duty?.kind === 'retreat' || duty?.kind === 'advance' ? (duty.fought ?? []) : []
  const firer = duty?.kind === 'retreat' ? duty.firer : undefined
  return {
    counter,
    kind,
    path,
    fought,
    memory: turn.memory,
    ...(unturned && { unturned }),
    ...(turns && { turns }),
    ...(firer && { firer }),
  }
}

/** A retreat and an advance are only made when owed, as far as is owed. @rule MC-RET-1 @rule MC-ADV-1 */
export function refusalByDuty({ kind, counter, path }: WayAct, duty: Duty | undefined): Reason | undefined {
  if (kind === 'retreat')
    return duty?.kind === 'retreat' && duty.counter === counter && path.length === duty.distance
      ? undefined
      : because('MC-RET-1', { counter })
  if (kind !== 'advance') return undefined
  const [first] = path
  const follows =
    duty?.kind === 'advance' &&
    duty.winners.includes(counter) &&
    first !== undefined &&
    duty.into.some((hex) => sameHex(hex, first))
  return follows ? undefined : because('MC-ADV-1', { counter })
}

const BLOWS: Readonly<Record<Arrival, Blow>> = {
  unhurt: {},
  stopped: {},
  stunned: { character: 'stunned' },
  wounded: { character: 'wounded' },
  killed: { character: 'killed' },
}

/**
 * All that this arrival leaves: where the mover stands, its harm, who makes room, who burns.
 * @param falls nobody makes room for a mover that is dead when it comes to lie.
 */
export function arrivalEffects(
  position: MedievalPosition,
  passage: Passage,
  planned: PlannedMovement,
  { worst, step, memory }: Arrived,
  falls = worst === 'killed',
): Effect[] {
  const { mover, kind, track, start } = passage
  const { strides } = planned
  // An about-turn is tested before it is made; who is stopped then has not turned.
  const turnsAbout = kind === 'about-turn' && (worst === 'unhurt' || worst === 'wounded')
  const whole = step === passage.strides.length && !falls
  const short = !whole && !falls && kind !== 'about-turn'
  const { at, displaced } = short ? stoppedShort(position, passage, step) : { at: step, displaced: [] }
  const stance = (turnsAbout ? strides.at(-1) : strides[kind === 'about-turn' ? -1 : at - 1])?.to ?? start
  const moved = stance !== start
  const arrived = placedAt(position, [{ counter: mover, to: stance }])
  return [
    { kind: 'acted', counter: mover },
    ...(moved
      ? [
          {
            kind: 'moved',
            counter: mover,
            hex: hexKey(stance.hex),
            facing: stance.facing,
            ...(step > 1 && { through: strides.slice(0, step).map(({ to }) => hexKey(to.hex)) }),
          } as const,
        ]
      : []),
    ...harmEffects(arrived, mover, BLOWS[worst], {}),
    ...remembered(position, afterMove(position, passage, spentAfter(planned, at), memory)),
    ...(whole ? passage.displaced : displaced).map(({ counter }): Effect => ({
      kind: 'owed',
      duty: { kind: 'retreat', counter, distance: 1, makesRoom: true },
    })),
    ...(kind === 'retreat' && worst !== 'killed' ? flames(position, mover, track.slice(0, step + 1)) : []),
  ]
}

/** The state of play while the mover is in the hex of this step: as it then is, with the attacks made so far. */
export function stateOnWay(
  position: MedievalPosition,
  state: PlayState,
  { mover }: Passage,
  planned: PlannedMovement,
  { worst, step, memory }: Arrived,
): PlayState {
  const { hex, facing } = stanceAfter(planned, step)
  const there = placedAt(position, [{ counter: mover, to: stanceAfter(planned, step) }])
  return applyEffects(state, [
    { kind: 'moved', counter: mover, hex: hexKey(hex), facing },
    ...harmEffects(there, mover, BLOWS[worst], {}),
    ...remembered(position, memory),
  ])
}

/** The step where it comes to stand, and the friends who make room there. @rule HS-MOV-3 @rule MC-INF-9 */
function stoppedShort(
  position: MedievalPosition,
  { mover, start, strides }: Passage,
  step: number,
): { readonly at: number; readonly displaced: readonly Displaced[] } {
  const holders = holdersAround(position, mover)
  const stanceAt = (at: number): Stance => strides[at - 1]?.to ?? start
  const isFree = (at: number): boolean => stanceAt(at).covers.every((hex) => !holders.has(hexKey(hex)))
  if (step === 0 || isFree(step)) return { at: step, displaced: [] }
  const room = friendMakesRoom(position.rules.chosen) ? roomFor(position, mover, stanceAt(step)) : undefined
  if (room?.stuck.length === 0) return { at: step, displaced: room.displaced }
  let at = step - 1
  while (at > 0 && !isFree(at)) at--
  return { at, displaced: [] }
}

/** The memory once a move has cost so many points. @rule MC-FIR-1 */
function afterMove(
  position: MedievalPosition,
  { mover, kind }: Passage,
  spent: number,
  memory: TurnMemory,
): TurnMemory {
  return kind === 'move' && movesTooFarToFire(position, mover, spent) ? withLongMove(memory, mover) : memory
}

/** Turns the counters of those who turned to strike, so that the memory need not keep it. @rule SV-OPP-7 */
function remembered({ scenario }: MedievalPosition, memory: TurnMemory): Effect[] {
  const turned = Object.entries(memory.turned).flatMap(([id, facing]): Effect[] => {
    const counter = id as CounterId
    const hex = scenario.counters[counter]?.hex
    return hex === undefined ? [] : [{ kind: 'moved', counter, hex, facing }]
  })
  return [...turned, { kind: 'remembered', memory: { ...memory, turned: {} } }]
}

/** @rule MC-NAP-4 */
function flames(position: MedievalPosition, mover: CounterId, track: Passage['track']): Effect[] {
  return burningRetreat(position, mover, track, burningHexes(position)).map(
    ({ counter, target, frontBurns }): Effect => ({
      kind: 'owed',
      duty: { kind: 'burn', counter, target, frontBurns },
    }),
  )
}

/** Judges the stay of a character that has nowhere to retreat to: it is wounded. @rule MC-RET-3 */
export function judgeStay(
  position: MedievalPosition,
  { owed: [duty] }: PlayState,
  { counter }: Extract<Act, { kind: 'stay' }>,
): Judgement {
  if (duty?.kind !== 'retreat' || duty.counter !== counter)
    return refusedAct(because('MC-RET-3', { counter }))
  const { paths, because: reasons } = retreatsOf(position, duty)
  if (paths.length > 0) return refusedAct(because('MC-RET-3', { counter }))
  const wound = harmEffects(position, counter, { character: 'wounded' }, {})
  return certain(
    { fr: 'reste et est blessé', en: 'stays and is wounded' },
    [{ kind: 'settled' }, ...wound],
    reasons,
  )
}

/**
 * The legal paths of a retreat that is owed. Who makes room goes to a free hex: only when others have taken all of them it displaces
 * a friend in its turn, who has one. So a wave of friends comes to its end. @rule HS-MOV-8
 */
export function retreatsOf(
  position: MedievalPosition,
  { counter, distance, firer, fought, makesRoom }: Extract<Duty, { kind: 'retreat' }>,
): { readonly paths: readonly (readonly Axial[])[]; readonly because: readonly Reason[] } {
  const cause = { ...(firer && { firer }), ...(fought && { fought }) }
  const retreats = legalRetreats(position, counter, distance, cause)
  if (!makesRoom) return retreats
  const free = retreats.paths.filter(
    (path) => planMovement(position, { counter, kind: 'retreat', path, ...cause }).displaced.length === 0,
  )
  return free.length > 0 ? { ...retreats, paths: free } : retreats
}

/** Somebody makes room who could do so without displacing others. @rule HS-MOV-8 */
function displacesInVain(
  position: MedievalPosition,
  { counter, path }: WayAct,
  duty: Duty | undefined,
): boolean {
  if (duty?.kind !== 'retreat' || duty.counter !== counter || !duty.makesRoom) return false
  return !retreatsOf(position, duty).paths.some(
    (free) => free.length === path.length && free.every((hex, index) => sameHex(hex, path[index] as Axial)),
  )
}
