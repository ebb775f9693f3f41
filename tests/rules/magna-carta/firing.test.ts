/** The movement that firing in the same turn leaves: in the questions of reach and route, and in play (MC-FIR-1). */
import { describe, expect, it } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { moveOffer } from '#shared/game/offers/moves'
import { offeredInquiries } from '#shared/questions/inquire'
import { type Firing } from '#shared/rules/answers/firing'
import { type Route } from '#shared/rules/answers/route'
import { nextGameTurn, NOTHING_HAPPENED, withDefensiveFire } from '#shared/rules/answers/turnMemory'
import { toNumber, ZERO } from '#shared/rules/chances/fraction'
import { type Analysis } from '#shared/rules/contract/analysis'
import { analysisOf, resolutionOf } from '#shared/rules/registry/parts'
import { applyEffects } from '#shared/rules/resolution/effects'
import { type Play } from '#shared/rules/resolution/play'
import { type PlayState, setUp } from '#shared/rules/resolution/state'
import { testBoard, withCounter } from '../../support/board'
import { hexNamed } from '../../support/names'
import { ask, items, refusals } from './inquiries/asking'
import { withStats } from './support'

const analysis = analysisOf('magna-carta') as Analysis
const play = resolutionOf('magna-carta')?.play as Play
const archer = counterId('archer')

/** An archer of 6 points, wounded of 3, with a short bow unless given another weapon. */
function board(missile = 'short-bow'): Scenario {
  return withStats(
    testBoard({ counters: { archer: { type: 'crusaders-archer', at: 'F5' } } }),
    'crusaders-archer',
    { missile },
  )
}

const fired = withDefensiveFire(NOTHING_HAPPENED, archer)

function farthest(scenario: Scenario, firing: Firing | 'none'): number {
  const { shades = [] } = ask(scenario, { question: 'reach', counter: 'archer', choices: { firing } })
  return Math.max(0, ...shades.map(({ id }) => Number(id.replace('cost-', ''))))
}

function route(scenario: Scenario, path: string, more: Partial<Route> = {}) {
  const hexes = path.split(' ').map((name) => hexNamed(scenario, name))
  const answer = analysis.route?.route(scenario, { counter: archer, kind: 'move', path: hexes, ...more })
  if (!answer) throw new Error('no routes')
  return answer
}

describe('MC-FIR-1: reach of who fires this turn', () => {
  it.each([
    ['short-bow', 6, 6, 3],
    ['composite-bow-foot', 6, 6, 3],
    ['crossbow', 6, 0, 0],
  ] as const)('MC-FIR-1: with a %s %i points, firing offensively %i, in defence %i', (weapon, ...points) => {
    const found = (['none', 'offensive', 'defensive'] as const).map((firing) =>
      farthest(board(weapon), firing),
    )
    expect(found).toEqual(points)
  })

  it('MC-FIR-1: says the points that are left and names the rule, for a hex too', () => {
    const asked = { question: 'reach', counter: 'archer', choices: { firing: 'defensive' } } as const
    const answer = ask(board(), asked)
    expect(items(answer)).toEqual(['movement when firing: 3 points (MC-FIR-1)'])
    expect(answer.because[0]?.rule).toBe('MC-FIR-1')
    const far = ask(board(), { ...asked, to: 'F9' })
    expect([far.headline.en, ...items(far)]).toEqual([
      'out of reach',
      'movement when firing: 3 points (MC-FIR-1)',
    ])
  })

  it('MC-FIR-1: is a choice of those alone whom their fire may limit', () => {
    const choicesOf = (scenario: Scenario) =>
      offeredInquiries(analysis, scenario, { counter: archer })
        .find(({ question }) => question === 'reach')
        ?.choices.map(({ id }) => id)
    expect(choicesOf(board())).toEqual(['firing'])
    for (const weapon of ['javelin', 'dagger', 'none']) expect(choicesOf(board(weapon))).toEqual([])
  })

  it('MC-FIR-1: refuses a fire that the weapon does not have', () => {
    // A weapon of offensive fire alone, whose limit leaves the choice.
    const javelin = {
      ...board('javelin'),
      houseTables: { ranges: [{ id: 'javelin', modes: [{ fire: 'offensive', movement: 'halved' }] }] },
    }
    expect(farthest(javelin, 'offensive')).toBe(3)
    const refused = ask(javelin, { question: 'reach', counter: 'archer', choices: { firing: 'defensive' } })
    expect(refusals(refused)).toEqual(['MC-FIR-1'])
  })
})

