/** CHK-7: zones against the counters that are to be set up in them, by counting alone. */
import { expect, test } from 'vitest'
import { type SideSetUp } from '#shared/document/game'
import { counterId, sideId, zoneId } from '#shared/document/ids'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type BoardParts, testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { hexNamed } from '../support/names'
import { codesOf, findingsOf, messages } from './support'

const SMALL = 'CHK7-zone-too-small'
const codes = codesOf(SMALL, 'CHK7-outside-zone', 'CHK7-zones-overlap')
const IN_ZONES: SideSetUp = { order: 1, where: 'zones', facing: 'free', secret: false }

function zoned(parts: BoardParts, hexes: string, setUp: SideSetUp | undefined = IN_ZONES): Scenario {
  const board = parts.ruleset ? fantasyBoard(parts) : testBoard(parts)
  const side = sideId(Object.keys(board.sides)[0] ?? '')
  const keys = hexes.split(' ').filter(Boolean)
  return {
    ...board,
    sides: { ...board.sides, [side]: { ...board.sides[side]!, ...(setUp && { setUp }) } },
    zones: {
      [zoneId('camp')]: {
        ...{ name: 'Camp', kind: 'setup', side },
        hexes: keys.map((hex) => hexKey(hexNamed(board, hex))),
      },
    },
  }
}

/** All counters off the map, to be placed. */
function waiting(scenario: Scenario): Scenario {
  const counters = Object.entries<Counter>(scenario.counters).map(([id, { hex: _, ...counter }]) => [
    id,
    counter,
  ])
  return { ...scenario, counters: Object.fromEntries(counters) }
}

const men = (count: number, type = 'crusaders-soldier') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${type}-${index}`, { type, at: 'A1' }]))
const orcs = (count: number, more: object = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`orc-${index}`, { at: 'A1', ...more }]))
const FANTASY = { ruleset: 'common-mechanics' } as const

test('a hex for each man, two for each rider', () => {
  const army = { ...men(2), ...men(1, 'crusaders-knight') }
  const riding = (scenario: Scenario): Scenario => ({
    ...scenario,
    counters: {
      ...scenario.counters,
      [counterId('crusaders-knight-0')]: {
        ...scenario.counters[counterId('crusaders-knight-0')]!,
        face: 'mounted-healthy',
      },
    },
  })
  expect(codes(waiting(riding(zoned({ counters: army }, 'A1 A2 A3 A4'))))).toEqual([])
  const found = findingsOf(waiting(riding(zoned({ counters: army }, 'A1 A2 A3'))), SMALL)
  expect(found).toMatchObject([{ severity: 'error', rule: 'CHK-7', sides: ['crusaders'] }])
  expect(found[0]?.message).toEqual({
    fr: 'Zones de mise en place trop petites pour le camp «\u202fCrusaders\u202f»\u202f: 3 pions à placer sur 4 cases au moins, et 3 cases où se tenir (CHK-7).',
    en: 'The set-up zones of the side “Crusaders” are too small: 3 counters to be placed on 4 hexes at least, and 3 hexes to stand on (CHK-7).',
  })
})

test('hexes where nobody may stand do not count; the dead need none', () => {
  const sea = waiting(zoned({ counters: men(2), hexes: { A2: 'sea' } }, 'A1 A2'))
  expect(codes(sea)).toEqual([SMALL])
  const id = counterId('crusaders-soldier-0')
  const dead = { ...sea.counters[id]!, status: { dead: true } }
  expect(codes({ ...sea, counters: { ...sea.counters, [id]: dead } })).toEqual([])
})

test('of a side that begins where it stands, those alone who are not on the map', () => {
  const counters = { ...men(1), other: { type: 'crusaders-archer', at: 'A2' } }
  expect(codes(zoned({ counters }, 'A1 A2', undefined))).toEqual([])
  expect(codes(waiting(zoned({ counters }, 'A1', undefined)))).toEqual([SMALL])
})

test('a side that sets up in zones and has none; one that waits without zones is not asked', () => {
  expect(messages(waiting(zoned({ counters: men(1) }, '')), SMALL)).toEqual([
    'The set-up zones of the side “Crusaders” are too small: 1 counter to be placed on 1 hex at least, and 0 hexes to stand on (CHK-7).',
  ])
  expect(codes(waiting(testBoard({ counters: men(3) })))).toEqual([])
})

test('CM-STK-1: where counters stack, as many share a hex as the rules let', () => {
  const limit = [1, 2, 3, 4, 5, 6].filter((count) => {
    const board = waiting(zoned({ ...FANTASY, counters: orcs(count) }, 'A1'))
    // Each orc has a sheet of its own: made one kind, they are counted together.
    const [type] = Object.keys(board.counterTypes)
    const counters = Object.entries<Counter>(board.counters).map(([id, one]) => [id, { ...one, type }])
    return codes({ ...board, counters: Object.fromEntries(counters) }).length === 0
  })
  expect(limit).toEqual([1, 2])
})

test('spare counters and reinforcements are not set up', () => {
  const board = waiting(zoned({ counters: men(2) }, 'A1'))
  const id = counterId('crusaders-soldier-1')
  for (const change of [{ spare: true }, { reinforcement: 'relief' as never }]) {
    const counters = { ...board.counters, [id]: { ...board.counters[id]!, ...change } }
    expect(codes({ ...board, counters })).toEqual([])
  }
})

test('zones of one side may share hexes, and everybody’s zone is nobody’s foe', () => {
  const board = zoned({}, 'A1 A2')
  const camp = board.zones[zoneId('camp')]!
  const with2 = (change: object) => ({
    ...board,
    zones: { ...board.zones, [zoneId('two')]: { ...camp, name: 'Two', ...change } },
  })
  expect(codes(with2({}))).toEqual([])
  expect(codes(with2({ kind: 'victory', side: sideId('saracens') }))).toEqual([])
  expect(messages(with2({ side: sideId('saracens') }), 'CHK7-zones-overlap')).toEqual([
    'The opposing set-up zones “Camp” and “Two” overlap: A1 and A2 (CHK-7).',
  ])
})
