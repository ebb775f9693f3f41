/** A game turn played through: fire, movement with what it provokes, combat with retreat and advance. */
import { describe, expect, test } from 'vitest'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { resolveCombat } from '#shared/rules/magna-carta/combat/combat'
import { COMBAT_TABLES } from '#shared/rules/magna-carta/figures/combatTables'
import { resolveFire } from '#shared/rules/magna-carta/fire/fire'
import { FIRE } from '#shared/rules/magna-carta/figures/fireTables'
import { INFILTRATION, resolveInfiltration } from '#shared/rules/magna-carta/figures/infiltrationTable'
import { attacksAlong, passageOf } from '#shared/rules/magna-carta/infiltration/opportunity'
import { planMovement } from '#shared/rules/magna-carta/ways/planMovement'
import { routeRisks } from '#shared/rules/magna-carta/ways/routeRisks'
import { advancePhase, mayAct, PHASES } from '#shared/rules/magna-carta/play/sequence'
import { WEAPONS } from '#shared/rules/magna-carta/rows/weapons'
import { type TurnState } from '#shared/rules/resolution/state'
import { type Route, type RouteKind } from '#shared/rules/answers/route'
import {
  mayFireDefensively,
  NOTHING_HAPPENED,
  withAttack,
  withDefensiveFire,
  withOffensiveHit,
  withTurn,
} from '#shared/rules/answers/turnMemory'
import { changed } from '../../support/board'
import { at, field, type Hex, id, positionOf, summary } from './support'

const CRUSADERS = 'crusaders' as SideId
const SARACENS = 'saracens' as SideId

function firstTurn(players: readonly SideId[]): TurnState {
  return { gameTurn: 1, players, player: 0, phase: 'offensive-fire', memory: NOTHING_HAPPENED }
}

const SOLDIER = { mover: false, mounted: false, armoured: false, wounded: false, poleArm: false }

const placed = (board: Scenario, counter: string, hex: Hex): Scenario =>
  changed(board, 'counters', counter, { hex: hexKey(at(hex)) })

function route(
  counter: string,
  kind: RouteKind,
  path: readonly Hex[],
  fought: readonly string[] = [],
): Route {
  return { counter: id(counter), kind, path: path.map(at), fought: fought.map(id) }
}

/** Gives who rolls on the way, who is spared and by which rule, and the turn afterwards. */
function going(board: Scenario, state: TurnState, asked: Route) {
  const position = positionOf(board)
  const answer = routeRisks(position, { ...asked, memory: state.memory })
  expect(answer.refused).toEqual([])
  const passage = passageOf(asked.counter, asked.kind, planMovement(position, asked))
  const { memory } = attacksAlong(position, passage, state.memory, { fought: asked.fought ?? [] })
  return {
    rolls: summary(answer.tests),
    spared: answer.spared.map(({ opponent, because }) => `${opponent}: ${because[0]?.rule}`),
    state: { ...state, memory },
  }
}

const along = (from: number, to: number): Hex[] =>
  Array.from({ length: to - from + 1 }, (_, index) => [from + index, 0] as const)

