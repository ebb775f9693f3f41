import { describe, expect, it } from 'vitest'
import {
  differenceOfShares,
  gamesNeeded,
  leastCertainShare,
  wilson,
} from '#shared/game/simulation/statistics'
import { partOf } from '#shared/game/simulation/series'

describe('statistics of a series', () => {
  it('PLY-5: have the interval of Wilson, as published for 45 of 61 and for 0 of 10', () => {
    const { low, high } = wilson(45, 61)
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.616', '0.832'])
    expect(wilson(0, 10).low).toBe(0)
    expect(wilson(0, 10).high.toFixed(3)).toBe('0.278')
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })

  it('PLY-5: ask for 385 games within 5 points of a half, 1,068 within 3', () => {
    expect(gamesNeeded(0.5, 0.05)).toBe(385)
    expect(gamesNeeded(0.5, 0.03)).toBe(1068)
    // Six wins in six games may be a share of 61 %: they do not say that no game is needed.
    expect(gamesNeeded(leastCertainShare(6, 6), 0.05)).toBe(366)
    expect(leastCertainShare(0, 0)).toBe(0.5)
  })

  it('PLY-5: have the interval of a difference by Newcombe, as he published for 56 of 70 and 48 of 80', () => {
    const { middle, low, high } = differenceOfShares([48, 80], [56, 70])
    expect([middle, low, high].map((part) => part.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339'])
    expect(differenceOfShares([0, 0], [3, 3]).low).toBeLessThan(0)
  })

  it('PLY-5: parts cover every game once', () => {
    for (const games of [1, 6, 7, 100])
      for (const of of [1, 2, 7]) {
        const all = Array.from({ length: of }, (_, index) => partOf(games, index + 1, of)).flatMap(
          ({ from, to }) => Array.from({ length: to - from }, (__, at) => from + at),
        )
        expect(all).toEqual(Array.from({ length: games }, (_, game) => game))
      }
  })
})
