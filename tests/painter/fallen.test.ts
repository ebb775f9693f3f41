/** Fallen walls are drawn fallen: the rules say what falls, whatever look it has (MC-MAP-2). */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { hexsidesBetween } from '#shared/document/map'
import { sceneOf } from '#shared/painter/sceneOf'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { standingFeatures } from '#shared/rules/standing/standingFeatures'
import { testBoard, withMarker } from '../support/board'
import { hexNamed } from '../support/names'

// Two walls of the house: one that looks like a fence, and one that looks like a wall and never falls.
const HOUSE_ROWS = [
  {
    id: 'palisade',
    like: 'wall',
    name: { fr: 'palissade', en: 'palisade' },
    look: 'fence',
  },
  {
    id: 'rock-wall',
    like: 'wall',
    name: { fr: 'roc', en: 'rock wall' },
    look: 'wall',
    integrity: null,
  },
]

function rubbleBeside(feature: string): Scenario {
  const walled = testBoard({ hexsides: { 'B4/B5': { barrier: { feature } } } })
  const board = withMarker(walled, [hexNamed(walled, 'B4')], 'rubble')
  return { ...board, houseTables: { hexsides: HOUSE_ROWS } }
}

describe('MC-MAP-2: rubble brings down what falls under hits', () => {
  test.each([
    ['wall', true],
    ['palisade', true],
    ['rock-wall', false],
    ['hedge', false],
  ])('a %s beside rubble: fallen %s, by the rules and in the picture', (feature, fallen) => {
    const board = rubbleBeside(feature)
    const { ruleset, faults } = magnaCarta.under(board)
    expect(faults).toEqual([])
    const [found] = hexsidesBetween(board.map, { col: 0, row: 0 }, { col: 9, row: 9 })
    if (!found) throw new Error('a side is painted')
    expect(sceneOf(board, ruleset).isFallenBarrier(found)).toBe(fallen)
    const standing = standingFeatures({ scenario: board, rows: ruleset }, found.side)
    expect(standing?.barrier === undefined).toBe(fallen)
  })
})
