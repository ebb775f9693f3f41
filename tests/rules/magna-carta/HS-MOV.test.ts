/** The costs and bans of a step, where the sources leave it to the boards. */
import { describe, expect, test } from 'vitest'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { sideId, zoneId } from '#shared/document/ids'
import { hexKey } from '#shared/hex/axial'
import { neighbor, opposite } from '#shared/hex/direction'
import { runChecks } from '#shared/checks/runChecks'
import { proveSetUp } from '#shared/proofs/setUpProof'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { reach } from '#shared/rules/magna-carta/movement/movementReach'
import { planMovement } from '#shared/rules/magna-carta/ways/planMovement'
import { type RouteKind } from '#shared/rules/answers/route'
import { withMarker } from '../../support/board'
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
  raised,
} from './support'

const soldier: Piece = { type: 'crusaders-soldier', at: [0, 0] }
/** Faces direction 2: its front is (0,0), its rear (-1,0). */
const knight: Piece = { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] }
const enemy = (hex: Hex): Piece => ({ type: 'saracens-soldier', at: hex })
const friend = (hex: Hex): Piece => ({ type: 'crusaders-soldier', at: hex })

function plan(board: Scenario, path: readonly Hex[], kind: RouteKind = 'move') {
  return planMovement(positionOf(board), { counter: id('mover'), kind, path: path.map(at) })
}

/** The costs of a path, or the rules that refuse it. */
function told(board: Scenario, ...path: Hex[]): readonly (number | string)[] {
  const { strides, refused } = plan(board, path)
  return refused.length > 0 ? refused.map(({ reason }) => reason.rule) : strides.map(({ cost }) => cost)
}

describe('HS-MOV-4: one answer on a rider over several levels', () => {
  const lying = (levels: number) =>
    raised(field({ mover: { ...knight, at: [5, 0], rear: [4, 0] } }), levels, [0, 0])
  const camp = (scenario: Scenario) => {
    const rider = scenario.counters[id('mover')]
    const { hex: _, ...unplaced } = rider ?? {}
    const side = sideId('crusaders')
    return {
      ...scenario,
      counters: { [id('mover')]: unplaced },
      sides: {
        ...scenario.sides,
        [side]: {
          ...scenario.sides[side],
          setUp: { order: 1, where: 'zones', facing: 'free', secret: false },
        },
      },
      zones: {
        [zoneId('camp')]: {
          name: 'Camp',
          kind: 'setup',
          side,
          hexes: [hexKey(at([0, 0])), hexKey(at([1, 0]))],
        },
      },
    } as unknown as Scenario
  }
  const answers = (levels: number) => {
    const scenario = lying(levels)
    const position = positionOf(scenario)
    const both = new Set([hexKey(at([0, 0])), hexKey(at([1, 0]))])
    const stops = reach(position, id('mover')).hexes.filter(({ hex, facings = [] }) =>
      facings.some(({ index }) => both.has(hexKey(hex)) && both.has(hexKey(neighbor(hex, opposite(index))))),
    )
    const there = field(
      { mover: { ...knight, at: [1, 0], rear: [0, 0] } },
      raised(emptyField(), levels, [0, 0]),
    )
    const findings = runChecks(there, rulesetOf(there))
    const split = findings.flatMap(({ code, rule }) => (code === 'CHK4-split-rider' ? [rule] : []))
    const proof = proveSetUp(
      camp(raised(emptyFieldWithRider(), levels, [0, 0])),
      rulesetOf(there),
      sideId('crusaders'),
    )
    return { reach: stops.length > 0, check: split, prove: proof.answer }
  }
  const emptyFieldWithRider = () => field({ mover: knight })

  test.each([
    [0, { reach: true, check: [], prove: 'yes' }],
    [1, { reach: true, check: [], prove: 'yes' }],
    [2, { reach: false, check: ['HS-MOV-4'], prove: 'no' }],
    [3, { reach: false, check: ['HS-MOV-4'], prove: 'no' }],
  ])('%i levels', (levels, said) => {
    expect(answers(levels)).toEqual(said)
  })
})

const fielded = (mover: Piece, board = emptyField()): Scenario => field({ mover }, board)

