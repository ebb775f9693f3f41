/** The question who can strike whom where a character stands (MC-ATT, MC-INF-5, SV-OPP). */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { type BoardParts, testBoard } from '../../../support/board'
import { hexNamed } from '../../../support/names'
import { ask, chances, entries, items, shadeOf } from './asking'

const scene = (parts: BoardParts = {}): Scenario =>
  testBoard({
    columns: 12,
    rows: 10,
    ...parts,
    counters: {
      guy: { type: 'crusaders-soldier', at: 'E5', facing: 'v0', name: 'Guy' },
      ali: { type: 'saracens-soldier', at: 'E4', facing: 'v0', name: 'Ali' },
      ...parts.counters,
    },
  })

const contacts = (scenario: Scenario, counter = 'guy') => ask(scenario, { question: 'contacts', counter })
const savoy = (parts: BoardParts = {}): Scenario => ({ ...scene(parts), ruleset: 'savoy' })

const listed = (scenario: Scenario, counter = 'guy'): Record<string, string[]> =>
  Object.fromEntries(
    (contacts(scenario, counter).lists ?? []).map(({ id, entries: all }) => [
      id,
      all.map((one) => one.counter ?? ''),
    ]),
  )

describe('hand to hand', () => {
  test('MC-ATT: whom it can attack, and who can attack it', () => {
    expect(listed(scene())).toEqual({
      strikes: ['ali'],
      'struck-by': ['ali'],
      available: ['ali'],
      passing: ['ali'],
    })
    expect(contacts(scene()).headline).toEqual({
      fr: 'peut attaquer 1 pion, être attaqué par 1\u202f; 1 disponible contre son passage',
      en: 'can attack 1 counter, be attacked by 1; 1 available against its passing',
    })
  })

  test('MC-ATT-1: a slit between them lets neither fight; each says why', () => {
    const slit = scene({ hexsides: { 'E4/E5': ['wall', 'arrow-slit'] } })
    const answer = contacts(slit)
    expect(listed(slit)).toEqual({ parted: ['ali'], unavailable: ['ali'] })
    expect(answer.lists?.[0]?.entries[0]?.because.map(({ rule }) => rule)).toEqual(['MC-ATT-1'])
    expect(answer.links?.map(({ kind }) => kind)).toEqual(['blocked'])
    expect(shadeOf(answer, hexNamed(slit, 'E4'))).toBe('barred')
    expect(shadeOf(answer, hexNamed(slit, 'E6'))).toBe('reach')
  })

  test('MC-ATT-3: a rider is attacked under a tree, and attacks nobody there', () => {
    const wood = scene({
      hexes: { E5: 'wood' },
      counters: { ali: { type: 'saracens-knight', at: 'E4', facing: 's3', face: 'mounted-healthy' } },
    })
    expect(listed(wood)).toMatchObject({ strikes: ['ali'], passing: ['ali'] })
    expect(listed(wood)['struck-by']).toBeUndefined()
    expect(listed(wood)['unavailable']).toEqual(['ali'])
  })

  test('MC-ATT-5, MC-MAP-3: the stunned attack nobody, the dead are no enemy', () => {
    const state = (status: Record<string, boolean>) =>
      listed(scene({ counters: { ali: { type: 'saracens-soldier', at: 'E4', status } } }))
    expect(state({ stunned: true })).toEqual({ strikes: ['ali'], unavailable: ['ali'], passing: ['ali'] })
    expect(state({ dead: true })).toEqual({})
  })

  test('a friend, and an enemy two hexes away, are no contact', () => {
    const apart = scene({
      counters: {
        ali: { type: 'saracens-soldier', at: 'E3' },
        roger: { type: 'crusaders-soldier', at: 'E6' },
      },
    })
    expect(contacts(apart).headline.en).toBe('no contact')
  })
})

describe('in passing', () => {
  test('MC-INF-5: whom another can attack is not available, and that other is named', () => {
    const guarded = scene({ counters: { roger: { type: 'crusaders-soldier', at: 'E3' } } })
    const answer = contacts(guarded)
    expect(Object.keys(entries(answer, 'unavailable'))).toEqual(['ali'])
    const [ali] = answer.lists?.find(({ id }) => id === 'unavailable')?.entries ?? []
    expect(ali?.because).toEqual([
      { rule: 'MC-INF-5', at: { counter: 'roger' } },
      { rule: 'MC-INF-12', at: { counter: 'roger' } },
    ])
  })

  test('MC-INF-9, MC-INF-10: the roll, each face by hand', () => {
    const pike = scene({
      counters: {
        ali: { type: 'saracens-pikeman', at: 'E4' },
        guy: { type: 'crusaders-soldier', at: 'E5', face: 'wounded' },
      },
    })
    const [roll] = contacts(pike).lists?.find(({ id }) => id === 'available')?.entries ?? []
    const count = { none: 0, stop: 0, wounded: 0, killed: 0 }
    for (let die = 1; die <= 10; die++) {
      const total = die + 2 + 1
      count[total <= 5 ? 'none' : total <= 7 ? 'stop' : total <= 9 ? 'wounded' : 'killed']++
    }
    expect(chances(roll!)).toEqual(
      Object.fromEntries(Object.entries(count).map(([id, n]) => [id, `${n}/10`])),
    )
    expect(items(roll!)).toEqual([
      'infiltrating character wounded: 2 (MC-INF-10)',
      'opponent with pole arm: 1 (MC-INF-10)',
    ])
  })

  test('SV-OPP-1, SV-OPP-3: nobody strikes behind him; who turns first says so', () => {
    const facing = (vertex: string) =>
      contacts(savoy({ counters: { ali: { type: 'saracens-soldier', at: 'E4', facing: vertex } } }))
    expect(entries(facing('v3'), 'available')).toEqual({ ali: 'roll +0' })
    expect(entries(facing('v1'), 'available')).toEqual({ ali: 'turns, roll +0' })
    expect(entries(facing('v0'), 'unavailable')).toEqual({ ali: undefined })
  })
})

describe('arcs', () => {
  test('MC-GEO-1, SV-CBT-1: where facing counts, six hexes by arc and the side of each attack', () => {
    const answer = contacts(savoy())
    const count = Object.fromEntries((answer.shades ?? []).map(({ id, hexes }) => [id, hexes.length]))
    expect(count).toEqual({ front: 2, side: 2, rear: 2 })
    expect(entries(answer, 'strikes')).toEqual({ ali: 'from the rear' })
    expect(entries(contacts(scene()), 'strikes')).toEqual({ ali: undefined })
  })

  test('MC-GEO-2: a rider has eight neighbours', () => {
    const rider = scene({
      counters: { guy: { type: 'crusaders-knight', at: 'E5', facing: 's0', face: 'mounted-healthy' } },
    })
    const count = Object.fromEntries(
      (contacts(rider).shades ?? []).map(({ id, hexes }) => [id, hexes.length]),
    )
    expect(count).toEqual({ front: 3, side: 2, rear: 3 })
  })
})
