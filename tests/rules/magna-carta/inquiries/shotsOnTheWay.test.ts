/** The defensive fire that a move may draw, against the question of fire asked at each hex of the way (MC-SEQ-1, MC-FIR-1, SV-FIR-3). */
import { expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { nameOfHex } from '#shared/document/placeNames'
import { analysisOf } from '#shared/rules/registry/parts'
import { type RouteKind, type RouteShot } from '#shared/rules/answers/route'
import { type BoardParts, changed, testBoard } from '../../../support/board'
import { hexNamed } from '../../../support/names'
import { ask, chances } from './asking'

const GUY = { type: 'crusaders-soldier', at: 'E8', facing: 'v0' }
const archer = (at: string, more = {}) => ({ type: 'saracens-archer', at, ...more })
const WAY = ['E7', 'E6', 'F6', 'F5']

const scene = (parts: BoardParts = {}): Scenario =>
  testBoard({ columns: 16, rows: 12, ...parts, counters: { guy: GUY, ...parts.counters } })

function shots(board: Scenario, kind: RouteKind = 'move', path = WAY): readonly RouteShot[] {
  const route = { counter: counterId('guy'), kind, path: path.map((name) => hexNamed(board, name)) }
  return analysisOf(board.ruleset)?.route?.route(board, route).shots ?? []
}

const told = (board: Scenario, kind?: RouteKind) =>
  Object.fromEntries(
    shots(board, kind).map(({ opponent, hexes }) => [
      opponent,
      hexes.map((hex) => nameOfHex(board, parseHexKey(hex))).join(' '),
    ]),
  )

/** Each hex of the way where the question of fire gives the archer a defensive shot at the mover standing there. */
function hexByHex(board: Scenario, firer: string): string {
  return [GUY.at, ...WAY]
    .filter((name) => {
      const there = changed(board, 'counters', 'guy', { hex: hexKey(hexNamed(board, name)) })
      const asked = {
        question: 'fire',
        counter: firer,
        enemies: ['guy'],
        choices: { phase: 'defensive' },
      } as const
      return ask(there, asked).outcomes !== undefined
    })
    .join(' ')
}

const WALLED = { 'D7/E7': 'wall', 'D8/E7': 'wall', 'D8/E8': 'wall', 'D9/E8': 'wall' }

test('MC-SEQ-1, MC-FIR-1: every hex of the way where the question of fire would allow the shot', () => {
  const board = scene({ hexsides: WALLED, counters: { a: archer('A8'), b: archer('M2'), c: archer('H7') } })
  for (const firer of ['a', 'b', 'c']) expect(told(board)[firer] ?? '').toBe(hexByHex(board, firer))
  expect(told(board)['a']).not.toContain('E7')
})

test('MC-FIR-1: the worst hex is told with its chances; out of range and offensive weapons draw none', () => {
  const board = scene({
    rows: 12,
    counters: {
      a: archer('G5'),
      javelin: { at: 'G6', side: 'saracens', stats: { missile: 'javelin' } },
      dagger: { at: 'P1', side: 'saracens', stats: { missile: 'dagger' } },
    },
  })
  const [shot, ...others] = shots(board)
  expect(others).toEqual([])
  const there = changed(board, 'counters', 'guy', { hex: shot!.worst })
  const asked = { question: 'fire', counter: 'a', enemies: ['guy'], choices: { phase: 'defensive' } } as const
  expect(chances(shot!)).toEqual(chances(ask(there, asked)))
})

test('MC-SEQ-1: a retreat, an advance and an about-turn draw none', () => {
  const board = scene({ counters: { a: archer('G5') } })
  expect(told(board, 'advance')).toEqual({})
  expect(told(board, 'retreat')).toEqual({})
})

test('MC-INF-6: who strikes in passing makes no defensive fire: it is said of one that could do either', () => {
  const board = scene({ counters: { a: archer('F7') } })
  expect(shots(board)[0]?.because.map(({ rule }) => rule)).toContain('MC-INF-6')
  expect(shots(scene({ counters: { a: archer('G3') } }))[0]?.because.map(({ rule }) => rule)).not.toContain(
    'MC-INF-6',
  )
})

test('SV-FIR-3: only where the firer sees the mover without turning', () => {
  const board = { ...scene({ counters: { a: archer('F7', { facing: 'v0' }) } }), ruleset: 'savoy' }
  expect(told(board)['a']).toBe(hexByHex(board, 'a'))
  expect(told(board)['a']).not.toContain('E8')
})
