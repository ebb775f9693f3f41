/** The beginnings of ways that a search for the safest one compares, and what their future depends on. */
import { type CounterId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { type Passage } from '../rules/opportunityRules'
import { type RememberedTurn } from './rememberedTurns'
import { type SharedChance } from './sharedChances'
import { type MetStance, type StrideOut } from './stridesOut'

/** The beginning of a way, or a whole one: the last step is then judged as its end. */
export interface Begun {
  readonly before: Begun | undefined
  readonly stance: MetStance
  readonly stride: StrideOut | undefined
  readonly steps: number
  readonly cost: number
  readonly unhurt: SharedChance
  readonly memory: RememberedTurn
  readonly whole: boolean
}

/** The stance after so many of its steps. */
export function stanceAt(begun: Begun, step: number): MetStance {
  let at = begun
  while (at.steps > step && at.before) at = at.before
  return at.stance
}

/** The stride out of that stance; undefined at the end of the beginning. */
export function strideAfter(begun: Begun, step: number): StrideOut | undefined {
  let at = begun
  while (at.steps > step + 1 && at.before) at = at.before
  return at.steps > step ? at.stride : undefined
}

/** Each stride of a beginning, the first first. */
export function stridesOf(begun: Begun): StrideOut[] {
  const taken: StrideOut[] = []
  for (let at: Begun | undefined = begun; at?.stride; at = at.before) taken.push(at.stride)
  return taken.reverse()
}

/** A beginning as opportunity attacks are asked about it: as if it went no farther. */
export function passageTo(begun: Begun, mover: CounterId, start: MetStance): Passage {
  const taken = stridesOf(begun)
  const track = [start.covers, ...taken.map(({ to }) => to.covers)]
  return { mover, kind: 'move', start, strides: taken, displaced: [], track }
}

/** The hexes of a way, by which two ways are distinguished. */
export function hexesOf(begun: Begun): string {
  return stridesOf(begun)
    .map(({ to }) => hexKey(to.hex))
    .join(' ')
}

/** More than a search meets of anything that it counts. */
export const MOST_MET = 2 ** 20

/**
 * All that later steps and rolls can ask of a beginning, as one number.
 * @param covered hexes that the mover covers: one, or a rider's two.
 */
export function futureKey({ stance, stride, steps, memory }: Begun, covered: number): number {
  // Hexes of the start count as such as long as they are covered without a break.
  const since = Math.min(steps, 2 * covered - 1)
  // A rider still covers the hex that its last stride began in: that stride tells both stances.
  const last = covered > 1 ? (stride?.number ?? 0) : stance.number
  return (memory.number * 2 * covered + since) * MOST_MET + last
}
