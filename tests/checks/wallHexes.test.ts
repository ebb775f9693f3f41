/** CHK-4, CHK-5 and CHK-6 where walls are hexes (MC-MAP-2), and where they have fallen. */
import { describe, expect, test } from 'vitest'
import { createChecker } from '#shared/checks/runChecks'
import { type Scenario } from '#shared/document/types'
import { type Axial, axial, addHex, hexKey } from '#shared/hex/axial'
import { DIRECTIONS, direction, step } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { differences } from '../support/differences'
import { testBoard, withCounter, withHexsides, withMarker, withStructure } from '../support/board'
import { hexNamed } from '../support/names'
import { disc, outline } from '../support/outline'
import { codesOf, findingsOf, keys, WALL } from './support'

const codes = codesOf(
  'CHK4-split-rider',
  'CHK5-opening-outside-wall',
  'CHK6-nearly-closed',
  'CHK6-no-entrance',
)

const board = testBoard({ columns: 20, rows: 20 })
const CENTER = hexNamed(board, 'J10')

/** The hexes two steps from the middle, each with the way out. */
const RING: readonly { readonly hex: Axial; readonly facing: Facing }[] = DIRECTIONS.flatMap((way) => {
  const [here, next] = [step(way), step(direction(way + 1))]
  return [
    { hex: addHex(CENTER, axial(2 * here.q, 2 * here.r)), facing: { kind: 'side', index: way } as const },
    { hex: addHex(CENTER, addHex(here, next)), facing: { kind: 'vertex', index: way } as const },
  ]
})

/** A castle whose wall is a ring of wall hexes; one of them left out, or brought down. */
function castle(without?: number, state: 'left out' | 'fallen' = 'left out'): Scenario {
  return RING.reduce((built, { hex, facing }, index) => {
    if (index !== without) return withStructure(built, [hex], { feature: 'wall-hex', facing })
    return state === 'left out'
      ? built
      : withStructure(built, [hex], { feature: 'wall-hex', facing, integrity: 0 })
  }, board)
}

describe('CHK-6: a ring of wall hexes', () => {
  test('encloses what is within, its own hexes too', () => {
    const [finding, ...more] = findingsOf(castle(), 'CHK6-no-entrance')
    expect(more).toEqual([])
    expect([...(finding?.hexes ?? [])].sort()).toEqual(disc(CENTER, 2).map(hexKey).sort())
    expect(codes(castle())).toEqual(['CHK6-no-entrance'])
  })

  test.each(RING.map((_, index) => index))(
    'lacking hex %i it is nearly closed, and the fix closes it',
    (index) => {
      const open = castle(index)
      const [finding, ...more] = findingsOf(open, 'CHK6-nearly-closed')
      expect(more).toEqual([])
      const wanted = findingsOf(open, 'CHK6-no-entrance')
      expect(wanted).toEqual([])
      const sides = finding?.hexsides ?? []
      expect(sides.length).toBeLessThanOrEqual(3)
      expect(finding?.fix?.call.params).toMatchObject({ sides, value: { feature: 'wall' } })
    },
  )

  test('a gate painted on its front is a way in', () => {
    const [{ hex, facing } = { hex: CENTER, facing: { kind: 'side', index: 0 } as Facing }] = RING
    const gate = { opening: { feature: 'gate', state: 'open' } } as const
    const entered = withHexsides(castle(), [hexsideOf(hex, facing.index)], gate)
    expect(codes(entered)).toEqual([])
  })

  test('brought down in one hex it is open, and no gap that anyone forgot', () => {
    expect(codes(castle(3, 'fallen'))).toEqual([])
    expect(codes(withMarker(castle(), [RING[3]!.hex], 'rubble'))).toEqual([])
  })

  test('tower floors close nothing', () => {
    const towers = withStructure(
      board,
      RING.map(({ hex }) => hex),
      'tower-hex',
    )
    expect(codes(towers)).toEqual([])
  })
})

