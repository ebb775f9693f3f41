import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Axial, hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { directionTo, DIRECTIONS, neighbors } from '#shared/hex/direction'
import { type Facing, facingName, parseFacingName, turnThroughTwelve } from '#shared/hex/facing'
import { type Grid } from '#shared/hex/grid'
import { hexCenter } from '#shared/hex/layout'
import { zoneFrom, firingHalves, inFireCone } from '#shared/rules/common-mechanics/facing/bearing'
import { facingWith, mayFace, mayHead, mayTurn } from '#shared/rules/common-mechanics/facing/facing'
import { type Turning } from '#shared/rules/resolution/play'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import { type Unit } from '#shared/rules/common-mechanics/units/unit'
import { type Zone, zonesOf, zoneToward } from '#shared/rules/common-mechanics/facing/zones'
import { type Placing } from '../../support/board'
import { positionOf, unit } from '../../support/fantasyBoard'
import { GRID_KINDS, kindName } from '../../hex/gridKinds'
import { at, decided, field, fieldWith, id, turnedAbout } from './support'

const A = at(0, 0)

const one = (placing: Partial<Placing>, grid: Partial<Grid> = {}): Unit =>
  unit(fieldWith({ one: { at: A, ...placing } }, field(grid)), 'one')

const TWELVE: readonly Facing[] = Array.from({ length: 12 }, (_, turns) =>
  turnThroughTwelve({ kind: 'side', index: 0 }, turns),
)
const VERTICES = TWELVE.filter(({ kind }) => kind === 'vertex')

/** Directions of a simple unit's neighbours in a zone. */
const waysIn = (who: Unit, zone: Zone): number[] =>
  [...zonesOf(who)]
    .filter(([, found]) => found === zone)
    .map(([hex]) => directionTo(A, parseHexKey(hex)) as number)

const hexesIn = (who: Unit, zone: Zone): string[] =>
  [...zonesOf(who)].filter(([, found]) => found === zone).map(([hex]) => hex)

describe('CM-ORI-1: zones of a simple large unit', () => {
  test('facing a side: three in front, three behind, no flank', () => {
    const who = one({ facing: { kind: 'side', index: 0 } })
    expect([waysIn(who, 'front'), waysIn(who, 'flank'), waysIn(who, 'rear')]).toEqual([
      [0, 1, 5],
      [],
      [2, 3, 4],
    ])
  })

  test('facing a vertex: two in front, two on the flanks, two behind', () => {
    const who = one({ facing: { kind: 'vertex', index: 0 } })
    expect([waysIn(who, 'front'), waysIn(who, 'flank'), waysIn(who, 'rear')]).toEqual([
      [0, 1],
      [2, 5],
      [3, 4],
    ])
  })

  test('twelve facings, on every grid and by every name', () => {
    for (const grid of GRID_KINDS) {
      const names = TWELVE.map((facing) => facingName(facing, grid))
      expect(new Set(names).size).toBe(12)
      for (const name of names) {
        const who = one({ facing: name }, grid)
        expect(who.counter.facing).toEqual(parseFacingName(name, grid))
        const counts = (['front', 'flank', 'rear'] as const).map((zone) => waysIn(who, zone).length)
        expect([kindName(grid), name, ...counts]).toEqual([
          kindName(grid),
          name,
          ...(name.startsWith('s') ? [3, 0, 3] : [2, 2, 2]),
        ])
        expect(mayFace(who, who.counter.facing).value).toBe(true)
      }
    }
  })

  test('beyond its neighbours, and in its own hex, there is no zone', () => {
    const who = one({})
    expect([zoneToward(who, at(0, -2)), zoneToward(who, A)]).toEqual([undefined, undefined])
  })

  test('a unit in the tray has none', () => {
    const board = fieldWith({ one: { at: A } })
    const { hex: _, ...tray } = board.counters[id('one')]!
    const gone = unit({ ...board, counters: { [id('one')]: tray } }, 'one')
    expect(zonesOf(gone).size).toBe(0)
  })
})

