/** Wandering: the level of a hex, and what becomes of a step. */
import { describe, expect, test } from 'vitest'
import { type StartValues } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { facingName } from '#shared/hex/facing'
import { hexName } from '#shared/hex/numbering'
import { engages } from '#shared/rules/common-mechanics/engagement/engagement'
import { wander, type WanderingResult } from '#shared/rules/common-mechanics/wandering/wandering'
import {
  wanderingLevelAt,
  wanderingLevelOfStep,
} from '#shared/rules/common-mechanics/wandering/wanderingLevel'
import { type BoardParts, type Placing, withMarker } from '../../support/board'
import { hexNamed } from '../../support/names'
import { fantasyBoard, positionOf, unit } from '../../support/fantasyBoard'

const FOGS = ['none', 'mist', 'fog', 'dense-fog', 'pea-soup'] as const

const start = (fog: StartValues['fog']): StartValues => ({
  ...{ light: 'day', weather: 'fine', wind: 'light-breeze', windToward: 0, fog },
})

/** An orc on C4, facing the top of the sheet; its hex imposes wandering of this level. */
function board(level: number, placing: Partial<Placing> = {}, parts: BoardParts = {}): Scenario {
  const orc: Placing = { at: 'C4', facing: 's0', ...placing }
  return fantasyBoard({
    columns: 8,
    rows: 8,
    ...parts,
    hexes: { C4: { wandering: level }, ...parts.hexes },
    counters: { orc, ...parts.counters },
  })
}

/** The orc plans the step straight up, from C4 to C3. */
function upwards(scenario: Scenario, die: number): WanderingResult {
  return wander(positionOf(scenario), unit(scenario, 'orc'), { way: 0 }, die)
}

/** Hex and facing where it ends, and what befell it. */
function told(scenario: Scenario, result: WanderingResult): string {
  const { grid, numbering } = scenario.map
  const { hexes, counter } = result.unit
  const words = [
    ...hexes.map((hex) => hexName(hex, numbering, grid)),
    facingName(counter.facing, grid),
    ...(result.shaken ? ['shaken'] : []),
    ...(result.ends ? ['ends'] : []),
    ...result.refused.slice(0, 1).map(({ rule }) => rule),
  ]
  return words.join(' ')
}

const upTold = (scenario: Scenario, die: number): string => told(scenario, upwards(scenario, die))

describe('CM-WAN-1: what imposes wandering', () => {
  test('a hex, by its level', () => {
    const levels = [0, 1, 2, 3, 4].map((level) => {
      const scenario = board(level)
      return wanderingLevelAt(positionOf(scenario), hexNamed(scenario, 'C4'))
    })
    expect(levels).toEqual([0, 1, 2, 3, 4])
  })

  test('CM-SCN-2: fog, 1 to 4', () => {
    const levels = FOGS.map((fog) => {
      const scenario = { ...board(0), start: start(fog) }
      return wanderingLevelAt(positionOf(scenario), hexNamed(scenario, 'F6'))
    })
    expect(levels).toEqual([0, 1, 2, 3, 4])
  })

  test('CM-LOS-10: sparse smoke 2, dense smoke 3', () => {
    const levels = ['smoke-sparse', 'smoke-dense'].map((kind) => {
      const scenario = withMarker(board(0), ['C4'], kind)
      return wanderingLevelAt(positionOf(scenario), hexNamed(scenario, 'C4'))
    })
    expect(levels).toEqual([2, 3])
  })

  test('the worst of them counts', () => {
    const scenario = { ...withMarker(board(1), ['C4'], 'smoke-dense'), start: start('fog') }
    expect(wanderingLevelAt(positionOf(scenario), hexNamed(scenario, 'C4'))).toBe(3)
    const foggy = { ...board(1), start: start('pea-soup') }
    expect(wanderingLevelAt(positionOf(foggy), hexNamed(foggy, 'C4'))).toBe(4)
  })

  test('CM-INF-2: rock imposes 3 near the surface and 4 in the deep, from hex to hex at one depth only', () => {
    const scenario = board(0)
    const level = (from: string, to: string) =>
      wanderingLevelOfStep(
        positionOf(scenario),
        { hexes: [hexNamed(scenario, 'C4')], placement: from as never },
        to as never,
      )
    expect(level('shallow-infiltration', 'shallow-infiltration')).toBe(3)
    expect(level('deep-infiltration', 'deep-infiltration')).toBe(4)
    expect(level('shallow-infiltration', 'ground')).toBe(0)
    expect(level('ground', 'shallow-infiltration')).toBe(0)
    expect(level('deep-infiltration', 'shallow-infiltration')).toBe(0)
    expect(level('low-flight', 'low-flight')).toBe(0)
  })
})

