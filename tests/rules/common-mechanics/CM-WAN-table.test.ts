/** The table of wandering. */
import { describe, expect, it } from 'vitest'
import {
  WANDERING,
  wanderingChances,
  wanderingOf,
} from '#shared/rules/common-mechanics/figures/wanderingTable'

const row = (level: number): string[] => [1, 2, 3, 4, 5, 6].map((die) => wanderingOf(WANDERING, level, die))

describe('CM-WAN-1: one die by the level', () => {
  it.each([
    [1, ['left', 'planned', 'planned', 'planned', 'planned', 'right']],
    [2, ['cancelled', 'left', 'planned', 'planned', 'planned', 'right']],
    [3, ['cancelled', 'cancelled', 'left', 'planned', 'planned', 'right']],
    [4, ['cancelled', 'cancelled', 'cancelled', 'left', 'planned', 'right']],
  ])('level %i', (level, outcomes) => {
    expect(row(level)).toEqual(outcomes)
  })

  it.each([
    [1, { cancelled: '0/6', left: '1/6', planned: '4/6', right: '1/6' }],
    [2, { cancelled: '1/6', left: '1/6', planned: '3/6', right: '1/6' }],
    [3, { cancelled: '2/6', left: '1/6', planned: '2/6', right: '1/6' }],
    [4, { cancelled: '3/6', left: '1/6', planned: '1/6', right: '1/6' }],
  ])('the chances of level %i', (level, chances) => {
    expect(wanderingChances(WANDERING, level)).toEqual(chances)
  })

  it('has no other levels and no other faces', () => {
    for (const level of [0, 5, 1.5])
      expect(() => wanderingChances(WANDERING, level)).toThrow('wandering has levels 1 to 4')
    for (const die of [0, 7, 2.5])
      expect(() => wanderingOf(WANDERING, 1, die)).toThrow(`a die shows 1 to 6, not ${die}`)
  })
})
