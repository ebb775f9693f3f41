/** The character as one thing: every state under every effect, and the faces that show it. */
import { describe, expect, test } from 'vitest'
import {
  afterEffect,
  type Aftermath,
  characterState,
  type CharacterState,
  type Effect,
  mountFalls,
  piecesOf,
  shownMount,
  shownState,
} from '#shared/rules/magna-carta/characters/character'
import { COMBAT_TABLES, combatOutcomes } from '#shared/rules/magna-carta/figures/combatTables'
import { COMBAT_EFFECTS, FIRE_EFFECTS, naphthaEffect } from '#shared/rules/magna-carta/characters/effects'
import { FIRE } from '#shared/rules/magna-carta/figures/fireTables'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { effectOnRider } from '#shared/rules/magna-carta/naphtha/naphtha'
import { NAPHTHA_TABLES, type NaphthaTarget } from '#shared/rules/magna-carta/figures/naphthaTables'
import { faceRow } from '#shared/rules/contract/rows'
import { field, id, positionOf } from './support'

const FRESH: CharacterState = { mounted: false, wounded: false, stunned: false, dead: false }
const STATES = [
  ['healthy', FRESH],
  ['wounded', { ...FRESH, wounded: true }],
  ['stunned', { ...FRESH, stunned: true }],
  ['dead', { ...FRESH, wounded: true, dead: true }],
  ['mounted', { ...FRESH, mounted: true }],
  ['mounted-wounded', { ...FRESH, mounted: true, wounded: true }],
] as const
type Name = (typeof STATES)[number][0]
const NAMED: Readonly<Record<string, CharacterState>> = Object.fromEntries(STATES)

// A state in one word: what its face and marks say.
function word({ character, mount }: Aftermath): string {
  const { mounted, wounded, stunned, dead } = character
  const self = dead ? 'dead' : stunned ? 'stunned' : wounded ? 'wounded' : 'healthy'
  return [mounted ? `mounted ${self}` : self, ...(mount ? [mount] : [])].join(' + ')
}

const after = (before: Name, effect: Effect): string => word(afterEffect(NAMED[before]!, effect).value)

describe('MC-INF-11: every state under every effect', () => {
  test.each<[string, Effect, Readonly<Record<Name, string>>]>([
    [
      'stunned',
      { character: 'stunned' },
      {
        healthy: 'stunned',
        wounded: 'dead',
        stunned: 'dead',
        dead: 'dead',
        mounted: 'stunned + riderless',
        'mounted-wounded': 'dead + riderless',
      },
    ],
    [
      'wounded',
      { character: 'wounded' },
      {
        healthy: 'wounded',
        wounded: 'dead',
        stunned: 'dead',
        dead: 'dead',
        mounted: 'mounted wounded',
        'mounted-wounded': 'dead + riderless',
      },
    ],
    [
      'killed',
      { character: 'killed' },
      {
        healthy: 'dead',
        wounded: 'dead',
        stunned: 'dead',
        dead: 'dead',
        mounted: 'dead + riderless',
        'mounted-wounded': 'dead + riderless',
      },
    ],
    [
      'wounded and unhorsed, mount down',
      { character: 'wounded', unhorsed: true, mount: 'down' },
      {
        healthy: 'wounded',
        wounded: 'dead',
        stunned: 'dead',
        dead: 'dead',
        mounted: 'wounded + fallen',
        'mounted-wounded': 'dead + fallen',
      },
    ],
    [
      'mount down alone',
      { mount: 'down' },
      {
        healthy: 'healthy',
        wounded: 'wounded',
        stunned: 'stunned',
        dead: 'dead',
        mounted: 'healthy + fallen',
        'mounted-wounded': 'wounded + fallen',
      },
    ],
    [
      'retreat',
      { retreat: 2 },
      {
        healthy: 'healthy',
        wounded: 'wounded',
        stunned: 'dead',
        dead: 'dead',
        mounted: 'mounted healthy',
        'mounted-wounded': 'mounted wounded',
      },
    ],
    [
      'recovers and retreats',
      { character: 'recovers', retreat: 1 },
      {
        healthy: 'healthy',
        wounded: 'wounded',
        stunned: 'healthy',
        dead: 'dead',
        mounted: 'mounted healthy',
        'mounted-wounded': 'mounted wounded',
      },
    ],
    [
      'nothing',
      {},
      {
        healthy: 'healthy',
        wounded: 'wounded',
        stunned: 'stunned',
        dead: 'dead',
        mounted: 'mounted healthy',
        'mounted-wounded': 'mounted wounded',
      },
    ],
  ])('%s', (_, effect, expected) => {
    const found = Object.fromEntries(STATES.map(([name]) => [name, after(name, effect)]))
    expect(found).toEqual(expected)
  })

  test('it is cited when it decides, and only then', () => {
    const rules = (before: Name, effect: Effect): string[] =>
      afterEffect(NAMED[before]!, effect).because.map(({ rule }) => rule)
    expect(rules('wounded', { character: 'wounded' })).toContain('MC-INF-11')
    expect(rules('stunned', { retreat: 1 })).toContain('MC-INF-11')
    expect(rules('healthy', { character: 'wounded' })).not.toContain('MC-INF-11')
  })
})

