import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { commonMechanics } from '#shared/rules/common-mechanics/index'
import {
  mayFormHedgehog,
  mayPassThrough,
  mayStop,
  stackingPoints,
} from '#shared/rules/common-mechanics/stacking/stacking'
import {
  arrival,
  mayAttack,
  stackAt,
  targetOf,
  unitsAt,
} from '#shared/rules/common-mechanics/facing/stackOrder'
import { type Unit } from '#shared/rules/common-mechanics/units/unit'
import { type Placing, withMarker } from '../../support/board'
import { positionOf, unit } from '../../support/fantasyBoard'
import { at, decided, field, fieldWith, id } from './support'

const A = at(0, 0)
const LARGE: Placing = { at: A }
const SMALL: Placing = { at: A, kind: 'small' }
const FLYING = { stats: { movementClass: 'flying' } } as const

/** Units named `u0`, `u1`… bottom first. */
const stacked = (units: readonly Placing[], board: Scenario = field()): Scenario =>
  fieldWith(Object.fromEntries(units.map((one, rank) => [`u${rank}`, { rank, ...one }])), board)

/** May these share A? */
const shares = (...units: readonly Placing[]): [boolean, string | undefined] => asksOf(stacked(units))
const asksOf = (board: Scenario, hex: Axial = A): [boolean, string | undefined] =>
  decided(commonMechanics.mayStack(board, hex, Object.keys(board.counters).map(id)))

describe('CM-STK-1: at most 10 points a position', () => {
  test('a large unit takes 4, a small one 1; two large and two small fill it', () => {
    expect(shares(LARGE, LARGE, SMALL, SMALL)).toEqual([true, 'CM-STK-1'])
    expect(shares(LARGE, LARGE, SMALL, SMALL, SMALL)).toEqual([false, 'CM-STK-1'])
    expect(shares(LARGE, LARGE, LARGE)).toEqual([false, 'CM-STK-1'])
    expect(shares(...Array.from({ length: 10 }, () => SMALL))[0]).toBe(true)
    expect(shares(...Array.from({ length: 11 }, () => SMALL))[0]).toBe(false)
  })

  test('losses do not change it', () => {
    const lost: Placing = { ...LARGE, stats: { figures: 3 }, steps: 1 }
    expect(shares(lost, lost, lost)).toEqual([false, 'CM-STK-1'])
    const board = stacked([lost])
    expect(stackingPoints(positionOf(board), unit(board, 'u0'))).toBe(4)
  })

  test('a formation counts its 4 points in each of its hexes', () => {
    const line: Placing = { ...LARGE, kind: 'formation', stats: { figures: 3 }, facing: 'v0' }
    const mate: Placing = { ...LARGE, at: at(1, 0), facing: 'v0' }
    expect(
      asksOf(stacked([line, mate, { ...SMALL, at: at(1, 0) }, { ...SMALL, at: at(1, 0) }]), at(1, 0))[0],
    ).toBe(true)
    expect(asksOf(stacked([line, mate, mate]), at(1, 0))).toEqual([false, 'CM-STK-1'])
  })

  test('each of the three positions has its own ten, the two flights share one', () => {
    const low: Placing = { ...LARGE, ...FLYING, placement: 'low-flight' }
    const high: Placing = { ...low, placement: 'high-flight' }
    expect(shares(LARGE, LARGE, low, low)[0]).toBe(true)
    expect(shares(low, low, high)).toEqual([false, 'CM-STK-1'])
    expect(shares(low, high)[0]).toBe(true)
    const shallow: Placing = { ...LARGE, placement: 'shallow-infiltration' }
    expect(shares(LARGE, LARGE, low, high, shallow, { ...shallow, placement: 'deep-infiltration' })[0]).toBe(
      true,
    )
  })

  test('8 points and a small one passes, 8 and a large one does not', () => {
    const crowd = stacked([LARGE, LARGE])
    const passes = (one: Placing) => {
      const board = fieldWith({ one: { ...one, at: at(0, 3) } }, crowd)
      return decided(mayPassThrough(positionOf(board), { ...unit(board, 'one'), hexes: [A] }))
    }
    expect(passes(SMALL)).toEqual([true, 'CM-STK-1'])
    expect(passes(LARGE)).toEqual([false, 'CM-STK-1'])
  })

  test('who is there already is not counted twice', () => {
    const board = stacked([LARGE, LARGE, SMALL])
    expect(mayStop(positionOf(board), unit(board, 'u0')).value).toBe(true)
  })

  test('CM-OBS: a herd takes 4 points of the ground', () => {
    const herd = withMarker(field(), [A], 'herd')
    expect(asksOf(stacked([LARGE, SMALL, SMALL], herd))[0]).toBe(true)
    expect(asksOf(stacked([LARGE, LARGE], herd))).toEqual([false, 'CM-STK-1'])
    expect(
      asksOf(
        stacked(
          [
            { ...LARGE, ...FLYING, placement: 'low-flight' },
            { ...LARGE, ...FLYING, placement: 'low-flight' },
          ],
          herd,
        ),
      )[0],
    ).toBe(true)
  })

  test('CM-HID-2: decoys do not count, hidden units do', () => {
    const decoy: Placing = { ...LARGE, decoy: true, side: 'blue' }
    expect(shares(LARGE, LARGE, decoy, decoy)[0]).toBe(true)
    expect(shares(LARGE, LARGE, { ...LARGE, hidden: true })).toEqual([false, 'CM-STK-1'])
  })

  test('the points are figures that a house table may change', () => {
    const house = { options: {}, houseTables: { stacking: { most: 12 } } }
    const board = stacked([LARGE, LARGE, LARGE])
    expect(commonMechanics.under(house).ruleset.mayStack(board, A, ['u0', 'u1', 'u2'].map(id)).value).toBe(
      true,
    )
  })
})

