/** The question how dangerous each hex is to a side, against every shot of every enemy asked one by one (MC-FIR, SV-FIR). */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { hexesOfGrid } from '#shared/hex/grid'
import { type AnswerOutcome } from '#shared/rules/answers/answer'
import { testBoard } from '../../../support/board'
import { hexNamed } from '../../../support/names'
import { ask, entries, shadeOf } from './asking'

const archer = (at: string, more = {}) => ({ type: 'saracens-archer', at, ...more })

const castle = (ruleset: string): Scenario =>
  testBoard({
    ruleset,
    columns: 16,
    rows: 12,
    hexes: { 'F5 F6 G5': 'wood', 'K8 L8': 'brush', 'C9 C10': 2, H2: { level: 1 } },
    hexsides: { 'D4/E4': ['wall', 'arrow-slit'], 'D4/E3': 'wall', 'D5/E5': 'wall-low' },
    counters: {
      slit: archer('D4'),
      high: archer('C9', { face: 'wounded' }),
      far: archer('P11', { facing: 'v4' }),
      stunned: archer('P2', { status: { stunned: true } }),
      screen: { type: 'saracens-soldier', at: 'O11' },
      guy: { type: 'crusaders-soldier', at: 'G8' },
      own: { type: 'crusaders-archer', at: 'A1' },
    },
  })

const ARCHERS = ['slit', 'high', 'far', 'stunned']
const LEAST = { any: 1, wounded: 3, killed: 4 }

interface Shots {
  readonly key: string
  /** The outcomes of each archer. */
  readonly outcomes: readonly (readonly AnswerOutcome[])[]
}

/** Gives the effect of each shot of an enemy at each hex, each asked by itself; none where none can be made. */
function shotByShot(board: Scenario): readonly Shots[] {
  return [...hexesOfGrid(board.map.grid)].map((hex) => {
    const outcomes = ARCHERS.map((counter) => {
      // Whoever stands there is replaced by a bystander: the question is about somebody on foot without armour.
      const cleared = withoutAt(board, hexKey(hex), counter)
      return ask(cleared, { question: 'fire', counter, to: hex }).outcomes ?? []
    })
    return { key: hexKey(hex), outcomes }
  })
}

/** The most that one of them does. */
function mostOf({ outcomes }: Shots, least: number): number {
  const chances = outcomes.map((ofArcher) =>
    ofArcher
      .filter(({ gravity }) => gravity >= least)
      .reduce((sum, { chance }) => sum + Number(chance.numerator) / Number(chance.denominator), 0),
  )
  return Math.max(...chances)
}

function withoutAt(board: Scenario, key: string, except: string): Scenario {
  const kept = Object.entries(board.counters).filter(([id, { hex }]) => hex !== key || id === except)
  return { ...board, counters: Object.fromEntries(kept) }
}

describe.each(['magna-carta', 'savoy'])('%s', (ruleset) => {
  const board = castle(ruleset)
  const shots = shotByShot(board)

  test.each(['any', 'wounded', 'killed'] as const)(
    'MC-FIR-4, HS-LOS-15: %s, each hex by every shot',
    (harm) => {
      const answer = ask(board, { question: 'danger', side: 'crusaders', choices: { harm } })
      const told = new Map<string, number>()
      for (const { hexes, texts = [] } of answer.shades ?? [])
        for (const [index, hex] of hexes.entries()) {
          const [numerator, denominator] = (texts[index] ?? '').split('/').map(Number) as [number, number]
          told.set(hexKey(hex), numerator / denominator)
        }
      expect([...told.keys()].length).toBeGreaterThan(harm === 'killed' ? 0 : 40)
      for (const one of shots)
        expect(told.get(one.key) ?? 0, one.key).toBeCloseTo(mostOf(one, LEAST[harm]), 9)
    },
  )
})

test('the firers, and the hexes on which each is to be feared most', () => {
  const answer = ask(castle('magna-carta'), { question: 'danger', side: 'crusaders' })
  expect(Object.keys(entries(answer, 'firers')).sort()).toEqual(['far', 'high', 'slit'])
  expect(answer.headline.en).toMatch(/hexes under fire, hit 8 in 10 at worst; \d+ hexes out of it$/)
})

test('MC-ATT-5: of a side whose enemies have no archer left nothing is under fire', () => {
  const board = testBoard({ columns: 4, rows: 4, counters: { guy: { type: 'crusaders-soldier', at: 'A1' } } })
  const answer = ask(board, { question: 'danger', side: 'saracens' })
  expect(answer.headline).toEqual({ fr: 'aucune case sous le tir', en: 'no hex under fire' })
  expect(shadeOf(answer, hexNamed(board, 'B2'))).toBeUndefined()
})