describe('CM-WAN-1: one die', () => {
  test('on level 2, by the die', () => {
    const scenario = board(2)
    expect([1, 2, 3, 4, 5, 6].map((die) => upTold(scenario, die))).toEqual([
      'C4 s0 ends',
      // Turned to the left it steps to the upper left; to the right likewise.
      'B4 s5 ends',
      'C3 s0',
      'C3 s0',
      'C3 s0',
      'D4 s1 ends',
    ])
  })

  test('each level by its own row of the table', () => {
    const ofDie = (die: number) => [1, 2, 3, 4].map((level) => upwards(board(level), die).rolled)
    expect(ofDie(1)).toEqual(['left', 'cancelled', 'cancelled', 'cancelled'])
    expect(ofDie(4)).toEqual(['planned', 'planned', 'planned', 'left'])
    expect(upwards(board(4), 4)).toMatchObject({ level: 4, stepped: true, shaken: false })
  })

  test('a step aside turns with the unit: planned to the upper left, it goes left of that', () => {
    const scenario = board(1)
    const result = wander(positionOf(scenario), unit(scenario, 'orc'), { way: 5 }, 1)
    expect(told(scenario, result)).toBe('B5 s5 ends')
  })

  test('as planned, the move may go on, but not from another such hex', () => {
    expect(upwards(board(1), 3).ends).toBe(false)
    expect(upwards(board(1, {}, { hexes: { C3: { wandering: 1 } } }), 3)).toMatchObject({
      stepped: true,
      ends: true,
    })
  })

  test('CM-INF-2: through rock the move ends, as planned or not', () => {
    const dwarf: Partial<Placing> = { stats: { caveAdapted: true }, placement: 'shallow-infiltration' }
    const caves = Array.from({ length: 8 }, () => 'cccccccc').join('\n')
    const scenario = board(0, dwarf, { caves })
    expect(upwards(scenario, 4)).toMatchObject({ level: 3, rolled: 'planned', stepped: true, ends: true })
    const deep = board(0, { ...dwarf, placement: 'deep-infiltration' }, { caves })
    expect(upwards(deep, 3)).toMatchObject({ level: 4, rolled: 'cancelled', stepped: false })
    expect(upwards(deep, 4).unit).toMatchObject({ placement: 'deep-infiltration' })
  })

  test('a small unit steps aside too', () => {
    expect(upTold(board(1, { kind: 'small' }), 6)).toBe('D4 s1 ends')
  })

  test('a formation pivots, its outer half wheeling, and steps', () => {
    const scenario = board(1, { kind: 'formation', facing: 'v0' })
    expect(told(scenario, wander(positionOf(scenario), unit(scenario, 'orc'), { way: 0 }, 3))).toBe(
      'C3 D4 v0',
    )
    // To the left: C4 stays, D5 wheels to D4; then both step to the upper left.
    expect(upTold(scenario, 1)).toBe('B4 C3 v5 ends')
    expect(upTold(scenario, 6)).toBe('E3 E4 v1 ends')
  })

  test('nothing to roll for where nothing imposes it; no seventh face', () => {
    expect(() => upwards(board(0), 3)).toThrow('wandering has levels 1 to 4, not 0')
    expect(() => upwards(board(1), 7)).toThrow('a die shows 1 to 6, not 7')
  })
})