describe('CM-STK-2: enemies', () => {
  test('never in the same hex and placement', () => {
    expect(shares(LARGE, { ...SMALL, side: 'blue' })).toEqual([false, 'CM-STK-2'])
    expect(shares(LARGE, { ...SMALL, side: 'blue', hidden: true })[0]).toBe(false)
  })

  test('in another placement they may, of the same position too', () => {
    const low: Placing = { ...LARGE, ...FLYING, placement: 'low-flight' }
    expect(shares(LARGE, { ...low, side: 'blue' })[0]).toBe(true)
    expect(shares(low, { ...low, placement: 'high-flight', side: 'blue' })[0]).toBe(true)
    expect(shares(low, { ...low, side: 'blue' })).toEqual([false, 'CM-STK-2'])
  })

  test('nobody passes through them', () => {
    const board = fieldWith({ one: { ...SMALL, at: at(0, 3) }, foe: { ...LARGE, side: 'blue' } })
    const passing = { ...unit(board, 'one'), hexes: [A] }
    expect(decided(mayPassThrough(positionOf(board), passing))).toEqual([false, 'CM-STK-2'])
    expect(mayPassThrough(positionOf(board), { ...passing, placement: 'low-flight' }).value).toBe(true)
  })
})

describe('CM-STK-3: who keeps large units away', () => {
  test('a large unit of inferior command, small units excepted', () => {
    const inferior: Placing = { ...LARGE, stats: { commandGrade: 'inferior' } }
    expect(shares(inferior, LARGE)).toEqual([false, 'CM-STK-3'])
    expect(shares(LARGE, inferior)).toEqual([false, 'CM-STK-3'])
    expect(shares(inferior, SMALL, SMALL)[0]).toBe(true)
    expect(shares({ ...LARGE, stats: { commandGrade: 'disadvantaged' } }, LARGE)[0]).toBe(true)
    expect(shares({ ...SMALL, stats: { commandGrade: 'inferior' } }, LARGE)[0]).toBe(true)
  })

  test('not enemies, who are not stacked with it', () => {
    const low: Placing = { ...LARGE, placement: 'low-flight' }
    const inferior: Placing = { ...low, stats: { ...FLYING.stats, commandGrade: 'inferior' } }
    const high: Placing = { ...LARGE, ...FLYING, placement: 'high-flight' }
    expect(shares(inferior, high)).toEqual([false, 'CM-STK-3'])
    expect(shares(inferior, { ...high, side: 'blue' })[0]).toBe(true)
  })

  test('in the same position only', () => {
    const inferior: Placing = { ...LARGE, stats: { commandGrade: 'inferior' } }
    expect(shares(inferior, { ...LARGE, ...FLYING, placement: 'low-flight' })[0]).toBe(true)
  })

  const hedgehog: Placing = {
    ...LARGE,
    kind: 'formation',
    stats: { figures: 3 },
    facing: 'v0',
    status: { mode: 'hedgehog' },
  }

  test('a formation in hedgehog mode, small units excepted', () => {
    const troop: Placing = { ...LARGE, facing: 'v0' }
    expect(shares(hedgehog, troop)).toEqual([false, 'CM-STK-3'])
    expect(shares(hedgehog, SMALL, SMALL)[0]).toBe(true)
    expect(shares({ ...hedgehog, status: { mode: 'march' } }, troop)[0]).toBe(true)
  })

  test('a formation does not go into hedgehog while stacked with a large unit, in either hex', () => {
    const line: Placing = { ...hedgehog, status: {} }
    const forms = (...mates: Placing[]) => {
      const board = stacked([line, ...mates])
      return decided(mayFormHedgehog(positionOf(board), unit(board, 'u0')))
    }
    expect(forms()).toEqual([true, 'CM-STK-3'])
    expect(forms(SMALL)[0]).toBe(true)
    expect(forms({ ...LARGE, facing: 'v0' })).toEqual([false, 'CM-STK-3'])
    expect(forms({ ...LARGE, at: at(1, 0), facing: 'v0' })[0]).toBe(false)
    expect(forms({ ...LARGE, ...FLYING, placement: 'low-flight' })[0]).toBe(true)
    const alone = stacked([LARGE])
    expect(mayFormHedgehog(positionOf(alone), unit(alone, 'u0')).value).toBe(false)
  })
})

