/** Advances after combat. */
import { describe, expect, test } from 'vitest'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { advanceOpponentsOf } from '#shared/rules/magna-carta/rules/options'
import { planMovement } from '#shared/rules/magna-carta/ways/planMovement'
import { at, field, type Hex, id, type Piece, positionOf } from './support'

const saracen = (hex: Hex): Piece => ({ type: 'saracens-soldier', at: hex })
const norman = (hex: Hex): Piece => ({ type: 'crusaders-soldier', at: hex })
// Example 3: the Syrian stood on (1,0) and was thrown back.
const pieces = { mover: norman([0, 0]), syrian: saracen([2, -1]) }

function advance(board = field(pieces), rules = MAGNA_CARTA, ...path: Hex[]) {
  const route = { counter: id('mover'), kind: 'advance', path: path.map(at) } as const
  return planMovement(positionOf(board, rules), route)
}
const rules = (...args: Parameters<typeof advance>): readonly string[] =>
  advance(...args).refused.map(({ reason }) => reason.rule)

describe('MC-ADV-1: the loser’s hex, then one more', () => {
  test('MC-ADV-1: example 3, for no points', () => {
    const { strides, refused } = advance(undefined, undefined, [1, 0], [1, 1])
    expect(refused).toEqual([])
    expect(strides.map(({ cost }) => cost)).toEqual([0, 0])
  })

  test('MC-ADV-1: not three hexes, unless the figures say so', () => {
    expect(rules(undefined, undefined, [1, 0], [1, 1], [0, 2])).toEqual(['MC-ADV-1'])
    const { figures } = MAGNA_CARTA
    const far = {
      ...MAGNA_CARTA,
      figures: { ...figures, movement: { ...figures.movement, advanceLimit: 3 } },
    }
    expect(rules(undefined, far, [1, 0], [1, 1], [0, 2])).toEqual([])
  })

  test('MC-ADV-1: the loser has left the first hex', () => {
    expect(rules(undefined, undefined, [2, -1])).toContain('HS-MOV-1')
    const held = field({ ...pieces, friend: norman([1, 0]) })
    expect(rules(held, undefined, [1, 0], [1, 1])).toEqual(['MC-ADV-1'])
    const dead = field({ ...pieces, friend: { ...saracen([1, 0]), status: { dead: true } } })
    expect(rules(dead, undefined, [1, 0], [1, 1])).toEqual([])
  })

  test('HS-MOV-3: it does not end on a friend', () => {
    expect(rules(field({ ...pieces, friend: norman([1, 1]) }), undefined, [1, 0], [1, 1])).toEqual([
      'HS-MOV-3',
    ])
  })

  test('MC-ADV-1: every available opponent rolls against it, unless the option says otherwise', () => {
    expect(advanceOpponentsOf({})).toBe('all')
    expect(advanceOpponentsOf({ advanceOpponents: 'new' })).toBe('new')
  })
})
