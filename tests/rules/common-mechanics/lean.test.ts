/** The lean reach and marches of units against the explaining reach, on random boards. */
import { describe, expect, test } from 'vitest'
import { counterId, type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { fantasyAnalysis } from '#shared/rules/common-mechanics/fantasyAnalysis'
import { COMMON_MECHANICS } from '#shared/rules/common-mechanics/index'
import { leastOf } from '#shared/rules/answers/stances'
import { type BoardParts, type Placing } from '../../support/board'
import { entrance, fantasyBoard } from '../../support/fantasyBoard'
import { longRun } from '../../support/longRuns'
import { hexNamed } from '../../support/names'
import { explainedEnds, faultsOfWays, leanEnds, leanTurns, movedTo, slowTurns } from '../leanMovement'
import { MOVER, randomMove, tired } from './randomMove'

const { movement } = fantasyAnalysis(COMMON_MECHANICS)
const mover = counterId(MOVER)

const { cases, seed: first } = longRun('ends of the lean reach, common mechanics')

describe('CM-TER-4: the lean reach has the ends of the explaining one at its costs', () => {
  test(`for every unit of ${cases} random boards, and again where the mover went`, () => {
    let [ends, minimal, again] = [0, 0, 0]
    for (let seed = first; seed < first + cases; seed++) {
      const { scenario, points } = randomMove(seed)
      for (const unit of Object.keys(scenario.counters) as CounterId[]) {
        const lean = leanEnds(movement, scenario, unit, points / 2)
        expect(lean, `${unit}, seed ${seed}`).toEqual(explainedEnds(movement, scenario, unit, points / 2))
        ends += Object.keys(lean).length
        minimal += Object.values(lean).filter((cost) => cost.endsWith('min')).length
      }
      const there = movement.reach(scenario, mover, points / 2).hexes.at(-1)
      if (!there) continue
      const [facing] = there.facings ?? []
      const moved = movedTo(scenario, mover, { ...there, ...(facing && { facing }) })
      expect(leanEnds(movement, moved, mover), `seed ${seed}, moved`).toEqual(
        explainedEnds(movement, moved, mover),
      )
      again++
    }
    expect(ends).toBeGreaterThan(66 * cases)
    expect(minimal).toBeGreaterThan(0.8 * cases)
    expect(again).toBeGreaterThan(0.8 * cases)
  })
})

/** A row of six hexes, A1 to F1, with one small unit that moves; a hex costs it a point. */
function lane(unit: Partial<Placing>, parts: BoardParts = {}): Scenario {
  const { counters, ...others } = parts
  const mover: Placing = { at: 'A1', side: 'red', kind: 'small', ...unit }
  return fantasyBoard({ columns: 6, rows: 1, ...others, counters: { ...counters, [MOVER]: mover } })
}

/** The turns in which the mover first stands on B1 to F1. */
function turnsAlong(scenario: Scenario, points: number, turns = 9): (number | undefined)[] {
  const found = movement.arrivals(scenario, mover, { turns, points })
  return ['B1', 'C1', 'D1', 'E1', 'F1'].map((name) => {
    const hex = hexNamed(scenario, name)
    const stance = found && leastOf(found.numbers, found.turns, hex)
    return stance === undefined ? undefined : found?.turns[stance]
  })
}

describe('a march', () => {
  test('CM-TER-4: half points that were not spent are lost at the end of a turn', () => {
    expect(turnsAlong(lane({}), 1.5)).toEqual([1, 2, 3, 4, 5])
    expect(turnsAlong(lane({}), 2)).toEqual([1, 1, 2, 2, 3])
  })

  test('CM-TER-4: a minimal move costs a fatigue level, and none is made beyond the last', () => {
    const wheels = (fatigue: string): Scenario =>
      lane({ stats: { movementClass: 'wheeled' }, status: { fatigue } })
    expect(turnsAlong(wheels('fresh'), 2)).toEqual([1, 2, undefined, undefined, undefined])
    expect(turnsAlong(wheels('winded'), 2)).toEqual([1, undefined, undefined, undefined, undefined])
    expect(turnsAlong(wheels('exhausted'), 2)).toEqual(Array(5).fill(undefined))
    const road = lane(
      { stats: { movementClass: 'wheeled' } },
      { hexsides: { 'A1/B1': 'road', 'B1/C1': 'road', 'D1/E1': 'road' } },
    )
    // Two hexes of road, a minimal move, and road again.
    expect(turnsAlong(road, 2)).toEqual([1, 1, 2, 3, 4])
  })

  test('CM-WAN-1: it ends on each hex that imposes wandering, and goes on from there', () => {
    const haze = lane({}, { hexes: { 'B1 C1': { wandering: 1 } } })
    expect(turnsAlong(haze, 4)).toEqual([1, 2, 3, 3, 3])
  })

  test('CM-STK-1: it may start among friends, passes them at a cost, and does not stop where there is no room', () => {
    const friends = lane({}, { counters: { one: { at: 'C1', side: 'red', kind: 'small' } } })
    expect(turnsAlong(friends, 3)).toEqual(slowAlong(friends, 3))
    const foe = lane({}, { counters: { one: { at: 'C1', side: 'blue', kind: 'small' } } })
    expect(turnsAlong(foe, 3)).toEqual([1, undefined, undefined, undefined, undefined])
  })

  test('CM-SID-6: an entrance that it has taken is open from the next turn on', () => {
    const castle = { hexes: { 'C1 D1': 'fortification' }, hexsides: { 'D1/E1': entrance('blue') } }
    expect(turnsAlong(lane({}, castle), 2)).toEqual([1, 2, 3, 4, 4])
    expect(turnsAlong(lane({}, castle), 9)).toEqual([1, 1, 1, 2, 2])
    const guard = { guard: { at: 'D1', side: 'blue', kind: 'small', placement: 'ground' } } as const
    expect(turnsAlong(lane({}, { ...castle, counters: guard }), 9)).toEqual([
      1,
      1,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('CM-SID-6: what a map keeps for a kind of units goes with who holds its entrances', () => {
    const castle = { hexes: { 'C1 D1': 'fortification' }, hexsides: { 'D1/E1': entrance('blue') } }
    const friend = { other: { at: 'A1', side: 'red', kind: 'small' } } as const
    const board = lane({ at: 'F1' }, { ...castle, counters: friend })
    const inside = movedTo(board, counterId('other'), { hex: hexNamed(board, 'C1') })
    for (const state of [board, inside, board])
      expect(leanEnds(movement, state, mover, 9)).toEqual(explainedEnds(movement, state, mover, 9))
    expect(Object.keys(leanEnds(movement, board, mover, 9))).toHaveLength(2)
    expect(Object.keys(leanEnds(movement, inside, mover, 9)).length).toBeGreaterThan(2)
  })
})

function slowAlong(scenario: Scenario, points: number): (number | undefined)[] {
  const turns = Object.entries(slowTurns(movement, scenario, mover, { turns: 9, points }, tired))
  return ['B1', 'C1', 'D1', 'E1', 'F1'].map((name) => {
    const hex = hexKey(hexNamed(scenario, name))
    const there = turns.filter(([stance]) => stance.startsWith(`${hex} `)).map(([, turn]) => turn)
    return there.length > 0 ? Math.min(...there) : undefined
  })
}

describe('CM-TER-4: the turns of a march are those of one reach after the other', () => {
  test('on random boards', () => {
    let [stances, late] = [0, 0]
    for (let seed = 1; seed <= 16; seed++) {
      const { scenario, points } = randomMove(seed, { columns: 5, rows: 4 })
      const march = { turns: 3, points: (points % 5) / 2 }
      const slow = slowTurns(movement, scenario, mover, march, tired)
      expect(leanTurns(movement, scenario, mover, march), `seed ${seed}`).toEqual(slow)
      expect(faultsOfWays(movement, scenario, mover, march, tired), `seed ${seed}`).toEqual([])
      stances += Object.keys(slow).length
      late += Object.values(slow).filter((turn) => turn === 3).length
    }
    expect(stances).toBeGreaterThan(500)
    expect(late).toBeGreaterThan(50)
  })
})
