/** Retreats from fire and combat. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { SAVOY } from '#shared/rules/savoy/index'
import { type RouteAnswer } from '#shared/rules/answers/route'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { type MedievalRules } from '#shared/rules/magna-carta/rules/medievalRules'
import { planMovement } from '#shared/rules/magna-carta/ways/planMovement'
import { routeRisks } from '#shared/rules/magna-carta/ways/routeRisks'
import { displacedBy } from '#shared/rules/magna-carta/retreat/retreatDisplacement'
import { legalRetreats, type RetreatCause } from '#shared/rules/magna-carta/ways/retreatPaths'
import { hexKey } from '#shared/hex/axial'
import {
  at,
  between,
  emptyField,
  field,
  type Hex,
  id,
  paint,
  type Piece,
  positionOf,
  seen,
  summary,
} from './support'
import { withCounter } from '../../support/board'

const AMALRIC: Piece = { type: 'crusaders-soldier', at: [0, 0] }
const saracen = (hex: Hex): Piece => ({ type: 'saracens-soldier', at: hex })
const norman = (hex: Hex): Piece => ({ type: 'crusaders-soldier', at: hex })
const FIRER = at([-3, -3])

function paths(board: Scenario, distance: number, cause: RetreatCause, rules: MedievalRules = MAGNA_CARTA) {
  return legalRetreats(positionOf(board, rules), id('mover'), distance, cause).paths.map((path) =>
    path.map((hex) => seen(hexKey(hex)).join(',')).join(' '),
  )
}

function refusals(board: Scenario, cause: RetreatCause, ...path: Hex[]): readonly string[] {
  const route = { counter: id('mover'), kind: 'retreat', path: path.map(at), ...cause } as const
  return planMovement(positionOf(board), route).refused.map(
    ({ hex, reason }) => `${seen(hexKey(hex)).join(',')} ${reason.rule}`,
  )
}

describe('MC-EX-4: a retreat of two hexes from fire', () => {
  const board = field({
    mover: AMALRIC,
    firer: { type: 'saracens-archer', at: [-3, -3] },
    one: saracen([1, 1]),
    two: saracen([-1, 2]),
    three: saracen([0, 3]),
  })

  test('MC-RET-1: the legal first hexes are H1 and H4', () => {
    expect(new Set(paths(board, 2, { firer: FIRER }).map((path) => path.split(' ')[0]))).toEqual(
      new Set(['1,0', '0,1']),
    )
  })

  test('MC-RET-1: blue, red and green are the only ways', () => {
    expect(paths(board, 2, { firer: FIRER }).sort()).toEqual(['0,1 0,2', '1,0 2,-1', '1,0 2,0'])
  })

  test('MC-RET-1: by (1,-1) to H2 is refused', () => {
    expect(refusals(board, { firer: FIRER }, [1, -1], [2, -1])).toEqual(['1,-1 MC-RET-1'])
    expect(refusals(board, { firer: FIRER }, [1, 0], [2, -1])).toEqual([])
  })
})

describe('MC-RET-1: away from the firer', () => {
  const alone = field({ mover: AMALRIC })

  test('MC-RET-1: three first hexes from a firer in line, two from one between two lines', () => {
    expect(paths(alone, 1, { firer: at([-3, 0]) }).sort()).toEqual(['0,1', '1,-1', '1,0'].sort())
    expect(paths(alone, 1, { firer: at([-3, -3]) }).sort()).toEqual(['0,1', '1,0'])
  })

  test('MC-RET-1: aligned, one first hex in line, two that tie between two lines', () => {
    const aligned: MedievalRules = { ...MAGNA_CARTA, chosen: { retreatDirection: 'aligned' } }
    expect(paths(alone, 1, { firer: at([-3, 0]) }, aligned)).toEqual(['1,0'])
    expect(paths(alone, 1, { firer: at([-4, 1]) }, aligned)).toEqual(['1,0'])
    expect(paths(alone, 1, { firer: at([-3, -3]) }, aligned).sort()).toEqual(['0,1', '1,0'])
  })

  test('MC-RET-1: it ends at the required distance from the start', () => {
    expect(refusals(alone, { firer: at([-3, 0]) }, [1, 0], [1, -1])).toEqual(['1,-1 MC-RET-1'])
    for (const path of legalRetreats(positionOf(alone), id('mover'), 2, { firer: at([-3, 0]) }).paths)
      expect(path).toHaveLength(2)
  })

  test('HS-MOV-3: never through an enemy, through friends yes', () => {
    const board = field({ mover: AMALRIC, foe: saracen([1, 0]), friend: norman([0, 1]) })
    expect(refusals(board, { firer: FIRER }, [1, 0], [2, 0])).toEqual(['1,0 HS-MOV-3'])
    expect(refusals(board, { firer: FIRER }, [0, 1], [0, 2])).toEqual([])
  })

  test('HS-MOV-2: a wall stops a retreat like any step', () => {
    const board = between(field({ mover: AMALRIC }), [0, 0], [1, 0], { barrier: { feature: 'wall' } })
    expect(refusals(board, { firer: at([-3, 0]) }, [1, 0])).toEqual(['1,0 HS-MOV-2'])
  })
})

describe('HS-MOV-8: friends displaced where a retreat ends', () => {
  const end = { hex: at([0, 1]), facing: { kind: 'vertex', index: 0 }, covers: [at([0, 1])] } as const

  test('HS-MOV-8: into the free hexes beside him', () => {
    const board = field({ mover: AMALRIC, friend: norman([0, 1]), foe: saracen([1, 1]) })
    expect(refusals(board, { firer: FIRER }, [0, 1])).toEqual([])
    const [displaced] = displacedBy(positionOf(board), id('mover'), end)
    expect(displaced?.counter).toBe('friend')
    // The start, which the mover leaves, is free; the enemy's hex is not.
    expect(displaced?.stances.map(({ hex }) => seen(hexKey(hex)).join(',')).sort()).toEqual(
      ['0,0', '1,0', '0,2', '-1,2', '-1,1'].sort(),
    )
  })

  test('HS-MOV-8: with nowhere to put him the end is refused', () => {
    const walled = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 2],
      [-1, 2],
      [-1, 1],
    ] as const
    const free = field({ mover: AMALRIC, friend: norman([0, 1]) })
    const board = paint(free, 'deep-water', ...walled.slice(1))
    // Only the start is left for him.
    expect(displacedBy(positionOf(board), id('mover'), end)[0]?.stances).toHaveLength(1)
    const none = paint(board, 'deep-water', [0, 0])
    expect(refusals(none, { firer: FIRER }, [0, 1])).toEqual(['0,1 HS-MOV-8'])
  })
})

describe('MC-RET-2: next to an enemy a retreat is tested like any infiltration', () => {
  const board = field({ mover: AMALRIC, friend: norman([0, 1]), foe: saracen([1, 1]), far: saracen([1, 2]) })
  const tests = (board: Scenario, counter: string, hex: Hex): string[] =>
    summary(
      routeRisks(positionOf(board), { counter: id(counter), kind: 'retreat', path: [at(hex)], firer: FIRER })
        .tests,
    )

  test('MC-RET-2: where it stops too', () => {
    const alone = field({ mover: AMALRIC, foe: saracen([1, 1]) })
    expect(tests(alone, 'mover', [0, 1])).toEqual(['1: 0,1 by foe'])
  })

  test('MC-RET-2: for the friend displaced too, on the route of his own retreat', () => {
    const end = { hex: at([0, 1]), facing: { kind: 'vertex', index: 0 }, covers: [at([0, 1])] } as const
    const [displaced] = displacedBy(positionOf(board), id('mover'), end)
    expect(displaced?.stances.map(({ hex }) => seen(hexKey(hex)))).toContainEqual([0, 2])
    // Both touch the hex where he goes.
    expect(tests(board, 'friend', [0, 2])).toEqual(['1: 0,2 by foe', '1: 0,2 by far'])
  })
})

// The mover comes from (0,0) by (0,1) onto its friend in (0,2); the enemy in (1,2) touches that hex alone.
describe('MC-RET-2: a friend who makes room', () => {
  const lake = paint(
    field({
      mover: norman([0, 0]),
      friend: norman([0, 2]),
      foe: { ...saracen([1, 2]), facing: 4 },
      firer: saracen([0, -3]),
    }),
    'deep-water',
    [0, 3],
    [1, 1],
  )
  const pushed = (board: Scenario, rules: MedievalRules): RouteAnswer =>
    routeRisks(positionOf(board, rules), {
      counter: id('mover'),
      kind: 'retreat',
      path: [at([0, 1]), at([0, 2])],
      firer: at([0, -3]),
    })
  const RULESETS = [
    ['magna-carta', MAGNA_CARTA],
    ['savoy', SAVOY],
  ] as const

  test.each(RULESETS)('MC-RET-2, MC-INF-12: in %s he no longer protects the hex he leaves', (_, rules) => {
    const answer = pushed(lake, rules)
    expect(answer.refused).toEqual([])
    expect(summary(answer.tests)).toEqual(['2: 0,2 by foe'])
    expect(answer.spared).toEqual([])
  })

  test.each(RULESETS)('MC-RET-1: in %s the answer says that he makes room, and where he goes', (_, rules) => {
    const [friend, ...others] = pushed(lake, rules).displaced
    expect(others).toEqual([])
    expect(friend).toMatchObject({ counter: 'friend', tests: [] })
    expect(friend && seen(hexKey(friend.end.hex))).toEqual([0, 1])
    expect(friend?.because.map(({ rule }) => rule)).toEqual(['MC-RET-1', 'MC-RET-2'])
  })

  test.each(RULESETS)('MC-RET-2: in %s he is tested on his own way', (_, rules) => {
    // One way out is left him, beside a second enemy: another friend stands in (0,1).
    const narrow = withCounter(paint(lake, 'deep-water', [-1, 3]), 'third', {
      type: 'crusaders-soldier',
      at: at([0, 1]),
    })
    const facing = { kind: 'vertex', index: 1 } as const
    const board = withCounter(narrow, 'second', { type: 'saracens-soldier', at: at([-2, 2]), facing })
    const answer = pushed(board, rules)
    expect(summary(answer.tests)).toEqual(['2: 0,2 by foe'])
    expect(answer.displaced.map(({ end }) => seen(hexKey(end.hex)))).toEqual([[-1, 2]])
    expect(summary(answer.displaced[0]?.tests ?? [])).toEqual(['1: -1,2 by second'])
  })

  test('MC-RET-1: in Magna Carta a friend who can strike back still protects from where he goes', () => {
    const dry = paint(lake, 'clear', [1, 1])
    const others = paint(dry, 'deep-water', [-1, 2], [-1, 3])
    const blocked = withCounter(others, 'third', { type: 'crusaders-soldier', at: at([0, 1]) })
    const answer = pushed(blocked, MAGNA_CARTA)
    expect(answer.displaced.map(({ end }) => seen(hexKey(end.hex)))).toEqual([[1, 1]])
    expect(summary(answer.tests)).toEqual([])
    // He retreats next to the enemy himself; the mover, by now in his place, protects him.
    expect(summary(answer.displaced[0]?.tests ?? [])).toEqual([])
  })
})

describe('MC-RET-3: who cannot retreat', () => {
  test('MC-RET-3: none legal, with the reasons', () => {
    const board = field({ mover: AMALRIC, one: saracen([1, 0]), two: saracen([0, 1]) })
    const { paths: legal, because } = legalRetreats(positionOf(board), id('mover'), 2, { firer: FIRER })
    expect(legal).toEqual([])
    expect(because[0]).toEqual({ rule: 'MC-RET-3', at: { counter: 'mover' } })
    expect(new Set(because.map(({ rule }) => rule))).toEqual(new Set(['MC-RET-3', 'MC-RET-1', 'HS-MOV-3']))
  })

  test('MC-RET-3: nor off the map', () => {
    const cornered = field({ mover: { ...AMALRIC, at: [-10, -4] } })
    const { paths: legal, because } = legalRetreats(positionOf(cornered), id('mover'), 1, {
      firer: at([-8, -1]),
    })
    expect(legal).toEqual([])
    expect(because.map(({ rule }) => rule)).toContain('DOC-6')
  })

  test('MC-RET-3: a rider retreats straight, its facing kept, either way it faces', () => {
    const board = field({ mover: { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] } })
    const back = legalRetreats(positionOf(board), id('mover'), 4, { firer: at([4, 0]) })
    expect(back.paths.map((path) => path.map((hex) => seen(hexKey(hex)).join(',')).join(' '))).toContain(
      '-1,0 -2,0 -3,0 -4,0',
    )
    for (const [first, , , last] of back.paths.map((path) => path.map((hex) => seen(hexKey(hex)))))
      expect(last).toEqual([(first?.[0] ?? 0) * 4, (first?.[1] ?? 0) * 4])
    const route = { counter: id('mover'), kind: 'retreat', path: [at([-1, 0]), at([-2, 0])] } as const
    const { strides, refused } = planMovement(positionOf(board), route)
    expect(refused).toEqual([])
    expect(strides.map(({ to, cost }) => [to.facing.index, to.covers, cost])).toEqual([
      [2, [at([-1, 0]), at([-2, 0])], 0],
      [2, [at([-2, 0]), at([-3, 0])], 0],
    ])
  })

  test('MC-RET-3: a bend is refused to a rider', () => {
    const board = field({ mover: { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] } })
    expect(refusals(board, { firer: at([4, 0]) }, [-1, 0], [-2, 1])).toEqual(['-2,1 MC-RET-3'])
  })

  test('CHK-3: both halves of a rider are stopped by a wood', () => {
    const wood = paint(emptyField(), 'wood', [-2, 0])
    const board = field({ mover: { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] } }, wood)
    expect(refusals(board, { firer: at([4, 0]) }, [-1, 0])).toEqual(['-1,0 CHK-3'])
  })
})

describe('MC-RET-4: retreats from combat', () => {
  const board = field({ mover: AMALRIC, foe: saracen([-1, 0]), bystander: saracen([2, -1]) })

  test('MC-INF-4: not beside who fought; the others may be passed', () => {
    expect(paths(board, 1, { fought: [id('foe')] }).sort()).toEqual(['0,1', '1,-1', '1,0'])
    expect(refusals(board, { fought: [id('foe')] }, [0, -1])).toEqual(['0,-1 MC-INF-4'])
    expect(refusals(board, { fought: [id('foe')] }, [1, 0])).toEqual([])
  })

  test('MC-RET-3: with no legal hex he stays and is wounded', () => {
    const all = [id('foe'), id('bystander')]
    expect(paths(board, 1, { fought: all }).sort()).toEqual(['0,1'])
    const shut = field({
      mover: AMALRIC,
      foe: saracen([-1, 0]),
      bystander: saracen([2, -1]),
      third: saracen([0, 2]),
    })
    const { paths: legal, because } = legalRetreats(positionOf(shut), id('mover'), 1, {
      fought: [...all, id('third')],
    })
    expect(legal).toEqual([])
    expect(because.map(({ rule }) => rule)).toContain('MC-INF-4')
  })
})
