/** Formations on the move: steps, pivots and about-turns. */
import { describe, expect, test } from 'vitest'
import { type Stats } from '#shared/document/armies'
import { type BoardParts, type Placing, withMarker } from '../../support/board'
import { fantasyBoard } from '../../support/fantasyBoard'
import { ends } from './ends'

/** On C4 and D5, facing v0: before it lie C3, D4 and E4. */
const formation = (stats: Stats = {}, more: Partial<Placing> = {}): Placing => ({
  ...{ at: 'C4', kind: 'formation', facing: 'v0', stats },
  ...more,
})

const found = (me: Placing, points?: number, parts: BoardParts = {}) =>
  ends(fantasyBoard({ columns: 8, rows: 8, ...parts, counters: { me, ...parts.counters } }), points)

/** A unit with points for one thing only. */
const one = (parts: BoardParts = {}, stats: Stats = {}) => found(formation(stats), 1, parts)

describe('CM-ORI-6, CM-TER-4: a formation', () => {
  test('steps half left or half right, both halves into the hexes before it', () => {
    const steps = Object.entries(one()).filter(([name]) => name.endsWith(' v0'))
    expect(steps).toEqual([
      ['C3 v0', 1],
      ['D4 v0', 1],
    ])
  })

  test('pays the dearer of its halves', () => {
    const stats = { movementClass: 'animal' }
    expect(one({}, stats)['C3 v0']).toBe(0.5)
    expect(one({ hexes: { D4: { level: 2 } } }, stats)['C3 v0']).toBe(1)
    expect(one({ hexes: { D4: { level: 2 }, C3: { level: 1 } } }, stats)['C3 v0']).toBe(1)
  })

  test('pivots by 60 degrees: the outer half wheels into the middle hex before it', () => {
    const found = one()
    // To the right the left half goes from C4 to D4 and D5 stays; to the left D5 goes there and C4 stays.
    expect([found['D4 v1'], found['C4 v5']]).toEqual([1, 1])
    const blocked = one({ hexes: { D4: { terrain: 'rough' } } })
    expect([blocked['D4 v1'], blocked['C4 v5']]).toEqual([undefined, undefined])
  })

  test('a pivot costs a turn step and the hex that is entered', () => {
    const pivot = (movementClass: string, points = 4) => found(formation({ movementClass }), points)['C4 v5']
    // Pedestrian 0 + 1, mounted 0.5 + 0.5, animal 0 + 0.5.
    expect(['pedestrian', 'mounted', 'animal'].map((id) => pivot(id))).toEqual([1, 1, 0.5])
    // A second pivot is a further turn: it enters C3, so 1 + 0.5 + 1.
    expect(found(formation(), 4)['C4 v4']).toBe(2.5)
  })

  test('turns about where it stands, at the price of its class', () => {
    const about = (movementClass: string) => found(formation({ movementClass }), 4)['D5 v3']
    expect(['pedestrian', 'mounted', 'animal', 'wheeled'].map(about)).toEqual([1, 1.5, 1, undefined])
  })

  test('turns by no less than 60 degrees and faces vertices only', () => {
    expect(Object.keys(found(formation(), 3)).every((name) => / v[0-5]$/.test(name))).toBe(true)
  })

  test('CM-ORI-2: in hedgehog mode it does not move', () => {
    expect(found(formation({}, { status: { mode: 'hedgehog' } }), 9)).toEqual({})
    expect(Object.keys(found(formation({}, { status: { mode: 'march' } }), 9)).length).toBeGreaterThan(50)
  })

  test('CM-TER-1: neither half goes into rough ground', () => {
    const rough = one({ hexes: { C3: { terrain: 'rough' } } })
    expect([rough['C3 v0'], rough['D4 v0']]).toEqual([undefined, 1])
  })

  test('CM-SID: neither half crosses a rough side, and it lies across none', () => {
    expect(one({ hexsides: { 'C3/C4': 'rough' } })['C3 v0']).toBeUndefined()
    expect(one({ hexsides: { 'D4/D5': 'rough' } })['C3 v0']).toBeUndefined()
    const across = one({ hexsides: { 'C3/D4': 'rough' } })
    expect([across['C3 v0'], across['D4 v0']]).toEqual([undefined, 1])
  })

  test('CM-STK-4: two formations never share a hex, in passing either', () => {
    const other: Placing = { at: 'D4', kind: 'formation', facing: 'v0' }
    const near = found(formation(), 4, { counters: { other } })
    expect(Object.keys(near).filter((name) => /^(C3|D4|E4) v0$/.test(name))).toEqual([])
  })

  test('passing through a small friend with one half costs a point more', () => {
    const small: Placing = { at: 'D4', kind: 'small' }
    expect(one({ counters: { small } })['C3 v0']).toBe(1)
    // C2 and D3, by way of C3 and D4; or by D4 and E4, where D4 is left by the left half.
    expect([found(formation(), 4)['C2 v0'], found(formation(), 4, { counters: { small } })['C2 v0']]).toEqual(
      [2, 3],
    )
  })

  test('CM-WAN-1: it stops where either half comes to a hex of wandering', () => {
    const hexes = { D4: { wandering: 1 } }
    const stopped = found(formation(), 4, { hexes })
    expect([stopped['C3 v0'], stopped['D4 v0'], stopped['C2 v0']]).toEqual([1, 1, undefined])
  })

  test('a minimal move is one step, one pivot or one about-turn', () => {
    expect(found(formation(), 0)).toEqual({
      ...{ 'C3 v0': 'min', 'D4 v0': 'min', 'D4 v1': 'min', 'C4 v5': 'min', 'D5 v3': 'min' },
    })
    expect(found(formation({}, { status: { fatigue: 'exhausted' } }), 0)).toEqual({})
    expect(found(formation({ movementClass: 'wheeled' }), 0)).not.toHaveProperty('D5 v3')
  })

  test('CM-OBS: an obstacle before either half makes the step dearer', () => {
    const scenario = fantasyBoard({ columns: 8, rows: 8, counters: { me: formation() } })
    expect(ends(withMarker(scenario, ['D4'], 'debris'), 2)['C3 v0']).toBe(1.5)
  })
})
