/** CHK-5 and CHK-6: openings and enclosures. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { type Axial, axial, hexKey } from '#shared/hex/axial'
import { hexesOfSide, type Hexside, hexsideKey } from '#shared/hex/hexside'
import { testBoard, withHexsides } from '../support/board'
import { hexNamed, sideNamed } from '../support/names'
import { disc, outline } from '../support/outline'
import { codesOf, findingsOf, keys, WALL } from './support'

const codes = codesOf('CHK5-opening-outside-wall', 'CHK6-hole', 'CHK6-nearly-closed', 'CHK6-no-entrance')

const field = testBoard({ columns: 30, rows: 30 })
const center = hexNamed(field, 'O15')
const gate = { ...WALL, opening: { feature: 'gate' } }

/** A castle of radius 2 with a gate, without the sides from `from` on, `missing` of them. */
function castle(
  missing: number,
  { from = 5, features = WALL as object } = {},
): { board: Scenario; gap: Hexside[] } {
  const loop = outline(disc(center, 2))
  const gap = loop.slice(from, from + missing)
  const walls = loop.filter((side) => !gap.includes(side))
  const board = withHexsides(withHexsides(field, walls, features), walls.slice(0, 1), gate)
  return { board, gap }
}

describe('CHK-5: CHK5-opening-outside-wall', () => {
  const code = 'CHK5-opening-outside-wall'

  test.each(['arrow-slit', 'window', 'door', 'gate'])('%s without a wall; the fix builds it', (feature) => {
    const [finding, ...more] = findingsOf(withHexsides(field, ['C3/C4'], { opening: { feature } }), code)
    expect(more).toEqual([])
    expect(finding).toMatchObject({
      severity: 'error',
      rule: 'CHK-5',
      hexsides: [hexsideKey(sideNamed(field, 'C3/C4'))],
    })
    expect(finding?.message.fr).toMatch(/^C3\/C4\u202f: .+ sans mur \(CHK-5\)\.$/)
    expect(finding?.fix?.call).toMatchObject({
      command: 'set-hexside-feature',
      params: { sides: finding?.hexsides, slot: 'barrier', value: { feature: 'wall' } },
    })
  })

  test('a hedge is no wall', () => {
    const board = withHexsides(field, ['C3/C4'], ['hedge', 'door'])
    expect(findingsOf(board, code)).toMatchObject([{ severity: 'error' }])
  })

  test('a piece of wall that stands alone is no run', () => {
    const board = withHexsides(field, ['C3/C4'], gate)
    expect(findingsOf(board, code)).toMatchObject([
      { severity: 'warning', message: { en: 'C3/C4: gate in a piece of wall that stands alone (CHK-5).' } },
    ])
  })

  test('one more side of wall makes a run', () => {
    const [first, second] = outline([hexNamed(field, 'C3')]) as [Hexside, Hexside]
    const lone = withHexsides(field, [first], gate)
    expect(findingsOf(lone, code)).toHaveLength(1)
    expect(findingsOf(withHexsides(lone, [second], WALL), code)).toEqual([])
  })
})

