/** Fire of Savoy on the map: over characters, into cover, out of the firer's back. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexDistance } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { hexName } from '#shared/hex/numbering'
import { fireModifiers } from '#shared/rules/magna-carta/fire/fire'
import { type FireLine, fireLine } from '#shared/rules/magna-carta/fire/fireLine'
import { FIRE } from '#shared/rules/magna-carta/figures/fireTables'
import { type MedievalPosition } from '#shared/rules/magna-carta/rules/medievalRules'
import { type Ruling } from '#shared/rules/sentences/ruling'
import { hexesInView, rearHexes, seesWithoutTurning } from '#shared/rules/savoy/fieldOfFire'
import { SAVOY } from '#shared/rules/savoy/index'
import { withHexes } from '../../support/board'
import {
  at,
  board,
  type Hex,
  id,
  magnaPosition,
  paint,
  type Placed,
  savoyPosition,
  withStats,
  written,
} from './support'

// Daggers reach 2, 4 and 7 hexes.
const daggers = (scenario: Scenario): Scenario =>
  withStats(scenario, 'crusaders-archer', { missile: 'dagger' })

/** A line from an archer at (0, 0), daggers in hand, to the target `t`. */
function line(
  pieces: Readonly<Record<string, Placed>>,
  ground?: (scenario: Scenario) => Scenario,
): Ruling<FireLine> {
  return lineIn(savoyPosition, pieces, ground)
}

function lineIn(
  position: (scenario: Scenario) => MedievalPosition,
  pieces: Readonly<Record<string, Placed>>,
  ground: (scenario: Scenario) => Scenario = (scenario) => scenario,
): Ruling<FireLine> {
  const scenario = ground(daggers(board({ f: ['archer', [0, 0]], ...pieces })))
  const found = fireLine(position(scenario), id('f'), id('t'))
  if (!found) throw new Error('both are on the map')
  return found
}

const rules = ({ because }: Ruling<unknown>): string[] => because.map(({ rule }) => rule)

describe('SV-FIR-1: no fire at a character behind another', () => {
  const MEDIUM: Placed = ['saracens-soldier', [4, 0]]

  test.each<[string, Readonly<Record<string, Placed>>, boolean]>([
    ['medium range, a foe in front', { t: MEDIUM, x: ['saracens-soldier', [3, 0]] }, false],
    ['medium range, a friend in front', { t: MEDIUM, x: ['soldier', [3, 0]] }, false],
    ['long range', { t: ['saracens-soldier', [6, 0]], x: ['soldier', [5, 0]] }, false],
    ['between, but not next to the target', { t: MEDIUM, x: ['soldier', [2, 0]] }, true],
    ['next to the target, but not between', { t: MEDIUM, x: ['soldier', [4, -1]] }, true],
    ['nobody in between', { t: MEDIUM }, true],
    [
      'a rider behind a character on foot',
      { t: ['saracens-knight', [4, 0], 's0'], x: ['soldier', [3, 0]] },
      true,
    ],
    ['a rider behind a rider', { t: ['saracens-knight', [4, 0], 's0'], x: ['knight', [3, 0], 's0'] }, false],
    ['on foot behind a rider', { t: MEDIUM, x: ['knight', [3, 0], 's0'] }, false],
  ])('%s: %s', (_, pieces, open) => {
    const found = line(pieces)
    expect(found.value.open).toBe(open)
    if (!open) expect(found.because[0]).toEqual({ rule: 'SV-FIR-1', at: { counter: 'x' } })
  })

  test('from higher than the one in front it is allowed', () => {
    const pieces = { t: MEDIUM, x: ['soldier', [3, 0]] as const }
    const raised =
      (...hexes: Hex[]) =>
      (scenario: Scenario): Scenario => {
        const { numbering, grid } = scenario.map
        return withHexes(
          scenario,
          hexes.map((hex) => hexName(at(hex), numbering, grid)),
          { level: 1 },
        )
      }
    expect(line(pieces, raised([0, 0])).value).toMatchObject({ open: true, cover: 'light' })
    expect(line(pieces, raised([0, 0], [3, 0], [4, 0])).value.open).toBe(false)
  })

  test('HS-LOS-15: at short range the one in between blocks, adjacent or not', () => {
    const short = line({ t: ['saracens-soldier', [2, 0]], x: ['soldier', [1, 0]] })
    expect(short.value).toMatchObject({ open: false, band: 'short' })
    expect(rules(short)).toContain('HS-LOS-15')
  })

  test('Magna Carta has no such rule', () => {
    const pieces = { t: MEDIUM, x: ['soldier', [3, 0]] as const }
    expect(lineIn(magnaPosition, pieces).value).toMatchObject({ open: true, cover: 'none' })
  })
})

