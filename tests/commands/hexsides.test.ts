/** SID-1, -3 and -4: features in slots, their inside, openings and their wall. */
import { describe, expect, test } from 'vitest'
import { clearHexside } from '#shared/commands/clearHexside'
import { flipHexside } from '#shared/commands/flipHexside'
import { type Change, createHistory } from '#shared/commands/history'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { hexsideAt } from '#shared/document/map'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { type HexsideKey, parseHexsideKey } from '#shared/hex/hexside'
import { withHexsides } from '../support/board'
import { after, BIG_GRID, openMap, refusalOf, sideAt } from './maps'

const GRID = { ...BIG_GRID, columns: 10, rows: 10 }
const open = openMap(GRID)
const side = sideAt(4, 4, 1, GRID)
const slit = {
  sides: [side],
  slot: 'opening',
  value: { feature: 'arrow-slit', inside: 'owner' },
  wall: 'wall',
} as const

const featuresOf = (scenario: Scenario, key: HexsideKey): HexsideFeatures | undefined =>
  hexsideAt(scenario.map, parseHexsideKey(key))

describe('setting', () => {
  test('DOC-3: a side holds one thing in each of its four slots', () => {
    const features = {
      barrier: { feature: 'wall' },
      opening: { feature: 'door', state: 'open' },
      way: { feature: 'path' },
      fixture: { feature: 'ladder', inside: 'owner' },
    } as const
    const laid = (['fixture', 'way', 'opening', 'barrier'] as const).reduce(
      (board, slot) => after(board, setHexsideFeature, { sides: [side], slot, value: features[slot] }),
      open,
    )
    expect(featuresOf(laid, side)).toEqual(features)
  })

  test('SID-4: a slit in open ground brings its wall', () => {
    expect(featuresOf(after(open, setHexsideFeature, slit), side)).toEqual({
      barrier: { feature: 'wall' },
      opening: { feature: 'arrow-slit', inside: 'owner' },
    })
  })

  test('SID-4: in a wall that stands there it leaves the wall as it is', () => {
    const battlement = { feature: 'battlement', inside: 'across', integrity: 2 } as const
    const walled = after(open, setHexsideFeature, { sides: [side], slot: 'barrier', value: battlement })
    expect(featuresOf(after(walled, setHexsideFeature, slit), side)).toEqual({
      barrier: battlement,
      opening: slit.value,
    })
  })

  test('a side named from either hex is the same side', () => {
    expect(sideAt(5, 3, 4, GRID)).toBe(side)
  })

  test('a rim side is on the map; sides off it are left out, and refused alone', () => {
    const rim = sideAt(0, 0, 0, GRID)
    const off = sideAt(20, 20, 0, GRID)
    const walled = after(open, setHexsideFeature, { ...slit, sides: [rim, off] })
    expect(featuresOf(walled, rim)).toBeDefined()
    expect(featuresOf(walled, off)).toBeUndefined()
    expect(refusalOf(open, setHexsideFeature, { ...slit, sides: [off] })).toBe('That is off the map.')
  })

  test('SID-3: single sides may have an inside of their own: what runs round a hill looks down on all sides', () => {
    const [one, other] = [sideAt(4, 4, 0, GRID), sideAt(4, 4, 3, GRID)]
    const set = after(open, setHexsideFeature, {
      ...{ sides: [one, other], slot: 'barrier', value: { feature: 'cliff', inside: 'owner' } },
      insides: { [other]: 'across' },
    })
    expect(featuresOf(set, one)).toEqual({ barrier: { feature: 'cliff', inside: 'owner' } })
    expect(featuresOf(set, other)).toEqual({ barrier: { feature: 'cliff', inside: 'across' } })
  })
})

describe('clearing', () => {
  test('CHK-1: what a file holds off the map can be cleared', () => {
    const off = sideAt(20, 20, 0, GRID)
    expect(after(withHexsides(open, [off], 'wall'), clearHexside, { sides: [off] }).map.hexsides).toEqual({})
  })

  test('SID-4: taking the slit out restores the wall', () => {
    const cleared = after(after(open, setHexsideFeature, slit), clearHexside, {
      sides: [side],
      slots: ['opening'],
    })
    expect(featuresOf(cleared, side)).toEqual({ barrier: { feature: 'wall' } })
  })

  test('taking the last feature leaves neither side nor bucket', () => {
    const cleared = after(after(open, setHexsideFeature, slit), clearHexside, { sides: [side] })
    expect(cleared.map.hexsides).toEqual({})
    const bySlots = after(after(open, setHexsideFeature, slit), clearHexside, {
      sides: [side],
      slots: ['opening', 'barrier'],
    })
    expect(bySlots.map.hexsides).toEqual({})
  })

  test('what only a newer version knows keeps its side', () => {
    const known = after(open, setHexsideFeature, slit)
    const bucket = Object.keys(known.map.hexsides)[0] as string
    const features = { ...featuresOf(known, side), extra: { moss: true } }
    const newer = { ...known, map: { ...known.map, hexsides: { [bucket]: { [side]: features } } } }
    const cleared = after(newer, clearHexside, { sides: [side], slots: ['opening', 'barrier'] })
    expect(featuresOf(cleared, side)).toEqual({ extra: { moss: true } })
  })
})

describe('flipping', () => {
  test('SID-3: swaps the inside of what has one, there and back', () => {
    const set = after(open, setHexsideFeature, slit)
    const flipped = after(set, flipHexside, { sides: [side] })
    expect(featuresOf(flipped, side)).toEqual({
      barrier: { feature: 'wall' },
      opening: { feature: 'arrow-slit', inside: 'across' },
    })
    expect(featuresOf(after(flipped, flipHexside, { sides: [side] }), side)).toEqual(featuresOf(set, side))
  })

  test('says so where nothing has an inside', () => {
    expect(refusalOf(open, flipHexside, { sides: [side] })).toBe('Nothing here has an inside to flip.')
  })
})

describe('many sides at once', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((col) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((row) => [sideAt(col, row, 0, GRID), sideAt(col, row, 1, GRID)]),
  )

  test('each is named by its slot, beside what stood there, and all are taken away again', () => {
    const history = createHistory(after(open, setHexsideFeature, { ...slit, sides: [sideAt(9, 9, 2, GRID)] }))
    const before = history.document
    history.apply(setHexsideFeature, { sides: all, slot: 'way', value: { feature: 'path' } })
    const changes: Change[] = []
    history.subscribe((change) => changes.push(change))
    history.undo()
    expect(history.document).toEqual(before)
    history.redo()
    for (const { hexsides } of changes.map(({ changes }) => changes)) {
      expect([...hexsides.keys()].sort()).toEqual([...all].sort())
      expect(new Set([...hexsides.values()].flat())).toEqual(new Set(['way']))
    }
    expect(changes.length).toBe(2)
    history.apply(clearHexside, { sides: all })
    expect(history.document).toEqual(before)
    history.apply(clearHexside, { sides: [sideAt(9, 9, 2, GRID)] })
    expect(history.document.map.hexsides).toEqual({})
  })
})
