/** The lean reach and marches of characters against the explaining reach, on random boards. */
import { describe, expect, test } from 'vitest'
import { type CounterId, type Scenario } from '#shared/document/types'
import { createRng } from '#shared/lang/rng'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalAnalysis } from '#shared/rules/magna-carta/medievalAnalysis'
import { type MedievalRules } from '#shared/rules/magna-carta/rules/medievalRules'
import { SAVOY } from '#shared/rules/savoy/index'
import { explainedEnds, faultsOfWays, leanEnds, leanTurns, slowTurns } from '../leanMovement'
import { randomBoard } from './randomMove'
import { id } from './support'

const mover = id('mover')

function boards(count: number, mounted: boolean, size?: number): Scenario[] {
  const rng = createRng(mounted ? 21 : 17)
  const found: Scenario[] = []
  while (found.length < count) {
    const board = randomBoard(rng, mounted, size)
    if (board) found.push(board)
  }
  return found
}

describe.each([
  ['on foot', false, MAGNA_CARTA],
  ['mounted', true, MAGNA_CARTA],
  ['on foot in Savoy', false, SAVOY],
  ['mounted in Savoy', true, SAVOY],
] as const)('HS-MOV: %s', (_, mounted, rules: MedievalRules) => {
  const { movement } = medievalAnalysis(rules)

  test('HS-MOV-1 to -7: the lean reach has the ends of the explaining one at its costs', () => {
    let ends = 0
    for (const board of boards(10, mounted))
      for (const [unit, points] of Object.keys(board.counters).flatMap((each) =>
        [undefined, 0, 20].map((most) => [each as CounterId, most] as const),
      )) {
        const lean = leanEnds(movement, board, unit, points)
        expect(lean).toEqual(explainedEnds(movement, board, unit, points))
        ends += Object.keys(lean).length
      }
    expect(ends).toBeGreaterThan(3_000)
  })

  test('HS-MOV-1: the turns of a march are those of one reach after the other', () => {
    let late = 0
    for (const board of boards(5, mounted, 6)) {
      const march = { turns: 4, points: 2 }
      const slow = slowTurns(movement, board, mover, march)
      expect(leanTurns(movement, board, mover, march)).toEqual(slow)
      expect(faultsOfWays(movement, board, mover, march)).toEqual([])
      late += Object.values(slow).filter((turn) => turn >= 3).length
    }
    expect(late).toBeGreaterThan(10)
  })
})
