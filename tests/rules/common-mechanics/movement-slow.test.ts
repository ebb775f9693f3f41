/** The search over numbered cells against the slow one, on random boards. */
import { describe, expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { reach } from '#shared/rules/common-mechanics/movement/reach'
import { stancesOf } from '#shared/rules/answers/reach'
import { toOffset } from '#shared/hex/grid'
import { positionOf } from '../../support/fantasyBoard'
import { longRun } from '../../support/longRuns'
import { MOVER, randomMove } from './randomMove'
import { type SlowHex, slowReach } from './slowReach'

/** The cases are split into parts, each a test: the slow search takes its time. */
const PARTS = 4
const { cases, seed: start } = longRun('the search against the slow one')
const BOARDS_A_PART = cases / PARTS

function fastReach(scenario: Scenario, points: number): SlowHex[] {
  const position = positionOf(scenario)
  const found = stancesOf(reach(position, counterId(MOVER), points / 2).hexes)
  return found.slice(1).map(({ hex, facing, placement, cost, minimal }) => ({
    hex: hexKey(hex),
    facing: facing ? JSON.stringify(facing) : '',
    placement: placement ?? 'ground',
    halves: cost * 2,
    minimal: minimal === true,
  }))
}

const byName = (a: SlowHex, b: SlowHex): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

describe('CM-TER-4: the search and the slow one agree', () => {
  let [reached, minimal, elsewhere, formations] = [0, 0, 0, 0]
  const parts = Array.from({ length: PARTS }, (_, part) => start + part * BOARDS_A_PART)

  test.each(parts)(`on ${BOARDS_A_PART} random boards from seed %i on`, (first) => {
    for (let seed = first; seed < first + BOARDS_A_PART; seed++) {
      const { scenario, points } = randomMove(seed)
      const fast = fastReach(scenario, points)
      const slow = slowReach(positionOf(scenario), counterId(MOVER), points)
      expect(fast.toSorted(byName), `seed ${seed}`).toEqual(slow.toSorted(byName))
      const rows = fast.map(({ halves, hex }) => {
        const { col, row } = toOffset(parseHexKey(hex as never), scenario.map.grid)
        return [halves, row, col]
      })
      expect(rows, `order of seed ${seed}`).toEqual(
        rows.toSorted((a, b) => a.map((v, i) => v - (b[i] as number)).find((d) => d !== 0) ?? 0),
      )
      reached += fast.length
      minimal += fast.filter((one) => one.minimal).length
      elsewhere += fast.filter(({ placement }) => placement !== 'ground').length
      formations += scenario.counterTypes['type-mover' as never]?.footprint === 2 && fast.length > 3 ? 1 : 0
    }
  })

  test('the boards are worth the while', () => {
    expect(reached).toBeGreaterThan(31 * cases)
    expect(minimal).toBeGreaterThan(0.3 * cases)
    expect(elsewhere).toBeGreaterThan(3 * cases)
    expect(formations).toBeGreaterThan(0.09 * cases)
  })
})
