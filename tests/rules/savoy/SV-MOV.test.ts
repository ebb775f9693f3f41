/** Movement with facing, as the Savoy house rules have it. */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { direction, neighbor } from '#shared/hex/direction'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { type MedievalRules } from '#shared/rules/magna-carta/rules/medievalRules'
import { reach } from '#shared/rules/magna-carta/movement/movementReach'
import { planMovement } from '#shared/rules/magna-carta/ways/planMovement'
import { SAVOY } from '#shared/rules/savoy/index'
import { withCounter } from '../../support/board'
import { at, emptyField, id, paint, positionOf } from '../magna-carta/support'

/** A soldier on (0,0) who faces vertex 1: its front hexes lie in directions 1 and 2. */
const soldier = (board = emptyField()): Scenario =>
  withCounter(board, 'mover', {
    type: 'crusaders-soldier',
    at: at([0, 0]),
    facing: { kind: 'vertex', index: 1 },
  })

/** One step into the neighbour of a direction. */
function step(board: Scenario, way: number, unturned: boolean, rules: MedievalRules = SAVOY) {
  const path = [neighbor(at([0, 0]), direction(way))]
  const route = { counter: id('mover'), kind: 'move', path } as const
  const { strides, refused } = planMovement(positionOf(board, rules), route, unturned ? [1] : [])
  expect(refused).toEqual([])
  return strides[0]
}

describe('SV-MOV-1: on foot', () => {
  test.each([
    [1, 2, 1],
    [2, 2, 1],
    [3, 3, 2],
    [0, 3, 0],
    [4, 4, 3],
    [5, 4, 5],
  ])('SV-MOV-1: in direction %s a brush costs 2 after turning, %s without', (way, unturned, facing) => {
    const brush = paint(soldier(), 'brush', [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1])
    const turned = step(brush, way, false)
    expect(turned).toMatchObject({
      cost: 2,
      backward: false,
      to: { facing: { kind: 'vertex', index: facing } },
    })
    const kept = step(brush, way, true)
    expect(kept).toMatchObject({ cost: unturned, to: { facing: { kind: 'vertex', index: 1 } } })
    expect(kept?.backward).toBe(way === 4 || way === 5)
  })

  test('SV-MOV-1: turning the least that brings the hex in front', () => {
    const turned = (way: number): number | undefined => step(soldier(), way, false)?.to.facing.index
    expect([0, 1, 2, 3, 4, 5].map(turned)).toEqual([0, 1, 1, 2, 3, 5])
  })

  test('MC-GEO-1: in Magna Carta facing has no effect: the plain cost, the facing as it was', () => {
    for (const way of [0, 1, 2, 3, 4, 5])
      for (const unturned of [false, true])
        expect(step(soldier(), way, unturned, MAGNA_CARTA)).toMatchObject({
          cost: 1,
          backward: false,
          to: { facing: { kind: 'vertex', index: 1 } },
        })
  })

  test('SV-MOV-1: turning is free, so the hexes in reach are Magna Carta’s', () => {
    const inReach = (rules: MedievalRules) => reach(positionOf(soldier(), rules), id('mover')).hexes
    expect(inReach(SAVOY)).toEqual(inReach(MAGNA_CARTA))
  })
})

describe('SV-MOV-1: mounted', () => {
  test('SV-MOV-1: a turn costs a rider a point a step of 60 degrees', () => {
    const board = withCounter(emptyField(), 'mover', {
      type: 'crusaders-knight',
      at: at([0, 0]),
      facing: { kind: 'side', index: 2 },
    })
    expect([0, 1, 2, 3, 4].map((way) => step(board, way, false)?.cost)).toEqual([3, 2, 1, 2, 3])
  })
})
