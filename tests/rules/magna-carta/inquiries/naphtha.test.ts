/**
 * The question what naphtha thrown at a hex does: throwers, scatter, exact chances against dice rolled by hand (MC-NAP,
 * MC-MAP-4).
 */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexDistance } from '#shared/hex/axial'
import { neighbors } from '#shared/hex/direction'
import { type BoardParts, testBoard } from '../../../support/board'
import { hexNamed } from '../../../support/names'
import { withStats } from '../support'
import { ask, chances, entries, follows, items, refusals } from './asking'

const ALI = { type: 'saracens-soldier', at: 'F6', name: 'Ali' }

const scene = (parts: BoardParts = {}): Scenario =>
  testBoard({ columns: 20, rows: 14, ...parts, counters: { ali: ALI, ...parts.counters } })

const thrown = (scenario: Scenario, hex = 'F6', enemies: string[] = []) =>
  ask(scenario, { question: 'naphtha', hex, enemies })

/** Gives the hex on which each of the ten dice lets it fall: on target up to 4, then the neighbours clockwise (MC-NAP-1). */
const fallOf = (target: Axial, die: number): Axial =>
  die <= 4 ? target : (neighbors(target)[die - 5] as Axial)

/** Impact and roll, a hundred cases by hand, for one on foot (MC-NAP-2, MC-NAP-3). */
function onFoot(scenario: Scenario, target: string, at: string): Record<string, number> {
  const count: Record<string, number> = {}
  for (let scatter = 1; scatter <= 10; scatter++)
    for (let die = 1; die <= 10; die++) {
      const burns = hexDistance(fallOf(hexNamed(scenario, target), scatter), hexNamed(scenario, at)) <= 1
      const result = die <= 2 ? 'killed' : die <= 7 ? 'wounded-retreat-1' : 'retreat-1'
      const id = burns ? `foot-${result}` : 'out'
      count[id] = (count[id] ?? 0) + 1
    }
  return count
}

const inHundredths = (written: Readonly<Record<string, string>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(written).map(([id, text]) => {
      const [numerator, denominator] = text.split('/').map(Number) as [number, number]
      return [id, Math.round((100 * numerator) / denominator)]
    }),
  )

const burning = (scenario: Scenario, hex: string, counter = 'ali') =>
  thrown(scenario, hex)
    .lists?.find(({ id }) => id === 'burning')
    ?.entries.find((entry) => entry.counter === counter)