describe('MC-FIR-1: the safest way and the march of who fires', () => {
  it('MC-FIR-1: the safest ways are those of the points that are left', () => {
    const asked = { question: 'safest', counter: 'archer' } as const
    const ends = (firing: string): number | undefined =>
      ask(board(), { ...asked, choices: { firing } }).shades?.reduce(
        (sum, { hexes }) => sum + hexes.length,
        0,
      )
    // Half of 6 points lead 3 hexes over open ground: 6 + 12 + 18.
    expect(ends('defensive')).toBe(36)
    expect(ends('offensive')).toBe(ends('none'))
    const far = ask(board(), { ...asked, to: 'F9', choices: { firing: 'defensive' } })
    expect([far.headline.en, ...items(far), ...refusals(far)]).toEqual([
      'no way to F9 this turn',
      'movement when firing: 3 points (MC-FIR-1)',
      'HS-MOV-7',
    ])
    const near = ask(board(), { ...asked, to: 'F8', choices: { firing: 'defensive' } })
    expect(near.lists?.find(({ id }) => id === 'best')?.entries).toHaveLength(1)
    expect(refusals(ask(board(), { ...asked, to: 'F9' }))).toEqual([])
  })

  it('MC-FIR-1: who has fired in defence this turn has half its points, without a word more', () => {
    const asked = { question: 'safest', counter: 'archer', to: 'F9', turn: fired } as const
    expect(refusals(ask(board(), asked))).toEqual(['HS-MOV-7'])
  })

  it('MC-FIR-1: an archer who fires in each turn of a march takes twice as many', () => {
    const turnOf = (firing: string): string | undefined =>
      ask(board(), { question: 'turns', counter: 'archer', to: 'F10', choices: { firing } }).headline.en
    expect(['none', 'offensive', 'defensive'].map(turnOf)).toEqual(['in 1 turn', 'in 1 turn', 'in 2 turns'])
    const still = ask(board('crossbow'), {
      question: 'turns',
      counter: 'archer',
      to: 'F6',
      choices: { firing: 'offensive' },
    })
    expect([still.headline.en, ...items(still)]).toEqual([
      'out of reach in 12 turns',
      'movement when firing: 0 points (MC-FIR-1)',
    ])
  })

  it.each(['reach', 'safest', 'turns'] as const)(
    'MC-FIR-1: %s offers the choice to those alone whom it may limit',
    (question) => {
      const choicesOf = (weapon: string) =>
        offeredInquiries(analysis, board(weapon), { counter: archer })
          .find((one) => one.question === question)
          ?.choices.map(({ id }) => id)
      expect([choicesOf('short-bow'), choicesOf('javelin')]).toEqual([['firing'], []])
    },
  )
})

describe('MC-FIR-1: a route of who fires this turn', () => {
  const WAY = 'F6 F7 F8 F9'

  it('MC-FIR-1: ends after half its points, and says what is left', () => {
    expect(route(board(), WAY)).toMatchObject({ refused: [], cost: 4 })
    expect(route(board(), WAY)).not.toHaveProperty('allowance')
    expect(route(board(), WAY, { firing: 'offensive' })).toMatchObject({ refused: [], allowance: 6 })
    const half = route(board(), 'F6 F7 F8', { firing: 'defensive' })
    expect(half).toMatchObject({ refused: [], cost: 3, allowance: 3, because: [{ rule: 'MC-FIR-1' }] })
    const far = route(board(), WAY, { firing: 'defensive' })
    expect(far.refused.map(({ reason }) => reason.rule)).toEqual(['MC-FIR-1'])
  })

  it('HS-MOV-7: what its whole allowance does not reach is not for its fire', () => {
    const far = 'F4 F3 F2 F1 G1 H1 I1 J1'
    const { refused } = route(board('crossbow'), far, { firing: 'offensive' })
    expect(refused.map(({ reason }) => reason.rule)).toEqual(['MC-FIR-1'])
    expect(route(board(), far).refused.map(({ reason }) => reason.rule)).toEqual(['HS-MOV-7'])
  })

  it('MC-FIR-1: who has fired in defence this turn moves half; an advance is none', () => {
    expect(route(board(), WAY, { memory: fired }).refused.map(({ reason }) => reason.rule)).toEqual([
      'MC-FIR-1',
    ])
    expect(route(board(), 'F6', { kind: 'advance', memory: fired }).refused).toEqual([])
  })

  it('MC-FIR-1: refuses a fire that the weapon does not have, where it stands', () => {
    const { refused } = route(board('javelin'), 'F6', { firing: 'defensive' })
    expect(refused.map(({ reason }) => reason.rule)).toEqual(['MC-FIR-1'])
  })

  it('MC-FIR-1, MC-INF-7: wounded on its way, half the points of its wounded face', () => {
    // Wounded at the first hex it has the 3 points of that face, or 1 where it fires: the second enemy is past what it then reaches.
    const foe = { type: 'saracens-soldier' }
    const passing = withCounter(withCounter(board(), 'near', { ...foe, at: 'E6' }), 'far', {
      ...foe,
      at: 'G7',
    })
    const free = route(passing, 'F6 F7 F8')
    const limited = route(passing, 'F6 F7 F8', { firing: 'defensive' })
    expect(limited.tests).toEqual(free.tests)
    expect(free.tests.map(({ opponent, step }) => [opponent, step])).toEqual([
      ['near', 1],
      ['far', 2],
    ])
    const killed = ({ arrival }: typeof free): number => toNumber(arrival?.killed ?? ZERO)
    expect(killed(limited)).toBeLessThan(killed(free))
  })
})

