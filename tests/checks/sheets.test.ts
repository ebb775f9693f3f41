/** CHK-1, CHK-9: sheets against the counters on the map, and against those that the game is used to. */
import { describe, expect, test } from 'vitest'
import { counterTypeId, sideId } from '#shared/document/ids'
import { type CounterType, type Stats } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { newCounterType } from '#shared/rules/counters/counterSheet'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { changed, testBoard } from '../support/board'
import { expectMended } from './expectMended'
import { findingsOf, messages } from './support'

const soldier = (at: string) => ({ type: 'crusaders-soldier', at })
/** Two soldiers on a board that has no other sheet. */
const board = testBoard({ counters: { guy: soldier('B2'), odo: soldier('C3') } })
const pair: Scenario = {
  ...board,
  counterTypes: {
    [counterTypeId('crusaders-soldier')]: board.counterTypes[counterTypeId('crusaders-soldier')]!,
  },
}
const withQuantity = (quantity: number) => changed(pair, 'counterTypes', 'crusaders-soldier', { quantity })

test('CHK-1: more counters than are printed, and the fix prints as many', () => {
  const code = 'CHK1-quantity'
  expect(findingsOf(withQuantity(1), code)).toMatchObject([
    {
      severity: 'warning',
      counters: ['guy', 'odo'],
      message: {
        fr: 'Soldier\u202f: 2 pions pour une quantité imprimée de 1 (CHK-1).',
        en: 'Soldier: 2 counters for a printed quantity of 1 (CHK-1).',
      },
    },
  ])
  expectMended(withQuantity(1), code)
  expect(findingsOf(withQuantity(2), code)).toEqual([])
})

test('CHK-9: an attack of 75 is told, on whatever face; 20 is not', () => {
  const withAttack = (attack: number) => {
    const { faces } = pair.counterTypes['crusaders-soldier' as never]!
    const wounded = { ...faces['wounded'], stats: { ...faces['wounded']?.stats, attack } }
    return changed(pair, 'counterTypes', 'crusaders-soldier', { faces: { ...faces, wounded } })
  }
  expect(findingsOf(withAttack(75), 'CHK9-unusual')).toMatchObject([
    {
      severity: 'warning',
      counters: ['guy', 'odo'],
      message: {
        fr: 'Soldier\u202f: attaque 75, d’ordinaire 20 au plus (CHK-9).',
        en: 'Soldier: attack 75, usually 20 at most (CHK-9).',
      },
    },
  ])
  expect(findingsOf(withAttack(20), 'CHK9-unusual')).toEqual([])
})

const TYPE = 'crusaders-soldier'
/** The board of two soldiers, their sheet changed: stats of the sheet, of its healthy face, or anything else of it. */
const sheet = (change: {
  readonly stats?: Stats
  readonly healthy?: Stats
  readonly faces?: CounterType['faces']
  readonly footprint?: 1 | 2
}) => {
  const type = pair.counterTypes[counterTypeId(TYPE)]!
  const { stats, healthy, ...rest } = change
  const first = { ...type.faces['healthy'], stats: { ...type.faces['healthy']?.stats, ...healthy } }
  return changed(pair, 'counterTypes', TYPE, {
    ...{ stats: { ...type.stats, ...stats }, faces: { ...type.faces, healthy: first } },
    ...rest,
  })
}
/** The same sheet as a rider of two hexes with all his faces. */
const rider = (stats: Stats = {}, mount: Stats = {}) => {
  const { counterSchema } = magnaCarta
  const made = newCounterType(counterSchema, {
    name: 'Guy',
    side: undefined,
    stats: { mounted: true, ...stats },
  })
  const riding = made.faces['mounted-healthy']!
  const faces = { ...made.faces, 'mounted-healthy': { ...riding, stats: { ...riding.stats, ...mount } } }
  return sheet({ stats: made.stats, faces, footprint: 2 })
}

describe('CHK-9: medieval sheets that contradict the rules', () => {
  const CODE = 'CHK9-contradiction'

  test.each([
    ['MC-GEO-2', sheet({ footprint: 2 }), 'Soldier covers two hexes and is not mounted (MC-GEO-2).'],
    [
      'SV-CTR-1',
      rider({ twoHanded: true }),
      'Soldier is mounted and has a two-handed weapon, which serves on foot only (SV-CTR-1).',
    ],
    [
      'MC-FIR-2',
      sheet({ stats: { turkish: true, missile: 'none' } }),
      'Soldier is a Turkish horse archer without a missile weapon (MC-FIR-2).',
    ],
    [
      'MC-FIR-2',
      sheet({ stats: { turkish: true, missile: 'short-bow' } }),
      'Soldier is a Turkish horse archer without a mount (MC-FIR-2).',
    ],
  ])('%s: told, and the fix mends it', (rule, board, message) => {
    expect(findingsOf(board, CODE).map((finding) => [finding.rule, finding.message.en])).toEqual([
      [rule, message],
    ])
    expectMended(board, CODE)
  })

  test('MC-MAP-3: a mount moves; a man who does not is told as a hint, and an engine is not', () => {
    expect(findingsOf(rider({}, { movement: 0 }), CODE)).toMatchObject([
      { rule: 'MC-MAP-3', severity: 'warning' },
    ])
    expect(findingsOf(sheet({ healthy: { movement: 0 } }), CODE)).toMatchObject([{ severity: 'hint' }])
    expect(findingsOf(sheet({ healthy: { movement: 0 }, stats: { naphthaThrower: true } }), CODE)).toEqual([])
  })

  test('a rider in order and a man on foot in order are not told', () => {
    for (const inOrder of [pair, rider(), rider({ turkish: true, missile: 'composite-bow-mounted' })])
      expect(findingsOf(inOrder, CODE)).toEqual([])
  })
})

test('CHK-9: a sheet without a face of its kind, and the fix adds it as a new one starts', () => {
  const code = 'CHK9-missing-face'
  const healthy = pair.counterTypes[counterTypeId(TYPE)]!.faces['healthy']!
  const lacking = sheet({ faces: { healthy } })
  expect(findingsOf(lacking, code).map(({ message }) => message)).toEqual([
    {
      fr: 'Le type Soldier n’a pas de face «\u202fblessé, à pied\u202f» (CHK-9).',
      en: 'Soldier has no face “wounded, on foot” (CHK-9).',
    },
  ])
  expectMended(lacking, code)
  expect(findingsOf(pair, code)).toEqual([])
})

describe('CHK-9: one abbreviation for two types', () => {
  const code = 'CHK9-twin-abbreviation'
  const twin = (change: Partial<CounterType>) => {
    const type = { ...pair.counterTypes[counterTypeId(TYPE)]!, abbreviation: 'CSO' }
    const counterTypes = {
      ...pair.counterTypes,
      [TYPE]: type,
      [counterTypeId('twin')]: { ...type, name: 'Twin', ...change },
    }
    return { ...pair, counterTypes }
  }

  test('is told when they differ in more than their name', () => {
    expect(messages(twin({ stats: { armour: 'heavy' } }), code)).toEqual([
      'The abbreviation “CSO” is shared by different types of a side: Soldier and Twin (CHK-9).',
    ])
  })

  test('is in order for the same man under two names, for two sides, and for none', () => {
    const [, other] = Object.keys(pair.sides)
    for (const change of [
      {},
      { stats: { armour: 'heavy' }, side: sideId(other ?? '') },
      { stats: {}, abbreviation: '' },
    ])
      expect(messages(twin(change), code)).toEqual([])
  })
})
