/** The faces of counters: SV-CTR's indicators on Magna Carta's counters. */
import { expect, test } from 'vitest'
import { type Stats } from '#shared/document/armies'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { magnaCarta } from '#shared/rules/magna-carta/index'
import { type RuleRow, ruleTable } from '../../support/ruleTable'
import { field, id, withStats } from './support'

interface FaceTestRow extends RuleRow {
  readonly type: 'soldier' | 'archer' | 'knight'
  readonly face?: string
  readonly stats?: Stats
  readonly status?: Readonly<Record<string, boolean>>
  readonly expect: Partial<CounterFace>
}

ruleTable<FaceTestRow>(
  [
    {
      rule: 'SV-CTR-1',
      says: 'a two-handed weapon shows its dot on foot and healthy',
      type: 'soldier',
      stats: { twoHanded: true },
      expect: { twoHandedDot: true, attack: '6' },
    },
    {
      rule: 'SV-CTR-1',
      says: 'not on the wounded side',
      type: 'soldier',
      face: 'wounded',
      stats: { twoHanded: true },
      expect: { twoHandedDot: false, wounded: true, attack: '3', defence: '3', movement: '3' },
    },
    {
      rule: 'SV-CTR-1',
      says: 'not mounted',
      type: 'knight',
      stats: { twoHanded: true },
      expect: { twoHandedDot: false, footprint: 2, silhouette: 'rider', movement: '12' },
    },
    {
      rule: 'SV-CTR-1',
      says: 'an unhorsed knight shows it again',
      type: 'knight',
      face: 'healthy',
      stats: { twoHanded: true },
      expect: { twoHandedDot: true, footprint: 1, silhouette: 'knight', movement: '5' },
    },
    {
      rule: 'SV-CTR-2',
      says: 'no armour, no shape',
      type: 'soldier',
      expect: { armour: 'none', largeShield: false },
    },
    { rule: 'SV-CTR-2', says: 'a square is heavy armour', type: 'knight', expect: { armour: 'heavy' } },
    {
      rule: 'SV-CTR-2',
      says: 'light armour with a large shield',
      type: 'soldier',
      stats: { armour: 'light', largeShield: true },
      expect: { armour: 'light', largeShield: true },
    },
    {
      rule: 'SV-CTR-3',
      says: 'green with a missile weapon',
      type: 'archer',
      expect: { code: 'Arc', codeColor: 'green', silhouette: 'archer' },
    },
    {
      rule: 'SV-CTR-3',
      says: 'black without',
      type: 'soldier',
      stats: { missile: 'none' },
      expect: { code: 'Sol', codeColor: 'black' },
    },
    {
      rule: 'MC-MAP-3',
      says: 'stunned and dead are marked',
      type: 'soldier',
      status: { stunned: true, dead: false },
      expect: { conditions: ['stunned'], color: '#2a4d9b', name: 'Soldier' },
    },
  ],
  ({ type, face, stats, status, expect: shown }) => {
    const full = `crusaders-${type}`
    const rear = type === 'knight' && face === undefined ? { rear: [-1, 0] as const } : {}
    const piece = {
      type: full,
      at: [0, 0] as const,
      ...rear,
      ...(face ? { face } : {}),
      ...(status ? { status } : {}),
    }
    const board = withStats(field({ a: piece }), full, stats ?? {})
    expect(magnaCarta.counterFace(board, board.counters[id('a')]!)).toMatchObject(shown)
  },
)

test('a counter whose sheet is missing is drawn all the same', () => {
  const board = { ...field({ a: { type: 'crusaders-soldier', at: [0, 0] } }), counterTypes: {} }
  expect(magnaCarta.counterFace(board, board.counters[id('a')]!)).toMatchObject({
    silhouette: 'swordsman',
    code: '',
    attack: '',
  })
})
