/** The referee: who decides, what follows by itself, who has won. */
import { describe, expect, it } from 'vitest'
import { counterId, sideId, type SideId, victoryId, zoneId } from '#shared/document/ids'
import { sideOf } from '#shared/document/counters'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Decision, type GameAct, type GameState } from '#shared/game/contract'
import { seededDice, typedDice } from '#shared/game/dice'
import { GAME_OPTIONS, type GameOptions } from '#shared/game/options'
import { type Step } from '#shared/game/players/course'
import { apply } from '#shared/game/referee/apply'
import { beginGame } from '#shared/game/referee/begin'
import { decide, isVerdict } from '#shared/game/referee/decide'
import { testBoard } from '../support/board'
import { hexNamed } from '../support/names'
import { galleryScenario } from '../support/scenarioFiles'
import { randomGame } from './machines'

const CRUSADERS = sideId('crusaders')
const SORTIE = galleryScenario('the-sortie')
const BARROWS = galleryScenario('the-barrows')
const NO_DICE = seededDice(1, 0)

function board(): Scenario {
  return testBoard({
    counters: {
      guy: { type: 'crusaders-soldier', at: 'L10', name: 'Guy' },
      foe: { type: 'saracens-soldier', at: 'C3' },
    },
  })
}

function sidesOf(scenario: Scenario): [SideId, SideId] {
  return Object.keys(scenario.sides) as [SideId, SideId]
}

function due(state: GameState): Decision {
  const decision = decide(state)
  if (isVerdict(decision)) throw new Error('over')
  return decision
}

function after(state: GameState, act: GameAct): GameState {
  const applied = apply(state, act, NO_DICE)
  if (applied.kind !== 'applied') throw new Error(JSON.stringify(applied))
  return applied.state
}

function actsOf({ offers }: Decision): (GameAct | undefined)[] {
  return offers.flatMap((offer) => Array.from({ length: offer.size() }, (_, index) => offer.at(index)))
}

function stepOf(steps: readonly Step[], is: (step: Step) => boolean): Step {
  const found = steps.find(is)
  if (!found) throw new Error('no such step')
  return found
}

describe('the set-up', () => {
  it('SCN-4: offers the places of the side’s zones, and ends when its side says so', () => {
    const scenario = board()
    const hexes = ['B2', 'C2'].map((name) => hexKey(hexNamed(scenario, name)))
    const setUp = { order: 1, where: 'zones', facing: 'as-placed', secret: false } as const
    const crusaders = { ...(scenario.sides[CRUSADERS] as Scenario['sides'][SideId]), setUp }
    const state = beginGame({
      ...scenario,
      sides: { ...scenario.sides, [CRUSADERS]: crusaders },
      zones: { [zoneId('camp')]: { name: 'Camp', kind: 'setup', side: CRUSADERS, hexes } },
    })
    const decision = due(state)
    expect([decision.kind, decision.side]).toEqual(['set-up', CRUSADERS])
    const places = actsOf(decision).flatMap((act) => (act?.kind === 'place' ? act : []))
    expect(places.map(({ hex }) => hex).sort()).toEqual([...hexes].sort())
    const [place] = places
    if (!place) throw new Error('no place')
    const elsewhere = { ...place, hex: hexKey(hexNamed(scenario, 'D4')) }
    expect(apply(state, elsewhere, NO_DICE)).toMatchObject({
      kind: 'refused',
      says: { en: expect.any(String) as string },
    })
    const placed = after(state, place)
    expect(placed.play.scenario.counters[counterId('guy')]?.hex).toBe(place.hex)
    expect(due(after(placed, { kind: 'ready' })).kind).toBe('phase')
    expect(state.play.scenario.counters[counterId('guy')]?.hex).not.toBe(place.hex)
  })
})

describe('the turns', () => {
  const turnsOf = (scenario: Scenario, turns: Partial<NonNullable<Scenario['turns']>>): Scenario => ({
    ...scenario,
    turns: { order: [], rows: {}, ...turns },
  })
  const next: GameAct = { kind: 'next-phase' }

  it('SCN-3: are played in the order of the scenario, without the phases that a turn leaves out', () => {
    const [first, second] = sidesOf(board())
    const rows = { 1: { without: ['offensive-fire', 'combat'] } }
    let state = beginGame(turnsOf(board(), { order: [second], rows }))
    const seen: string[] = []
    for (let count = 0; count < 4; count++) {
      const { turn } = state.play
      seen.push(`${turn.gameTurn} ${due(state).side} ${turn.phase}`)
      state = after(state, next)
    }
    expect(seen).toEqual([
      `1 ${second} movement`,
      `1 ${first} movement`,
      `2 ${second} offensive-fire`,
      `2 ${second} movement`,
    ])
  })

  it('SCN-5: end with the last one; of two sides that have met a way the higher level wins, or nobody', () => {
    const [first, second] = sidesOf(board())
    const alive = (side: SideId, level: 'decisive' | 'marginal') =>
      ({
        side,
        level,
        join: 'all',
        conditions: [{ kind: 'survive', who: [{ kind: 'side', side }] }],
      }) as const
    const scenario = {
      ...turnsOf(board(), { count: 1 }),
      victory: { [victoryId('a')]: alive(first, 'marginal'), [victoryId('b')]: alive(second, 'decisive') },
    }
    const verdictBy = (options: GameOptions) => {
      let state = beginGame(scenario, options)
      for (let phase = 0; phase < 6; phase++) state = after(state, next)
      expect(apply(state, next, NO_DICE).kind).toBe('refused')
      return decide(state)
    }
    expect(verdictBy(GAME_OPTIONS)).toEqual({
      ...{ because: 'last-turn', turn: 1, met: ['a', 'b'], winner: second, level: 'decisive' },
    })
    expect(verdictBy({ ...GAME_OPTIONS, rank: 'none' })).toEqual({
      because: 'last-turn',
      turn: 1,
      met: ['a', 'b'],
    })
  })

  it('SCN-5: end at once when a decisive way is met for good, unless they are played to the last', () => {
    const [first, second] = sidesOf(board())
    const scenario: Scenario = {
      ...turnsOf(board(), { count: 9 }),
      victory: {
        [victoryId('dead')]: {
          ...{ side: first, level: 'decisive', join: 'all' },
          conditions: [{ kind: 'eliminate', who: [{ kind: 'counter', counter: counterId('foe') }] }],
        },
      },
    }
    const begun = beginGame(scenario)
    const foe = begun.play.scenario.counters[counterId('foe')]
    if (!foe) throw new Error('no foe')
    const killed = (options: GameOptions): GameState => {
      const counters = {
        ...scenario.counters,
        [counterId('foe')]: { ...foe, status: { ...foe.status, dead: true } },
      }
      const friend = { ...foe, hex: hexKey(hexNamed(scenario, 'E5')) }
      const play = {
        ...begun.play,
        scenario: { ...scenario, counters: { ...counters, [counterId('friend')]: friend } },
      }
      return after({ ...begun, options, play }, next)
    }
    expect(decide(killed(GAME_OPTIONS))).toMatchObject({ because: 'decided', winner: first, turn: 1 })
    expect(due(killed({ ...GAME_OPTIONS, ends: 'last-turn' })).kind).toBe('phase')
    expect(second).not.toBe(first)
  })
})

