/** SCN-4: the reinforcements that may enter in a turn, where, with which chance, and what becomes of those who cannot. */
import { describe, expect, test } from 'vitest'
import { counterId, reinforcementId } from '#shared/document/ids'
import { type Reinforcement } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { hexName } from '#shared/hex/numbering'
import { type Entry, entries } from '#shared/rules/reinforcements/entries'
import { testBoard } from '../../support/board'
import { at, begun, inTurn, SARACENS } from '../victory/game'

const RELIEF = reinforcementId('relief')
const BASE: Reinforcement = {
  ...{ side: SARACENS, name: 'Relief', turn: 2, blocked: 'wait' },
  entries: [{ kind: 'hexes', hexes: [at('A1'), at('A2'), at('A3')] }],
}

function withRelief(
  change: Partial<Reinforcement> = {},
  type = 'saracens-soldier',
  standing: object = {},
): Scenario {
  const scenario = testBoard({
    hexes: { A3: 'deep-water' },
    counters: { ali: { type, at: 'K2' }, ...standing },
    reinforcements: { [RELIEF]: { ...BASE, ...change } },
  })
  const { hex: _, ...away } = scenario.counters[counterId('ali')]!
  return {
    ...scenario,
    counters: { ...scenario.counters, [counterId('ali')]: { ...away, reinforcement: RELIEF } },
  }
}

function entryIn(scenario: Scenario, turn: number): Entry | undefined {
  return entries(scenario, inTurn(begun(scenario), turn))[0]
}

const { map } = testBoard()
const names = (hexes: readonly HexKey[] = []): string[] =>
  hexes.map((hex) => hexName(parseHexKey(hex), map.numbering, map.grid))
const chance = (entry: Entry | undefined): string =>
  entry ? `${entry.chance.numerator}/${entry.chance.denominator}` : 'none'
const chances = (change: Partial<Reinforcement>): string[] =>
  [1, 2, 3, 4, 5].map((turn) => chance(entryIn(withRelief(change), turn)))
const blocks = { x: { type: 'crusaders-soldier', at: 'A1' }, y: { type: 'crusaders-soldier', at: 'A2' } }

describe('SCN-4: when', () => {
  test.each([
    [{}, ['none', '1/1', '1/1', '1/1', '1/1']],
    [{ roll: { sides: 6, atMost: 2 } }, ['none', '1/3', '1/3', '1/3', '1/3']],
    [{ roll: { sides: 6, atMost: 2 }, lastTurn: 4 }, ['none', '1/3', '1/3', '1/1', '1/1']],
    [{ roll: { sides: 6, atMost: 9 } }, ['none', '1/1', '1/1', '1/1', '1/1']],
    [
      { turn: undefined as never, condition: { en: 'The gate is open' } },
      ['1/1', '1/1', '1/1', '1/1', '1/1'],
    ],
  ])('%j', (change, expected) => {
    expect(chances(change)).toEqual(expected)
  })

  test('the condition is told in the author’s words; who has entered is left out', () => {
    const condition = { en: 'The gate is open' }
    expect(entryIn(withRelief({ condition }), 2)?.condition).toEqual(condition)
    expect(entryIn(withRelief({}, 'saracens-soldier', {}), 2)?.condition).toBeUndefined()
    const there = withRelief()
    const ali = { ...there.counters[counterId('ali')]!, hex: at('C3') }
    expect(entryIn({ ...there, counters: { [counterId('ali')]: ali } }, 2)).toBeUndefined()
  })
})

describe('SCN-4: where', () => {
  test('on the free hexes of its entry, not on forbidden ground', () => {
    const entry = entryIn(withRelief({}, 'saracens-soldier', { x: blocks.x }), 2)
    expect(names(entry?.hexes)).toEqual(['A2'])
    expect(entry?.counters).toEqual([
      { counter: 'ali', instead: [], stands: [{ hex: at('A2'), facing: { kind: 'vertex', index: 0 } }] },
    ])
    expect(entry?.because).toEqual([
      { rule: 'SCN-4', says: { fr: 'entre à ce tour', en: 'enters this turn' } },
      { rule: 'SCN-4', says: { fr: '1 case d’entrée libre sur 3', en: '1 of 3 entry hexes free' } },
    ])
  })

  test('a rider lies whole on the map, its rear or its front on the entry, faced as the scenario says', () => {
    const riders = (facing: Reinforcement['facing']) =>
      entryIn(
        withRelief(
          { entries: [{ kind: 'hexes', hexes: [at('E1')] }], ...(facing && { facing }) },
          'saracens-knight',
        ),
        2,
      )?.counters[0]?.stands.map(({ hex, facing: { index } }) => `${names([hex])} s${index}`)
    expect(riders({ kind: 'side', index: 3 })).toEqual(['E2 s3'])
    expect(riders({ kind: 'side', index: 0 })).toEqual(['E1 s0'])
    expect(riders(undefined)?.length).toBeGreaterThan(4)
  })

  test.each([
    ['wait', 'wait', [], 'entry blocked: waits a turn'],
    ['lost', 'lost', [], 'entry blocked: is lost'],
    ['nearest', 'nearest', ['B1', 'A4'], 'entry blocked: takes the nearest free hex of the rim'],
  ] as const)('blocked: %s', (blocked, answer, instead, says) => {
    const entry = entryIn(withRelief({ blocked }, 'saracens-soldier', blocks), 2)
    const [own] = entry?.counters ?? []
    expect(entry?.hexes).toEqual([])
    expect(own?.blocked).toBe(answer)
    expect(names(own?.instead.map(({ hex }) => hex))).toEqual(instead)
    expect(entry?.because.at(-1)).toMatchObject({ at: { counter: 'ali' }, says: { en: says } })
  })
})
