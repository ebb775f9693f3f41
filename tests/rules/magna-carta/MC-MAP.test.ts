/** Boards, walls and engines (MC-MAP). */
import { describe, expect, test } from 'vitest'
import { boardId, counterTypeId } from '#shared/document/ids'
import { hexesOfPlace } from '#shared/document/placeHexes'
import { edgePositions } from '#shared/document/mapEdges'
import { type Board, type Scenario, type Structure } from '#shared/document/types'
import { type Axial, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, type Direction, direction } from '#shared/hex/direction'
import { type Facing } from '#shared/hex/facing'
import { hexsideBetween, hexsideOf } from '#shared/hex/hexside'
import { hexName } from '#shared/hex/numbering'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { hitsLeft, hitWall } from '#shared/rules/magna-carta/ground/integrity'
import { type MedievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import { canMelee } from '#shared/rules/magna-carta/ground/melee'
import { crewOf, inArc, mayThrow } from '#shared/rules/magna-carta/naphtha/naphthaThrower'
import { frontDirections, standingFeatures } from '#shared/rules/standing/standingFeatures'
import { standingStructureAt, terrainRowAt } from '#shared/rules/standing/position'
import { mayStack, mayStand, mayStraddle } from '#shared/rules/magna-carta/ground/standing'
import { changed, testBoard, withHexsides, withMarker, withStructure } from '../../support/board'
import { at, between, emptyField, field, type Hex, id, paint, positionOf } from './support'

const side = (index: Direction): Facing => ({ kind: 'side', index })
const vertex = (index: Direction): Facing => ({ kind: 'vertex', index })
const FACINGS = DIRECTIONS.flatMap((index) => [side(index), vertex(index)])

function built(hex: Hex, structure: Structure, scenario: Scenario = emptyField()): Scenario {
  return withStructure(scenario, [at(hex)], structure)
}

/** The directions of a hex on which a barrier stands. */
function closedSides(position: MedievalPosition, hex: Axial): number[] {
  return DIRECTIONS.filter((value) => standingFeatures(position, hexsideOf(hex, value))?.barrier)
}

describe('MC-MAP-2: the front of a wall hex', () => {
  test.each(FACINGS)('facing $kind $index it closes the sides it looks at, itself inside', (facing) => {
    const position = positionOf(built([0, 0], { feature: 'wall-hex', facing }))
    const { kind, index } = facing
    const steps = kind === 'side' ? [-1, 0, 1] : [0, 1]
    const expected = steps.map((turn) => direction(index + turn)).sort()
    expect([...frontDirections(facing)].sort()).toEqual(expected)
    expect(closedSides(position, at([0, 0]))).toEqual(expected)
    for (const value of expected) {
      const front = hexsideOf(at([0, 0]), value)
      const owned = front.direction === value
      expect(standingFeatures(position, front)).toEqual({
        barrier: { feature: 'wall', inside: owned ? 'owner' : 'across' },
      })
    }
  })

  test('the slit of a whole hex looks out on the side it faces alone; on both of a vertex', () => {
    const openings = (facing: Facing): number[] => {
      const position = positionOf(built([0, 0], { feature: 'arrow-slit-hex', facing }))
      return DIRECTIONS.filter((value) => standingFeatures(position, hexsideOf(at([0, 0]), value))?.opening)
    }
    expect(openings(side(2))).toEqual([2])
    expect(openings(vertex(2))).toEqual([2, 3])
  })

  test('a tower floor has no front, and a wall without a facing none', () => {
    for (const structure of [{ feature: 'tower-hex', facing: side(0) }, { feature: 'wall-hex' }])
      expect(closedSides(positionOf(built([0, 0], structure)), at([0, 0]))).toEqual([])
  })

  test('it does not run between two wall hexes side by side, unless they face each other', () => {
    const one = built([0, 0], { feature: 'wall-hex', facing: side(0) })
    const zigzag = positionOf(built([1, -1], { feature: 'battlement-hex', facing: side(0) }, one))
    expect(closedSides(zigzag, at([0, 0]))).toEqual([0, 5])
    const opposed = positionOf(built([0, -1], { feature: 'wall-hex', facing: side(3) }, one))
    expect(closedSides(opposed, at([0, 0]))).toContain(0)
  })

  test('what is painted on the side wins; a gate painted alone sits in the front', () => {
    const board = built([0, 0], { feature: 'wall-hex', facing: side(0) })
    const hedge = { barrier: { feature: 'hedge' } }
    const front = hexsideOf(at([0, 0]), 0)
    expect(standingFeatures(positionOf(withHexsides(board, [front], hedge)), front)).toEqual(hedge)
    const gate = { opening: { feature: 'gate', state: 'open' } } as const
    expect(standingFeatures(positionOf(withHexsides(board, [front], gate)), front)).toEqual({
      ...gate,
      barrier: { feature: 'wall', inside: 'owner' },
    })
  })
})

describe('MC-MAP-2: melee at wall hexes', () => {
  const duel = field({
    norman: { type: 'crusaders-soldier', at: [0, 0] },
    syrian: { type: 'saracens-soldier', at: [0, -1] },
  })
  const melees = (board: Scenario): readonly boolean[] => {
    const position = positionOf(board)
    return [
      canMelee(position, id('norman'), at([0, -1])).value,
      canMelee(position, id('syrian'), at([0, 0])).value,
    ]
  }

  test('none across the front of a wall, a battlement or a slit', () => {
    for (const feature of ['wall-hex', 'battlement-hex', 'arrow-slit-hex']) {
      const board = built([0, 0], { feature, facing: side(0) }, duel)
      expect(melees(board)).toEqual([false, false])
      const { because } = canMelee(positionOf(board), id('norman'), at([0, -1]))
      expect(because.map(({ rule }) => rule)).toEqual([
        feature === 'arrow-slit-hex' ? 'MC-ATT-1' : 'MC-ATT-2',
      ])
    }
  })

  test('it is open behind, and on a tower floor all round', () => {
    expect(melees(built([0, 0], { feature: 'wall-hex', facing: side(3) }, duel))).toEqual([true, true])
    expect(melees(built([0, 0], { feature: 'tower-hex' }, duel))).toEqual([true, true])
  })

  test('rubble opens it from every side and gives medium cover; so does a wall that has fallen', () => {
    const wall = built([0, 0], { feature: 'wall-hex', facing: side(0) }, duel)
    expect(melees(withMarker(wall, [at([0, 0])], 'rubble'))).toEqual([true, true])
    expect(melees(built([0, 0], { feature: 'wall-hex', facing: side(0), integrity: 0 }, duel))).toEqual([
      true,
      true,
    ])
    expect(MAGNA_CARTA.rows.markers.find((row) => row.opensSides)?.cover).toBe('medium')
  })

  test('rubble brings down a wall painted on the side, not a cliff, nor what runs there', () => {
    const walled = between(duel, [0, 0], [0, -1], {
      barrier: { feature: 'wall' },
      opening: { feature: 'gate' },
      way: { feature: 'road' },
    })
    const rubble = withMarker(walled, [at([0, 0])], 'rubble')
    expect(melees(walled)).toEqual([false, false])
    expect(melees(rubble)).toEqual([true, true])
    const front = hexsideOf(at([0, 0]), 0)
    expect(standingFeatures(positionOf(rubble), front)).toEqual({ way: { feature: 'road' } })
    const cliff = between(duel, [0, 0], [0, -1], { barrier: { feature: 'cliff' } })
    expect(melees(withMarker(cliff, [at([0, 0])], 'rubble'))).toEqual([false, false])
  })

  test('a moat filled at its foot leaves a painted wall standing', () => {
    const walled = between(duel, [0, 0], [0, -1], { barrier: { feature: 'wall' } })
    expect(melees(withMarker(walled, [at([0, -1])], 'filled-moat'))).toEqual([false, false])
  })

  test('a painted wall without integrity left stands no more', () => {
    const wall = { feature: 'wall', integrity: 0 }
    expect(melees(between(duel, [0, 0], [0, -1], { barrier: wall }))).toEqual([true, true])
  })
})

describe('MC-MAP-2: standing at wall hexes', () => {
  test('a rider lies across no front, stands on no wall, and on its rubble', () => {
    const rider = field({ rider: { type: 'crusaders-knight', at: [0, 0], rear: [0, 1] } })
    const walled = built([0, 0], { feature: 'wall-hex', facing: side(3) }, rider)
    const rubble = withMarker(walled, [at([0, 0])], 'rubble')
    const straddles = (board: Scenario): boolean =>
      mayStraddle(positionOf(board), at([0, 0]), at([0, 1])).value
    const stands = (board: Scenario): boolean => {
      const counter = board.counters[id('rider')]
      if (!counter) throw new Error('the rider is on the field')
      return mayStand(positionOf(board), counter, at([0, 0])).value
    }
    expect([straddles(rider), stands(rider)]).toEqual([true, true])
    expect([straddles(walled), stands(walled)]).toEqual([false, false])
    expect([straddles(rubble), stands(rubble)]).toEqual([true, true])
  })

  test('a filled moat is clear ground', () => {
    const moat = paint(emptyField(), 'moat', [0, 0])
    const filled = positionOf(withMarker(moat, [at([0, 0])], 'filled-moat'))
    expect(terrainRowAt(positionOf(moat), at([0, 0]))?.id).toBe('moat')
    expect(terrainRowAt(filled, at([0, 0]))?.id).toBe('clear')
  })

  test('fire leaves terrain and structure as they are', () => {
    const burning = withMarker(built([0, 0], { feature: 'wall-hex', facing: side(0) }), [at([0, 0])], 'fire')
    expect(standingStructureAt(positionOf(burning), at([0, 0]))?.feature).toBe('wall-hex')
  })
})

describe('MC-MAP-2: integrity', () => {
  const outer = (more: Partial<Structure> = {}): Structure => ({
    feature: 'wall-hex',
    facing: side(0),
    ...more,
  })
  const left = (board: Scenario, hex: Hex): number | undefined =>
    hitsLeft(positionOf(board), { hex: at(hex) })?.value

  test('an outer wall falls after 4 hits', () => {
    let board = built([0, 0], outer())
    const seen: string[] = []
    for (let hit = 1; hit <= 4; hit++) {
      const damage = hitWall(positionOf(board), { hex: at([0, 0]) })
      expect(damage?.because).toEqual([{ rule: 'MC-MAP-2' }])
      const { integrity, fallen } = damage!.value
      seen.push(`${integrity} ${fallen ? 'fallen' : 'stands'}`)
      board = built([0, 0], outer({ integrity }), board)
    }
    expect(seen).toEqual(['3 stands', '2 stands', '1 stands', '0 fallen'])
    expect(standingStructureAt(positionOf(board), at([0, 0]))).toBeUndefined()
    expect(hitWall(positionOf(board), { hex: at([0, 0]) })?.value).toEqual({ integrity: 0, fallen: true })
  })

  test('an inner one behind a fallen outer one after 1', () => {
    const both = built([0, 1], outer(), built([0, -1], outer()))
    expect(left(both, [0, 1])).toBe(4)
    const fallen = built([0, -1], outer({ integrity: 0 }), both)
    expect(left(fallen, [0, 1])).toBe(1)
    expect(hitWall(positionOf(fallen), { hex: at([0, 1]) })?.value).toEqual({ integrity: 0, fallen: true })
    expect(left(withMarker(both, [at([0, -1])], 'rubble'), [0, 1])).toBe(1)
  })

  test('the outer wall is the first one ahead that looks the same way, three hexes off at most', () => {
    const inner = built([0, 1], outer())
    const gone = outer({ integrity: 0 })
    expect(left(built([0, -2], gone, inner), [0, 1])).toBe(1)
    expect(left(built([0, -3], gone, inner), [0, 1])).toBe(4)
    // One that stands in between is its outer wall; one that looks the other way is none.
    expect(left(built([0, -1], outer(), built([0, -2], gone, inner)), [0, 1])).toBe(4)
    expect(left(built([0, -1], { ...gone, facing: side(3) }, inner), [0, 1])).toBe(4)
    expect(left(built([0, 2], gone, inner), [0, 1])).toBe(4)
  })

  test('it never gains hits, and how many are figures', () => {
    const exposed = built([0, 0], outer(), built([0, -1], outer({ integrity: 0 })))
    const rules = {
      ...MAGNA_CARTA,
      figures: { ...MAGNA_CARTA.figures, innerWall: { integrity: 6, within: 1 } },
    }
    expect(hitsLeft(positionOf(exposed, rules), { hex: at([0, 0]) })?.value).toBe(4)
  })

  test('walls on hexsides: by themselves, and behind one another', () => {
    const wallOn = (board: Scenario, a: Hex, b: Hex, integrity?: number): Scenario =>
      between(board, a, b, {
        barrier: { feature: 'wall', ...(integrity === undefined ? {} : { integrity }) },
      })
    const hits = (board: Scenario): number | undefined => {
      const hexside = hexsideBetween(at([0, 1]), at([0, 0]))!
      return hitsLeft(positionOf(board), { hexside })?.value
    }
    const inner = wallOn(emptyField(), [0, 1], [0, 0])
    expect(hits(inner)).toBe(4)
    expect(hits(wallOn(inner, [0, 1], [0, 0], 2))).toBe(2)
    expect(hits(wallOn(inner, [0, -1], [0, -2], 0))).toBe(1)
    expect(hits(built([0, -1], outer({ integrity: 0 }), inner))).toBe(1)
    // A battlement says which way is out.
    const battlement = between(wallOn(emptyField(), [0, -1], [0, -2], 0), [0, 1], [0, 0], {
      barrier: { feature: 'battlement', inside: 'across' },
    })
    const out = hexsideBetween(at([0, 1]), at([0, 0]))!
    const inside = standingFeatures(positionOf(battlement), out)?.barrier?.inside
    expect([inside, hits(battlement)]).toEqual(['across', 4])
  })

  test('the front of a wall hex is hit as that hex; a hedge does not fall', () => {
    const board = built([0, 0], outer({ integrity: 3 }))
    const place = { hexside: hexsideOf(at([0, 0]), 1) }
    expect(hitsLeft(positionOf(board), place)?.value).toBe(3)
    const hedged = between(board, [0, 3], [0, 4], { barrier: { feature: 'hedge' } })
    expect(hitsLeft(positionOf(hedged), { hexside: hexsideOf(at([0, 3]), 3) })).toBeUndefined()
    expect(hitWall(positionOf(hedged), { hex: at([0, 4]) })).toBeUndefined()
  })
})

describe('MC-MAP-1: edges of boards', () => {
  const BOARD: Board = {
    name: 'A',
    firstColumn: 0,
    firstRow: 0,
    columns: 4,
    rows: 3,
    turned: false,
    edges: [
      { edge: 'top', name: '1', spans: [{ name: 'ford', from: 1, to: 2 }] },
      { edge: 'right', name: '2', spans: [] },
    ],
  }
  const scenario = testBoard({ columns: 8, rows: 6 })
  const along = (board: Board, edge: 'top' | 'right' | 'bottom' | 'left', span?: string): string[] => {
    const place = {
      kind: 'board-edge',
      board: boardId('a'),
      edge,
      ...(span !== undefined && { span }),
    } as const
    return hexesOfPlace({ ...scenario, boards: { [boardId('a')]: board } }, place).map((hex) =>
      hexName(parseHexKey(hex), scenario.map.numbering, scenario.map.grid),
    )
  }

  test('each is listed left to right or top to bottom', () => {
    expect(along(BOARD, 'top')).toEqual(['A1', 'B1', 'C1', 'D1'])
    expect(along(BOARD, 'right')).toEqual(['D1', 'D2', 'D3'])
    expect(along(BOARD, 'bottom')).toEqual(['A3', 'B3', 'C3', 'D3'])
    expect(along(BOARD, 'left')).toEqual(['A1', 'A2', 'A3'])
    expect([edgePositions(BOARD, 'top'), edgePositions(BOARD, 'left')]).toEqual([4, 3])
  })

  test('a second board lies beside the first', () => {
    expect(along({ ...BOARD, firstColumn: 4, firstRow: 3 }, 'left')).toEqual(['E4', 'E5', 'E6'])
  })

  test('turned, it takes its edges and their positions with it', () => {
    const turned = { ...BOARD, turned: true }
    expect(along(turned, 'top')).toEqual(['D3', 'C3', 'B3', 'A3'])
    expect(along(turned, 'right')).toEqual(['A3', 'A2', 'A1'])
    expect(along(turned, 'top', 'ford')).toEqual(['C3', 'B3'])
  })

  test('a span by its name; what the board or the map lacks is left out', () => {
    const spans = [{ name: 'end', from: 1, to: 9 }]
    expect(along({ ...BOARD, edges: [{ edge: 'left', name: '3', spans }] }, 'left', 'end')).toEqual([
      'A2',
      'A3',
    ])
    expect(along(BOARD, 'top', 'ford')).toEqual(['B1', 'C1'])
    expect(along(BOARD, 'top', 'bridge')).toEqual([])
    expect(along({ ...BOARD, firstColumn: 6 }, 'top')).toEqual(['G1', 'H1'])
  })
})

describe('MC-MAP-4: the naphtha thrower', () => {
  const ENGINE = { type: 'saracens-soldier', at: [0, 8] } as const
  const crew = {
    a: { type: 'saracens-soldier', at: [1, 8] },
    b: { type: 'saracens-soldier', at: [-1, 8] },
  } as const
  const armed = (pieces: Parameters<typeof field>[0]): Scenario => {
    const board = field({ engine: ENGINE, ...pieces })
    const soldier = board.counterTypes[counterTypeId('saracens-soldier')]!
    const type = counterTypeId('engine')
    const thrower = { ...soldier, stats: { ...soldier.stats, naphthaThrower: true } }
    const counterTypes = { ...board.counterTypes, [type]: thrower }
    return changed({ ...board, counterTypes }, 'counters', 'engine', { type, facing: side(0) })
  }
  const asks = (board: Scenario, target: Hex, turnsSince?: number) =>
    mayThrow(positionOf(board), {
      thrower: id('engine'),
      target: at(target),
      ...(turnsSince === undefined ? {} : { turnsSince }),
    })
  const refusals = (board: Scenario, target: Hex, turnsSince?: number): string[] =>
    asks(board, target, turnsSince).refused.map(({ of }) => of)

  test('served and aimed it throws, by this rule', () => {
    const answer = asks(armed(crew), [0, 2])
    expect(answer.value).toBe(true)
    expect(answer.refused).toEqual([])
    expect(answer.because).toEqual([{ rule: 'MC-MAP-4', at: { counter: 'engine' } }])
  })

  test('from 5 to 10 hexes', () => {
    const ranges = [4, 5, 10, 11].map((range) => refusals(armed(crew), [0, 8 - range]))
    expect(ranges).toEqual([['range'], [], [], ['range']])
  })

  test('every fifth turn', () => {
    expect([1, 4, 5, 9].map((turns) => refusals(armed(crew), [0, 2], turns))).toEqual([
      ['turn'],
      ['turn'],
      [],
      [],
    ])
  })

  test('with a crew of two, active, on foot, beside it', () => {
    expect(refusals(armed({ a: crew.a }), [0, 2])).toEqual(['crew'])
    for (const other of [
      { type: 'saracens-soldier', at: [-1, 8], status: { stunned: true } },
      { type: 'saracens-soldier', at: [-2, 8] },
      { type: 'crusaders-soldier', at: [-1, 8] },
      { type: 'saracens-knight', at: [-1, 8], rear: [-2, 8] },
    ] as const)
      expect(refusals(armed({ a: crew.a, b: other }), [0, 2])).toEqual(['crew'])
    const board = armed(crew)
    expect(crewOf(positionOf(board), id('engine'), board.counters[id('engine')]!)).toEqual(['a', 'b'])
  })

  test('nobody else throws', () => {
    expect(
      mayThrow(positionOf(armed(crew)), { thrower: id('a'), target: at([0, 2]) }).refused.map(({ of }) => of),
    ).toEqual(['thrower'])
  })

  test('through no arrow slit, though who stands at it sees out', () => {
    const wall = { barrier: { feature: 'wall' } }
    const slit = { ...wall, opening: { feature: 'arrow-slit', inside: 'across' } } as const
    const window = { ...wall, opening: { feature: 'window' } } as const
    const behind = (features: object): string[] =>
      refusals(between(armed(crew), [0, 8], [0, 7], features), [0, 2])
    expect([behind(wall), behind(slit), behind(window)]).toEqual([['line'], ['line'], []])
    const board = between(armed(crew), [0, 8], [0, 7], slit)
    expect(asks(board, [0, 2]).because.length).toBeGreaterThan(1)
  })

  test('its arc is 120 degrees, rims included, exactly', () => {
    for (const facing of FACINGS) {
      const angleOf = ({ kind, index }: Facing): number => 60 * index + (kind === 'vertex' ? 30 : 0)
      for (let q = -4; q <= 4; q++)
        for (let r = -4; r <= 4; r++) {
          if (q === 0 && r === 0) continue
          // Clockwise from direction 0 on a flat grid: x = 3/2 q, y = sqrt 3 (r + q / 2).
          const bearing = (Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2)) * 180) / Math.PI
          const off = Math.abs(((bearing - angleOf(facing) + 540) % 360) - 180)
          expect(inArc(facing, { q, r }), `${facing.kind}${facing.index} ${q},${r}`).toBe(off <= 60 + 1e-9)
        }
    }
  })
})

test('MC-MAP-3: the dead stay on the map, and are in nobody’s way', () => {
  const stacks = (status: Readonly<Record<string, boolean>>): boolean => {
    const board = field({
      fallen: { type: 'crusaders-soldier', at: [0, 0], status },
      alive: { type: 'saracens-soldier', at: [0, 0] },
    })
    return mayStack(positionOf(board), at([0, 0]), [id('fallen'), id('alive')]).value
  }
  expect([stacks({ dead: true }), stacks({ stunned: true }), stacks({})]).toEqual([true, false, false])
})
