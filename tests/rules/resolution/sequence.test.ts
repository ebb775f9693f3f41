/** The sequence of a game as its scenario has it, and the ways off the map: SCN-3, SCN-5, HS-MOV-9, HS-CAP-1. */
import { describe, expect, test } from 'vitest'
import { counterId, victoryId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { applyEffects } from '#shared/rules/resolution/effects'
import { type Act, type Play } from '#shared/rules/resolution/play'
import { type PlayState } from '#shared/rules/resolution/state'
import { resolutionOf } from '#shared/rules/registry/parts'
import { victory } from '#shared/rules/victory/victory'
import { type BoardParts, testBoard } from '../../support/board'
import { hexNamed } from '../../support/names'
import { GALLERY, galleryScenario } from '../../support/scenarioFiles'

const GUY = { type: 'crusaders-soldier', at: 'A3', name: 'Guy' }
const ALI = { type: 'saracens-soldier', at: 'A4', name: 'Ali' }

const board = (parts: BoardParts = {}): Scenario =>
  testBoard({ columns: 10, rows: 8, ...parts, counters: { guy: GUY, ali: ALI, ...parts.counters } })

function playOf({ ruleset }: Scenario): Play {
  const resolution = resolutionOf(ruleset)
  if (!resolution) throw new Error(ruleset)
  return resolution.play
}

/** The state after acts that have one outcome. */
function after(state: PlayState, ...acts: Act[]): PlayState {
  return acts.reduce((now, act) => {
    const { refused, outcomes = [] } = playOf(now.scenario).judge(now, act)
    expect(refused).toEqual([])
    expect(outcomes).toHaveLength(1)
    return applyEffects(now, outcomes[0]?.effects ?? [])
  }, state)
}

const NEXT: Act = { kind: 'next-phase' }
const told = ({ turn: { gameTurn, players, player, phase } }: PlayState): string =>
  `${gameTurn} ${players[player]} ${phase}`

describe('SCN-3: the sequence of the scenario', () => {
  test('its order of play, without the phases that a turn leaves out', () => {
    const scenario = board({
      turns: {
        ...{ count: 2, order: ['saracens' as never] },
        rows: { 1: { without: ['offensive-fire', 'combat'] }, 2: { without: ['combat'] } },
      },
    })
    let state = playOf(scenario).begin(scenario)
    const phases = [told(state)]
    for (let step = 0; step < 5; step++) phases.push(told((state = after(state, NEXT))))
    expect(phases).toEqual([
      '1 saracens movement',
      '1 crusaders movement',
      ...['2 saracens offensive-fire', '2 saracens movement'],
      ...['2 crusaders offensive-fire', '2 crusaders movement'],
    ])
  })

  test('after the last turn nothing is played', () => {
    const scenario = board({
      turns: { count: 1, order: [], rows: { 1: { without: ['offensive-fire', 'combat'] } } },
    })
    const play = playOf(scenario)
    const last = after(play.begin(scenario), NEXT)
    expect(play.acts(last).length).toBeGreaterThan(1)
    const over = after(last, NEXT)
    expect(play.acts(over)).toEqual([])
    const rules = (act: Act) => play.judge(over, act).refused.map(({ rule }) => rule)
    expect(rules(NEXT)).toEqual(['SCN-3'])
    expect(rules({ kind: 'move', counter: counterId('guy'), path: [hexNamed(scenario, 'B3')] })).toEqual([
      'SCN-3',
    ])
  })

  test('a turn that leaves every phase out is passed over', () => {
    const every = { without: ['offensive-fire', 'movement', 'combat'] }
    const scenario = board({ turns: { count: 3, order: [], rows: { 1: every } } })
    expect(told(playOf(scenario).begin(scenario))).toBe('2 crusaders offensive-fire')
  })

  test('light, weather and fog of a row begin in its turn and stay', () => {
    const file = galleryScenario('the-barrows')
    const turns = {
      ...{ count: 4, order: file.turns?.order ?? [] },
      rows: { 1: { fog: 'mist' }, 3: { light: 'night', weather: 'rain' } } as const,
    }
    const scenario: Scenario = { ...file, turns }
    let state = playOf(scenario).begin(scenario)
    const skies: string[] = []
    for (let turn = 1; turn <= 4; turn++) {
      const { light, weather, fog } = state.scenario.start ?? {}
      skies.push(`${state.turn.gameTurn} ${light} ${weather} ${fog}`)
      for (const _ of state.turn.players) state = after(state, NEXT)
    }
    const { light = 'day', weather = 'fine' } = file.start ?? {}
    const mist = `${light} ${weather} mist`
    expect(skies).toEqual([`1 ${mist}`, `2 ${mist}`, '3 night rain mist', '4 night rain mist'])
  })

  test.each(GALLERY)('%s begins with the first of its order', (name) => {
    const scenario = galleryScenario(name)
    const { players, player } = playOf(scenario).begin(scenario).turn
    expect(players[player]).toBe(scenario.turns?.order[0] ?? Object.keys(scenario.sides)[0])
  })
})

const moving = (scenario: Scenario): PlayState => after(playOf(scenario).begin(scenario), NEXT)

describe('SCN-5: off the map', () => {
  const scenario = board({
    victory: {
      [victoryId('away')]: {
        ...{ side: 'crusaders' as never, level: 'victory', join: 'all' },
        conditions: [
          {
            kind: 'exit',
            who: [{ kind: 'side', side: 'crusaders' as never }],
            amount: { count: 1 },
            place: { kind: 'hexes', hexes: [hexKey(hexNamed(board(), 'A3'))] },
          } as never,
        ],
      },
    },
  })
  const by = hexNamed(scenario, 'A3')
  const exit: Act = { kind: 'exit', counter: counterId('guy'), by }

  test('HS-MOV-9: an exit is offered and makes its condition met', () => {
    const play = playOf(scenario)
    const state = moving(scenario)
    expect(play.acts(state)).toContainEqual(exit)
    const left = after(state, exit)
    expect(left.scenario.counters[counterId('guy')]).toBeUndefined()
    expect(left.course.gone[counterId('guy')]).toMatchObject({ how: 'exited', hex: hexKey(by), turn: 1 })
    const holds = (now: PlayState) => victory(scenario, now).map((way) => way.holds)
    expect([holds(state), holds(left)]).toEqual([[false], [true]])
  })

  test('HS-MOV-9: in the movement phase of its side, by a hex that it covers at the rim', () => {
    const play = playOf(scenario)
    const rules = (state: PlayState, act: Act) => play.judge(state, act).refused.map(({ rule }) => rule)
    expect(rules(play.begin(scenario), exit)).toEqual(['MC-SEQ-1'])
    expect(rules(moving(scenario), { ...exit, counter: counterId('ali') })).toEqual(['MC-SEQ-1'])
    expect(rules(moving(scenario), { ...exit, by: hexNamed(scenario, 'A5') })).toEqual(['HS-MOV-9'])
    const inland = board({ counters: { guy: { ...GUY, at: 'E4' } } })
    expect(rules(moving(inland), { ...exit, by: hexNamed(inland, 'E4') })).toEqual(['HS-MOV-9'])
    const rim = board({ counters: { guy: { ...GUY, at: 'A6' } } })
    expect(rules(moving(rim), { ...exit, by: hexNamed(rim, 'A6') })).toEqual([])
  })
})

describe('HS-CAP-1: prisoners', () => {
  const capture: Act = { kind: 'capture', captor: counterId('guy'), counter: counterId('ali') }
  const fighting = (stunned: boolean, options = {}): PlayState =>
    after(moving(board({ options, counters: { ali: { ...ALI, status: { stunned } } } })), NEXT)

  test('a stunned enemy in reach is taken in place of a fight', () => {
    const state = fighting(true)
    expect(playOf(state.scenario).acts(state)).toContainEqual(capture)
    const taken = after(state, capture)
    expect(taken.scenario.counters[counterId('ali')]).toBeUndefined()
    expect(taken.course.gone[counterId('ali')]?.how).toBe('captured')
    expect(taken.acted).toEqual(['guy'])
  })

  test('nobody who stands, in no other phase, nor where the option forbids it', () => {
    const rules = (state: PlayState) =>
      playOf(state.scenario)
        .judge(state, capture)
        .refused.map(({ rule }) => rule)
    expect(rules(fighting(false))).toEqual(['HS-CAP-1'])
    expect(rules(fighting(true, { capture: 'none' }))).toEqual(['HS-CAP-1'])
    expect(rules(moving(board({ counters: { ali: { ...ALI, status: { stunned: true } } } })))).toEqual([
      'MC-SEQ-1',
    ])
  })
})