describe('MC-SEQ-1: a game turn, played through', () => {
  test('offensive fire, movement with defensive fire and opportunity attacks, combat with retreat and advance', () => {
    let board = field({
      bohemond: { type: 'crusaders-soldier', at: [0, 0] },
      tancred: { type: 'crusaders-soldier', at: [-1, 0] },
      archer: { type: 'crusaders-archer', at: [-4, 0] },
      hit: { type: 'saracens-soldier', at: [2, -1] },
      bow: { type: 'saracens-archer', at: [3, 1] },
      free: { type: 'saracens-soldier', at: [5, -1] },
    })
    const shortBow = WEAPONS.find((weapon) => weapon.id === 'short-bow')
    if (!shortBow) throw new Error('no short bow')
    const shot = {
      weapon: shortBow,
      range: 6,
      cover: 'none',
      target: 'foot',
      ...SOLDIER,
      turkish: false,
    } as const

    // Offensive fire wounds one opponent: out for the game turn.
    let state = firstTurn([CRUSADERS, SARACENS])
    expect(mayAct(state, CRUSADERS, 'offensive-fire').value).toBe(true)
    expect(mayAct(state, SARACENS, 'offensive-fire').value).toBe(false)
    expect(resolveFire({ ...shot, phase: 'offensive' }, 3, FIRE)).toMatchObject({ outcome: 'B' })
    board = changed(board, 'counters', 'hit', { face: 'wounded' })
    state = { ...state, memory: withOffensiveHit(state.memory, id('hit')) }

    // Movement: the enemy archer fires and misses, and is out as well.
    state = advancePhase(state)
    expect(state.phase).toBe('movement')
    expect(mayAct(state, SARACENS, 'defensive-fire').value).toBe(true)
    expect(mayFireDefensively(state.memory, id('bow')).value).toBe(true)
    expect(resolveFire({ ...shot, phase: 'defensive' }, 10, FIRE)).toMatchObject({ outcome: '-' })
    state = { ...state, memory: withDefensiveFire(state.memory, id('bow')) }

    const first = going(board, state, route('bohemond', 'move', along(1, 6)))
    expect(first.rolls).toEqual(['4: 4,0 by free'])
    expect(first.spared).toEqual(['hit: MC-INF-5', 'hit: MC-INF-5', 'bow: MC-INF-5', 'bow: MC-INF-5'])
    expect(resolveInfiltration({ mover: SOLDIER, opponent: SOLDIER, die: 5 }, INFILTRATION)).toMatchObject({
      outcome: 'none',
    })
    state = first.state
    board = placed(board, 'bohemond', [6, 0])

    // A character who has struck makes no defensive fire in this phase, and strikes nobody else.
    expect(mayFireDefensively(state.memory, id('free'))).toEqual({
      value: false,
      because: [{ rule: 'MC-INF-6', at: { counter: 'free' } }],
    })
    const second = going(board, state, route('tancred', 'move', along(0, 5)))
    expect(second.rolls).toEqual([])
    expect(second.spared).toContain('free: MC-INF-6')
    state = second.state
    board = placed(board, 'tancred', [5, 0])

    // Combat: the defender is thrown back; nobody stands where it goes.
    state = advancePhase(state)
    expect([state.phase, state.memory.attacksThisPhase]).toEqual(['combat', []])
    const fight = {
      attack: 6,
      defence: 5,
      target: 'foot',
      attackers: 1,
      mountedAttackers: 0,
      armour: false,
    } as const
    expect(resolveCombat({ ...fight, die: 3 }, 'between', COMBAT_TABLES)).toMatchObject({ outcome: 'C' })
    expect(mayAct(state, SARACENS, 'retreat').value).toBe(true)
    const back = going(board, state, route('free', 'retreat', [[6, -2]], ['tancred']))
    expect(back.rolls).toEqual([])
    state = back.state
    board = placed(board, 'free', [6, -2])

    // The winner advances; the loser struck in the movement phase, but this is another one.
    const advance = going(
      board,
      state,
      route(
        'tancred',
        'advance',
        [
          [5, -1],
          [6, -1],
        ],
        ['free'],
      ),
    )
    expect(advance.rolls).toEqual(['2: 6,-1 by free'])
    state = advance.state

    // The other player's turn: the same game turn, so the fire is not forgotten.
    state = advancePhase(state)
    expect(state).toMatchObject({ gameTurn: 1, player: 1, phase: 'offensive-fire' })
    expect(state.memory).toEqual({
      hitByOffensiveFire: ['hit'],
      firedDefensively: ['bow'],
      attacksThisPhase: [],
      turned: {},
    })
    state = advancePhase(advancePhase(advancePhase(state)))
    expect(state).toEqual({ ...firstTurn([CRUSADERS, SARACENS]), gameTurn: 2 })
  })
})

describe('the memory of a turn', () => {
  const made = { opponent: id('foe'), mover: id('mover'), hex: hexKey(at([1, 0])) }

  test('MC-INF-5: fire is remembered in the next phase, MC-INF-6: the attack is not', () => {
    const state = { ...firstTurn([CRUSADERS]), memory: withDefensiveFire(NOTHING_HAPPENED, id('archer')) }
    const next = advancePhase({ ...state, memory: withAttack(state.memory, made) })
    expect(next.memory).toEqual({ ...NOTHING_HAPPENED, firedDefensively: ['archer'] })
  })

  test('SV-OPP-7: who turned stays turned, into the next game turn', () => {
    const facing = { kind: 'vertex', index: 2 } as const
    const memory = withTurn(withOffensiveHit(NOTHING_HAPPENED, id('other')), id('foe'), facing)
    const state: TurnState = { ...firstTurn([CRUSADERS]), phase: 'combat', memory }
    expect(advancePhase(state)).toMatchObject({ gameTurn: 2, memory: { turned: { foe: facing } } })
    expect(advancePhase(state).memory.hitByOffensiveFire).toEqual([])
  })

  test('MC-SEQ-1: three phases; fire at the mover’s side is defensive, and in the movement phase only', () => {
    expect(PHASES.map(({ id: phase }) => phase)).toEqual(['offensive-fire', 'movement', 'combat'])
    const state = firstTurn([CRUSADERS, SARACENS])
    const when = PHASES.filter(
      ({ id: phase }) => mayAct({ ...state, phase }, SARACENS, 'defensive-fire').value,
    )
    expect(when.map(({ id: phase }) => phase)).toEqual(['movement'])
  })
})
