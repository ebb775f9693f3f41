/** Defensive fire at a mover on its way: its owner says in which hex it falls, and the mover goes on as it then can (MC-FIR-5, -6). */
import { describe, expect, it } from 'vitest'
import { greatestOf } from '#shared/lang/extremes'
import { counterId, type CounterId, sideId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { fileErrorText } from '#shared/format/fileError'
import { type GameAct, type GameState, type MoveAct } from '#shared/game/contract'
import { typedDice } from '#shared/game/dice'
import { HUMAN } from '#shared/game/file/gameFile'
import { openGame } from '#shared/game/file/replay'
import { readGame } from '#shared/game/file/readGame'
import { writeGame } from '#shared/game/file/writeGame'
import { GREEDY_PLAYER } from '#shared/game/players/greedy'
import { apply } from '#shared/game/referee/apply'
import { beginGame } from '#shared/game/referee/begin'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { expectationOf } from '#shared/game/players/expectation'
import { actInWords } from '#shared/game/report/actInWords'
import { stepInWords } from '#shared/game/report/stepInWords'
import { choicesOf } from '#shared/game/table/choices'
import { newGame, playAct, stateAt } from '#shared/game/table/playedGame'
import { mapRecord } from '#shared/lang/mapRecord'
import { createRng } from '#shared/lang/rng'
import { type Act } from '#shared/rules/resolution/play'
import { type FireAct } from '#shared/rules/resolution/fireAct'
import { type BoardParts, testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { played, shotsIn } from './shots'

const [guy, ali, odo] = ['guy', 'ali', 'odo'].map(counterId) as [CounterId, CounterId, CounterId]
const ALI = { type: 'saracens-archer', at: 'K5', name: 'Ali', facing: 'v3' }

function board(counters: BoardParts['counters'] = {}, parts: BoardParts = {}): Scenario {
  return testBoard({
    columns: 14,
    rows: 10,
    turns: { order: [], rows: {} },
    counters: { guy: { type: 'crusaders-soldier', at: 'C8', name: 'Guy' }, ali: ALI, ...counters },
    ...parts,
  })
}

/** The way of Guy, or of another: the hexes after the one where he starts. */
function way(scenario: Scenario, hexes: string, counter = guy): MoveAct {
  return { kind: 'move', counter, path: hexes.split(' ').map((name) => hexNamed(scenario, name)) }
}

const UP = 'C7 C6 C5 C4 C3'

/** The movement phase of the first side, a move announced. */
function announced(scenario: Scenario, act: GameAct): GameState {
  return played(movement(scenario), act).state
}

function movement(scenario: Scenario): GameState {
  return played(beginGame(scenario), { kind: 'next-phase' }).state
}

function shotAt(state: GameState, hex: string, firer = ali): FireAct {
  const { scenario } = state.play
  const found = shotsIn(state).find(
    (shot) => shot.firer === firer && shot.at && hexKey(shot.at) === hexKey(hexNamed(scenario, hex)),
  )
  if (!found) throw new Error(`no shot at ${hex}`)
  return found
}

function counterIn({ play }: GameState, id: CounterId): Counter {
  const { [id]: counter } = play.scenario.counters
  if (!counter) throw new Error(id)
  return counter
}

const at = (scenario: Scenario, hex: string): string => hexKey(hexNamed(scenario, hex))

describe('MC-SEQ-1, MC-FIR-5: the owner of a firer says in which hex of the way he fires', () => {
  const scenario = board()
  const moving = announced(scenario, way(scenario, UP))

  it('every hex of the way within range is offered, the start and the end too, and no die falls before the mover comes there', () => {
    const decision = decide(moving)
    expect(isVerdict(decision) ? undefined : [decision.kind, decision.side]).toEqual([
      'reaction',
      sideId('saracens'),
    ])
    expect(shotsIn(moving).map((shot) => shot.at && hexKey(shot.at))).toEqual(
      `C8 ${UP}`.split(' ').map((hex) => at(scenario, hex)),
    )
    // The only firer has said where: the move is made, and the roll is asked for.
    expect(apply(moving, shotAt(moving, 'C6'), typedDice([], moving.dice))).toMatchObject({
      kind: 'wanted',
      roll: { by: ali, name: { en: 'fire roll' } },
    })
  })

  it.each([
    // At short range of a short bow the row is the die and 2.
    ['misses', 10, 'C3', 'healthy', ['-', 'unhurt']],
    ['takes two points of the four left', 6, 'C4', 'healthy', ['A', 'unhurt']],
    [
      'wounds: of the three points of the wounded two are spent, half of one is none',
      3,
      'C6',
      'wounded',
      ['B', 'wounded'],
    ],
    ['kills', 1, 'C6', 'wounded', ['C', 'killed']],
  ])('a shot that %s', (_, die, stands, face, became) => {
    const { state, resolved } = played(moving, shotAt(moving, 'C6'), die)
    expect(counterIn(state, guy)).toMatchObject({ hex: at(scenario, stands), face })
    expect(resolved.map(({ outcome }) => outcome.id)).toEqual(['awaits', ...became])
    expect(counterIn(state, guy).status['dead'] === true).toBe(became.includes('killed'))
    expect([...state.play.acted].sort()).toEqual([ali, guy])
    expect(state.play.turn.memory.firedDefensively).toEqual([ali])
    // The only one of his side.
    expect(state.stage.kind).toBe(became.includes('killed') ? 'over' : 'phase')
  })

  it('where it starts the shot falls at once, and the move is made as far as it still can be', () => {
    const { state, resolved } = played(moving, shotAt(moving, 'C8'), 6)
    expect(resolved.map(({ outcome }) => outcome.id)).toEqual(['A', 'unhurt'])
    expect(counterIn(state, guy).hex).toBe(at(scenario, 'C4'))
  })

  it('only a shot that is offered may be said: along this way, at a hex of it', () => {
    const shot = shotAt(moving, 'C6')
    const refused = (act: GameAct) => apply(moving, act, typedDice([1], moving.dice)).kind
    expect(refused({ ...shot, at: hexNamed(scenario, 'D4') })).toBe('refused')
    expect(refused({ ...shot, track: [hexNamed(scenario, 'C8'), hexNamed(scenario, 'C7')] })).toBe('refused')
    expect(refused({ ...shot, firer: guy })).toBe('refused')
  })
})

describe('MC-INF-6: a shot that awaits a mover and the attacks on its way', () => {
  const scenario = board({ odo: { type: 'saracens-soldier', at: 'D7', name: 'Odo' } })
  const moving = announced(scenario, way(scenario, 'C7 C6 C5 C4'))
  const attacked = (...dice: number[]): GameState =>
    played(played(moving, shotAt(moving, 'C5')).state, { kind: 'choose', option: 'attack' }, ...dice).state

  it('is not made when the mover does not come there, and its firer may still act', () => {
    const stopped = attacked(10)
    expect(counterIn(stopped, guy).hex).not.toBe(at(scenario, 'C4'))
    expect(stopped.play.acted).toEqual([guy])
    expect(stopped.play.turn.memory.firedDefensively).toEqual([])
  })

  it('falls when the mover gets by', () => {
    const passed = attacked(1, 10)
    expect(counterIn(passed, guy).hex).toBe(at(scenario, 'C4'))
    expect([...passed.play.acted].sort()).toEqual([ali, guy])
  })
})

describe('MC-FIR-6: a rider who is unhorsed on its way', () => {
  it('has its mount shot down, and walks one hex in armour from where it fell, as its owner chooses', () => {
    const scenario = board({
      odo: { type: 'crusaders-knight', at: 'C8', name: 'Odo', facing: 's0' },
      ali: { ...ALI, at: 'F5' },
    })
    const { [guy]: _, ...counters } = scenario.counters
    const riding = { ...scenario, counters }
    const moving = announced(riding, way(riding, 'C7 C6 C5 C4', odo))
    const felled = [1, 2, 3, 4]
      .map((die) => played(moving, shotAt(moving, 'C5'), die))
      .find(({ resolved }) => resolved.some(({ outcome }) => outcome.id === 'D'))
    if (!felled) throw new Error('no D')
    const { state } = felled
    expect(counterIn(state, odo)).toMatchObject({ hex: at(riding, 'C5'), face: 'wounded' })
    expect(state.play.slowed[odo]).toBe(1)
    expect(state.play.acted).toEqual([ali])
    const walks = (hexes: string) =>
      apply(state, way(riding, hexes, odo), typedDice([], state.dice)).kind === 'applied'
    expect([walks('C4'), walks('C4 C3')]).toEqual([true, false])
  })
})

describe('MC-FIR-1: a crossbow fires offensively or in defence in a turn, not both', () => {
  const withCrossbows = (scenario: Scenario): Scenario => ({
    ...scenario,
    counterTypes: mapRecord(scenario.counterTypes, (type) =>
      type.stats['missile'] === undefined ? type : { ...type, stats: { ...type.stats, missile: 'crossbow' } },
    ),
  })
  const next = (state: GameState, phases: number): GameState =>
    phases === 0 ? state : next(played(state, { kind: 'next-phase' }).state, phases - 1)

  it('who has fired in defence does not fire offensively before the next turn; a bow does', () => {
    const offered = (scenario: Scenario, phases: number): number => {
      const moving = announced(scenario, way(scenario, UP))
      const { state } = played(moving, shotAt(moving, 'C6'), 10)
      return shotsIn(next(state, phases)).length
    }
    expect([offered(board(), 2), offered(withCrossbows(board()), 2)]).toEqual([1, 0])
    expect(offered(withCrossbows(board()), 8)).toBe(1)
  })

  it('nor the other way round', () => {
    const archer = { type: 'crusaders-archer', at: 'C8', name: 'Guy' }
    const scenario = board({ guy: archer, ali: { type: 'saracens-soldier', at: 'K5', name: 'Ali' } })
    const reacts = (one: Scenario): boolean => {
      const fired = played(beginGame(one), { kind: 'fire', firer: guy, target: ali }, 10).state
      const { state } = played(next(fired, 4), way(one, 'K6', ali))
      return state.stage.kind === 'moving'
    }
    expect([reacts(scenario), reacts(withCrossbows(scenario))]).toEqual([true, false])
  })
})

describe('SV-FIR-3: in Savoy he fires only in hexes that he sees without turning', () => {
  it('so some hexes of a way are offered and others are not', () => {
    const scenario: Scenario = {
      ...board({ ali: { ...ALI, at: 'F5', facing: 'v4' } }),
      ruleset: 'savoy',
    }
    const moving = announced(scenario, way(scenario, 'C7 C6 C5 C4 C3'))
    const hexes = shotsIn(moving).map((shot) => shot.at && hexKey(shot.at))
    expect(hexes.length).toBeGreaterThan(0)
    const behind = { ...board({ ali: { ...ALI, at: 'F5', facing: 'v1' } }), ruleset: 'savoy' }
    const unseen = announced(behind, way(behind, 'C7 C6 C5 C4 C3'))
    expect(shotsIn(unseen).length).toBeLessThan(hexes.length)
  })
})

describe('a shot on the way', () => {
  const scenario = board({}, { hexes: { 'C8 C7 C4 C3': 'wood' } })

  it('PLY-6: of the greedy player falls where its expectation is best', () => {
    const moving = announced(board(), way(scenario, UP))
    for (const state of [moving, announced(scenario, way(scenario, 'C7 C6 C5'))]) {
      const decision = decide(state)
      if (isVerdict(decision)) throw new Error('over')
      const { act } = GREEDY_PLAYER.choose(state, decision, createRng(1))
      const value = (shot: GameAct) =>
        expectationOf(scenario, state.play, decision.side, shot as Act) ?? -Infinity
      expect(act.kind).toBe('fire')
      expect(value(act)).toBe(greatestOf(shotsIn(state).map(value)))
    }
  })

  it('PLY-1: is pointed at by its hex, and said in both languages', () => {
    const moving = announced(scenario, way(scenario, 'C7 C6 C5'))
    const decision = decide(moving)
    if (isVerdict(decision)) throw new Error('over')
    const [shot, ...others] = choicesOf(moving, decision).at(ali, hexKey(hexNamed(scenario, 'C6')))
    if (!shot) throw new Error('no shot')
    expect(others).toEqual([])
    expect(actInWords(moving, decision, shot)).toEqual({
      fr: 'Ali (K5), tir sur Guy à son passage en C6',
      en: 'Ali (K5), fire at Guy as it comes to C6',
    })
    const applied = played(moving, shot, 10)
    const [words] = stepInWords({ number: 1, before: moving, decision, act: shot, applied } as never)
    expect(words?.fr).toContain('tir en C6 (Ali), tir manqué, sans effet')
    expect(words?.en).toContain('shot at C6 (Ali), ')
  })

  it('PLY-2: is written, read and played again to the same bytes', () => {
    const players = { [sideId('crusaders')]: HUMAN, [sideId('saracens')]: HUMAN }
    let game = newGame(scenario, { players, seed: 3, file: 'x.castellan' })
    const acts: [GameAct, number[]][] = [
      [{ kind: 'next-phase' }, []],
      [way(scenario, 'C7 C6 C5'), []],
    ]
    const play = (act: GameAct, dice: number[]): void => {
      const next = playAct(game, act, typedDice(dice, stateAt(game).dice))
      if ('kind' in next) throw new Error(next.kind)
      game = next
    }
    for (const [act, dice] of acts) play(act, dice)
    play(shotAt(stateAt(game), 'C6'), [3])
    const text = writeGame({ header: game.header, lines: game.lines })
    const read = readGame(text, 'x.castellan-game')
    const opened = read.ok ? openGame(read.value, scenario, 'x.castellan-game') : read
    if (!opened.ok) throw new Error(fileErrorText(opened.error, 'en'))
    expect(writeGame(opened.value.file)).toBe(text)
    if (opened.value.kind !== 'playable') throw new Error(opened.value.kind)
    expect(JSON.stringify(opened.value.states.at(-1)?.play)).toBe(JSON.stringify(stateAt(game).play))
  })
})