describe('SV-FIR-2: firing over a character raises the cover', () => {
  const OVER: Placed = ['soldier', [2, 0]]
  const wood = (scenario: Scenario): Scenario => paint(scenario, 'wood', [4, 0])

  test('by one step, once however many are passed over', () => {
    expect(line({ t: ['saracens-soldier', [4, 0]] }).value.cover).toBe('none')
    const over = line({ t: ['saracens-soldier', [4, 0]], x: OVER })
    expect(over.value).toMatchObject({ open: true, cover: 'light' })
    expect(rules(over)).toContain('SV-FIR-2')
    const two = line({ t: ['saracens-soldier', [6, 0]], x: OVER, y: ['soldier', [3, 0]] })
    expect(two.value).toMatchObject({ open: true, cover: 'light' })
  })

  test('from what the ground gives: the edge of a wood is light, over a character medium', () => {
    expect(line({ t: ['saracens-soldier', [4, 0]] }, wood).value.cover).toBe('light')
    expect(line({ t: ['saracens-soldier', [4, 0]], x: OVER }, wood).value.cover).toBe('medium')
  })

  test('a rider over one on foot has it too', () => {
    const found = line({ t: ['saracens-knight', [4, 0], 's0'], x: ['soldier', [3, 0]] })
    expect(found.value).toMatchObject({ open: true, cover: 'light' })
  })

  test('heavy is the limit, for riders too', () => {
    const covered = SAVOY.rows.terrains.map((row) =>
      row.id === 'clear' ? { ...row, cover: 'heavy' as const } : row,
    )
    const heavy = (scenario: Scenario): MedievalPosition => {
      const position = savoyPosition(scenario)
      const rows = { ...position.rows, terrains: covered }
      return { ...position, rows }
    }
    for (const type of ['saracens-soldier', 'saracens-knight'])
      expect(
        lineIn(heavy, { t: [type, [4, 0], type.endsWith('knight') ? 's0' : 'v0'], x: OVER }).value.cover,
      ).toBe('heavy')
  })

  test('the mounted table has the column: C C B A A and misses', () => {
    const { columns, rows } = SAVOY.figures.fire.tables.mounted
    expect(columns).toEqual(['none', 'light', 'medium', 'heavy'])
    expect(rows.map((row) => row[3]).join('')).toBe('CCBAA----')
    // Ours: the column beside it, moved up one row.
    expect(rows.map((row) => row[3])).toEqual([...rows.slice(1).map((row) => row[2]), '-'])
    expect(rows.map((row) => row.slice(0, 3))).toEqual(FIRE.tables.mounted.rows)
    expect(SAVOY.figures.fire.tables.foot).toBe(FIRE.tables.foot)
  })
})

