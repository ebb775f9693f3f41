import { describe, expect, it } from 'vitest'
import { counterId, reinforcementId, sideId } from '#shared/document/ids'
import { type Exit, type Hold } from '#shared/document/game'
import { nameOfHex } from '#shared/document/placeNames'
import { type Scenario } from '#shared/document/types'
import { hexKey, parseHexKey } from '#shared/hex/axial'
import { objectiveInWords } from '#shared/proofs/words'
import { proveObjective } from '#shared/proofs/objectiveProof'
import { analysisOf } from '#shared/rules/registry/parts'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type BoardParts, testBoard } from '../support/board'
import { hexNamed } from '../support/names'

const CRUSADERS = sideId('crusaders')
const MAN = { type: 'crusaders-soldier', at: 'A1', name: 'Guy' }

function game(parts: BoardParts, turns = 6): Scenario {
  return testBoard({ turns: { count: turns, order: [], rows: {} }, ...parts })
}

const placeOf = (scenario: Scenario, names: string) => ({
  kind: 'hexes' as const,
  hexes: names.split(' ').map((name) => hexKey(hexNamed(scenario, name))),
})

function hold(scenario: Scenario, names: string, more: Partial<Hold> = {}) {
  const condition: Hold = { kind: 'hold', by: 'presence', place: placeOf(scenario, names), ...more }
  return proofOf(scenario, condition)
}

function proofOf(scenario: Scenario, condition: Hold | Exit) {
  const movement = analysisOf(scenario.ruleset)?.movement
  if (!movement) throw new Error('no movement')
  return proveObjective(scenario, rulesetOf(scenario), movement, CRUSADERS, condition)
}

describe('the proof of an objective', () => {
  it('finds the earliest turn and a way', () => {
    // Six points a turn, one for a hex of open ground.
    const scenario = game({ counters: { man: MAN } })
    const proof = hold(scenario, 'A10')
    expect(proof).toMatchObject({ answer: 'yes', turn: 2, needed: 1, lastTurn: 6 })
    const way = proof.reached[0]?.way.map((hex) => nameOfHex(scenario, parseHexKey(hex)))
    expect(way).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10'])
    expect(objectiveInWords(scenario, proof)).toEqual({
      fr: 'Crusaders\u202f: tenir la case A10\u202f; possible au plus tôt au tour 2 (Guy\u202f: A1 A2 A3 A4 A5 A6 A7 A8 A9 A10).',
      en: 'Crusaders: hold hex A10; possible in turn 2 at the earliest (Guy: A1 A2 A3 A4 A5 A6 A7 A8 A9 A10).',
    })
    expect(hold(scenario, 'A1')).toMatchObject({ answer: 'yes', turn: 0 })
  })

  it('is late when the game ends before, or it must be held longer', () => {
    const counters = { man: MAN }
    expect(hold(game({ counters }, 1), 'A10')).toMatchObject({ answer: 'no', reached: [] })
    expect(hold(game({ counters }, 3), 'A10', { turns: 2 })).toMatchObject({ answer: 'yes', turn: 2 })
    expect(hold(game({ counters }, 3), 'A10', { turns: 3 })).toMatchObject({ answer: 'no', lastTurn: 1 })
  })

  it('is walled in', () => {
    const WALL = { barrier: { feature: 'wall' } }
    const scenario = game({
      hexsides: { 'C4/n C4/ne C4/se C4/s C4/sw C4/nw': WALL },
      counters: { man: MAN },
    })
    const proof = hold(scenario, 'C4')
    expect(proof.answer).toBe('no')
    expect(objectiveInWords(scenario, proof).en).toBe(
      'Crusaders: hold hex C4; impossible by turn 6: 0 of 1 in reach.',
    )
  })

  it('wants a counter for each hex', () => {
    const one = game({ counters: { man: MAN } })
    // Both are in reach of the one man, who cannot be in both.
    expect(hold(one, 'A2 A3')).toMatchObject({ answer: 'unknown', needed: 2 })
    expect(hold(one, 'A2 A3', { least: 1 })).toMatchObject({ answer: 'yes', turn: 1 })
    const two = game({ counters: { man: MAN, far: { ...MAN, at: 'A10', name: 'Bors' } } })
    const both = hold(two, 'A2 A3')
    expect(both).toMatchObject({ answer: 'yes', turn: 2 })
    expect(objectiveInWords(two, both)).toEqual({
      fr: 'Crusaders\u202f: tenir les cases A2 et A3\u202f; possible au plus tôt au tour 2 (Guy (A2) et Bors (A3)\u202f; dernier chemin, Bors\u202f: A10 A9 A8 A7 A6 A5 A4 A3).',
      en: 'Crusaders: hold hexes A2 and A3; possible in turn 2 at the earliest (Guy (A2) and Bors (A3); last way, Bors: A10 A9 A8 A7 A6 A5 A4 A3).',
    })
    expect(objectiveInWords(two, hold(two, 'A2 A3', { least: 1 })).en).toBe(
      'Crusaders: hold at least one hex among A2 and A3; possible in turn 1 at the earliest (Guy: A1 A2).',
    )
  })

  it('starts reinforcements in their turn', () => {
    const relief = reinforcementId('relief')
    const plain = game({ counters: { man: MAN } })
    const scenario = (turn?: number): Scenario => ({
      ...plain,
      counters: {
        [counterId('man')]: { ...plain.counters[counterId('man')], reinforcement: relief },
      } as never,
      reinforcements: {
        [relief]: {
          ...{ side: CRUSADERS, name: 'Relief', blocked: 'wait', entries: [placeOf(plain, 'A1')] },
          ...(turn !== undefined && { turn }),
        },
      },
    })
    expect(hold(scenario(3), 'A1')).toMatchObject({ answer: 'yes', turn: 3 })
    expect(hold(scenario(3), 'A7')).toMatchObject({ answer: 'yes', turn: 3 })
    expect(hold(scenario(3), 'A8')).toMatchObject({ answer: 'yes', turn: 4 })
    expect(hold(scenario(7), 'A1').answer).toBe('no')
    expect(hold(scenario(), 'A1').answer).toBe('unknown')
  })

  it('counts those who leave by their place in time', () => {
    const scenario = game({ counters: { man: MAN, far: { ...MAN, at: 'A10' } } })
    const exit = (more: Partial<Exit>): Exit => ({
      ...{ kind: 'exit', who: [{ kind: 'side', side: CRUSADERS }], place: placeOf(scenario, 'A1') },
      ...more,
    })
    expect(proofOf(scenario, exit({}))).toMatchObject({ answer: 'yes', turn: 2, needed: 2 })
    expect(objectiveInWords(scenario, proofOf(scenario, exit({})))).toMatchObject({
      fr: expect.stringContaining('faire sortir 2 pions par la case A1'),
      en: expect.stringContaining('have 2 counters leave by hex A1'),
    })
    expect(proofOf(scenario, exit({ until: 1 }))).toMatchObject({ answer: 'no', needed: 2, lastTurn: 1 })
    const least = { kind: 'count', count: 1 } as const
    expect(proofOf(scenario, exit({ until: 1, least }))).toMatchObject({ answer: 'yes', turn: 0 })
  })
})
