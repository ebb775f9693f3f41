/** The lean reach and marches of units against the explaining reach, on random boards. */
import { describe, expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type Counter, type CounterId } from '#shared/document/types'
import { fantasyAnalysis } from '#shared/rules/common-mechanics/fantasyAnalysis'
import { COMMON_MECHANICS } from '#shared/rules/common-mechanics/index'
import { FATIGUES } from '#shared/rules/common-mechanics/rows/states'
import { explainedEnds, faultsOfWays, leanEnds, leanTurns, movedTo, slowTurns } from '../leanMovement'
import { MOVER, randomMove } from './randomMove'

const { movement } = fantasyAnalysis(COMMON_MECHANICS)
const mover = counterId(MOVER)

const BOARDS = 60

function tired(counter: Counter): Counter {
  const level = FATIGUES.findIndex(({ id }) => id === counter.status['fatigue'])
  return { ...counter, status: { ...counter.status, fatigue: FATIGUES[level + 1]?.id ?? 'exhausted' } }
}

describe('CM-TER-4: the lean reach has the ends of the explaining one at its costs', () => {
  test(`for every unit of ${BOARDS} random boards, and again where the mover went`, () => {
    let [ends, minimal, again] = [0, 0, 0]
    for (let seed = 1; seed <= BOARDS; seed++) {
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
    expect(ends).toBeGreaterThan(4_000)
    expect(minimal).toBeGreaterThan(50)
    expect(again).toBeGreaterThan(50)
  })
})

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