describe('a decision', () => {
  it('PLY-1: is its owner’s: shots at a mover and attacks on it the enemy’s, a retreat of who retreats', () => {
    const { steps } = randomGame(SORTIE, 0)
    const owner = ({ before, decision }: Step): SideId | undefined => {
      const counter = decision.counter && before.play.scenario.counters[decision.counter]
      return counter && sideOf(before.play.scenario, counter)
    }
    const of = (kind: Decision['kind']): Step[] => steps.filter(({ decision }) => decision.kind === kind)
    expect(of('reaction').length).toBeGreaterThan(10)
    for (const step of of('reaction')) expect(step.decision.side).not.toBe(owner(step))
    for (const step of [...of('choice'), ...of('duty')]) expect(step.decision.side).toBe(owner(step))
    for (const { before, decision } of of('choice')) {
      const { players, player } = before.play.turn
      if (before.stage.kind === 'underway' && before.stage.act.kind === 'move')
        expect(decision.side).not.toBe(players[player])
    }
  })

  it('PLY-1: to hold an opportunity attack back keeps it: no die falls, and it may be made later in the phase', () => {
    const { steps } = randomGame(SORTIE, 0)
    const { before, decision } = stepOf(steps, ({ decision: { kind } }) => kind === 'choice')
    const spent = (state: GameState): number =>
      state.play.turn.memory.attacksThisPhase.filter(({ opponent }) => opponent === decision.counter).length
    const held = apply(before, { kind: 'choose', option: 'hold-back' }, typedDice([], before.dice))
    if (held.kind !== 'applied') throw new Error(held.kind)
    expect(held.rolls).toEqual([])
    expect(spent(held.state)).toBe(spent(before))
    expect(apply(before, { kind: 'choose', option: 'attack' }, typedDice([], before.dice)).kind).toBe(
      'wanted',
    )
    expect(apply(before, { kind: 'choose', option: 'dance' }, NO_DICE).kind).toBe('refused')
    expect(apply(before, { kind: 'next-phase' }, NO_DICE).kind).toBe('refused')
  })

  it('SCN-4: on an entry by roll is the die’s: those who fail it wait for another turn', () => {
    const { before, choice } = stepOf(
      randomGame(SORTIE, 0).steps,
      (step) => step.choice.act.kind === 'roll-entry',
    )
    const by = (die: number): GameState => {
      const applied = apply(before, choice.act, typedDice([die], before.dice))
      if (applied.kind !== 'applied') throw new Error(applied.kind)
      return applied.state
    }
    expect(due(by(1)).kind).toBe('entry')
    const roll = Object.values(SORTIE.reinforcements).find((one) => one.roll)?.roll
    expect(due(by(roll?.sides ?? 0)).kind).toBe('phase')
  })

  it('PLY-6: where no sheet gives the roll is a result by hand: what cannot be is refused', () => {
    const { steps } = randomGame(BARROWS, 0)
    const { before } = stepOf(steps, ({ decision: { kind } }) => kind === 'by-hand')
    const [id] = Object.keys(before.play.scenario.counters).map(counterId)
    if (id === undefined) throw new Error('no counter')
    const removed = {
      kind: 'by-hand',
      effects: [{ kind: 'removed', counter: id, how: 'eliminated' }],
    } as const
    const state = after(before, removed)
    expect(state.play.course.gone[id]?.how).toBe('eliminated')
    const nobody = {
      kind: 'by-hand',
      effects: [{ kind: 'state', counter: counterId('nobody'), face: 'x' }],
    } as const
    expect(apply(before, nobody, NO_DICE)).toMatchObject({
      kind: 'refused',
      says: { en: 'unknown counter: nobody' },
    })
    const face = { kind: 'by-hand', effects: [{ kind: 'state', counter: id, face: 'x' }] } as const
    expect(apply(before, face, NO_DICE)).toMatchObject({ kind: 'refused', says: { en: 'unknown face: x' } })
  })
})
