/** Footprints, stats as they stand, who shares a hex; ids. */
import { describe, expect, test } from 'vitest'
import { countersByHex, effectiveStats, footprint } from '#shared/document/counters'
import { counterId, type CounterTypeId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { neighbor } from '#shared/hex/direction'
import { toAxial } from '#shared/hex/grid'
import { BOARD_GRID, richScenario } from '../format/richScenario'

const rich = richScenario()
const guy = rich.counters[counterId('guy')] as Counter

test('MC-GEO-2: a rider covers its front hex and the one directly behind it', () => {
  const front = toAxial({ col: 12, row: 12 }, BOARD_GRID)
  expect(guy.facing).toEqual({ kind: 'side', index: 4 })
  expect(footprint(rich, guy)).toEqual([front, neighbor(front, 1)])
})

test('an unhorsed rider covers one hex, a counter of the tray none', () => {
  expect(footprint(rich, { ...guy, face: 'foot-wounded' }).length).toBe(1)
  expect(footprint(rich, rich.counters[counterId('reserve')] as Counter)).toEqual([])
})

test('CTR-1: stats are the status of the counter over its face over its sheet', () => {
  expect(effectiveStats(rich, guy)).toEqual({
    armour: 'heavy',
    largeShield: true,
    movement: 12,
    attack: 9,
    defence: 8,
    stunned: true,
    hits: 2,
    mood: 'grim',
  })
})

describe('counters by hex', () => {
  test('both hexes of a rider, bottom first, by placement and then by rank', () => {
    const rear = footprint(rich, guy)[1]
    if (!rear) throw new Error('no rear')
    const under: Counter = { ...(rich.counters[counterId('reserve')] as Counter), hex: hexKey(rear), rank: 0 }
    const stacked: Scenario = { ...rich, counters: { ...rich.counters, [counterId('under')]: under } }
    const byHex = countersByHex(stacked)
    expect(byHex.get(hexKey(rear))).toEqual(['under', 'guy', '7', 'squire'])
    expect(guy.hex && byHex.get(guy.hex)).toEqual(['guy'])
  })

  test('is found out once for a state that is frozen, and anew when counters or their types are others', () => {
    const { counters, counterTypes } = rich
    const frozen: Scenario = {
      ...rich,
      counters: Object.freeze({ ...counters }),
      counterTypes: Object.freeze({ ...counterTypes }),
    }
    const byHex = countersByHex(frozen)
    expect(countersByHex({ ...frozen })).toBe(byHex)
    const gone: Scenario = { ...frozen, counters: Object.freeze({}) }
    expect([...countersByHex(gone)]).toEqual([])
    const small = {
      ...counterTypes[guy.type],
      footprint: 1,
      faces: {},
    } as Scenario['counterTypes'][CounterTypeId]
    const narrow = { ...frozen, counterTypes: Object.freeze({ ...counterTypes, [guy.type]: small }) }
    const of = (stacks: typeof byHex) =>
      [...stacks.values()].filter((ids) => ids.includes(counterId('guy'))).length
    expect([of(byHex), of(countersByHex(narrow))]).toEqual([2, 1])
    expect(countersByHex(frozen)).toEqual(byHex)
  })

  test('follows what may still change', () => {
    const open = { ...rich, counters: { ...rich.counters } }
    expect(countersByHex(open).size).toBeGreaterThan(0)
    for (const id of Object.keys(open.counters)) delete (open.counters as Record<string, Counter>)[id]
    expect(countersByHex(open).size).toBe(0)
  })
})