describe('MC-NAP-3: naphtha', () => {
  const burnt = (target: NaphthaTarget, before: Name): string[] =>
    NAPHTHA_TABLES[target].results.map(({ result }) => after(before, naphthaEffect(target, result)))

  test('a stunned character wounded by the flames is not dead, for once', () => {
    expect(burnt('stunned', 'stunned')).toEqual(['healthy', 'wounded', 'dead'])
  })

  test('on foot a second wound kills as ever', () => {
    expect(burnt('foot', 'healthy')).toEqual(['dead', 'wounded', 'healthy'])
    expect(burnt('foot', 'wounded')).toEqual(['dead', 'dead', 'wounded'])
  })

  test('a stunned rider falls, and its mount runs off or dies', () => {
    expect(burnt('mounted', 'mounted')).toEqual([
      'stunned + fallen',
      'stunned + riderless',
      'mounted healthy',
    ])
    expect(burnt('mounted', 'mounted-wounded')).toEqual([
      'dead + fallen',
      'dead + riderless',
      'mounted wounded',
    ])
  })

  test('MC-GEO-3: with only the rear hex burning the rider is spared, the mount is not', () => {
    const spared = NAPHTHA_TABLES.mounted.results.map(({ result }) =>
      after('mounted', naphthaEffect('mounted', effectOnRider(result, false).value)),
    )
    expect(spared).toEqual(['healthy + fallen', 'mounted healthy', 'mounted healthy'])
  })
})

test('MC-FIR-6: what brings a mount alone down', () => {
  const falls = Object.entries(FIRE_EFFECTS.mounted).filter(([, effect]) => mountFalls(effect).value)
  expect(falls.map(([letter]) => letter)).toEqual(['C', 'D', 'E'])
})

test('every letter of every table has its effect', () => {
  for (const target of ['foot', 'mounted'] as const) {
    const fire = Object.keys(FIRE.tables[target].meanings)
    expect(Object.keys(FIRE_EFFECTS[target]).sort()).toEqual([...fire].sort())
    const combat = combatOutcomes(COMBAT_TABLES[target]).filter((letter) => letter !== '-')
    expect(Object.keys(COMBAT_EFFECTS[target]).sort()).toEqual([...combat].sort())
  }
})

describe('MC-MAP-3: faces', () => {
  const position = positionOf(field({}))

  test('every face of a character is read and shown again', () => {
    for (const { id: face, riderless } of MAGNA_CARTA.rows.counterSchema.faces) {
      const rear = faceRow(MAGNA_CARTA.rows, face)?.mounted ? { rear: [-1, 0] as const } : {}
      const board = field({ a: { type: 'crusaders-knight', at: [0, 0], face, ...rear } })
      const state = characterState(position, board.counters[id('a')]!)
      if (riderless) expect(state).toBeUndefined()
      else
        expect(shownState(MAGNA_CARTA.rows, state!)).toEqual({
          face,
          status: { stunned: false, dead: false },
        })
    }
  })

  test('what no face shows is a mark: stunned on the healthy face, dead on the wounded one', () => {
    const piece = { type: 'crusaders-soldier', at: [0, 0], status: { stunned: true } } as const
    const board = field({ a: piece })
    expect(characterState(position, board.counters[id('a')]!)).toEqual({ ...FRESH, stunned: true })
    expect(shownState(MAGNA_CARTA.rows, { ...FRESH, stunned: true })).toEqual({
      face: 'healthy',
      status: { stunned: true, dead: false },
    })
    expect(shownState(MAGNA_CARTA.rows, { ...FRESH, dead: true }).face).toBe('wounded')
    expect(shownMount(MAGNA_CARTA.rows, 'riderless')).toBe('riderless')
    expect(shownMount(MAGNA_CARTA.rows, 'fallen')).toBe('dead-mount')
  })

  test('on foot two counters of four faces, a rider four of eight', () => {
    const sides = (mounted: boolean): string[] =>
      piecesOf(MAGNA_CARTA.rows, mounted).map(({ front, back }) =>
        [front, back]
          .map(({ face, status }) =>
            [face, ...(status.stunned ? ['stunned'] : []), ...(status.dead ? ['dead'] : [])].join(' '),
          )
          .join(' / '),
      )
    expect(sides(false)).toEqual(['healthy / healthy stunned', 'wounded / wounded dead'])
    expect(sides(true)).toEqual([
      ...sides(false),
      'mounted-healthy / riderless',
      'mounted-wounded / dead-mount',
    ])
  })

  test('every aftermath of every state has a face', () => {
    const effects = [
      ...Object.values(FIRE_EFFECTS).flatMap((letters) => Object.values(letters)),
      ...Object.values(COMBAT_EFFECTS).flatMap((letters) => Object.values(letters)),
    ]
    for (const [, state] of STATES)
      for (const effect of effects) {
        const { character, mount } = afterEffect(state, effect).value
        expect(shownState(MAGNA_CARTA.rows, character).face).toBeTruthy()
        if (mount) expect(shownMount(MAGNA_CARTA.rows, mount)).toBeTruthy()
      }
  })
})
