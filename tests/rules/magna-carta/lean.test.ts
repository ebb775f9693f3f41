/** The lean reach and marches of characters against the explaining reach, on random boards. */
import { describe, expect, test } from 'vitest'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { axial, hexDistance, hexKey } from '#shared/hex/axial'
import { type Direction } from '#shared/hex/direction'
import { createRng } from '#shared/lang/rng'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalAnalysis } from '#shared/rules/magna-carta/medievalAnalysis'
import { type MedievalRules } from '#shared/rules/magna-carta/rules/medievalRules'
import { SAVOY } from '#shared/rules/savoy/index'
import { leastOf, type March } from '#shared/rules/answers/stances'
import { explainedEnds, faultsOfWays, leanEnds, leanTurns, slowTurns } from '../leanMovement'
import { randomBoard } from './randomMove'
import { at, field, type Hex, id, paint, type Piece, seen } from './support'

const mover = id('mover')

/** The hexes at a distance from the middle. */
function ring(distance: number): Hex[] {
  const span = Array.from({ length: 2 * distance + 1 }, (_, index) => index - distance)
  return span
    .flatMap((q) => span.map((r): Hex => [q, r]))
    .filter(([q, r]) => hexDistance(axial(q, r), axial(0, 0)) === distance)
}

function boards(count: number, mounted: boolean, size?: number): Scenario[] {
  const rng = createRng(mounted ? 21 : 17)
  const found: Scenario[] = []
  while (found.length < count) {
    const board = randomBoard(rng, mounted, size)
    if (board) found.push(board)
  }
  return found
}

const { movement: magnaCarta } = medievalAnalysis(MAGNA_CARTA)
const soldier: Piece = { type: 'crusaders-soldier', at: [0, 0] }
const knight: Piece = { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] }

/** The turn in which a hex is reached first, whichever way the mover then faces. */
function turnAt(scenario: Scenario, march: March, hex: Hex): number | undefined {
  const found = magnaCarta.arrivals(scenario, mover, march)
  const stance = found && leastOf(found.numbers, found.turns, at(hex))
  return stance === undefined ? undefined : found?.turns[stance]
}

describe('HS-MOV-1, HS-MOV-7: a march', () => {
  test('HS-MOV-1: points that were not spent are lost at the end of a turn', () => {
    // A wood costs 2: with 3 points a turn, one wood a turn.
    const wood = paint(field({ mover: soldier }), 'wood', ...[1, 2, 3].flatMap(ring))
    expect([1, 2, 3].map((far) => turnAt(wood, { turns: 9, points: 3 }, [far, 0]))).toEqual([1, 2, 3])
    expect(turnAt(wood, { turns: 2, points: 3 }, [3, 0])).toBeUndefined()
    expect(turnAt(wood, { turns: 9, points: 4 }, [3, 0])).toBe(2)
  })

  test('HS-MOV-7: without points, each turn as far as its face allows', () => {
    const march: March = { turns: 2 }
    expect([6, 7].map((far) => turnAt(field({ mover: soldier }), march, [far, 0]))).toEqual([1, 2])
    const wounded = field({ mover: { ...soldier, face: 'wounded' } })
    expect([3, 6, 7].map((far) => turnAt(wounded, march, [far, 0]))).toEqual([1, 2, undefined])
  })

  test('HS-MOV-5: a rider keeps its facing from turn to turn', () => {
    // One point a turn: two pivots, then two hexes ahead.
    expect(turnAt(field({ mover: knight }), { turns: 9, points: 1 }, [2, 0])).toBe(2)
    const back = magnaCarta.arrivals(field({ mover: knight }), mover, { turns: 9, points: 1 })
    const turned = back?.numbers.numberOf({ hex: at([0, 0]), facing: { kind: 'side', index: 4 } })
    expect(back?.turns[turned as number]).toBe(2)
  })

  test('HS-MOV-6: who cannot move starts and goes nowhere', () => {
    const stunned = field({ mover: { ...soldier, status: { stunned: true } } })
    expect(turnAt(stunned, { turns: 9 }, [0, 0])).toBe(0)
    expect(turnAt(stunned, { turns: 9 }, [1, 0])).toBeUndefined()
  })

  test('a counter that is not on the map starts from the hexes given, the nearest first', () => {
    const open = field({ mover: knight })
    const { hex: _, ...away } = open.counters[mover] as Counter
    const off: Scenario = { ...open, counters: { [mover]: away } }
    expect(magnaCarta.arrivals(off, mover, { turns: 1 })).toBeUndefined()
    const starts = [{ hex: at([-4, 0]) }, { hex: at([4, 0]), facing: { kind: 'side', index: 2 } as const }]
    const found = magnaCarta.arrivals(off, mover, { turns: 3, points: 1, starts })
    const turnOf = (hex: Hex, index: Direction): number | undefined =>
      found?.turns[found.numbers.numberOf({ hex: at(hex), facing: { kind: 'side', index } }) as number]
    // Any facing at the first hex; at the second the one given.
    expect([0, 1, 2, 3, 4, 5].map((facing) => turnOf([-4, 0], facing as Direction))).toEqual([
      0, 0, 0, 0, 0, 0,
    ])
    expect([1, 2, 3].map((facing) => turnOf([4, 0], facing as Direction))).toEqual([1, 0, 1])
    expect([turnOf([-3, 0], 2), turnOf([5, 0], 2)]).toEqual([1, 1])
    const way = found?.wayTo(
      found.numbers.numberOf({ hex: at([6, 0]), facing: { kind: 'side', index: 2 } }) as number,
    )
    expect(way?.map((leg) => leg.map(({ hex, cost }) => [seen(hexKey(hex)), cost]))).toEqual([
      [
        [[4, 0], 0],
        [[5, 0], 1],
      ],
      [
        [[5, 0], 0],
        [[6, 0], 1],
      ],
    ])
  })
})

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