describe('CHK-6: CHK6-nearly-closed', () => {
  const code = 'CHK6-nearly-closed'

  test.each([1, 2, 3])('a gap of %i hexsides is named, and the fix closes it', (missing) => {
    const { board, gap } = castle(missing)
    const [finding, ...more] = findingsOf(board, code)
    expect(more).toEqual([])
    expect(finding).toMatchObject({ severity: 'warning', rule: 'CHK-6' })
    expect([...(finding?.hexsides ?? [])].sort()).toEqual(keys(gap))
    const { command, params } = finding!.fix!.call
    expect(command).toBe('set-hexside-feature')
    const { sides, slot, value } = params as { sides: string[]; slot: string; value: { feature: string } }
    expect([sides, slot, value]).toEqual([finding?.hexsides, 'barrier', { feature: 'wall' }])
    expect(codes(withHexsides(board, gap, { barrier: value }))).toEqual([])
  })

  test('the message names the hexsides and counts the hexes', () => {
    const ring = outline([hexNamed(field, 'C3')]).filter(
      (side) => hexsideKey(side) !== hexsideKey(sideNamed(field, 'C3/C4')),
    )
    const [finding] = findingsOf(withHexsides(field, ring, WALL), code)
    expect(finding?.message).toEqual({
      fr: 'Enceinte presque fermée\u202f: il lui manque C3/C4 pour enclore 1 case (CHK-6).',
      en: 'A fortification is nearly closed: C3/C4 would cut off 1 hex (CHK-6).',
    })
  })

  test.each(Array.from({ length: 30 }, (_, from) => from))('wherever the gap of 3 begins (%i)', (from) => {
    const loop = outline(disc(center, 2))
    const turned = [...loop.slice(from), ...loop.slice(0, from)]
    const [finding] = findingsOf(withHexsides(field, turned.slice(3), WALL), code)
    // Where three sides of one hex are missing, its other three would serve as well: the larger area is meant.
    expect([...(finding?.hexsides ?? [])].sort()).toEqual(keys(turned.slice(0, 3)))
  })

  test('a gap of 4 is an entrance', () => {
    // Four sides that no shorter way joins: two hexes of the straight part of the outline.
    const loop = outline(disc(center, 3))
    const joined = [...loop, ...loop].slice(0, loop.length + 4)
    const starts = loop.map((_, index) => joined.slice(index, index + 4)).filter((four) => isStraight(four))
    expect(starts.length).toBeGreaterThan(0)
    for (const gap of starts) {
      const walls = loop.filter((side) => !gap.includes(side))
      expect(findingsOf(withHexsides(field, walls, WALL), code)).toEqual([])
    }
  })

  test('a closed castle and an open one are none', () => {
    expect(findingsOf(castle(0).board, code)).toEqual([])
    expect(findingsOf(castle(12).board, code)).toEqual([])
  })

  test('an opening in the wall closes like the wall', () => {
    const { board, gap } = castle(1)
    expect(
      findingsOf(withHexsides(board, gap, { ...WALL, opening: { feature: 'gate', state: 'open' } }), code),
    ).toEqual([])
  })

  test('an opening without a wall does not close', () => {
    const { board, gap } = castle(1)
    expect(findingsOf(withHexsides(board, gap, 'gate'), code)).toHaveLength(1)
  })

  test('a castle against the rim of the map is closed by nothing but wall', () => {
    const hex = hexNamed(field, 'A5')
    const loop = outline([hex]).filter((side) => hexesOfSide(side).every((at) => at.q >= 0))
    expect(findingsOf(withHexsides(field, loop, WALL), code)).toEqual([])
  })

  test('hedges make no fortification', () => {
    const { board } = castle(1, { features: { barrier: { feature: 'hedge' } } })
    expect(findingsOf(board, code)).toEqual([])
  })

  test('a cliff completes a wall, but alone it makes none', () => {
    const loop = outline(disc(center, 2))
    const cliffs = withHexsides(field, loop.slice(1), 'cliff')
    expect(findingsOf(cliffs, code)).toEqual([])
    expect(findingsOf(withHexsides(cliffs, loop.slice(1, 10), WALL), code)).toMatchObject([
      { fix: { call: { params: { value: { feature: 'wall' } } } } },
    ])
  })

  test('a battlement is closed by a battlement that looks in', () => {
    const { board, gap } = castle(1, { features: { barrier: { feature: 'battlement', inside: 'owner' } } })
    const inside = new Set(disc(center, 2).map(hexKey))
    const half = inside.has(hexKey(hexesOfSide(gap[0]!)[0])) ? 'owner' : 'across'
    expect(findingsOf(board, code)).toMatchObject([
      { fix: { call: { params: { value: { feature: 'battlement', inside: half } } } } },
    ])
  })

  test('400 hexes are the most that count', () => {
    const block = (columns: number, rows: number) =>
      Array.from({ length: columns * rows }, (_, index) =>
        axial(3 + (index % columns), 3 + Math.floor(index / columns) - Math.floor((index % columns) / 2) + 3),
      )
    const big = testBoard({ columns: 60, rows: 60, stagger: 'odd' })
    for (const [hexes, found] of [
      [block(20, 20), 1],
      [[...block(20, 20), block(21, 20)[20] as Axial], 0],
    ] as const) {
      const loop = outline(hexes)
      expect(findingsOf(withHexsides(big, loop.slice(1), WALL), code)).toHaveLength(found)
    }
  })
})

