/** The place where a defensive shot meets a mover on the way that it means to take, for the judgement of such a shot (MC-SEQ-1, MC-FIR-5). */
import { type Axial, sameHex } from '#shared/hex/axial'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FireAct } from '../../resolution/fireAct'
import { type MedievalPosition } from '../rules/medievalRules'
import { type PlannedMovement, type Stance } from '../rules/stride'
import { planMovement } from '../ways/planMovement'

interface MetOnWay {
  readonly stance: Stance
  /** The points of movement spent to come there. */
  readonly spent: number
}

const planned = new WeakMap<
  readonly Axial[],
  { readonly scenario: MedievalPosition['scenario']; readonly way: PlannedMovement }
>()

/** Undefined when the way does not lead there or may not be taken, and why. @rule MC-FIR-5 */
export function metOnWay(position: MedievalPosition, act: FireAct): Ruling<MetOnWay | undefined> {
  const { target, at } = act
  const way = wayOf(position, act)
  const [refusal] = way.refused
  if (refusal) return ruling(undefined, refusal.reason)
  const step = at ? stepAt(way, at) : undefined
  if (step === undefined) return ruling(undefined, because('MC-FIR-5', { counter: target }))
  return ruling({ stance: stanceAfter(way, step), spent: spentAfter(way, step) })
}

/** Shots at one mover share its track, which is made once. */
function wayOf(
  position: MedievalPosition,
  { target, track = [], unturned, turns }: FireAct,
): PlannedMovement {
  const { scenario } = position
  const known = planned.get(track)
  if (known?.scenario === scenario) return known.way
  const route = { counter: target, kind: 'move', path: track.slice(1), ...(turns && { turns }) } as const
  const way = planMovement(position, route, unturned)
  planned.set(track, { scenario, way })
  return way
}

/** The stride that first brings the front of the mover into a hex, 0 = where it starts; undefined when none does. */
export function stepAt({ start, strides }: PlannedMovement, hex: Axial): number | undefined {
  const step = [start, ...strides.map(({ to }) => to)].findIndex((stance) => sameHex(stance.hex, hex))
  return step < 0 ? undefined : step
}

export function stanceAfter({ start, strides }: PlannedMovement, step: number): Stance {
  return strides[step - 1]?.to ?? start
}

export function spentAfter({ strides }: PlannedMovement, step: number): number {
  return strides.slice(0, step).reduce((sum, { cost }) => sum + cost, 0)
}
