/** The question what if it retreats: every legal retreat with its exact risks, against dice rolled one by one. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Answer, type AnswerEntry, type AnswerOutcome } from '#shared/rules/answers/answer'
import { overCommonDenominator, type Fraction } from '#shared/rules/chances/fraction'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { retreatsInquiry } from '#shared/rules/magna-carta/inquiries/retreats'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { at, between, field, type Hex, id, type Piece, seen } from './support'

const saracen = (hex: Hex): Piece => ({ type: 'saracens-soldier', at: hex })
const MOVER: Piece = { type: 'crusaders-soldier', at: [0, 0] }

const EXAMPLE_4 = field({
  mover: MOVER,
  firer: { type: 'saracens-archer', at: [-3, -3] },
  one: saracen([1, 1]),
  two: saracen([-1, 2]),
  three: saracen([0, 3]),
})

function asked(board: Scenario, more: Partial<Inquiry> = {}): Answer {
  const inquiry: Inquiry = {
    question: 'retreats',
    counter: id('mover'),
    friends: [],
    enemies: [],
    choices: {},
    ...more,
  }
  return retreatsInquiry(MAGNA_CARTA).answer(board, inquiry)
}

const listOf = ({ lists = [] }: Answer, list: string): readonly AnswerEntry[] =>
  lists.find((one) => one.id === list)?.entries ?? []
const pathOf = ({ hexes = [] }: AnswerEntry): string =>
  hexes.map((hex) => seen(hexKey(hex)).join(',')).join(' ')
const chancesOf = (outcomes: readonly AnswerOutcome[] = []): Record<string, string> =>
  overCommonDenominator(
    Object.fromEntries(outcomes.map(({ id: one, chance }): [string, Fraction] => [one, chance])),
  )

/** Rolls every die of a retreat of two hexes, so many opponents in each: the table of MC-INF-9 and -10 by hand. */
function rolledByHand(first: number, second: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let dice = 0; dice < 10 ** (first + second); dice++) {
    let [wounded, dead, stopped] = [false, false, false]
    for (let roll = 0; roll < first + second && !dead; roll++) {
      if (roll >= first && stopped) break
      const die = (Math.floor(dice / 10 ** roll) % 10) + 1 + (wounded ? 2 : 0)
      const short = roll < first
      if (die >= 10) dead = true
      else if (die >= 8) {
        if (wounded) dead = true
        wounded = true
      } else if (die >= 6 && !stopped) {
        stopped = true
        // Short of its distance it is wounded for it (MC-RET-3): on top of a wound it dies.
        if (short && wounded) dead = true
        if (short) wounded = true
      }
    }
    const arrival = dead ? 'killed' : wounded ? 'wounded' : stopped ? 'stopped' : 'unhurt'
    counts[arrival] = (counts[arrival] ?? 0) + 1
  }
  return counts
}

describe('MC-EX-4: what if Amalric retreats two hexes from fire', () => {
  const answer = asked(EXAMPLE_4, { enemies: [id('firer')] })
  const entries = listOf(answer, 'retreats')

  test('MC-RET-1: the three ways, the safe ones first', () => {
    expect(entries.map(pathOf).sort()).toEqual(['0,1 0,2', '1,0 2,-1', '1,0 2,0'])
    expect(pathOf(entries[2] as AnswerEntry)).toBe('0,1 0,2')
    expect(answer.headline.fr).toMatch(/^3 retraites possibles, la plus sûre par .*\u202f: indemne 5 sur 10$/)
  })

  test.each([
    ['1,0 2,0', 1, 0],
    ['1,0 2,-1', 1, 0],
    ['0,1 0,2', 2, 1],
  ])('MC-RET-2: %s as every roll of the dice has it', (path, first, second) => {
    const entry = entries.find((one) => pathOf(one) === path)
    const counts = rolledByHand(first, second)
    const all = Object.values(counts).reduce((a, b) => a + b, 0)
    const told = Object.fromEntries(
      Object.entries(chancesOf(entry?.outcomes)).map(([one, chance]) => {
        const [numerator = 0, denominator = 1] = chance.split('/').map(Number)
        return [one, (numerator * all) / denominator]
      }),
    )
    expect(told).toEqual(counts)
  })

  test('MC-RET-1: an entry stands its counter at the end of its way, as it faced', () => {
    expect(entries[0]?.stands).toEqual([
      { counter: 'mover', hex: entries[0]?.hexes?.at(-1), facing: EXAMPLE_4.counters[id('mover')]?.facing },
    ])
  })

  test('without a firer every direction is open, and it asks for him', () => {
    const open = asked(EXAMPLE_4)
    expect(open.wanted?.fr).toMatch(/^Cliquez le tireur/)
    expect(listOf(open, 'retreats').length).toBeGreaterThan(3)
  })

  test('the hex of the fire may be named instead of the firer', () => {
    expect(listOf(asked(EXAMPLE_4, { to: at([-3, -3]) }), 'retreats').map(pathOf)).toEqual(
      entries.map(pathOf),
    )
  })
})