describe('HS-MOV-1: the hex entered says what it costs', () => {
  test.each([
    ['clear', 1, 1],
    ['wood', 2, 'CHK-3'],
    ['brush', 2, 2],
    ['orchard', 1, 2],
    ['marsh', 2, 3],
    ['rocks', 2, 'CHK-3'],
    ['deep-water', 'CHK-3', 'CHK-3'],
    ['house', 1, 'CHK-3'],
  ] as const)('%s: %s on foot, %s mounted', (terrain, foot, mounted) => {
    const board = paint(emptyField(), terrain, [1, 0])
    expect(told(fielded(soldier, board), [1, 0])).toEqual([foot])
    expect(told(fielded(knight, board), [1, 0])).toEqual([mounted])
  })

  test('HS-MOV-1: the hexes of a path touch, and lie on the map', () => {
    expect(told(fielded(soldier), [2, 0])).toEqual(['HS-MOV-1'])
    const rim = fielded({ ...soldier, at: [-10, 1] })
    expect(told(rim, [-11, 1])).toEqual(['DOC-6'])
  })

  test('MC-MAP-2: a marker overrides the terrain', () => {
    const moat = fielded(soldier, paint(emptyField(), 'moat', [1, 0]))
    const filled = withMarker(moat, [at([1, 0])], 'filled-moat')
    expect(told(moat, [1, 0])).toEqual(['CHK-3'])
    expect(told(filled, [1, 0])).toEqual([1])
  })
})

describe('HS-MOV-2: what stands on the side', () => {
  const wall = { barrier: { feature: 'wall' } }
  const cases: readonly (readonly [string, HexsideFeatures, number | string, number | string])[] = [
    ['a wall', wall, 'HS-MOV-2', 'HS-MOV-2'],
    ['a low wall', { barrier: { feature: 'wall-low' } }, 2, 3],
    ['a hedge', { barrier: { feature: 'hedge' } }, 2, 3],
    ['an open door', { ...wall, opening: { feature: 'door', state: 'open' } }, 1, 1],
    ['a closed door', { ...wall, opening: { feature: 'door', state: 'closed' } }, 'HS-MOV-2', 'HS-MOV-2'],
    ['a door of no state', { ...wall, opening: { feature: 'door' } }, 'HS-MOV-2', 'HS-MOV-2'],
    [
      'an open gate, its portcullis lowered',
      { ...wall, opening: { feature: 'gate', state: 'open', portcullis: 'lowered' } },
      'HS-MOV-2',
      'HS-MOV-2',
    ],
    ['a window', { ...wall, opening: { feature: 'window' } }, 'HS-MOV-2', 'HS-MOV-2'],
    ['a wall with stairs', { ...wall, fixture: { feature: 'stairs', inside: 'owner' } }, 2, 'HS-MOV-2'],
    ['a wall with a ladder', { ...wall, fixture: { feature: 'ladder', inside: 'owner' } }, 3, 'HS-MOV-2'],
    ['a stream', { way: { feature: 'stream' } }, 2, 2],
  ]
  test.each(cases)('%s: %o, %s on foot, %s mounted', (_, features, foot, mounted) => {
    const board = between(emptyField(), [0, 0], [1, 0], features)
    expect(told(fielded(soldier, board), [1, 0])[0]).toBe(foot)
    expect(told(fielded(knight, board), [1, 0])[0]).toBe(mounted)
  })

  test('HS-MOV-2: a road replaces the terrain’s cost, but opens no forbidden terrain', () => {
    const road = { way: { feature: 'road' } }
    const marsh = between(paint(emptyField(), 'marsh', [1, 0]), [0, 0], [1, 0], road)
    expect(told(fielded(knight, marsh), [1, 0])).toEqual([1])
    const wood = between(paint(emptyField(), 'wood', [1, 0]), [0, 0], [1, 0], road)
    expect(told(fielded(soldier, wood), [1, 0])).toEqual([1])
    expect(told(fielded(knight, wood), [1, 0])).toEqual(['CHK-3'])
  })
})

describe('HS-MOV-3: who stands in the way', () => {
  test('HS-MOV-3: an enemy’s hex is never entered, a stunned one’s neither', () => {
    expect(told(field({ mover: soldier, other: enemy([1, 0]) }), [1, 0], [2, 0])).toEqual(['HS-MOV-3'])
    const stunned = field({ mover: soldier, other: { ...enemy([1, 0]), status: { stunned: true } } })
    expect(told(stunned, [1, 0], [2, 0])).toEqual(['HS-MOV-3'])
  })

  test('HS-MOV-3: a friend’s hex is passed through, not stopped on', () => {
    const board = field({ mover: soldier, other: friend([1, 0]) })
    expect(told(board, [1, 0], [2, 0])).toEqual([1, 1])
    expect(told(board, [1, 0])).toEqual(['HS-MOV-3'])
  })

  test('HS-MOV-3: a rider stops with neither half on a friend', () => {
    const board = field({ mover: knight, other: friend([1, 0]) })
    expect(told(board, [1, 0], [2, 0])).toEqual(['HS-MOV-3'])
    expect(told(board, [1, 0], [2, 0], [3, 0])).toEqual([1, 1, 1])
  })

  test('MC-MAP-3: the dead and fallen mounts are in nobody’s way', () => {
    const board = field({
      mover: soldier,
      dead: { ...enemy([1, 0]), status: { dead: true } },
      mount: { type: 'saracens-knight', at: [2, 0], rear: [3, 0], face: 'dead-mount' },
    })
    expect(told(board, [1, 0], [2, 0])).toEqual([1, 1])
  })
})