describe('CM-STK-4: formations', () => {
  const line = (figures: number, hex = A): Placing => ({
    at: hex,
    kind: 'formation',
    stats: { figures },
    facing: 'v0',
  })
  const troop: Placing = { ...LARGE, facing: 'v0' }

  test('four figures or more: one small unit only', () => {
    expect(shares(line(4), SMALL)[0]).toBe(true)
    expect(shares(line(4), SMALL, SMALL)).toEqual([false, 'CM-STK-4'])
    expect(shares(line(4), troop)).toEqual([false, 'CM-STK-4'])
    expect(shares(line(5), troop)[0]).toBe(false)
  })

  test('three figures: as any large unit', () => {
    expect(shares(line(3), troop, SMALL, SMALL)[0]).toBe(true)
  })

  test('its losses make a big formation no smaller, until it is one no more', () => {
    expect(shares({ ...line(4), steps: 3 }, troop)).toEqual([false, 'CM-STK-4'])
    expect(shares({ ...line(4), steps: 2 }, troop)[0]).toBe(true)
  })

  test('two formations never share a hex, even in part', () => {
    expect(shares(line(3), line(3))).toEqual([false, 'CM-STK-4'])
    const board = stacked([line(3), line(3, at(1, 0))])
    expect(asksOf(board, at(1, 0))).toEqual([false, 'CM-STK-4'])
  })

  test('a small unit joins each half', () => {
    const board = fieldWith({ line: line(4), left: SMALL, right: { ...SMALL, at: at(0, 3) } })
    const joining = { ...unit(board, 'right'), hexes: [at(1, 0)] }
    expect(mayStop(positionOf(board), joining).value).toBe(true)
    expect(decided(mayStop(positionOf(board), { ...joining, hexes: [A] }))).toEqual([false, 'CM-STK-4'])
  })

  test('a formation that arrives is asked in both its hexes', () => {
    const board = fieldWith({ line: line(3, at(0, 3)), other: line(3) })
    const arriving = (hexes: Axial[]): Unit => ({ ...unit(board, 'line'), hexes })
    expect(mayStop(positionOf(board), arriving([at(1, 1), at(2, 1)])).value).toBe(true)
    expect(decided(mayStop(positionOf(board), arriving([at(-1, 0), A])))).toEqual([false, 'CM-STK-4'])
    expect(mayPassThrough(positionOf(board), arriving([at(1, 0), at(2, 0)])).value).toBe(false)
  })
})