describe('CM-ORI-1: a formation', () => {
  test('covers two hexes side by side, its long side before it: three in front, two flanks, three behind', () => {
    // Facing the vertex between directions 0 and 1, the right half in direction 2 of the left one.
    const who = one({ kind: 'formation', facing: { kind: 'vertex', index: 0 } })
    expect(who.hexes).toEqual([at(0, 0), at(1, 0)])
    expect(hexesIn(who, 'front').sort()).toEqual([at(0, -1), at(1, -1), at(2, -1)].map(hexKey).sort())
    expect(hexesIn(who, 'flank').sort()).toEqual([at(-1, 0), at(2, 0)].map(hexKey).sort())
    expect(hexesIn(who, 'rear').sort()).toEqual([at(-1, 1), at(0, 1), at(1, 1)].map(hexKey).sort())
  })

  test('six facings, two along each axis, eight neighbours each, the flanks beyond its ends', () => {
    const axes = new Set<string>()
    for (const facing of VERTICES) {
      const who = one({ kind: 'formation', facing })
      const counts = (['front', 'flank', 'rear'] as const).map((zone) => hexesIn(who, zone).length)
      expect(counts).toEqual([3, 2, 3])
      const [left, right] = who.hexes as [Axial, Axial]
      const way = directionTo(left, right)!
      axes.add(`${way % 3}`)
      expect(hexesIn(who, 'flank').sort()).toEqual(
        [neighbors(right)[way]!, neighbors(left)[(way + 3) % 6]!].map(hexKey).sort(),
      )
    }
    expect(axes.size).toBe(3)
  })

  test('turned by 60 degrees it has its zones turned', () => {
    for (const facing of VERTICES) {
      const who = one({ kind: 'formation', facing })
      const next = one({ kind: 'formation', facing: turnThroughTwelve(facing, 2) })
      for (const [hex, zone] of zonesOf(who))
        expect(zoneToward(next, turnedAbout(A, parseHexKey(hex), 1))).toBe(zone)
    }
  })

  test('it faces vertices only', () => {
    const who = one({ kind: 'formation' })
    expect(TWELVE.map((facing) => mayFace(who, facing).value)).toEqual(
      TWELVE.map(({ kind }) => kind === 'vertex'),
    )
    const board = fieldWith({ line: { at: A, kind: 'formation' }, troop: { at: at(4, 0) } })
    expect(commonMechanics.facingKind(board, board.counters[id('line')]!)).toBe('vertex')
    expect(commonMechanics.facingKind(board, board.counters[id('troop')]!)).toBe('twelve')
  })

  test('CM-STAT-2: reduced below three steps it is a simple unit', () => {
    const who = one({ kind: 'formation', steps: 2, facing: 'v0' })
    expect([who.hexes.length, zonesOf(who).size]).toEqual([1, 6])
    expect(mayFace(who, { kind: 'side', index: 0 }).value).toBe(true)
  })
})

describe('CM-ORI-2: all round', () => {
  test('small units, characters and units with the hedgehog faculty have six front hexes', () => {
    for (const placing of [{ kind: 'small' }, { kind: 'character' }, { stats: { hedgehog: true } }] as const)
      expect(waysIn(one({ ...placing, facing: 'v2' }), 'front')).toEqual([...DIRECTIONS])
    expect(hexesIn(one({ kind: 'formation', stats: { hedgehog: true } }), 'front')).toHaveLength(8)
  })

  test('their turning is free, whatever they do', () => {
    for (const as of ['move', 'flee', 'face-about', 'fall-back', 'recoil', 'stacking'] as const)
      expect(decided(mayTurn(one({ kind: 'small' }), { kind: 'vertex', index: 4 }, as))).toEqual([
        true,
        'CM-ORI-2',
      ])
  })

  test('a formation in hedgehog mode has a facing and may not change it', () => {
    const who = one({ kind: 'formation', facing: 'v0', status: { mode: 'hedgehog' } })
    expect(hexesIn(who, 'front')).toHaveLength(3)
    for (const as of ['move', 'flee', 'face-about', 'fall-back', 'recoil'] as const)
      for (const index of [1, 3, 5] as const)
        expect(decided(mayTurn(who, { kind: 'vertex', index }, as))).toEqual([false, 'CM-ORI-2'])
    expect(mayTurn(who, who.counter.facing, 'move').value).toBe(true)
  })
})

