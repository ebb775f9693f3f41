/** A scenario of many counter types, for the bench of their table. */
import { counterTypeId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { madeUpMap } from './canvas/madeUpMap'

export const TYPES = 500

/** A map of 100 k hexes with 500 types, every other one mounted. */
export function manyTypes(): Scenario {
  const { counterSchema } = magnaCarta
  const counterTypes = Object.fromEntries(
    Array.from({ length: TYPES }, (_, index) => {
      const stats = counterSchema.kinds[index % 2]?.stats ?? {}
      const sheet = newCounterType(counterSchema, {
        name: `Type ${(index * 7) % TYPES}`,
        side: undefined,
        stats,
      })
      return [counterTypeId(`t${index}`), sheet]
    }),
  )
  return { ...madeUpMap(400, 250, 0), counterTypes }
}
