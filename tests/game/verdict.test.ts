/** The verdict: judged after every act that can change it, once all that the act left is done (PLY-3). */
import { describe, expect, it } from 'vitest'
import { counterId, sideId, victoryId } from '#shared/document/ids'
import { type Condition } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { type GameAct, type GameState } from '#shared/game/contract'
import { typedDice } from '#shared/game/dice'
import { GREEDY_PLAYER } from '#shared/game/players/greedy'
import { apply } from '#shared/game/referee/apply'
import { beginGame } from '#shared/game/referee/begin'
import { decide } from '#shared/game/referee/decide'
import { verdictNow } from '#shared/game/verdict'
import { hexKey } from '#shared/hex/axial'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { galleryScenario } from '../support/scenarioFiles'
import { machineGame } from './machines'
import { smallBoard } from './smallBoards'

const CRUSADERS = sideId('crusaders')
const [guy, ali] = [counterId('guy'), counterId('ali')]
const NEXT: GameAct = { kind: 'next-phase' }

/** Guy beside Ali, who is wounded; Omar is far away. */
function board(...conditions: readonly Condition[]): Scenario {
  const open = testBoard({
    columns: 12,
    rows: 8,
    turns: { count: 6, order: [], rows: {} },
    counters: {
      guy: { type: 'crusaders-knight', at: 'C6', name: 'Guy', facing: 's0', face: 'mounted-healthy' },
      ali: { type: 'saracens-soldier', at: 'C5', name: 'Ali', facing: 'v3', face: 'wounded' },
      omar: { type: 'saracens-soldier', at: 'L1', name: 'Omar' },
    },
  })
  const way = { side: CRUSADERS, level: 'decisive', join: 'all', conditions, words: {} } as const
  return { ...open, victory: { [victoryId('way')]: way } }
}

const ALI_DEAD: Condition = { kind: 'eliminate', who: [{ kind: 'counter', counter: ali }] }

function after(state: GameState, act: GameAct, ...dice: readonly number[]): GameState {
  const applied = apply(state, act, typedDice(dice, state.dice))
  if (applied.kind !== 'applied') throw new Error(JSON.stringify(applied))
  return applied.state
}

/** Guy has killed Ali, and may advance. */
function killed(scenario: Scenario): GameState {
  const combat = after(after(beginGame(scenario), NEXT), NEXT)
  const state = after(combat, { kind: 'fight', attackers: [guy], defenders: [ali] }, 1)
  expect(state.play.scenario.counters[ali]?.status['dead']).toBe(true)
  return state
}

describe('a decisive way that an act meets', () => {
  it('PLY-3: ends the game with the act, in the midst of its phase; an advance that is owed belongs to it', () => {
    const owed = killed(board(ALI_DEAD))
    expect(decide(owed)).toMatchObject({ kind: 'duty' })
    const declined = after(owed, { kind: 'decline' })
    expect(decide(declined)).toMatchObject({ because: 'decided', winner: CRUSADERS, turn: 1 })
    expect(declined.play.turn).toMatchObject({ gameTurn: 1, phase: 'combat' })
    expect(apply(declined, NEXT, typedDice([], 0)).kind).toBe('refused')
  })

  it('SCN-5: waits for the end of the turn where it counts by turns, and for that of the game where it asks who lives', () => {
    const scenario = board()
    const hexes = ['C6', 'C5'].map((name) => hexKey(hexNamed(scenario, name)))
    const holds: Condition = { kind: 'hold', place: { kind: 'hexes', hexes }, by: 'presence', turns: 1 }
    const held = { ...holds, least: 1 }
    let state = after(killed(board(ALI_DEAD, held)), { kind: 'decline' })
    for (let ends = 0; ends < 4; ends++) {
      expect([decide(state), state.play.turn.gameTurn]).toMatchObject([{ kind: 'phase' }, 1])
      state = after(state, NEXT)
    }
    expect(decide(state)).toMatchObject({ because: 'decided', winner: CRUSADERS, turn: 1 })
    const lives: Condition = { kind: 'survive', who: [{ kind: 'counter', counter: guy }] }
    const living = after(killed(board(ALI_DEAD, lives)), { kind: 'decline' })
    expect(decide(living)).toMatchObject({ kind: 'phase' })
  })
})

const GAMES: readonly (readonly [string, Scenario, number])[] = [
  ['infiltration-1', galleryScenario('infiltration-1'), 8],
  ['a small board', smallBoard(1), 2],
]

it.each(GAMES)(
  'PLY-3: after each act of %s the verdict is what judging the state anew says',
  (_, scenario, games) => {
    let inPhase = 0
    for (let game = 0; game < games; game++) {
      const { begun, steps } = machineGame(scenario, game, GREEDY_PLAYER)
      expect(verdictNow(begun)).toBeUndefined()
      for (const { before, applied, choice } of steps) {
        const { stage, play } = applied.state
        if (stage.kind === 'over') {
          expect(stage.verdict).toEqual({ ...verdictNow(applied.state), turn: before.play.turn.gameTurn })
          if (choice.act.kind !== 'next-phase') inPhase++
        } else if (stage.kind === 'phase' && play.owed.length === 0)
          expect(verdictNow(applied.state)).toBeUndefined()
      }
    }
    expect(inPhase).toBeGreaterThan(0)
  },
)
