/** The reach of a counter: by hand on small positions, and against a plain search on random boards. */
import { describe, expect, test } from 'vitest'
import { elevationAt } from '#shared/document/map'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey, sameHex } from '#shared/hex/axial'
import { DIRECTIONS, direction } from '#shared/hex/direction'
import { onGrid, toOffset } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { type MedievalPosition, type MedievalRules } from '#shared/rules/magna-carta/rules/medievalRules'
import { holdersAround } from '#shared/rules/magna-carta/movement/movementHolders'
import { reach } from '#shared/rules/magna-carta/movement/movementReach'
import { mountedStance, stanceOf } from '#shared/rules/magna-carta/movement/movementStance'
import { aboutTurnStep, stepTo } from '#shared/rules/magna-carta/movement/movementSteps'
import { mayStand, mayStraddle } from '#shared/rules/magna-carta/ground/standing'
import { type Stance } from '#shared/rules/magna-carta/rules/stride'
import { stancesOf } from '#shared/rules/answers/reach'
import { type ReachedStance } from '#shared/rules/answers/stances'
import { SAVOY } from '#shared/rules/savoy/index'
import { randomBoard } from './randomMove'
import { at, emptyField, field, type Hex, id, paint, type Piece, positionOf, raised, seen } from './support'

const soldier: Piece = { type: 'crusaders-soldier', at: [0, 0] }
/** Its front is (0,0), its rear (-1,0). */
const knight: Piece = { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0] }

function reached(board: Scenario, points?: number): readonly ReachedStance[] {
  return stancesOf(reach(positionOf(board), id('mover'), points).hexes)
}

const costOf = (hexes: readonly ReachedStance[], hex: Hex, facing?: number): number | undefined =>
  hexes.find((one) => sameHex(one.hex, at(hex)) && one.facing?.index === facing)?.cost

describe('HS-MOV-1: on foot', () => {
  test('HS-MOV-1: on open ground, one ring a point, the start first', () => {
    const hexes = reached(field({ mover: soldier }), 2)
    expect(hexes).toHaveLength(19)
    expect(hexes[0]).toEqual({ hex: at([0, 0]), cost: 0 })
    expect(hexes.map(({ cost }) => cost)).toEqual([
      0,
      ...Array<number>(6).fill(1),
      ...Array<number>(12).fill(2),
    ])
    expect(hexes.every(({ facing }) => facing === undefined)).toBe(true)
  })

  test('HS-MOV-7: without points, as far as its face allows', () => {
    const farthest = (face: string): number =>
      Math.max(...reached(field({ mover: { ...soldier, face } })).map(({ cost }) => cost))
    expect(farthest('healthy')).toBe(6)
    expect(farthest('wounded')).toBe(3)
  })

  test('HS-MOV-1: round what is dear when that is cheaper', () => {
    const board = paint(field({ mover: soldier }), 'wood', [1, 0], [2, -1], [1, -1])
    const hexes = reached(board, 4)
    expect(costOf(hexes, [1, 0])).toBe(2)
    expect(costOf(hexes, [2, 0])).toBe(3)
  })

  test('HS-MOV-3: friends are passed and not listed, enemies are not passed', () => {
    const board = field({
      mover: soldier,
      friend: { type: 'crusaders-soldier', at: [1, 0] },
      foe: { type: 'saracens-soldier', at: [-1, 0] },
    })
    const hexes = reached(board, 2)
    expect(costOf(hexes, [1, 0])).toBeUndefined()
    expect(costOf(hexes, [2, 0])).toBe(2)
    expect(costOf(hexes, [-1, 0])).toBeUndefined()
    expect(costOf(hexes, [-2, 0])).toBeUndefined()
  })

  test('HS-MOV-6: who cannot move stays', () => {
    const { hexes, because } = reach(
      positionOf(field({ mover: { ...soldier, status: { stunned: true } } })),
      id('mover'),
    )
    expect(hexes).toEqual([{ hex: at([0, 0]), cost: 0 }])
    expect(because.map(({ rule }) => rule)).toEqual(['HS-MOV-6'])
  })

  test('a counter that is not on the map reaches nothing', () => {
    expect(reach(positionOf(emptyField()), id('mover')).hexes).toEqual([])
  })
})

