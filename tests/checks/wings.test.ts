/** CHK-1 and CHK-8: commanders, wings and their retreat edges (CM-SCN-3). */
import { describe, expect, test } from 'vitest'
import { counterId, type CounterId, groupId, sideId } from '#shared/document/ids'
import { type Group, type Wing } from '#shared/document/armies'
import { type EdgeSpan } from '#shared/document/place'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { changed, type Placing, withCounter } from '../support/board'
import { hexNamed } from '../support/names'
import { fantasyBoard } from '../support/fantasyBoard'
import { codesOf, findingsOf, messages } from './support'

const codes = codesOf(
  'CHK1-unknown-leader',
  'CHK1-unknown-group',
  'CHK8-retreat-cut-off',
  'CHK8-retreat-edge',
  'CHK8-retreat-shared',
)

const WING: Wing = { banner: '#aa0000', order: 'attack', morale: 7, rest: 7 }
const [RED, BLUE] = [sideId('red'), sideId('blue')]

function army(scenario: Scenario, side: typeof RED, wing: Partial<Wing>, leader?: CounterId): Scenario {
  const van: Group = {
    side,
    name: 'Van',
    note: '',
    rank: 0,
    wing: { ...WING, ...wing },
    ...(leader && { leader }),
  }
  const id = side === RED ? 'van' : 'van-2'
  const led = leader ? changed(scenario, 'sides', side, { commander: leader }) : scenario
  return { ...led, groups: { ...led.groups, [groupId(id)]: van } }
}

function inWing(scenario: Scenario, id: string, placing: Placing, wing = 'van'): Scenario {
  return withCounter(scenario, id, { ...placing, group: groupId(wing) })
}

const retreats = (edge: EdgeSpan['edge'], from: number, to: number, board = fantasyBoard()): Scenario =>
  army(board, RED, { retreatEdge: { edge, from, to } })

describe('CHK-1: who is named', () => {
  test('CM-SCN-3: a group that the side of the counter does not have', () => {
    expect(codes(inWing(army(fantasyBoard(), RED, {}), 'a', { at: 'C3' }))).toEqual([])
    const [finding] = findingsOf(
      inWing(army(fantasyBoard(), RED, {}), 'a', { at: 'C3', side: 'blue' }),
      'CHK1-unknown-group',
    )
    expect(finding?.message.en).toBe('a (C3) is of the group “Van”, which its side does not have (CHK-1).')
    expect(finding?.fix?.call).toEqual({
      command: 'edit-counter',
      params: { counter: 'a', change: { group: null } },
    })
  })

  test('CTR-7: a group under one of another side, or under itself', () => {
    const group = (side: typeof RED, parent?: string): Group => ({
      ...{ side, name: String(side), note: '', rank: 0 },
      ...(parent !== undefined && { parent: groupId(parent) }),
    })
    const board = (groups: Record<string, Group>): Scenario => ({ ...fantasyBoard(), groups })
    expect(codes(board({ a: group(RED), b: group(RED, 'a') }))).toEqual([])
    const [finding, ...others] = findingsOf(
      board({ a: group(RED), b: group(BLUE, 'a') }),
      'CHK1-unknown-group',
    )
    expect(others).toEqual([])
    expect(finding?.message.en).toBe(
      'The group blue stands under “red”, which is no other group of its side (CHK-1).',
    )
    expect(finding?.fix?.call).toEqual({
      command: 'edit-group',
      params: { group: 'b', change: { parent: null } },
    })
    expect(
      messages(board({ a: group(RED, 'a'), b: group(RED, 'ghost') }), 'CHK1-unknown-group'),
    ).toHaveLength(2)
  })

  test('CM-SCN-3: commander and leader that do not exist, or are of another side', () => {
    const board = fantasyBoard({ counters: { ours: { at: 'C3' }, theirs: { at: 'C9', side: 'blue' } } })
    const led = (id: string) => army(board, RED, {}, counterId(id))
    expect(codes(led('ours'))).toEqual([])
    expect(messages(led('theirs'), 'CHK1-unknown-leader')).toEqual([
      'The commander of the side Red, theirs (C9), is of another side (CHK-1).',
      'The leader of the wing Van (Red), theirs (C9), is of another side (CHK-1).',
    ])
    expect(messages(led('ghost'), 'CHK1-unknown-leader')).toEqual([
      'The commander of the side Red, “ghost”, does not exist (CHK-1).',
      'The leader of the wing Van (Red), “ghost”, does not exist (CHK-1).',
    ])
  })
})

