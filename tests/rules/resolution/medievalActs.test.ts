/** Acts of the medieval games that a board is set up for: turns in place, gates, who is stopped on a friend. */
import { describe, expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { hexsideAt } from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { hexsideBetween } from '#shared/hex/hexside'
import { openOf } from '#shared/game/opening'
import { applyEffects } from '#shared/rules/resolution/effects'
import { type Opened } from '#shared/rules/resolution/opened'
import { type Act, type Play } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { resolutionOf } from '#shared/rules/registry/parts'
import { type BoardParts, testBoard } from '../../support/board'
import { hexNamed } from '../../support/names'

const GUY = { type: 'crusaders-soldier', at: 'C4', name: 'Guy' }
const RIDER = { type: 'crusaders-knight', at: 'E4', facing: 's0' }
const [guy, ali, odo] = ['guy', 'ali', 'odo'].map(counterId)

const board = (parts: BoardParts = {}): Scenario => testBoard({ columns: 10, rows: 8, ...parts })

function playOf({ ruleset }: Scenario): Play {
  const resolution = resolutionOf(ruleset)
  if (!resolution) throw new Error(ruleset)
  return resolution.play
}

const rules = (state: PlayState, act: Act): string[] =>
  playOf(state.scenario)
    .judge(state, act)
    .refused.map(({ rule }) => rule)

/** Gives the state of play in the movement phase of the first side. */
function moving(scenario: Scenario): PlayState {
  const state = playOf(scenario).begin(scenario)
  return { ...state, turn: { ...state.turn, phase: 'movement' } }
}

function after(state: PlayState, act: Act): PlayState {
  const { refused, outcomes = [] } = playOf(state.scenario).judge(state, act)
  expect(refused).toEqual([])
  expect(outcomes).toHaveLength(1)
  return applyEffects(state, outcomes[0]?.effects ?? [])
}

describe('turns in place', () => {
  const turn = (counter: string, kind: 'side' | 'vertex', ...to: number[]): Act => ({
    kind: 'move',
    counter: counterId(counter),
    path: [],
    turns: to.map((index) => ({ after: 0, facing: { kind, index: index as 0 } })),
  })

  test('HS-MOV-5: a rider pivots about its front where its rear has room, and pays for each 60 degrees', () => {
    const free = moving(board({ counters: { odo: RIDER } }))
    const { facing } = free.scenario.counters[odo as never] ?? {}
    const turned = after(free, turn('odo', 'side', ((facing?.index ?? 0) + 2) % 6))
    expect(turned.scenario.counters[odo as never]?.facing.index).toBe(((facing?.index ?? 0) + 2) % 6)
    expect(turned.acted).toEqual(['odo'])
    expect(playOf(free.scenario).acts(free)).toContainEqual(
      turn('odo', 'side', ((facing?.index ?? 0) + 1) % 6),
    )
    const slow = { ...free, slowed: { odo: 1 } }
    expect(rules(slow, turn('odo', 'side', ((facing?.index ?? 0) + 1) % 6))).toEqual([])
    expect(rules(slow, turn('odo', 'side', ((facing?.index ?? 0) + 2) % 6))).toEqual(['MC-FIR-5'])
  })

  test('MC-GEO-1, SV-MOV-1: on foot only where facing counts, and then freely', () => {
    const magna = moving(board({ counters: { guy: GUY } }))
    const savoy = moving({ ...board({ counters: { guy: GUY } }), ruleset: 'savoy' })
    expect(rules(magna, turn('guy', 'vertex', 3))).toEqual(['MC-GEO-1'])
    expect(after(savoy, turn('guy', 'vertex', 3)).scenario.counters[guy as never]?.facing).toEqual({
      kind: 'vertex',
      index: 3,
    })
  })
})

describe('HS-OPN-1: doors, gates and portcullises', () => {
  const GATE = { opening: { feature: 'gate', state: 'closed', portcullis: 'raised' } } as const
  const gated = (parts: BoardParts = {}): Scenario =>
    board({ counters: { guy: GUY }, hexsides: { 'C4/D4': GATE }, ...parts })

  test('a character on foot beside one opens it in place of moving, once; where the option says so nobody does', () => {
    const scenario = gated()
    const side = hexsideBetween(hexNamed(scenario, 'C4'), hexNamed(scenario, 'D4'))
    if (!side) throw new Error('no side')
    const act = (to: 'open' | 'closed' | 'raised' | 'lowered'): Act => ({
      ...{ kind: 'work-opening', counter: guy as never, hexside: side, to },
    })
    const state = moving(scenario)
    expect(rules(state, act('closed'))).toEqual(['HS-OPN-1'])
    expect(playOf(scenario).acts(state)).toContainEqual(act('open'))
    expect(playOf(scenario).acts(state)).toContainEqual(act('lowered'))
    const opened = after(state, act('open'))
    expect(hexsideAt(opened.scenario.map, side)?.opening?.state).toBe('open')
    expect(hexsideAt(scenario.map, side)?.opening?.state).toBe('closed')
    expect(rules(opened, act('lowered'))).toEqual(['MC-SEQ-1'])
    expect(hexsideAt(after(state, act('lowered')).scenario.map, side)?.opening?.portcullis).toBe('lowered')
    const fixed = moving({ ...scenario, options: { openings: 'fixed' } })
    expect(rules(fixed, act('open'))).toEqual(['HS-OPN-1'])
    const far = moving(gated({ counters: { guy: { ...GUY, at: 'F4' } } }))
    expect(rules(far, act('open'))).toEqual(['HS-OPN-1'])
  })
})

describe('HS-MOV-3 and MC-INF-9: stopped on a friend', () => {
  /** Guy passes Odo, beside whom Ali stands. */
  const passing = (options = {}): PlayState =>
    moving(
      board({
        options,
        counters: {
          guy: { ...GUY, at: 'C4' },
          odo: { ...GUY, at: 'D4', name: 'Odo' },
          ali: { type: 'saracens-soldier', at: 'D3', name: 'Ali' },
        },
      }),
    )
  const way = (scenario: Scenario): Act => ({
    kind: 'move',
    counter: guy as never,
    path: ['D4', 'E4'].map((name) => hexNamed(scenario, name)),
  })

  test.each([
    ['back', 'C4'],
    ['room', 'D4'],
  ])('by the option %s he stands in %s', (stoppedOnFriend, stands) => {
    // Nobody of his own is beside Ali but Odo, who lies stunned: so Ali may strike.
    const state = passing({ stoppedOnFriend })
    const odoLies = applyEffects(state, [{ kind: 'state', counter: odo as never, status: { stunned: true } }])
    const ends: string[] = []
    const duties: string[] = []
    const walk = (opened: Opened): void => {
      if (opened.kind === 'choice') walk(opened.then(opened.options[0]?.id ?? ''))
      else if (opened.kind === 'roll') for (let die = 1; die <= 10; die++) walk(opened.then(die))
      else if (opened.kind === 'done' && opened.id !== 'unhurt' && opened.id !== 'killed') {
        const left = applyEffects(odoLies, opened.effects)
        ends.push(left.scenario.counters[guy as never]?.hex ?? 'gone')
        duties.push(...left.owed.map((duty) => `${duty.kind} ${'counter' in duty ? duty.counter : ''}`))
      }
    }
    walk(openOf(odoLies, way(odoLies.scenario)))
    expect(ends.length).toBeGreaterThan(0)
    const stopped = ends.filter((hex) => hex !== hexKey(hexNamed(odoLies.scenario, 'E4')))
    expect(new Set(stopped)).toEqual(new Set([hexKey(hexNamed(odoLies.scenario, stands))]))
    expect(new Set(duties)).toEqual(new Set(stoppedOnFriend === 'room' ? ['retreat odo'] : []))
    expect(ali).toBe('ali')
  })
})