describe('MC-RET-3: nowhere to go', () => {
  const ring: Hex[] = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ]
  const walled = (face: string): Scenario =>
    ring.reduce(
      (board, hex) => between(board, [0, 0], hex, { barrier: { feature: 'wall' } }),
      field({ mover: { ...MOVER, face } }),
    )

  test('MC-RET-3: it stays and is wounded', () => {
    const answer = asked(walled('healthy'))
    expect(chancesOf(answer.outcomes)).toEqual({ wounded: '1/1' })
    expect(answer.headline.fr).toBe('aucune retraite de 2 cases\u202f: il reste sur place et est blessé')
    expect(answer.because[0]?.rule).toBe('MC-RET-3')
  })

  test('MC-INF-11: who is wounded already dies of it', () => {
    expect(chancesOf(asked(walled('wounded')).outcomes)).toEqual({ killed: '1/1' })
  })

  test('MC-INF-11: a stunned character that must retreat is dead', () => {
    const answer = asked(field({ mover: { ...MOVER, status: { stunned: true } } }))
    expect(chancesOf(answer.outcomes)).toEqual({ killed: '1/1' })
    expect(answer.because.map(({ rule }) => rule)).toEqual(['MC-INF-11'])
  })
})

describe('MC-RET-4: from a combat', () => {
  const board = field({ mover: MOVER, winner: saracen([-1, 0]), other: saracen([3, 0]) })
  const answer = asked(board, { enemies: [id('winner')], choices: { cause: 'combat' } })

  test('MC-INF-4: one hex as the table says, not next to who fought', () => {
    expect(listOf(answer, 'retreats').map(pathOf).sort()).toEqual(['0,1', '1,-1', '1,0'])
  })

  test('MC-ADV-1: the winner may then advance, into the hex left first, then one more at most', () => {
    const advances = listOf(answer, 'advances').map(pathOf)
    expect(new Set(advances.map((path) => path.split(' ')[0]))).toEqual(new Set(['0,0']))
    expect(advances).toContain('0,0')
    expect(advances.every((path) => path.split(' ').length <= 2)).toBe(true)
    expect(advances).not.toContain(`0,0 ${listOf(answer, 'retreats').map(pathOf)[0] ?? ''}`)
  })

  test('MC-RET-2: a friend on its hex makes room, and stands elsewhere when it is played', () => {
    const full = field({ mover: MOVER, winner: saracen([-1, 0]), mate: { ...MOVER, at: [1, 0] } })
    const entries = listOf(asked(full, { enemies: [id('winner')], choices: { cause: 'combat' } }), 'retreats')
    const into = entries.find((entry) => pathOf(entry) === '1,0')
    expect(into?.stands?.map(({ counter }) => counter)).toEqual(['mate', 'mover'])
    expect(into?.items?.[0]?.value).toMatchObject({ fr: expect.stringMatching(/^cède la place et va en /) })
  })
})
