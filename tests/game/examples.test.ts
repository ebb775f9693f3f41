/** The five examples of the infiltration rules played as games: the decisions and dice that their text needs, and no others. */
import { describe, expect, it } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type GameAct, type GameState } from '#shared/game/contract'
import { typedDice } from '#shared/game/dice'
import { apply } from '#shared/game/referee/apply'
import { beginGame } from '#shared/game/referee/begin'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { type Axial, parseHexKey } from '#shared/hex/axial'
import { hexName } from '#shared/hex/numbering'
import { append } from '#shared/lang/append'
import { type Duty } from '#shared/rules/resolution/state'
import { hexNamed } from '../support/names'
import { galleryScenario } from '../support/scenarioFiles'

const BOHEMOND = counterId('bohemond')
const AMALRIC = counterId('amalric')
const ATTACK: GameAct = { kind: 'choose', option: 'attack' }
const HOLD_BACK: GameAct = { kind: 'choose', option: 'hold-back' }
const NEXT: GameAct = { kind: 'next-phase' }

interface Seen {
  readonly state: GameState
  /** "saracen-1 3 of 10": who rolled, the die, its faces. */
  readonly rolls: readonly string[]
}

/** Plays these acts with these dice: all of them fall, and no more are wanted. */
function play(from: GameState, acts: readonly GameAct[], dice: readonly number[] = []): Seen {
  const source = typedDice(dice, from.dice)
  let state = from
  const rolls: string[] = []
  for (const act of acts) {
    const applied = apply(state, act, source)
    if (applied.kind !== 'applied') throw new Error(`${JSON.stringify(act)}: ${JSON.stringify(applied)}`)
    ;({ state } = applied)
    append(
      rolls,
      applied.rolls.map(({ by, dice: [face], faces }) => `${by} ${face} of ${faces}`),
    )
  }
  expect(rolls).toHaveLength(dice.length)
  return { state, rolls }
}

const path = (scenario: Scenario, names: string): Axial[] =>
  names.split(' ').map((name) => hexNamed(scenario, name))

/** The state in the movement phase of the side that begins. */
function moving(name: string): GameState {
  return play(beginGame(galleryScenario(name)), [NEXT]).state
}

function move(state: GameState, names: string): GameAct {
  return { kind: 'move', counter: BOHEMOND, path: path(state.scenario, names) }
}

/** The hex where a counter stands by its name, and what it suffered. */
function fate({ play: { scenario } }: GameState, id = BOHEMOND): string {
  const { [id]: counter } = scenario.counters
  if (counter?.hex === undefined) return 'gone'
  const { numbering, grid } = scenario.map
  const state = counter.status['dead'] === true ? 'dead' : counter.face
  return `${hexName(parseHexKey(counter.hex), numbering, grid)} ${state}`
}

/** The opponent who must choose whether to attack. */
function asked(state: GameState): string {
  const decision = decide(state)
  if (isVerdict(decision)) throw new Error('over')
  return `${decision.kind} ${decision.counter ?? ''}`
}

function owing(state: GameState, duty: Duty): GameState {
  return { ...state, play: { ...state.play, owed: [duty] } }
}

describe('MC-EX-1: Infiltration 1 as a game', () => {
  const begun = moving('infiltration-1')

  it.each([
    [5, 'I7 healthy'],
    [6, 'I6 healthy'],
    [8, 'I7 wounded'],
    [10, 'I6 dead'],
  ])('PLY-6: Yusuf, and he alone, rolls 1D10 at I6: on a %i Bohémond is %s', (die, end) => {
    const on = play(begun, [move(begun, 'H6 I6 I7')]).state
    expect(asked(on)).toBe('choice saracen-1')
    const { state, rolls } = play(on, [ATTACK], [die])
    expect(rolls).toEqual([`saracen-1 ${die} of 10`])
    expect(fate(state)).toBe(end)
  })

  it('PLY-6: Yusuf may let him pass; by H7 nobody is asked', () => {
    expect(fate(play(begun, [move(begun, 'H6 I6 I7'), HOLD_BACK]).state)).toBe('I7 healthy')
    const free = play(begun, [move(begun, 'H7 I7')]).state
    expect([fate(free), asked(free)]).toEqual(['I7 healthy', 'phase '])
  })
})

