/** Defensive fire at a group that advances: only at those in front, in each hex of their way, and the group goes on as it then can (SV-GRP). */
import { describe, expect, it } from 'vitest'
import { counterId, type CounterId, sideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type GameState, type GroupAct } from '#shared/game/contract'
import { typedDice } from '#shared/game/dice'
import { fileErrorText } from '#shared/format/fileError'
import { openGame } from '#shared/game/file/replay'
import { readGame } from '#shared/game/file/readGame'
import { writeGame } from '#shared/game/file/writeGame'
import { HUMAN } from '#shared/game/file/gameFile'
import { apply } from '#shared/game/referee/apply'
import { beginGame } from '#shared/game/referee/begin'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { newGame, playAct, stateAt } from '#shared/game/table/playedGame'
import { mapRecord } from '#shared/lang/mapRecord'
import { type FireAct } from '#shared/rules/resolution/fireAct'
import { type BoardParts, testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { played, shotsIn } from './shots'
import { ask, entries } from '../rules/magna-carta/inquiries/asking'

const [guy, hugo, ali] = ['guy', 'hugo', 'ali'].map(counterId) as [CounterId, CounterId, CounterId]
const SOLDIER = { type: 'crusaders-soldier', facing: 'v0' }

/** Guy in front, Hugo behind him; Ali, an archer, before both. */
function board(counters: BoardParts['counters'] = {}): Scenario {
  return testBoard({
    columns: 8,
    rows: 12,
    ruleset: 'savoy',
    turns: { order: [], rows: {} },
    counters: {
      guy: { ...SOLDIER, at: 'D9', name: 'Guy' },
      hugo: { ...SOLDIER, at: 'D10', name: 'Hugo' },
      ali: { type: 'saracens-archer', at: 'D2', name: 'Ali', facing: 'v3' },
      ...counters,
    },
  })
}

/** Both go straight on, so many hexes. */
function advance(scenario: Scenario, steps: number): GroupAct {
  const path = (from: number) =>
    Array.from({ length: steps }, (_, step) => hexNamed(scenario, `D${from - step - 1}`))
  return {
    kind: 'group-advance',
    members: [
      { counter: guy, path: path(9) },
      { counter: hugo, path: path(10) },
    ],
  }
}

function announced(scenario: Scenario, steps: number): GameState {
  const movement = played(beginGame(scenario), { kind: 'next-phase' }).state
  return played(movement, advance(scenario, steps)).state
}

const hexOf = ({ play }: GameState, id: CounterId): string | undefined => play.scenario.counters[id]?.hex
const at = (scenario: Scenario, name: string): string => hexKey(hexNamed(scenario, name))

function shotAt(state: GameState, hex: string): FireAct {
  const found = shotsIn(state).find((shot) => shot.at && hexKey(shot.at) === at(state.scenario, hex))
  if (!found) throw new Error(`no shot at ${hex}`)
  return found
}

describe('SV-GRP-2: “On ne peut tirer que sur les personnages devant”', () => {
  const scenario = board()

  it('SV-GRP-2: the enemy is asked, and offered those in front in each hex of their way, as the question has it', () => {
    const state = announced(scenario, 2)
    const decision = decide(state)
    expect(isVerdict(decision) ? undefined : [decision.kind, decision.side]).toEqual([
      'reaction',
      sideId('saracens'),
    ])
    expect(shotsIn(state).map(({ target, at: hex }) => [target, hex && hexKey(hex)])).toEqual(
      ['D9', 'D8', 'D7'].map((name) => [guy, at(scenario, name)]),
    )
    const asked = ask(scenario, { question: 'group-fire', counter: 'guy', friends: ['hugo'] })
    expect(Object.keys(entries(asked, 'behind'))).toEqual(['hugo'])
    expect(asked.lists?.find(({ id }) => id === 'shots')?.entries).toHaveLength(1)
  })

  it('SV-GRP-2: a shot at who is behind is refused, whoever asks for it', () => {
    const state = announced(scenario, 1)
    const shot = { ...shotAt(state, 'D8'), target: hugo, at: hexNamed(scenario, 'D9') }
    expect(apply(state, shot, typedDice([], state.dice))).toMatchObject({
      kind: 'refused',
      because: [{ rule: 'SV-GRP-2', at: { counter: hugo } }],
    })
  })

  it('let pass, the group goes all its way', () => {
    const { state } = played(announced(scenario, 2), { kind: 'pass' })
    expect([hexOf(state, guy), hexOf(state, hugo)]).toEqual([at(scenario, 'D7'), at(scenario, 'D8')])
    expect(state.play.acted).toEqual([guy, hugo])
  })

  it.each([
    // A short bow at short range, without cover: the row is the die and 2.
    ['a miss', 10, 'D4', 'D5'],
    ['MC-FIR-5: two points less of six: the group goes at the speed of the slowest', 6, 'D5', 'D6'],
    ['MC-FIR-5: of the three points of the wounded one is spent, half of two is one', 3, 'D7', 'D8'],
  ] as const)('%s', (_, die, front, behind) => {
    const state = announced(scenario, 5)
    const after = played(state, shotAt(state, 'D8'), die).state
    expect([hexOf(after, guy), hexOf(after, hugo)]).toEqual([at(scenario, front), at(scenario, behind)])
    expect(after.play.turn.memory.firedDefensively).toEqual([ali])
  })

  it('MC-FIR-5: who is killed stays where he was hit; one alone is no group, and goes no farther', () => {
    const state = announced(scenario, 4)
    const { state: after, resolved } = played(state, shotAt(state, 'D8'), 1)
    expect(after.play.scenario.counters[guy]?.status['dead']).toBe(true)
    expect([hexOf(after, guy), hexOf(after, hugo)]).toEqual([at(scenario, 'D8'), at(scenario, 'D9')])
    expect(after.play.acted).toEqual([ali, guy, hugo])
    expect(resolved.map(({ act }) => act.kind)).toContain('fire')
  })

  it('the others of a larger group go on without him', () => {
    const three = board({ otto: { ...SOLDIER, at: 'D11', name: 'Otto' } })
    const { members } = advance(three, 2)
    const path = ['D10', 'D9'].map((name) => hexNamed(three, name))
    const act: GroupAct = {
      kind: 'group-advance',
      members: [...members, { counter: counterId('otto'), path }],
    }
    const movement = played(beginGame(three), { kind: 'next-phase' }).state
    const state = played(movement, act).state
    const after = played(state, shotAt(state, 'D7'), 1).state
    expect(hexOf(after, guy)).toBe(at(three, 'D7'))
    expect([hugo, counterId('otto')].map((id) => hexOf(after, id))).toEqual([
      at(three, 'D8'),
      at(three, 'D9'),
    ])
  })

  it('MC-FIR-1: a group goes as far as the one who fired in defence this turn, in play and in the question', () => {
    const archers = board({ guy: { type: 'crusaders-archer', at: 'D9', facing: 'v0', name: 'Guy' } })
    const movement = played(beginGame(archers), { kind: 'next-phase' }).state
    const memory = { ...movement.play.turn.memory, firedDefensively: [guy] }
    const fired = { ...movement, play: { ...movement.play, turn: { ...movement.play.turn, memory } } }
    const refused = apply(fired, advance(archers, 4), typedDice([], 0))
    expect(refused).toMatchObject({ kind: 'refused', because: [{ rule: 'MC-FIR-1', at: { counter: guy } }] })
    expect(apply(fired, advance(archers, 3), typedDice([], 0)).kind).toBe('applied')
    expect(apply(movement, advance(archers, 4), typedDice([], 0)).kind).toBe('applied')
    const asked = { question: 'group-advance', counter: 'guy', friends: ['hugo'] } as const
    const far = { ...asked, to: 'D5' } as const
    expect(ask(archers, { ...far, turn: memory }).refused).toHaveLength(1)
    expect(ask(archers, far).refused).toBeUndefined()
  })

  it('MC-FIR-1: an archer led more than half his points fires no more in defence this turn', () => {
    const archers = board({ guy: { type: 'crusaders-archer', at: 'D9', facing: 'v0', name: 'Guy' } })
    const far = played(announced(archers, 4), { kind: 'pass' }).state
    expect(far.play.turn.memory.movedTooFar).toEqual([guy])
    const near = played(announced(archers, 3), { kind: 'pass' }).state
    expect(near.play.turn.memory.movedTooFar).toBeUndefined()
  })

  it('a game with such a shot is the same when it is played again from its file', () => {
    const players = mapRecord(scenario.sides, () => HUMAN)
    let game = newGame(scenario, { players, seed: 1, file: 'x.castellan' })
    const acts = [{ kind: 'next-phase' }, advance(scenario, 4), shotAt(announced(scenario, 4), 'D8')] as const
    for (const act of acts) {
      const next = playAct(game, act, typedDice(act.kind === 'fire' ? [3] : [], stateAt(game).dice))
      if ('kind' in next) throw new Error(next.kind)
      game = next
    }
    const text = writeGame({ header: game.header, lines: game.lines })
    const read = readGame(text, 'x.castellan-game')
    const opened = read.ok ? openGame(read.value, scenario, 'x.castellan-game') : read
    if (!opened.ok) throw new Error(fileErrorText(opened.error, 'en'))
    expect(writeGame(opened.value.file)).toBe(text)
  })
})