describe('CHK-6: painted walls and wall hexes together', () => {
  const loop = outline(disc(CENTER, 1))
  const [first] = loop

  test('a wall hex stops the gap of a painted ring', () => {
    const missing = loop.slice(1)
    const open = withHexsides(board, missing, WALL)
    expect(findingsOf(open, 'CHK6-nearly-closed').map(({ hexsides }) => hexsides)).toEqual([
      keys(loop.slice(0, 1)),
    ])
    const inner = disc(CENTER, 1).find((hex) =>
      DIRECTIONS.some((way) => hexsideKey(hexsideOf(hex, way)) === hexsideKey(first!)),
    )!
    const way = DIRECTIONS.find((value) => hexsideKey(hexsideOf(inner, value)) === hexsideKey(first!))!
    const stopped = withStructure(open, [inner], {
      feature: 'wall-hex',
      facing: { kind: 'side', index: way },
    })
    expect(findingsOf(stopped, 'CHK6-nearly-closed')).toEqual([])
    expect(findingsOf(stopped, 'CHK6-no-entrance')).toHaveLength(1)
  })

  test('a wall hex alone is a wall, not a fortification nearly closed round itself', () => {
    const facing: Facing = { kind: 'side', index: 0 }
    const alone = withStructure(board, [CENTER], { feature: 'wall-hex', facing })
    expect(codes(alone)).toEqual([])
    const back = { feature: 'wall-hex', facing: { kind: 'side', index: 3 } } as const
    expect(codes(withStructure(alone, [addHex(CENTER, step(3))], back))).toEqual([])
  })

  test('a side that has fallen is no gap', () => {
    const closed = withHexsides(board, loop, WALL)
    const breached = withHexsides(closed, [first!], { barrier: { feature: 'wall', integrity: 0 } })
    expect(codes(closed)).toEqual(['CHK6-no-entrance'])
    expect(codes(breached)).toEqual([])
  })
})

describe('CHK-4, CHK-5', () => {
  const facing: Facing = { kind: 'side', index: 0 }

  test('a rider lies across no front of a wall hex', () => {
    const rider = withCounter(board, 'rider', { type: 'crusaders-knight', at: 'C5', facing: 's0' })
    const rear = withStructure(rider, ['C6'], { feature: 'wall-hex', facing })
    expect(findingsOf(rear, 'CHK4-split-rider')).toHaveLength(1)
    expect(findingsOf(withMarker(rear, ['C6'], 'rubble'), 'CHK4-split-rider')).toEqual([])
  })

  test('a slit painted on the front of a wall hex sits in a wall; in one that fell it is gone with it', () => {
    const slit = { opening: { feature: 'arrow-slit' } }
    const open = withHexsides(board, ['C5/C6'], slit)
    expect(findingsOf(open, 'CHK5-opening-outside-wall')).toMatchObject([{ severity: 'error' }])
    const built = withStructure(open, ['C6'], { feature: 'wall-hex', facing })
    expect(findingsOf(built, 'CHK5-opening-outside-wall')).toEqual([])
    const fallen = { ...slit, barrier: { feature: 'wall', integrity: 0 } }
    expect(findingsOf(withHexsides(board, ['C5/C6'], fallen), 'CHK5-opening-outside-wall')).toEqual([])
  })

  test('the checks of walls run again when a structure or a marker changes', () => {
    const checker = createChecker(() => magnaCarta)
    let last: Scenario | undefined
    const codesOf = (scenario: Scenario): string[] => {
      const changes = last && differences(last, scenario)
      last = scenario
      return checker.check(scenario, changes).map(({ code }) => code)
    }
    expect(codesOf(board)).toEqual([])
    expect(codesOf(castle())).toEqual(['CHK6-no-entrance'])
    expect(codesOf(withMarker(castle(), [RING[0]!.hex], 'rubble'))).toEqual([])
  })
})