describe('MC-EX-2: Infiltration 2 as a game', () => {
  const begun = moving('infiltration-2')

  it('PLY-6: through the wood no die falls; in the open the pikeman’s, and never Ali’s', () => {
    const wood = play(begun, [move(begun, 'G7 H8')]).state
    expect([fate(wood), asked(wood)]).toEqual(['H8 healthy', 'phase '])
    const open = play(begun, [move(begun, 'H7 H8')]).state
    expect(asked(open)).toBe('choice pikeman')
    const { state, rolls } = play(open, [ATTACK], [5])
    expect(rolls).toEqual(['pikeman 5 of 10'])
    expect([fate(state), asked(state)]).toEqual(['H8 healthy', 'phase '])
  })
})

describe('MC-EX-3: Infiltration 3 as a game', () => {
  const begun = beginGame(galleryScenario('infiltration-3'))
  const won = owing(begun, {
    kind: 'advance',
    winners: [BOHEMOND],
    into: path(begun.scenario, 'H7'),
    fought: [counterId('syrian')],
  })
  const advance = (names: string): GameAct => ({
    kind: 'advance',
    counter: BOHEMOND,
    path: path(begun.scenario, names),
  })

  it('PLY-6: nobody rolls in the hex of the combat, Bilal in the second', () => {
    const one = play(won, [advance('H7')]).state
    expect([fate(one), one.play.owed]).toEqual(['H7 healthy', []])
    const two = play(won, [advance('H7 H8')]).state
    expect(asked(two)).toBe('choice sudanese')
    expect(fate(play(two, [ATTACK], [5]).state)).toBe('H8 healthy')
    expect(fate(play(two, [ATTACK], [10]).state)).toBe('H8 dead')
    expect(fate(play(won, [{ kind: 'decline' }]).state)).toBe('G6 healthy')
  })
})

describe('MC-EX-4: Infiltration 4 as a game', () => {
  const begun = beginGame(galleryScenario('infiltration-4'))
  const shot = owing(begun, {
    kind: 'retreat',
    counter: AMALRIC,
    distance: 2,
    firer: parseHexKey(begun.scenario.counters[counterId('crossbowman')]!.hex!),
  })
  const retreat = (names: string): GameAct => ({
    kind: 'retreat',
    counter: AMALRIC,
    path: path(begun.scenario, names),
  })

  it.each(['Q6 R6', 'Q6 R7'])('PLY-6: by %s one die falls, at H1', (names) => {
    const on = play(shot, [retreat(names)]).state
    expect(asked(on)).toBe('choice saracen-1')
    const { state, rolls } = play(on, [ATTACK], [5])
    expect(rolls).toEqual(['saracen-1 5 of 10'])
    expect(fate(state, AMALRIC)).toBe(`${names.split(' ')[1]} healthy`)
  })

  it('PLY-6: by H4 and H5 three fall, two of them at H4; by Q5 nobody retreats', () => {
    const { state, rolls } = play(shot, [retreat('P7 P8'), ATTACK, ATTACK, ATTACK], [2, 3, 4])
    expect(rolls).toEqual(['saracen-1 2 of 10', 'saracen-2 3 of 10', 'saracen-3 4 of 10'])
    expect(fate(state, AMALRIC)).toBe('P8 healthy')
    expect(apply(shot, retreat('Q5 R6'), typedDice([], shot.dice)).kind).toBe('refused')
  })
})

describe('MC-EX-5: Infiltration 5 as a game', () => {
  const begun = moving('infiltration-5')
  const about: GameAct = { kind: 'about-turn', counter: BOHEMOND, path: [] }

  it('PLY-6: Bilal alone rolls against the volte; unhurt, Bohémond faces the other way', () => {
    const on = play(begun, [about]).state
    expect(asked(on)).toBe('choice sudanese')
    const before = begun.play.scenario.counters[BOHEMOND]?.facing.index ?? 0
    const facing = (state: GameState): number | undefined =>
      state.play.scenario.counters[BOHEMOND]?.facing.index
    const turned = play(on, [ATTACK], [7])
    expect(turned.rolls).toEqual(['sudanese 7 of 10'])
    expect(facing(turned.state)).toBe((before + 3) % 6)
    // 8 less 1 for the rider, less 1 for the armour is 6: stopped, he has not turned.
    expect(facing(play(on, [ATTACK], [8]).state)).toBe(before)
  })
})