describe('CM-ORI-5: stopping and passing', () => {
  const board = fieldWith({ one: { at: at(0, 3), facing: 's0' }, mate: { at: A, facing: 's1' } })
  const moved: Unit = { ...unit(board, 'one'), hexes: [A] }

  test('a large unit that stops needs the facing of the large ones, one that passes does not', () => {
    expect(decided(mayStop(positionOf(board), moved))).toEqual([false, 'CM-ORI-5'])
    expect(mayPassThrough(positionOf(board), moved).value).toBe(true)
    const turned: Unit = {
      ...moved,
      counter: { ...moved.counter, facing: unit(board, 'mate').counter.facing },
    }
    expect(mayStop(positionOf(board), turned).value).toBe(true)
  })
})

describe('CM-STK-5: top and bottom', () => {
  const board = stacked([SMALL, LARGE, LARGE, SMALL, { ...LARGE, side: 'blue', placement: 'low-flight' }])
  const stack = (scenario: Scenario = board) =>
    stackAt(positionOf(scenario), A, 'ground', { side: unit(scenario, 'u0').side })

  test('the units of a hex, bottom first, by rank, then in the order of the document', () => {
    expect(unitsAt(positionOf(board), A).map((one) => one.id)).toEqual(['u0', 'u1', 'u2', 'u3', 'u4'])
    const turned = stacked([
      { ...LARGE, rank: 2 },
      { ...LARGE, rank: 1 },
      { ...SMALL, rank: 1 },
    ])
    expect(unitsAt(positionOf(turned), A).map((one) => one.id)).toEqual(['u1', 'u2', 'u0'])
    expect(stack().map((one) => one.id)).toEqual(['u0', 'u1', 'u2', 'u3'])
  })

  test('the top is attacked from front and flank, the bottom from behind; small ones do not count beside large ones', () => {
    expect((['front', 'flank', 'rear'] as const).map((zone) => targetOf(stack(), zone)?.id)).toEqual([
      'u2',
      'u2',
      'u1',
    ])
    const smalls = stacked([SMALL, SMALL])
    expect(targetOf(stack(smalls), 'front')?.id).toBe('u1')
    expect(targetOf([], 'front')).toBeUndefined()
  })

  test('an enemy is of no stack of theirs', () => {
    const mixed = stacked([LARGE, { ...LARGE, side: 'blue' }])
    expect(stack(mixed).map((one) => one.id)).toEqual(['u0'])
  })

  test('the top alone attacks', () => {
    const attackers = ['u0', 'u1', 'u2', 'u3', 'u4'].filter(
      (name) => mayAttack(positionOf(board), unit(board, name)).value,
    )
    expect(attackers).toEqual(['u2', 'u4'])
  })

  test('retreaters arrive on top, advancers at the bottom; a small unit that joins large ones is neither', () => {
    const arrives = (one: Placing, as: 'retreat' | 'advance', ...there: Placing[]) => {
      const scenario = fieldWith({ one: { ...one, at: at(0, 3) } }, stacked(there))
      const stackThere = there.map((_, rank) => unit(scenario, `u${rank}`))
      return arrival(stackThere, unit(scenario, 'one'), as).value
    }
    expect([arrives(LARGE, 'retreat', LARGE), arrives(LARGE, 'advance', LARGE)]).toEqual(['top', 'bottom'])
    expect([arrives(SMALL, 'retreat', SMALL), arrives(SMALL, 'advance', SMALL)]).toEqual(['top', 'bottom'])
    expect([arrives(SMALL, 'retreat', LARGE), arrives(LARGE, 'retreat', SMALL)]).toEqual(['bottom', 'top'])
  })
})