/** Four sides whose ends no way of three sides joins: their path is a shortest one. */
function isStraight(sides: readonly Hexside[]): boolean {
  const byHex = new Map<string, number>()
  for (const hex of sides.flatMap(hexesOfSide).map(hexKey)) byHex.set(hex, (byHex.get(hex) ?? 0) + 1)
  return Math.max(...byHex.values()) <= 2
}

describe('CHK-6: CHK6-no-entrance', () => {
  const code = 'CHK6-no-entrance'
  const loop = outline(disc(center, 1))
  const closed = withHexsides(field, loop, WALL)

  test('a closed ring without a way in', () => {
    const [finding, ...more] = findingsOf(closed, code)
    expect(more).toEqual([])
    expect(finding).toMatchObject({ severity: 'warning', rule: 'CHK-6' })
    expect(new Set(finding?.hexes)).toEqual(new Set(disc(center, 1).map(hexKey)))
  })

  test.each([
    ['door', true],
    ['gate', true],
    ['arrow-slit', false],
    ['window', false],
  ])('a %s is an entrance: %s', (feature, entrance) => {
    const board = withHexsides(closed, loop.slice(0, 1), { ...WALL, opening: { feature } })
    expect(findingsOf(board, code)).toHaveLength(entrance ? 0 : 1)
  })

  test.each(['stairs', 'ladder'])('%s are a way in', (feature) => {
    expect(
      findingsOf(withHexsides(closed, loop.slice(0, 1), { ...WALL, fixture: { feature } }), code),
    ).toEqual([])
  })

  test('two areas are judged each for itself', () => {
    const keep = outline([center])
    const board = withHexsides(withHexsides(closed, keep, WALL), loop.slice(0, 1), gate)
    expect(findingsOf(board, code)).toMatchObject([{ hexes: [hexKey(center)] }])
  })

  test('a door between bailey and keep lets nobody in; a gate to the open lets into both', () => {
    const keep = outline([center])
    const walled = withHexsides(closed, keep, WALL)
    const joined = withHexsides(walled, keep.slice(0, 1), { ...WALL, opening: { feature: 'door' } })
    expect(findingsOf(joined, code).flatMap(({ hexes }) => hexes)).toHaveLength(7)
    expect(findingsOf(withHexsides(joined, loop.slice(0, 1), gate), code)).toEqual([])
  })

  test('a gate on the rim of the map is a way in', () => {
    const rim = withHexsides(field, outline([hexNamed(field, 'A1')]), WALL)
    expect(findingsOf(rim, code)).toHaveLength(1)
    expect(findingsOf(withHexsides(rim, ['A1/n'], gate), code)).toEqual([])
  })
})

describe('CHK-6: CHK6-hole', () => {
  const code = 'CHK6-hole'
  const { board: bailey } = castle(0)
  const keep = outline([center])

  test('a keep open to its bailey', () => {
    const [finding] = findingsOf(withHexsides(bailey, keep.slice(1), WALL), code)
    expect(finding).toMatchObject({ severity: 'hint', rule: 'CHK-6', hexsides: keys(keep.slice(0, 1)) })
    expect(finding?.fix?.call).toMatchObject({ command: 'set-hexside-feature' })
  })

  test('not when the keep has a door instead', () => {
    const board = withHexsides(withHexsides(bailey, keep, WALL), keep.slice(0, 1), {
      ...WALL,
      opening: { feature: 'door' },
    })
    expect(findingsOf(board, code)).toEqual([])
  })

  test('not when the keep stands in the open: that is nearly closed', () => {
    const board = withHexsides(field, keep.slice(1), WALL)
    expect(codes(board)).toEqual(['CHK6-nearly-closed'])
  })
})
