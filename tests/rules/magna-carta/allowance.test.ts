/** The movement that weapons and defensive fire leave. */
import { describe, expect, test } from 'vitest'
import { type FireResult } from '#shared/rules/magna-carta/figures/fireTables'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import {
  allowanceOf,
  allowanceWhenFiring,
  remainingAfterDefensiveFire,
} from '#shared/rules/magna-carta/movement/movementAllowance'
import { field, positionOf } from './support'

const { weapons, movement } = MAGNA_CARTA.figures

function firing(weapon: string, allowance: number): readonly number[] {
  const modes = weapons.find(({ id }) => id === weapon)?.modes ?? []
  return modes.map((mode) => allowanceWhenFiring(allowance, mode))
}

function left(target: 'foot' | 'mounted', result: FireResult, remaining: number, armoured = false): number {
  return remainingAfterDefensiveFire(movement.defensiveFire, remaining, { target, result, armoured })
}

describe('MC-FIR-1: the limits of weapons on movement', () => {
  test.each([
    ['javelin', [7]],
    ['dagger', [7]],
    ['short-bow', [7, 3]],
    ['composite-bow-foot', [7, 3]],
    ['composite-bow-mounted', [7]],
    ['crossbow', [0]],
  ] as const)('MC-FIR-1: of 7 points, %s leaves %o', (weapon, points) => {
    expect(firing(weapon, 7)).toEqual(points)
  })
})

describe('MC-FIR-5: defensive fire at a character on foot', () => {
  test.each([
    ['-', 5, 5],
    ['A', 5, 3],
    ['A', 1, 0],
    ['B', 5, 2],
    ['C', 5, 0],
  ] as const)('MC-FIR-5: %s leaves of %s points %s', (result, remaining, points) => {
    expect(left('foot', result, remaining)).toBe(points)
  })
})

describe('MC-FIR-6: defensive fire at a rider', () => {
  test.each([
    ['-', 9],
    ['A', 5],
    ['B', 0],
    ['C', 5],
    ['E', 0],
  ] as const)('MC-FIR-6: %s leaves of 9 points %s', (result, points) => {
    expect(left('mounted', result, 9)).toBe(points)
  })

  test('MC-FIR-6: D, unhorsed, one in armour still walks one hex, a light one two', () => {
    expect(left('mounted', 'D', 9, true)).toBe(1)
    expect(left('mounted', 'D', 9, false)).toBe(2)
  })
})

describe('HS-MOV-7: the allowance is that of the face shown', () => {
  const allowance = (face: string): number => {
    const scenario = field({ mover: { type: 'crusaders-knight', at: [0, 0], rear: [-1, 0], face } })
    const [counter] = Object.values(scenario.counters)
    if (!counter) throw new Error('there is a counter')
    return allowanceOf(positionOf(scenario), counter)
  }
  test.each([
    ['mounted-healthy', 12],
    ['mounted-wounded', 8],
    ['healthy', 5],
    ['wounded', 2],
    ['riderless', 8],
    // A face that the sheet leaves out: the schema's default.
    ['gone', 6],
  ])('HS-MOV-7: %s, %s points', (face, points) => {
    expect(allowance(face)).toBe(points)
  })
})