describe('MC-FIR-1: in play', () => {
  it('MC-FIR-1: moves of who has fired in defence are those that half its points pay for', () => {
    const begun = setUp(board(), 'movement')
    const after = { ...begun, turn: { ...begun.turn, memory: fired } }
    const free = moveOffer(begun, archer)
    const limited = moveOffer(after, archer)
    expect(free.size()).toBeGreaterThan(limited.size())
    const acts = Array.from({ length: limited.size() }, (_, index) => limited.at(index))
    // Each end has its way: none is refused by the rules.
    expect(acts.filter((act) => act === undefined)).toEqual([])
  })

  /** An enemy in sight of the archer, who moves so many hexes away from him; then the enemy's turn to move. */
  function afterMove(
    weapon: string,
    hexes: number,
  ): { readonly state: PlayState; readonly refused: string[] } {
    const scenario = withCounter(board(weapon), 'foe', { type: 'saracens-soldier', at: 'F2' })
    const begun = setUp(scenario, 'movement')
    const path = 'F6 F7 F8 F9'
      .split(' ')
      .slice(0, hexes)
      .map((name) => hexNamed(scenario, name))
    const [arrived] = play.judge(begun, { kind: 'move', counter: archer, path }).outcomes ?? []
    const moved = applyEffects(begun, arrived?.effects ?? [])
    const state: PlayState = { ...moved, acted: [], turn: { ...moved.turn, player: 1 } }
    const shot = { kind: 'fire', firer: archer, target: counterId('foe') } as const
    return { state, refused: play.judge(state, shot).refused.map(({ rule }) => rule) }
  }

  it.each([
    ['short-bow', 3, []],
    ['short-bow', 4, ['MC-FIR-1']],
    ['composite-bow-foot', 4, ['MC-FIR-1']],
    // No limit, or a weapon that may not move at all.
    ['composite-bow-mounted', 4, []],
    ['crossbow', 1, ['MC-FIR-1']],
  ] as const)(
    'MC-FIR-1: “offensive and defensive / halved”: with a %s that moved %i hexes, defensive fire is refused by %j',
    (weapon, hexes, rules) => {
      const { state, refused } = afterMove(weapon, hexes)
      expect(refused).toEqual(rules)
      // The question answers as the referee judges.
      const asked = { question: 'fire', counter: 'archer', choices: { phase: 'defensive' } } as const
      const { turn, scenario } = state
      expect(refusals(ask(scenario, { ...asked, enemies: ['foe'], turn: turn.memory }))).toEqual(rules)
      expect(refusals(ask(scenario, { ...asked, turn: turn.memory }))).toEqual(rules)
      expect(nextGameTurn(turn.memory)).toEqual(NOTHING_HAPPENED)
    },
  )

  it('MC-FIR-1: a route past an archer who moved too far draws no shot of his', () => {
    const { state } = afterMove('short-bow', 4)
    const path = [hexNamed(state.scenario, 'F3')]
    const shotsOf = (memory = state.turn.memory) =>
      analysis.route?.route(state.scenario, { counter: counterId('foe'), kind: 'move', path, memory }).shots
    expect(shotsOf(NOTHING_HAPPENED)?.map(({ opponent }) => opponent)).toEqual(['archer'])
    expect(shotsOf()).toBeUndefined()
  })

  it('MC-FIR-1: “may not move”: a crossbow that fired offensively stays where it is, in play and in each question', () => {
    const scenario = withCounter(board('crossbow'), 'foe', { type: 'saracens-soldier', at: 'F2' })
    const begun = setUp(scenario, 'offensive-fire')
    const shot = { kind: 'fire', firer: archer, target: counterId('foe') } as const
    const [missed] = (play.judge(begun, shot).outcomes ?? []).slice(-1)
    const fires = applyEffects(begun, missed?.effects ?? [])
    const state: PlayState = { ...fires, acted: [], turn: { ...fires.turn, phase: 'movement' } }
    const turn = state.turn.memory
    expect(moveOffer(state, archer).size()).toBe(0)
    const step = { kind: 'move', counter: archer, path: [hexNamed(scenario, 'F6')] } as const
    expect(play.judge(state, step).refused.map(({ rule }) => rule)).toEqual(['MC-FIR-1'])
    expect(route(scenario, 'F6', { memory: turn }).refused.map(({ reason }) => reason.rule)).toEqual([
      'MC-FIR-1',
    ])
    for (const question of ['reach', 'safest'] as const)
      expect(items(ask(scenario, { question, counter: 'archer', turn }))).toEqual([
        'movement when firing: 0 points (MC-FIR-1)',
      ])
  })
})