describe('who burns', () => {
  test.each(['F6', 'F5', 'G6', 'F4', 'H6', 'F3'])('MC-NAP-1 to -3: thrown at %s, a hundred cases', (hex) => {
    const board = scene()
    const found = burning(board, hex)
    const expected = onFoot(board, hex, 'F6')
    if (Object.keys(expected).join() === 'out') expect(found).toBeUndefined()
    else expect(inHundredths(chances(found!))).toEqual(expected)
  })

  test('MC-NAP-3: what each result brings about', () => {
    expect(follows({ ...thrown(scene()), outcomes: burning(scene(), 'F6')!.outcomes! })).toEqual({
      'foot-killed': ['Ali: killed by the flames'],
      'foot-wounded-retreat-1': ['Ali: wounded', 'Ali retreats 1 hex: 6 ways free of opportunity attacks'],
      'foot-retreat-1': ['Ali retreats 1 hex: 6 ways free of opportunity attacks'],
    })
  })

  test('MC-NAP-3: mounted, 3 or 4: the rider is stunned and the mount falls back two hexes', () => {
    const ali = { type: 'saracens-knight', at: 'F6', facing: 's0', face: 'mounted-healthy', name: 'Ali' }
    const found = burning(scene({ counters: { ali } }), 'F6')?.outcomes?.find(
      ({ id }) => id === 'mounted-stunned-mount-retreat-2',
    )
    expect(found?.then.map(({ en }) => en).slice(0, 2)).toEqual([
      'Ali: stunned, unhorsed',
      'the mount is left alone',
    ])
    expect(found?.then[2]?.en).toMatch(/^.*retreats 2 hexes: \d+ ways free of opportunity attacks$/)
    expect(found?.then).toHaveLength(3)
  })

  test('MC-NAP-3: flames kill by burning, who lies stunned in them too', () => {
    const deaths = (parts: Partial<typeof ALI> & { status?: { stunned: boolean }; face?: string }) =>
      burning(scene({ counters: { ali: { ...ALI, ...parts } } }), 'F6')
        ?.outcomes?.filter(({ gravity }) => gravity === 4)
        .map(({ id, then }) => `${id}: ${then[0]?.en}`)
    expect(deaths({ status: { stunned: true } })).toEqual(['stunned-killed: Ali: killed by the flames'])
    expect(deaths({})).toEqual(['foot-killed: Ali: killed by the flames'])
    expect(deaths({ face: 'wounded' })).toEqual([
      'foot-killed: Ali: killed by the flames',
      'foot-wounded-retreat-1: Ali: killed, being hit a second time',
    ])
  })

  test('MC-NAP-3, MC-GEO-3: with the rear hex alone in flames the rider is spared, not the mount', () => {
    const rider = scene({
      counters: {
        ali: { type: 'saracens-knight', at: 'F6', facing: 's0', face: 'mounted-healthy', name: 'Ali' },
      },
    })
    const entry = burning(rider, 'F8')
    const names = entry?.outcomes?.map(({ name }) => name.en) ?? []
    expect(names).toContain('character stunned, mount killed, rider spared')
    const total = entry?.outcomes?.reduce(
      (sum, { chance }) => sum + Number(chance.numerator) / Number(chance.denominator),
      0,
    )
    expect(total).toBeCloseTo(1, 12)
  })

  test('MC-NAP-3: the stunned roll on their own table, and a wound there is none too many', () => {
    const stunned = scene({ counters: { ali: { ...ALI, status: { stunned: true } } } })
    const outcomes = burning(stunned, 'F6')?.outcomes ?? []
    expect(outcomes.map(({ id, gravity }) => [id, gravity])).toEqual([
      ['stunned-recovers-retreat-1', 1],
      ['stunned-wounded', 3],
      ['stunned-killed', 4],
    ])
  })

  test('the likeliest to be hurt comes first, and the headline names it', () => {
    const answer = thrown(scene({ counters: { nur: { ...ALI, at: 'F8', name: 'Nur' } } }))
    expect(Object.keys(entries(answer, 'burning'))).toEqual(['ali', 'nur'])
    expect(answer.headline.en).toBe(
      '2 counters exposed, Ali above all: killed 2 in 10, wounded 5 in 10, driven back 3 in 10',
    )
  })

  test('MC-NAP-2: where it must be lit, nobody burns yet', () => {
    const lit = { ...scene(), options: { naphthaLights: 'when-lit' } }
    expect(thrown(lit).headline.en).toBe('nobody burns')
    expect(items(thrown(lit))).toContain('catches fire: when someone lights it (MC-NAP-2)')
  })
})

describe('where it falls', () => {
  test('MC-NAP-1, MC-NAP-2: the chance of each hex to be covered', () => {
    const board = scene()
    const target = hexNamed(board, 'F6')
    for (const { hexes, texts } of thrown(board).shades ?? [])
      for (const [index, hex] of hexes.entries()) {
        const falls = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(
          (die) => hexDistance(fallOf(target, die), hex) <= 1,
        )
        expect(texts?.[index]).toBe(falls.length === 10 ? '1' : `${falls.length}/10`)
      }
    expect((thrown(board).shades ?? []).map(({ hexes }) => hexes.length)).toEqual([1, 6, 6, 6])
  })

  test('MC-MAP-2: walls that engines can bring down, which stop no flame', () => {
    const walled = thrown(scene({ hexsides: { 'F6/F7': 'wall' } }))
    expect(entries(walled, 'walls')).toEqual({ 'F6/F7': 'falls after 4 hits; does not stop the flames' })
  })
})

describe('who throws', () => {
  const engine = (at: string, facing = 's3') =>
    withStats(
      scene({
        counters: {
          engine: { type: 'crusaders-pikeman', at, facing, name: 'Engine' },
          one: { type: 'crusaders-soldier', at: 'E1' },
          two: { type: 'crusaders-soldier', at: 'G1' },
        },
      }),
      'crusaders-pikeman',
      { naphthaThrower: true },
    )

  test('MC-MAP-4: range, arc and crew, each that fails in words', () => {
    expect(entries(thrown(engine('F1')), 'throwers')).toEqual({ engine: 'can throw here' })
    expect(entries(thrown(engine('F1'), 'F3'), 'throwers')).toEqual({
      engine: 'It reaches 5 to 10 hexes; the target is 2 away.',
    })
    expect(entries(thrown(engine('F1', 's0')), 'throwers')).toEqual({
      engine: 'The target lies outside its arc of 120°.',
    })
    expect(thrown(engine('F1')).links?.map(({ kind }) => kind)).toEqual(['throw'])
  })

  test('MC-MAP-4: one picked that cannot throw is refused; the rest of the answer stands', () => {
    const answer = thrown(engine('F1'), 'F3', ['engine'])
    expect(refusals(answer)).toEqual(['MC-MAP-4'])
    expect(answer.shades?.length).toBeGreaterThan(0)
  })
})