describe('HS-MOV-5: riders, hex by hex and facing by facing', () => {
  test('HS-MOV-5: with one point, the hex ahead or a pivot to either side', () => {
    const hexes = reached(field({ mover: knight }), 1).map(({ hex, facing, cost }) => [
      seen(hexKey(hex)),
      facing?.index,
      cost,
    ])
    expect(hexes).toEqual([
      [[0, 0], 2, 0],
      [[0, 0], 1, 1],
      [[0, 0], 3, 1],
      [[1, 0], 2, 1],
    ])
  })

  test('HS-MOV-5: no pivot whose rear would lie in a wood or on a friend', () => {
    const wood = paint(field({ mover: knight }), 'wood', [-1, 1], [0, -1])
    expect(reached(wood, 1).map(({ facing }) => facing?.index)).toEqual([2, 2])
    const friends = field({
      mover: knight,
      one: { type: 'crusaders-soldier', at: [-1, 1] },
      two: { type: 'crusaders-soldier', at: [0, -1] },
    })
    expect(reached(friends, 1).map(({ facing }) => facing?.index)).toEqual([2, 2])
  })

  test('HS-MOV-4: no pivot whose rear would lie two levels up or down', () => {
    const terrace = (level: number): Scenario => raised(field({ mover: knight }), level, [-1, 1], [0, -1])
    expect(reached(terrace(2), 1).map(({ facing }) => facing?.index)).toEqual([2, 2])
    expect(reached(terrace(-2), 1).map(({ facing }) => facing?.index)).toEqual([2, 2])
    expect(reached(terrace(1), 1).map(({ facing }) => facing?.index)).toEqual([2, 1, 3, 2])
  })

  test('MC-VOL-2: an about-turn costs three points, also where nothing else turns it', () => {
    // A lane one hex wide.
    const lane = field({ mover: knight })
    const water: Hex[] = [-2, -1, 0, 1, 2].flatMap((q): Hex[] => [
      [q, -1],
      [q, 1],
    ])
    const hexes = reached(paint(lane, 'deep-water', ...water, [-2, 0], [3, -1]), 3)
    expect(costOf(hexes, [-1, 0], 5)).toBe(3)
    expect(costOf(hexes, [2, 0], 2)).toBe(2)
  })
})

// -------------------------------------------------------------------------------- against a plain search

/** Every stance within the points, by relaxing every step until nothing changes; as "hex facing": cost. */
function plainSearch(position: MedievalPosition, points: number): Record<string, number> {
  const mover = id('mover')
  const counter = position.scenario.counters[mover] as Counter
  const { map } = position.scenario
  const { grid } = map
  const holders = holdersAround(position, mover)
  const mounted = counter.type.endsWith('knight')
  const key = ({ hex, facing }: Stance): string => `${hexKey(hex)}${mounted ? ` s${facing.index}` : ''}`
  const mayStop = ({ covers: [front, rear] }: Stance): boolean =>
    [front, rear].every((hex) => !hex || !holders.has(hexKey(hex))) &&
    (!front || !rear || mayStraddle(position, front, rear).value) &&
    (!front || !rear || Math.abs(elevationAt(map, front) - elevationAt(map, rear)) <= 1) &&
    (!rear || (onGrid(rear, grid) && mayStand(position, counter, rear).value))
  const least = new Map<string, { readonly stance: Stance; readonly cost: number }>()
  const start = stanceOf(position.scenario, counter) as Stance
  const open = [{ stance: start, cost: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const known = least.get(key(next.stance))
    if (next.cost > points || (known && known.cost <= next.cost)) continue
    least.set(key(next.stance), next)
    const { stance, cost } = next
    for (const way of DIRECTIONS) {
      const { stride, refused } = stepTo(position, counter, stance, way, false)
      const hostile = stride.to.covers.some((hex) => holders.get(hexKey(hex))?.enemy)
      if (refused.length === 0 && !hostile) open.push({ stance: stride.to, cost: cost + stride.cost })
    }
    if (!mounted || !mayStop(stance)) continue
    for (const turn of [-1, 1]) {
      const turned = mountedStance(stance.hex, direction(stance.facing.index + turn))
      if (mayStop(turned)) open.push({ stance: turned, cost: cost + 1 })
    }
    const about = aboutTurnStep(position, counter, stance).stride
    open.push({ stance: about.to, cost: cost + about.cost })
  }
  const ends = [...least].filter(([, { stance }]) => stance === start || mayStop(stance))
  return Object.fromEntries(ends.map(([name, { cost }]) => [name, cost]))
}

const BOARDS = 150

describe.each([
  ['on foot', false, MAGNA_CARTA, 6],
  ['mounted', true, MAGNA_CARTA, 9],
  ['on foot in Savoy', false, SAVOY, 6],
] as const)(
  'HS-MOV: %s, as a plain search finds on random boards',
  (_, mounted, rules: MedievalRules, points) => {
    test(`HS-MOV-1 to -7: the same hexes at the same cost, in order, on ${BOARDS} boards`, () => {
      const rng = createRng(mounted ? 11 : 7)
      let played = 0
      let places = 0
      while (played < BOARDS) {
        const board = randomBoard(rng, mounted)
        if (!board) continue
        played++
        const position = positionOf(board, rules)
        const hexes = stancesOf(reach(position, id('mover'), points).hexes)
        const found = Object.fromEntries(
          hexes.map(({ hex, facing, cost }) => [`${hexKey(hex)}${facing ? ` s${facing.index}` : ''}`, cost]),
        )
        expect(found).toEqual(plainSearch(position, points))
        places += hexes.length
        expect(Object.keys(found)).toHaveLength(hexes.length)
        const order = hexes.slice(1).map(({ hex, facing, cost }) => {
          const { col, row } = toOffset(hex, board.map.grid)
          return cost * 1e6 + row * 1e4 + col * 10 + (facing?.index ?? 0)
        })
        expect(order).toEqual([...order].sort((a, b) => a - b))
      }
      // The boards let the movers go somewhere.
      expect(places).toBeGreaterThan(10 * BOARDS)
    })
  },
)