describe('CM-ORI-3: where a facing lets one go and fire', () => {
  const ways = (who: Unit, as: 'move' | 'flee' | 'fall-back') =>
    DIRECTIONS.filter((way) => mayHead(who, neighbors(A)[way]!, as).value)

  test('move and flee into the front, fall back into the rear', () => {
    const who = one({ facing: { kind: 'vertex', index: 0 } })
    expect([ways(who, 'move'), ways(who, 'flee'), ways(who, 'fall-back')]).toEqual([
      [0, 1],
      [0, 1],
      [3, 4],
    ])
    const straight = one({ facing: { kind: 'side', index: 0 } })
    expect([ways(straight, 'move'), ways(straight, 'fall-back')]).toEqual([
      [0, 1, 5],
      [2, 3, 4],
    ])
    expect(mayHead(who, at(0, -2), 'move').value).toBe(false)
  })

  test('who is all front moves, flees and falls back anywhere', () => {
    for (const as of ['move', 'flee', 'fall-back'] as const)
      expect(ways(one({ kind: 'small', facing: 's0' }), as)).toEqual([...DIRECTIONS])
  })

  const around = (middle: Axial, far: number): Axial[] =>
    Array.from({ length: (2 * far + 1) ** 2 }, (_, index) => ({
      q: middle.q - far + (index % (2 * far + 1)),
      r: middle.r - far + Math.floor(index / (2 * far + 1)),
    }))

  /** Degrees between a facing and a hex, by the layout in millimetres: nothing of the code under test. */
  function degreesOff(from: Axial, facing: Facing, to: Axial, grid: Grid): number {
    const layout = { grid, hexMm: 25 }
    const [start, end] = [hexCenter(from, layout), hexCenter(to, layout)]
    const first = grid.orientation === 'flat' ? 0 : -30
    const bearing = (Math.atan2(end.x - start.x, start.y - end.y) * 180) / Math.PI
    const ahead = first + 60 * facing.index + (facing.kind === 'vertex' ? 30 : 0)
    return Math.abs(((((bearing - ahead + 180) % 360) + 360) % 360) - 180)
  }

  test.each(GRID_KINDS.map((grid) => [kindName(grid), grid] as const))(
    'the fire cone is 120 degrees facing a side and 60 facing a vertex, rims included: %s',
    (_, grid) => {
      for (const facing of TWELVE) {
        const who = one({ facing }, grid)
        const half = facing.kind === 'side' ? 60 : 30
        for (const hex of around(A, 6)) {
          if (sameHex(hex, A)) continue
          const inside = degreesOff(A, facing, hex, grid) <= half + 1e-6
          expect([hexKey(hex), inFireCone(who, hex).value]).toEqual([hexKey(hex), inside])
        }
      }
    },
  )

  test('a formation has one cone of 60 degrees a half, and each half fires', () => {
    const grid = GRID_KINDS[0]!
    for (const facing of VERTICES) {
      const who = one({ kind: 'formation', facing }, grid)
      for (const hex of around(A, 6)) {
        const halves = who.hexes.filter(
          (half) => sameHex(half, hex) || degreesOff(half, facing, hex, grid) <= 30 + 1e-6,
        )
        expect(firingHalves(who, hex)).toEqual(halves)
        expect(inFireCone(who, hex).value).toBe(halves.length > 0)
      }
    }
  })

  test('who is all front fires all round; its own hex is in every cone', () => {
    for (const hex of around(A, 4))
      expect(decided(inFireCone(one({ kind: 'small' }), hex))).toEqual([true, 'CM-ORI-2'])
    expect(decided(inFireCone(one({ facing: 'v3' }), A))).toEqual([true, 'CM-ORI-3'])
  })

  test.each(GRID_KINDS.map((grid) => [kindName(grid), grid] as const))(
    'CM-ORI-7: within 60 degrees of the facing front, of the back rear, between flank: %s',
    (_, grid) => {
      for (const facing of TWELVE) {
        const who = one({ facing }, grid)
        for (const hex of around(A, 6)) {
          if (sameHex(hex, A)) continue
          const off = degreesOff(A, facing, hex, grid)
          const zone = off <= 60 + 1e-6 ? 'front' : off >= 120 - 1e-6 ? 'rear' : 'flank'
          expect([hexKey(hex), zoneFrom(who, hex)]).toEqual([hexKey(hex), zone])
        }
      }
    },
  )

  test('CM-ORI-7: next to the unit it is the zone of CM-ORI-1, of formations too', () => {
    for (const kind of ['troop', 'formation', 'small'] as const)
      for (const facing of kind === 'formation' ? VERTICES : TWELVE) {
        const who = one({ kind, facing })
        for (const [hex, zone] of zonesOf(who)) expect(zoneFrom(who, parseHexKey(hex))).toBe(zone)
        for (const own of who.hexes) expect(zoneFrom(who, own)).toBe('front')
      }
  })

  test('CM-ORI-7: turning everything by 60 degrees changes nothing', () => {
    const anyHex = fc.record({ q: fc.integer({ min: -30, max: 30 }), r: fc.integer({ min: -30, max: 30 }) })
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...TWELVE), fc.boolean(), (hex, facing, formed) => {
        if (formed && facing.kind === 'side') return
        const kind = formed ? 'formation' : 'troop'
        const seen = [0, 1, 2, 3].map((turns) => {
          const who = one({ kind, facing: turnThroughTwelve(facing, 2 * turns) })
          const target = turnedAbout(A, hex, turns)
          return [zoneFrom(who, target), inFireCone(who, target).value]
        })
        expect(new Set(seen.map(String)).size).toBe(1)
      }),
    )
  })
})