describe('CM-WAN-2: where it never leads', () => {
  const left = (parts: BoardParts, placing: Partial<Placing> = {}) => upTold(board(1, placing, parts), 1)

  test('into forbidden terrain: the unit turns, does not step, and is shaken', () => {
    expect(left({ hexes: { B4: { terrain: 'impassable' } } })).toBe('C4 s5 shaken ends CM-TER-1')
    expect(left({ hexes: { B4: { terrain: 'water' } } })).toBe('C4 s5 shaken ends CM-TER-4')
    expect(left({ hexes: { B4: { flags: ['inaccessible'] } } })).toBe('C4 s5 shaken ends CM-TER-2')
  })

  test('into what would destroy it: lava and a blaze', () => {
    expect(left({ hexes: { B4: { terrain: 'lava' } } })).toBe('C4 s5 shaken ends CM-TER-1')
    const burning = withMarker(board(1), ['B4'], 'blaze')
    expect(upTold(burning, 1)).toBe('C4 s5 shaken ends CM-LOS-10')
    expect(left({ hexes: { B4: { terrain: 'lava' } } }, { stats: { fireImmune: true } })).toBe('B4 s5 ends')
  })

  test('off the map, or across a side that it may not cross', () => {
    const scenario = fantasyBoard({
      columns: 8,
      rows: 8,
      hexes: { A1: { wandering: 1 } },
      counters: { orc: { at: 'A1', facing: 's2' } },
    })
    const result = wander(positionOf(scenario), unit(scenario, 'orc'), { way: 1 }, 1)
    expect(told(scenario, result)).toBe('A1 s1 shaken ends CM-TER-1')
    expect(left({ hexsides: { 'B4/C4': 'impassable' } })).toBe('C4 s5 shaken ends CM-SID-4')
  })

  test('a hex for a minimal move only is not forbidden, but to an exhausted unit', () => {
    const parts: BoardParts = { hexes: { B4: { terrain: 'difficult' } } }
    const rider: Partial<Placing> = { stats: { movementClass: 'mounted' } }
    expect(left(parts, rider)).toBe('B4 s5 ends')
    expect(left(parts, { ...rider, status: { fatigue: 'exhausted' } })).toBe('C4 s5 shaken ends CM-TER-4')
  })

  test('into an illegal stack: it does not even turn, and is shaken', () => {
    const enemy: Placing = { at: 'B4', side: 'blue' }
    expect(left({ counters: { enemy } })).toBe('C4 s0 shaken ends CM-STK-2')
    const troop = (rank: number): Placing => ({ at: 'B4', facing: 's5', rank })
    expect(left({ counters: { one: troop(0) } })).toBe('B4 s5 ends')
    expect(left({ counters: { one: troop(0), two: troop(1) } })).toBe('C4 s0 shaken ends CM-STK-1')
    expect(left({ counters: { one: { at: 'B4', facing: 's0' } } })).toBe('C4 s0 shaken ends CM-ORI-5')
  })

  test('a formation that cannot pivot stays as it was, shaken', () => {
    const formation: Partial<Placing> = { kind: 'formation', facing: 'v0' }
    expect(left({ hexes: { D4: { terrain: 'rough' } } }, formation)).toBe('C4 D5 v0 shaken ends CM-TER-1')
  })

  test('already shaken, routed, magic or unshakable: nothing more befalls it', () => {
    const barred: BoardParts = { hexes: { B4: { terrain: 'impassable' } } }
    for (const status of [{ cohesion: 'shaken' }, { cohesion: 'routed' }])
      expect(left(barred, { status })).toBe('C4 s5 ends CM-TER-1')
    for (const moraleClass of ['magic', 'unshakable'])
      expect(left(barred, { stats: { moraleClass } })).toBe('C4 s5 ends CM-TER-1')
    for (const moraleClass of ['elite', 'fragile', 'exalted', 'demonic'])
      expect(left(barred, { stats: { moraleClass } })).toBe('C4 s5 shaken ends CM-TER-1')
  })

  test('a planned step that may not be taken is refused, and shakes nobody', () => {
    const scenario = board(1, {}, { hexes: { C3: { terrain: 'impassable' } } })
    expect(upTold(scenario, 3)).toBe('C4 s0 ends CM-TER-1')
  })

  test('a cancelled step shakes nobody', () => {
    expect(upTold(board(4, {}, { hexes: { C3: { terrain: 'impassable' } } }), 1)).toBe('C4 s0 ends')
  })
})

test('CM-WAN-3: it may leave the unit engaged from behind', () => {
  const enemy: Placing = { at: 'B5', side: 'blue', facing: 's0' }
  const scenario = board(1, {}, { counters: { enemy } })
  const result = upwards(scenario, 1)
  expect(told(scenario, result)).toBe('B4 s5 ends')
  expect(engages(positionOf(scenario), unit(scenario, 'enemy'), result.unit).value).toBe(true)
})