describe('CHK-8: CHK8-retreat-edge', () => {
  const code = 'CHK8-retreat-edge'

  test('CM-SCN-3: a span of the edge, both ends included', () => {
    for (const board of [retreats('top', 0, 11), retreats('right', 0, 9), retreats('left', 3, 3)])
      expect(codes(board)).toEqual([])
  })

  test('CM-SCN-3: beyond the edge, or empty', () => {
    expect(findingsOf(retreats('top', 2, 12), code)).toMatchObject([
      {
        severity: 'error',
        rule: 'CM-SCN-3',
        sides: ['red'],
        message: {
          fr: 'Le bord de retraite de l’aile Van (Red), en haut, positions 3 à 13, dépasse le bord de la carte (CM-SCN-3).',
          en: 'The retreat edge of the wing Van (Red), top, positions 3 to 13, reaches beyond the edge of the map (CM-SCN-3).',
        },
      },
    ])
    expect(findingsOf(retreats('left', 2, 10), code)).toHaveLength(1)
    expect(messages(retreats('bottom', 5, 2), code)).toEqual([
      'The retreat edge of the wing Van (Red), bottom, positions 6 to 3, holds no position (CM-SCN-3).',
    ])
  })
})

describe('CHK-8: CHK8-retreat-cut-off', () => {
  const code = 'CHK8-retreat-cut-off'
  const rock = fantasyBoard({ hexes: { 'C1 D1 E1': 'impassable' } })

  test('CM-SCN-3: every hex of it closed to the wing', () => {
    const board = inWing(retreats('top', 2, 4, rock), 'a', { at: 'C5' })
    const [finding] = findingsOf(board, code)
    expect(finding).toMatchObject({ severity: 'warning', rule: 'CM-SCN-3', sides: ['red'] })
    expect(finding?.hexes).toEqual(['C1', 'D1', 'E1'].map((name) => hexKey(hexNamed(board, name))))
    expect(codes(inWing(retreats('top', 2, 5, rock), 'a', { at: 'C5' }))).toEqual([])
  })

  test('CM-SCN-3: a flyer gets over it; those of other wings do not count', () => {
    const flyer: Placing = { at: 'G5', stats: { movementClass: 'flying' } }
    const board = inWing(retreats('top', 2, 4, rock), 'a', { at: 'C5' })
    expect(codes(inWing(board, 'b', flyer))).toEqual([])
    expect(codes(withCounter(board, 'b', flyer))).toEqual([code])
  })

  test('CM-SCN-3: a wing without counters is asked of its side, and an empty side is not asked', () => {
    expect(codes(withCounter(retreats('top', 2, 4, rock), 'a', { at: 'C5' }))).toEqual([code])
    expect(codes(retreats('top', 2, 4, rock))).toEqual([])
  })
})

describe('CHK-8: CHK8-retreat-shared', () => {
  const code = 'CHK8-retreat-shared'
  const both = (edge: EdgeSpan['edge'], from: number, to: number) =>
    army(retreats('top', 2, 4), BLUE, { retreatEdge: { edge, from, to } })

  test('CM-SCN-3: not the enemy’s', () => {
    const [finding] = findingsOf(both('top', 4, 8), code)
    expect(finding).toMatchObject({ severity: 'error', rule: 'CM-SCN-3', sides: ['red', 'blue'] })
    expect(finding?.message.en).toBe(
      'The wings Van (Red) and Van (Blue) have one retreat edge: top, positions 5 to 5 (CM-SCN-3).',
    )
    expect(finding?.hexes).toEqual([hexKey(hexNamed(fantasyBoard(), 'E1'))])
  })

  test('CM-SCN-3: elsewhere on the edge, on another edge, or of the same side', () => {
    expect(codes(both('top', 5, 8))).toEqual([])
    expect(codes(both('bottom', 2, 4))).toEqual([])
    const board = retreats('top', 2, 4)
    const van = board.groups[groupId('van')]!
    expect(codes({ ...board, groups: { ...board.groups, [groupId('rear')]: van } })).toEqual([])
  })
})