describe('HS-MOV-4: levels', () => {
  test('HS-MOV-4: one level up costs a point, one down none', () => {
    const board = raised(fielded(soldier), 1, [1, 0])
    expect(told(board, [1, 0], [2, 0])).toEqual([2, 1])
  })

  test('HS-MOV-4: two levels need stairs, either way', () => {
    const board = raised(fielded(soldier), 2, [1, 0])
    expect(told(board, [1, 0])).toEqual(['HS-MOV-4'])
    const stairs = { fixture: { feature: 'stairs', inside: 'owner' } } as const
    expect(told(between(board, [0, 0], [1, 0], stairs), [1, 0])).toEqual([2])
    const onTop = raised(fielded(soldier), 2, [0, 0])
    expect(told(onTop, [1, 0])).toEqual(['HS-MOV-4'])
    expect(told(between(onTop, [0, 0], [1, 0], stairs), [1, 0])).toEqual([2])
  })
})

describe('HS-MOV-5: riders', () => {
  // Faces (1,0): the five hexes its front may enter, and the turns they take.
  test.each([
    [[1, 0], 1],
    [[1, -1], 2],
    [[0, 1], 2],
    [[0, -1], 3],
    [[-1, 1], 3],
  ] as const)('HS-MOV-5: into %o for %s, the rear following', (hex, cost) => {
    const { strides, refused } = plan(fielded(knight), [hex])
    expect(refused).toEqual([])
    expect(strides[0]?.cost).toBe(cost)
    expect(strides[0]?.to.covers).toEqual([at(hex), at([0, 0])])
  })

  test('HS-MOV-5: never into its own rear hex', () => {
    expect(told(fielded(knight), [-1, 0])).toEqual(['HS-MOV-5'])
  })

  test('MC-VOL-2: an about-turn exchanges front and rear, for half a turn’s points', () => {
    const { strides, refused } = plan(fielded(knight), [], 'about-turn')
    expect(refused).toEqual([])
    expect(strides).toEqual([
      {
        to: { hex: at([-1, 0]), facing: { kind: 'side', index: 5 }, covers: [at([-1, 0]), at([0, 0])] },
        cost: 3,
        backward: false,
      },
    ])
  })
})

describe('HS-MOV-6 and HS-MOV-7: who moves, and how far', () => {
  test.each([['stunned'], ['dead']])('HS-MOV-6: %s, a character does not move', (state) => {
    expect(told(fielded({ ...soldier, status: { [state]: true } }), [1, 0])).toEqual(['HS-MOV-6'])
  })

  test('HS-MOV-6: nor does a mount alone, unless it must retreat; a fallen one never', () => {
    const rules = (face: string, kind: RouteKind) =>
      plan(fielded({ ...knight, face }), [[1, 0]], kind).refused.map(({ reason }) => reason.rule)
    expect(rules('riderless', 'move')).toEqual(['HS-MOV-6'])
    expect(rules('riderless', 'retreat')).toEqual([])
    expect(rules('dead-mount', 'retreat')).toEqual(['HS-MOV-6'])
  })

  test('HS-MOV-7: six points on foot, three when wounded', () => {
    const path = [1, 2, 3, 4, 5, 6, 7].map((q): Hex => [q, 0])
    expect(told(fielded(soldier), ...path.slice(0, 6))).toEqual([1, 1, 1, 1, 1, 1])
    expect(plan(fielded(soldier), path).refused).toEqual([
      { hex: at([7, 0]), reason: { rule: 'HS-MOV-7', at: { hex: `${at([7, 0]).q},${at([7, 0]).r}` } } },
    ])
    expect(told(fielded({ ...soldier, face: 'wounded' }), ...path.slice(0, 4))).toEqual(['HS-MOV-7'])
  })

  test('a counter that is not on the map has no route', () => {
    const board = fielded(soldier)
    expect(() => planMovement(positionOf(board), { counter: id('nobody'), kind: 'move', path: [] })).toThrow(
      'not on the map',
    )
  })
})