describe('SV-FIR-3: defensive fire in the firer’s field of view', () => {
  const around = (facing: string): Hex[] => {
    const position = savoyPosition(board({ f: ['archer', [0, 0], facing] }))
    return written(neighbors(at([0, 0])).filter((hex) => seesWithoutTurning(position, id('f'), hex).value))
  }

  test('on foot the two hexes behind are not seen, the other four are', () => {
    expect(around('v0')).toEqual([
      [0, -1],
      [1, -1],
      [1, 0],
      [-1, 0],
    ])
    expect(around('v3')).toEqual([
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ])
  })

  test('nor is what the line reaches through them, or along their side', () => {
    const position = savoyPosition(board({ f: ['archer', [0, 0], 'v0'] }))
    const sees = (hex: Hex): boolean => seesWithoutTurning(position, id('f'), at(hex)).value
    // Straight behind; along the side between a side hex and a rear one; along the side between a front and a side hex.
    expect([sees([0, 4]), sees([1, 1]), sees([2, 2]), sees([-2, 1])]).toEqual([false, false, false, false])
    expect([sees([2, -1]), sees([4, 0]), sees([-3, 0]), sees([-1, -1])]).toEqual([true, true, true, true])
    const { because } = seesWithoutTurning(position, id('f'), at([0, 4]))
    expect(because).toEqual([{ rule: 'SV-FIR-3', at: { hex: expect.any(String) as string } }])
  })

  test('turning round the field turns with the firer: 4 of 6 neighbours, whatever the vertex', () => {
    for (const facing of ['v0', 'v1', 'v2', 'v3', 'v4', 'v5']) expect(around(facing)).toHaveLength(4)
  })

  test('a rider does not see through the three hexes behind its rear half', () => {
    const scenario = board({ f: ['knight', [0, 0], 's0'] })
    const position = savoyPosition(scenario)
    expect(written(rearHexes(position, scenario.counters[id('f')]!))).toEqual([
      [-1, 2],
      [1, 1],
      [0, 2],
    ])
    const sees = (hex: Hex): boolean => seesWithoutTurning(position, id('f'), at(hex)).value
    expect([sees([0, 3]), sees([2, 2]), sees([1, 2]), sees([-3, 6])]).toEqual([false, false, false, false])
    expect([sees([1, 0]), sees([-1, 1]), sees([3, 0]), sees([0, -4]), sees([-3, 3])]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
  })

  test('a move is fired at from where it starts in view, or passes; else not at all', () => {
    const position = savoyPosition(board({ f: ['archer', [0, 0], 'v0'] }))
    const fired = (...track: Hex[]): Hex[] => written(hexesInView(position, id('f'), track.map(at)).value)
    expect(fired([0, 3], [0, 2], [0, 1])).toEqual([])
    expect(fired([3, 0], [2, 1], [1, 1])).toEqual([
      [3, 0],
      [2, 1],
    ])
    expect(fired([0, 3], [1, 2], [2, 1])).toEqual([[2, 1]])
    expect(rules(hexesInView(position, id('f'), [at([0, 3])]))).toEqual(['SV-FIR-3'])
  })

  test('what hides hides all the same', () => {
    const scenario = paint(board({ f: ['archer', [0, 0], 'v0'] }), 'wood', [0, -1])
    expect(seesWithoutTurning(savoyPosition(scenario), id('f'), at([0, -3])).value).toBe(false)
  })

  test('every hex within 5 is seen in at least two facings, and never in all', () => {
    const facings = ['v0', 'v1', 'v2', 'v3', 'v4', 'v5']
    const positions = facings.map((facing) => savoyPosition(board({ f: ['archer', [0, 0], facing] })))
    for (let q = -5; q <= 5; q++)
      for (let r = -4; r <= 5; r++) {
        const hex = at([q, r])
        const distance = hexDistance(hex, at([0, 0]))
        if (distance === 0 || distance > 5) continue
        const seen = positions.filter((position) => seesWithoutTurning(position, id('f'), hex).value).length
        expect(seen, `${q},${r}`).toBeGreaterThanOrEqual(2)
        expect(seen, `${q},${r}`).toBeLessThan(6)
      }
  })
})

test('SV-FIR-4: no modifier for armour; every other one stays', () => {
  const names = (modifiers: typeof FIRE.modifiers): string[] => modifiers.map(({ when }) => when)
  expect(names(SAVOY.figures.fire.modifiers)).toEqual(
    names(FIRE.modifiers).filter((when) => when !== 'armoured'),
  )
  const weapon = SAVOY.figures.weapons.find(({ id: weaponId }) => weaponId === 'crossbow')!
  const shot = { weapon, range: 20, cover: 'none', target: 'foot', phase: 'offensive' } as const
  const traits = { armoured: true, wounded: false, turkish: false }
  const sum = (fire: typeof FIRE): number[] =>
    fireModifiers({ ...shot, ...traits }, 'medium', fire).map(({ value }) => value)
  expect(sum(SAVOY.figures.fire)).toEqual([1])
  expect(sum(FIRE)).toEqual([1, 1])
})
