/** The defensive fire that a move may draw: who may shoot at the mover, in which hexes of its way, and how gravely (MC-SEQ-1, MC-FIR-1, SV-FIR-3). */
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexDistance, hexKey, parseHexKey } from '#shared/hex/axial'
import { type AnswerOutcome } from '#shared/rules/answers/answer'
import { toNumber } from '../../chances/fraction'
import { opponentsOf } from '#shared/rules/standing/position'
import { type Route, type RouteAnswer, type RouteShot } from '#shared/rules/answers/route'
import { because, type Reason } from '#shared/rules/sentences/ruling'
import { mayFireDefensively, NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { firesStill, mayFire } from '../fire/fire'
import { weaponInHand } from '../fire/shotOnMap'
import { asTurned } from '#shared/rules/standing/asTurned'
import { placedAt } from '../movement/movementStance'
import { resolvedShot } from '../play/fireAct'
import { type MedievalPosition } from '../rules/medievalRules'
import { planMovement } from '../ways/planMovement'
import { withAftermath } from './aftermath'
import { chanceFrom, harmsTo } from './inWords'
import { settled } from './settled'

/** The answer about a route, with the shots that it may draw. */
export function withShots(position: MedievalPosition, route: Route, answer: RouteAnswer): RouteAnswer {
  if (route.kind !== 'move' || !answer.arrival) return answer
  const shots = shotsOnTheWay(position, route, answer)
  return shots.length > 0 ? { ...answer, shots } : answer
}

/**
 * @rule MC-SEQ-1 @rule MC-FIR-1 @rule MC-INF-6 @rule SV-FIR-3
 * @interpretation The sources do not say where on its way the mover is shot at: in whichever hex the firer’s owner chooses, where it
 * sets out and where it stops included. Each is judged, and the worst for the mover is reported.
 */
function shotsOnTheWay(setUp: MedievalPosition, route: Route, { tests }: RouteAnswer): RouteShot[] {
  const { counter: mover, memory = NOTHING_HAPPENED } = route
  const position = asTurned(setUp, memory)
  const firers = defensiveFirers(position, mover, memory)
  if (firers.length === 0) return []
  const { start, strides } = planMovement(position, route, route.unturned)
  const stances = [start, ...strides.map(({ to }) => to)]
  const places = stances.map((to) => settled(placedAt(position, [{ counter: mover, to }])))
  const found = firers.flatMap(({ firer, at, reach }) => {
    const shots = stances.flatMap((stance, step) =>
      hexDistance(stance.hex, at) <= reach
        ? shotInDefence(places[step] as MedievalPosition, { firer, target: mover, at: stance.hex })
        : [],
    )
    const [worst] = shots.toSorted(graverShot)
    if (!worst) return []
    const { hex, outcomes, because: reasons } = worst
    const strikes = tests.some(({ opponent }) => opponent === firer)
    const shot: RouteShot = {
      opponent: firer,
      hexes: [...new Set(shots.map((one) => one.hex))],
      worst: hex,
      harms: harmsTo(position, mover, outcomes, 'defensive'),
      outcomes,
      because: [
        because('MC-SEQ-1'),
        ...reasons,
        ...(strikes ? [because('MC-INF-6', { counter: firer })] : []),
      ],
    }
    return [{ shot, worst }]
  })
  return found.sort((a, b) => graverShot(a.worst, b.worst)).map(({ shot }) => shot)
}

/** The opponents of a mover who may fire in defence as the turn stands, with the reach of their weapons in hexes. @rule MC-FIR-1 @rule MC-INF-6 */
export function defensiveFirers(
  position: MedievalPosition,
  mover: CounterId,
  memory: TurnMemory,
): { readonly firer: CounterId; readonly at: Axial; readonly reach: number }[] {
  return opponentsOf(position, mover).flatMap((firer) => {
    const weapon = weaponInHand(position, firer).value
    const hex = position.scenario.counters[firer]?.hex
    if (!weapon || hex === undefined || !mayFire(weapon, 'defensive')) return []
    if (!firesStill(weapon, 'defensive', memory, firer) || !mayFireDefensively(memory, firer).value) return []
    return [{ firer, at: parseHexKey(hex), reach: weapon.long }]
  })
}

interface ShotInDefence {
  readonly hex: RouteShot['worst']
  readonly outcomes: readonly AnswerOutcome[]
  readonly because: readonly Reason[]
}

/** The shot at a mover where it is seen; none when it may not be made. */
export function shotInDefence(
  position: MedievalPosition,
  { firer, target, at }: { readonly firer: CounterId; readonly target: CounterId; readonly at: Axial },
): ShotInDefence[] {
  const aim = { firer, target, phase: 'defensive', track: [at] } as const
  const { value, because: reasons } = resolvedShot(position, NOTHING_HAPPENED, aim)
  if (!value) return []
  const outcomes = withAftermath(position, value.outcomes(), value.roll.dice)
  return [{ hex: hexKey(at), outcomes, because: reasons }]
}

/** For sorting: killed more often first, then wounded, then harmed at all. */
export function graverShot(a: ShotInDefence, b: ShotInDefence): number {
  const by = (least: 1 | 3 | 4): number =>
    toNumber(chanceFrom(b.outcomes, least)) - toNumber(chanceFrom(a.outcomes, least))
  return by(4) || by(3) || by(1)
}
