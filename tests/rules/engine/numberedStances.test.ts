/** Stances as numbers and back, and what is kept by kinds of movers. */
import { describe, expect, test } from 'vitest'
import { type ScenarioMap } from '#shared/document/types'
import { hexesOfGrid, toAxial } from '#shared/hex/grid'
import { type Facing } from '#shared/hex/facing'
import { wholeBoard } from '#shared/rules/engine/hexWindow'
import { keptByKind } from '#shared/rules/engine/keptByKind'
import { numberedStances } from '#shared/rules/engine/numberedStances'
import { leastOf, NEVER } from '#shared/rules/answers/stances'

const grid = { orientation: 'flat', stagger: 'odd', columns: 4, rows: 3 } as const
const board = wholeBoard(grid)
const facings: readonly Facing[] = [
  { kind: 'side', index: 0 },
  { kind: 'vertex', index: 1 },
]

describe('numberedStances', () => {
  test('each stance has a number of its own, which leads back to it', () => {
    const numbers = numberedStances(board, {
      slots: 4,
      facingsASlot: 16,
      facings,
      placements: ['ground', 'low-flight', 'high-flight'],
    })
    const seen = new Set<number>()
    for (const hex of hexesOfGrid(grid))
      for (const facing of facings)
        for (const placement of ['ground', 'low-flight', 'high-flight'] as const) {
          const number = numbers.numberOf({ hex, facing, placement }) as number
          expect(numbers.stanceOf(number)).toEqual({ hex, facing, placement })
          expect(number - (numbers.firstOf(hex) as number)).toBeLessThan(numbers.perHex)
          expect(number).toBeLessThan(numbers.count)
          seen.add(number)
        }
    expect(seen.size).toBe(4 * 3 * 2 * 3)
  })

  test('no number off the map, with a facing that the mover has not, or in a placement that it has not', () => {
    const numbers = numberedStances(board, { slots: 1, facingsASlot: 2, facings, placements: ['ground'] })
    const hex = toAxial({ col: 1, row: 1 }, grid)
    expect(
      numbers.numberOf({ hex: toAxial({ col: 4, row: 1 }, grid), facing: { kind: 'side', index: 0 } }),
    ).toBeUndefined()
    expect(numbers.numberOf({ hex, facing: { kind: 'side', index: 1 } })).toBeUndefined()
    expect(numbers.numberOf({ hex })).toBeUndefined()
    expect(
      numbers.numberOf({ hex, facing: { kind: 'side', index: 0 }, placement: 'low-flight' }),
    ).toBeUndefined()
  })

  test('leastOf: the stance of a hex with the least value', () => {
    const numbers = numberedStances(board, { slots: 1, facingsASlot: 2, facings })
    const [hex, other] = [toAxial({ col: 1, row: 1 }, grid), toAxial({ col: 2, row: 1 }, grid)]
    const values = new Int32Array(numbers.count).fill(NEVER)
    const first = numbers.firstOf(hex) as number
    values[first] = 7
    values[first + 1] = 3
    expect(leastOf(numbers, values, hex)).toBe(first + 1)
    expect(leastOf(numbers, values, other)).toBeUndefined()
    expect(leastOf(numbers, values, toAxial({ col: 9, row: 9 }, grid))).toBeUndefined()
  })
})

test('keptByKind: made once a map, a set of rules and a kind', () => {
  const kept = keptByKind<number>()
  const [map, other] = [{}, {}] as ScenarioMap[] as [ScenarioMap, ScenarioMap]
  const [rules, others] = [{}, {}]
  let made = 0
  const ask = (of: ScenarioMap, by: object, kind: string): number =>
    kept({ scenario: { map: of }, rules: by }, kind, () => ++made)
  expect(ask(map, rules, 'foot')).toBe(1)
  expect(ask(map, rules, 'horse')).toBe(2)
  expect(ask(other, rules, 'foot')).toBe(3)
  expect(ask(map, others, 'foot')).toBe(4)
  expect([ask(map, rules, 'foot'), ask(map, rules, 'horse'), ask(other, rules, 'foot')]).toEqual([1, 2, 3])
})
