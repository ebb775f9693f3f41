import { describe, expect, it } from 'vitest'
import { hexKey } from '#shared/hex/axial'
import { reach } from '#shared/rules/common-mechanics/movement/reach'
import { positionOf } from '../../support/fantasyBoard'
import { ask, askedInFrench, entriesOf, rulesOf, told } from './asked'
import { away, CAVE_FOLK, FLYING, HOME, side, vertex } from './duel'
import { field, fieldWith, id } from './support'

const one = (placing: Parameters<typeof fieldWith>[0][string], parts: Parameters<typeof field>[0] = {}) =>
  fieldWith({ a: placing }, field(parts))
const mounted = { movementClass: 'mounted' } as const

describe('CM-TER-4 CM-ORI-3 reach: facing, where it matters', () => {
  it('turning in place, as the table prints it: ½ for the first step of a mounted unit, 1 for each further', () => {
    const answer = ask(one({ at: HOME, facing: side(0), stats: mounted }), 'reach', { counter: 'a' })
    // Six steps of 60 degrees and the vertices between: one step, two, three.
    expect(
      entriesOf(answer, 'turns').map(({ name, value }) => [name?.fr, value?.fr.split(', ').length]),
    ).toEqual([
      ['½ point', 4],
      ['1½ point', 4],
      ['2½ points', 3],
    ])
  })

  it('a small unit turns freely and is asked nothing of it', () => {
    const answer = ask(one({ at: HOME, stats: { size: 'small' } }), 'reach', { counter: 'a' })
    expect(answer.lists).toEqual([])
    expect(
      entriesOf(
        ask(one({ at: HOME, stats: { size: 'small' } }), 'reach', { counter: 'a', to: away(0) }),
        'stances',
      ),
    ).toHaveLength(1)
  })

  it('of a picked hex every stance of the search, the cheapest first, each to be played', () => {
    const scenario = one({ at: HOME, facing: vertex(0), stats: mounted })
    const to = away(0, 2)
    const answer = ask(scenario, 'reach', { counter: 'a', to })
    const found = reach(positionOf(scenario), id('a')).hexes.filter(({ hex }) => hexKey(hex) === hexKey(to))
    const stances = entriesOf(answer, 'stances')
    expect(stances).toHaveLength(found.reduce((count, { facings = [] }) => count + facings.length, 0))
    expect(stances[0]?.stands).toEqual([{ counter: 'a', hex: to, facing: vertex(0) }])
    // The question names the hex.
    expect(answer.headline.fr).toBe('1 point')
    const far = ask(scenario, 'reach', { counter: 'a', to: away(0, 9) })
    expect(far.headline.en).toBe('out of reach')
    expect(entriesOf(far, 'stances')).toEqual([])
  })
})

describe('CM-TER-4 reach: minimal moves', () => {
  it('are shaded apart, and say that they tire', () => {
    const wheels = one({ at: HOME, facing: vertex(0), stats: { movementClass: 'wheeled' } })
    const answer = ask(wheels, 'reach', { counter: 'a' })
    const minimal = answer.shades?.find((shade) => shade.id === 'minimal')
    expect(minimal?.hexes.map(hexKey).toSorted()).toEqual(
      [0, 1].map((way) => hexKey(away(way as 0))).toSorted(),
    )
    expect(minimal?.name.fr).toBe('mouvement minimal, un niveau de fatigue')
    const [entry] = entriesOf(ask(wheels, 'reach', { counter: 'a', to: away(0) }), 'stances')
    expect(entry?.value?.en).toBe('minimal move, one fatigue level')
    expect(entry?.stands?.[0]?.status).toEqual({ fatigue: 'winded' })
    const winded = one({ at: HOME, stats: { movementClass: 'wheeled' }, status: { fatigue: 'winded' } })
    const [again] = entriesOf(ask(winded, 'reach', { counter: 'a', to: away(0) }), 'stances')
    expect(again?.stands?.[0]?.status).toEqual({ fatigue: 'exhausted' })
  })

  it('an ordinary move changes no state', () => {
    const answer = ask(one({ at: HOME, facing: vertex(0) }), 'reach', { counter: 'a', to: away(0) })
    const stands = entriesOf(answer, 'stances').flatMap((entry) => entry.stands ?? [])
    expect(stands.length).toBeGreaterThan(0)
    expect(stands.filter(({ status }) => status)).toEqual([])
  })
})

describe('CM-FLY-2 CM-INF-2 reach: flight and infiltration', () => {
  it('tells the hexes of each placement of a flyer', () => {
    const answer = ask(one({ at: HOME, facing: side(0), stats: FLYING }), 'reach', { counter: 'a' })
    expect(entriesOf(answer, 'placements').map(({ name }) => name?.en)).toEqual([
      'ground',
      'low flight',
      'high flight',
    ])
    for (const { hexes = [], name } of entriesOf(answer, 'placements'))
      expect([name?.en, hexes.length > 20]).toEqual([name?.en, true])
    const landing = entriesOf(
      ask(one({ at: HOME, facing: side(0), stats: FLYING }), 'reach', { counter: 'a', to: HOME }),
      'stances',
    )
    expect(landing.flatMap(({ stands = [] }) => stands.map(({ placement }) => placement))).toContain(
      'high-flight',
    )
    expect(landing.map(({ name }) => name?.en)).toContain('s0, low flight')
  })

  it('tells of the rock what goes in there, and nothing of who cannot', () => {
    const cave = { hexes: { [hexKey(HOME)]: { environment: 'cave' as const } } }
    const mole = ask(one({ at: HOME, facing: side(0), stats: CAVE_FOLK }, cave), 'reach', { counter: 'a' })
    expect(told(mole, 'placements')).toContainEqual(
      expect.stringMatching(/^shallow infiltration: 1 hex, 2 points$/),
    )
    const man = ask(one({ at: HOME, facing: side(0) }, cave), 'reach', { counter: 'a' })
    expect(entriesOf(man, 'placements')).toEqual([])
  })

  it('CM-WAN-1: where it starts lost, all holds only as planned', () => {
    const lost = one({ at: HOME }, { hexes: { [hexKey(HOME)]: { wandering: 1 } } })
    expect(rulesOf(ask(lost, 'reach', { counter: 'a' }).because)).toContain('CM-WAN-1')
    expect(rulesOf(ask(one({ at: HOME }), 'reach', { counter: 'a' }).because)).not.toContain('CM-WAN-1')
  })

  it('a formation in hedgehog mode goes nowhere, and is told so in French', () => {
    const pikes = one({ at: HOME, facing: vertex(0), kind: 'formation', status: { mode: 'hedgehog' } })
    expect(askedInFrench(pikes, 'reach', { counter: 'a' }).split('\n')[0]).toBe(
      'a – Mouvement\u202f: aucune case accessible',
    )
  })
})
