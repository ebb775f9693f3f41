/** The beginnings of ways that a search for the safest one compares, and what their future depends on. */
import { type CounterId } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Fraction } from '../../chances/fraction'
import { type TurnMemory } from '../../turnMemory'
import { type Passage } from '../rules/opportunityRules'
import { type Stance } from '../rules/stride'
import { stanceKey, type StrideOut } from './stridesOut'

/** The beginning of a way, or a whole one: the last step is then judged as its end. */
export interface Begun {
  readonly before: Begun | undefined
  readonly stance: Stance
  readonly stride: StrideOut | undefined
  readonly steps: number
  readonly cost: number
  readonly unhurt: Fraction
  readonly memory: TurnMemory
  readonly whole: boolean
}

/** The stance after so many of its steps. */
export function stanceAt(begun: Begun, step: number): Stance {
  let at = begun
  while (at.steps > step && at.before) at = at.before
  return at.stance
}

/** Each stride of a beginning, the first first. */
export function stridesOf(begun: Begun): StrideOut[] {
  const taken: StrideOut[] = []
  for (let at: Begun | undefined = begun; at?.stride; at = at.before) taken.push(at.stride)
  return taken.reverse()
}

/** A beginning as opportunity attacks are asked about it: as if it went no farther. */
export function passageTo(begun: Begun, mover: CounterId, start: Stance): Passage {
  const taken = stridesOf(begun)
  const track = [start.covers, ...taken.map(({ to }) => to.covers)]
  return { mover, kind: 'move', start, strides: taken, displaced: [], track }
}

/** The hexes of a way, by which two ways are told apart. */
export function hexesOf(begun: Begun): string {
  return stridesOf(begun)
    .map(({ to }) => hexKey(to.hex))
    .join(' ')
}

/** All that later steps and rolls can ask of a beginning. @param covered hexes that the mover covers. */
export function futureKey(begun: Begun, covered: number): string {
  // Hexes of the start count as such as long as they are covered without a break.
  const parts = [String(Math.min(begun.steps, 2 * covered - 1)), memoryKey(begun.memory)]
  let at: Begun | undefined = begun
  for (let back = 0; back < covered && at; back++) {
    parts.push(stanceKey(at.stance))
    if (back < covered - 1) parts.push(String(at.stride?.backward))
    at = at.before
  }
  return parts.join('|')
}

const memoryKeys = new WeakMap<TurnMemory, string>()

/** The attacks made and the facings turned, in one order. @param by those whose attacks are asked about; absent = everybody. */
export function memoryKey(memory: TurnMemory, by?: ReadonlySet<CounterId>): string {
  const known = by ? undefined : memoryKeys.get(memory)
  if (known !== undefined) return known
  const attacks = memory.attacksThisPhase.flatMap(({ opponent, hex }) =>
    by && !by.has(opponent) ? [] : [`${opponent}@${hex}`],
  )
  const facings = Object.entries(memory.turned).map(([id, { kind, index }]) => `${id}>${kind}${index}`)
  const key = [...attacks.sort(), ...facings.sort()].join(' ')
  if (!by) memoryKeys.set(memory, key)
  return key
}