describe('CM-ORI-6: when a facing changes', () => {
  const turns = (who: Unit, to: Facing): Turning[] =>
    (['move', 'flee', 'face-about', 'fall-back', 'recoil', 'stacking'] as const).filter(
      (as) => mayTurn(who, to, as).value,
    )

  test('a large unit: in a move, a flight, a face-about; never falling back, recoiling or by stacking', () => {
    expect(turns(one({ facing: 's0' }), { kind: 'vertex', index: 3 })).toEqual(['move', 'flee', 'face-about'])
    const refused = mayTurn(one({ facing: 's0' }), { kind: 'vertex', index: 3 }, 'recoil')
    expect(decided(refused)).toEqual([false, 'CM-ORI-6'])
  })

  test('not to turn is always allowed', () => {
    expect(turns(one({ facing: 's0' }), one({ facing: 's0' }).counter.facing)).toHaveLength(6)
  })

  test('a formation turns only by a pivot or an about-turn, and falling back or recoiling by a pivot', () => {
    const line = one({ kind: 'formation', facing: { kind: 'vertex', index: 0 } })
    const moving = ['move', 'flee', 'face-about']
    const pivot = [...moving, 'fall-back', 'recoil']
    expect(([1, 2, 3, 4, 5] as const).map((index) => turns(line, { kind: 'vertex', index }))).toEqual([
      pivot,
      [],
      moving,
      [],
      pivot,
    ])
    expect(decided(mayTurn(line, { kind: 'side', index: 0 }, 'move'))).toEqual([false, 'CM-ORI-1'])
  })
})

describe('CM-ORI-5: facings of a stack', () => {
  const faced = (units: Readonly<Record<string, Placing>>, who = 'one') => {
    const board = fieldWith(units)
    return facingWith(positionOf(board), unit(board, who), A).value
  }
  const s2 = { kind: 'side', index: 2 } as const

  test('a small unit takes that of the stack that it joins', () => {
    const joining = { at: at(3, 0), kind: 'small', facing: 's0' } as const
    expect(faced({ one: joining, mate: { at: A, facing: s2 } })).toEqual(s2)
    expect(faced({ one: joining, mate: { at: A, kind: 'small', facing: s2 } })).toEqual(s2)
    expect(
      faced({ one: joining, small: { at: A, kind: 'small', rank: 3 }, mate: { at: A, facing: s2 } }),
    ).toEqual(s2)
    const above = { at: A, facing: s2, placement: 'low-flight', stats: { movementClass: 'flying' } } as const
    expect(faced({ one: joining, above })).toEqual({ kind: 'side', index: 0 })
    expect(faced({ one: joining })).toEqual({ kind: 'side', index: 0 })
    expect(faced({ one: joining, foe: { at: A, facing: s2, side: 'blue' } })).toEqual({
      kind: 'side',
      index: 0,
    })
  })

  test('a large one keeps its own, whomever it finds', () => {
    const joining = { at: at(3, 0), facing: 's0' } as const
    expect(faced({ one: joining, mate: { at: A, kind: 'small', facing: s2 } })).toEqual({
      kind: 'side',
      index: 0,
    })
  })

  test('large units of different facings do not stack', () => {
    const stacks = (facing: Facing) => {
      const board = fieldWith({ one: { at: A, facing: s2 }, two: { at: A, facing } })
      return decided(commonMechanics.mayStack(board, A, [id('one'), id('two')]))
    }
    expect(stacks(s2)).toEqual([true, 'CM-STK-1'])
    expect(stacks({ kind: 'vertex', index: 2 })).toEqual([false, 'CM-ORI-5'])
    expect(stacks({ kind: 'side', index: 3 })).toEqual([false, 'CM-ORI-5'])
  })
})
