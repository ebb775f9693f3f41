/** Opens an act that has no opening of its own: what its judgement tells is enough to throw its dice. */
import { localized } from '#shared/i18n/localized'
import { type OpenDone, type Opened } from './opened'
import { type Judgement } from './play'

const ROLL_NAME = localized('jet', 'roll')

/** Opens a judgement as it is: several outcomes are one die with as many faces as their chances have cases. */
export function openedJudgement({ refused, outcomes, because }: Judgement): Opened {
  if (refused.length > 0) return { kind: 'refused', because: refused }
  if (!outcomes || outcomes.length === 0) return { kind: 'by-hand', because }
  const done = outcomes.map(({ id, name, effects }): OpenDone => ({ kind: 'done', id, name, effects }))
  if (done.length === 1) return done[0] as OpenDone
  const cases = outcomes.reduce((least, { chance }) => leastMultiple(least, chance.denominator), 1n)
  const shares = outcomes.map(({ chance }) => Number((chance.numerator * cases) / chance.denominator))
  return {
    kind: 'roll',
    dice: { count: 1, faces: Number(cases) },
    name: ROLL_NAME,
    modifiers: [],
    because,
    then(total: number) {
      let upTo = 0
      return done.find((_, index) => total <= (upTo += shares[index] ?? 0)) ?? (done.at(-1) as OpenDone)
    },
  }
}

function leastMultiple(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return (a / larger) * b
}
