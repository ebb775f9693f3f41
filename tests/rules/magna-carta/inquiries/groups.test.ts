/** The questions of groups: where they may advance and by which ways, shield walls, defensive fire at them (SV-GRP, SV-WAL). */
import { describe, expect, test } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { counterId } from '#shared/document/ids'
import { type Axial, hexKey, parseHexKey } from '#shared/hex/axial'
import { DIRECTIONS, neighbor } from '#shared/hex/direction'
import { offeredInquiries } from '#shared/questions/inquire'
import { type Answer } from '#shared/rules/answers/answer'
import { NOTHING_HAPPENED } from '#shared/rules/answers/turnMemory'
import { planGroupAdvance } from '#shared/rules/magna-carta/groups/groupAdvance'
import { playedPosition } from '#shared/rules/magna-carta/house/playedRules'
import { analysisOf } from '#shared/rules/registry/parts'
import { SAVOY } from '#shared/rules/savoy/index'
import { type BoardParts, testBoard } from '../../../support/board'
import { hexNamed } from '../../../support/names'
import { withStats } from '../support'
import { ask, entries, items, refusals } from './asking'

const GUY = { type: 'crusaders-soldier', at: 'D4', facing: 'v0', name: 'Guy' }
const HUGO = { ...GUY, at: 'D5', name: 'Hugo' }

const board = (parts: BoardParts = {}, largeShield = false): Scenario =>
  withStats(
    testBoard({
      columns: 12,
      rows: 10,
      ruleset: 'savoy',
      ...parts,
      counters: { guy: GUY, hugo: HUGO, ...parts.counters },
    }),
    'crusaders-soldier',
    { largeShield },
  )

const asked = (
  question: 'group-advance' | 'shield-wall' | 'group-fire',
  scenario: Scenario,
  friends: readonly string[] = ['hugo'],
  more: object = {},
): Answer => ask(scenario, { question, counter: 'guy', friends, ...more })

const costsOf = ({ shades = [] }: Answer): Record<string, string> =>
  Object.fromEntries(
    shades.flatMap(({ hexes, texts }) =>
      hexes.map((hex, index): [string, string] => [hexKey(hex), texts?.[index] ?? '']),
    ),
  )

/** Every sequence of steps that all take alike, tried one after another, the cheapest end in each hex. */
function triedAlike(scenario: Scenario, members: readonly string[], steps: number): Record<string, string> {
  const position = playedPosition(SAVOY, scenario)
  const starts = members.map((id) => parseHexKey(scenario.counters[counterId(id)]?.hex as never))
  const found: Record<string, string> = {}
  const go = (ways: readonly (typeof DIRECTIONS)[number][]): void => {
    const paths = starts.map((start) => {
      let hex = start
      return ways.map((way): Axial => (hex = neighbor(hex, way)))
    })
    const { costs, refused } = planGroupAdvance(
      position,
      members.map((id, index) => ({ counter: counterId(id), path: paths[index] ?? [] })),
    )
    const cost = costs.reduce((a, b) => a + b, 0)
    const end = paths[0]?.at(-1)
    if (refused.length > 0) return
    if (end) found[hexKey(end)] = String(Math.min(cost, Number(found[hexKey(end)] ?? Infinity)))
    if (ways.length < steps) for (const way of DIRECTIONS) go([...ways, way])
  }
  go([])
  for (const start of starts.slice(0, 1)) Reflect.deleteProperty(found, hexKey(start))
  return found
}

describe('SV-GRP-1: the group advance', () => {
  test('SV-GRP-1: each hex at the least cost of all sequences of like steps, where no file is cheaper', () => {
    const slow = { ...GUY, face: 'wounded' }
    const scenario = board({
      columns: 6,
      rows: 8,
      hexes: { C4: 'brush', D6: 'wood', E5: 'brush' },
      counters: { guy: slow, hugo: { ...HUGO, face: 'wounded' } },
    })
    const tried = triedAlike(scenario, ['guy', 'hugo'], 3)
    const answered = costsOf(asked('group-advance', scenario))
    expect(Object.keys(tried).length).toBeGreaterThan(12)
    for (const [hex, cost] of Object.entries(tried))
      expect(Number(answered[hex])).toBeLessThanOrEqual(Number(cost))
  })

  test('SV-GRP-1: every way that is told is one that the rules allow, at its cost', () => {
    const scenario = board({ hexes: { E4: 'brush', C6: 'wood' }, counters: { roger: { ...GUY, at: 'D6' } } })
    const members = ['guy', 'hugo', 'roger']
    const found = costsOf(asked('group-advance', scenario, members.slice(1)))
    const position = playedPosition(SAVOY, scenario)
    expect(Object.keys(found).length).toBeGreaterThan(20)
    for (const [hex, cost] of Object.entries(found).filter((_, index) => index % 9 === 0)) {
      const { lists = [] } = asked('group-advance', scenario, members.slice(1), {
        to: parseHexKey(hex as never),
      })
      const each = lists.find(({ id }) => id === 'ways')?.entries ?? []
      const { costs, refused, end } = planGroupAdvance(
        position,
        each.map(({ counter, way }) => ({ counter: counter as never, path: way?.path.slice(1) ?? [] })),
      )
      expect({ refused, cost: costs.reduce((a, b) => a + b, 0) }).toEqual({ refused: [], cost: Number(cost) })
      expect(each[0]?.stands?.map((one) => one.hex)).toEqual(end.map((one) => one.hex))
    }
  })

  test('SV-GRP-1: through a door in file, the leader first', () => {
    const rows = Array.from({ length: 10 }, (_, index) => index + 1)
    const door = { barrier: { feature: 'wall' }, opening: { feature: 'door', state: 'open' } } as const
    const wall = Object.fromEntries(
      rows.flatMap((row) => [
        [`F${row}/G${row}`, row === 5 ? door : 'wall'],
        ...(row > 1 ? [[`F${row}/G${row - 1}`, 'wall']] : []),
      ]),
    ) as NonNullable<BoardParts['hexsides']>
    const open = board({
      hexsides: wall,
      counters: { guy: { ...GUY, at: 'F5' }, hugo: { ...HUGO, at: 'E5' } },
    })
    const there = asked('group-advance', open, ['hugo'], { to: 'H6' })
    expect(there.refused).toBeUndefined()
    expect(entries(there, 'ways')).toEqual({ guy: 'F5 → G5 → H6', hugo: 'E5 → F5 → G5' })
  })

  test('SV-GRP-1: trees, one of another side and one apart make no group, and are named', () => {
    expect(refusals(asked('group-advance', board({ hexes: { D5: 'wood' } })))).toEqual(['SV-GRP-1'])
    const apart = board({ counters: { hugo: { ...HUGO, at: 'H8' } } })
    expect(asked('group-advance', apart).headline.en).toBe('no group advance: Hugo')
    expect(asked('group-advance', board(), ['hugo'], { to: 'L9' }).headline.en).toBe(
      'no advance of the group there',
    )
  })

  test('SV-GRP-1: who may go with it, and that the slowest decides', () => {
    expect(entries(asked('group-advance', board(), []), 'joins')).toEqual({ hugo: 'group advance' })
    expect(entries(asked('group-advance', board({}, true), []), 'joins')).toEqual({
      hugo: 'as a shield wall',
    })
    const slow = board({ counters: { hugo: { ...HUGO, face: 'wounded' } } })
    expect(items(asked('group-advance', slow))).toEqual(['points of the slowest: 3 points (SV-GRP-1)'])
  })

  test('SV-OPP-1: who may strike at whom on the way, and that the source leaves the rest open; none who attacked it there already', () => {
    const counters = {
      guy: { ...GUY, at: 'E5' },
      hugo: { ...HUGO, at: 'E6' },
      ali: { type: 'saracens-soldier', at: 'F5', facing: 'v4', name: 'Ali' },
    }
    const met = board({ counters })
    const to = 'D5'
    const answer = asked('group-advance', met, ['hugo'], { to })
    expect(answer.lists?.find(({ id }) => id === 'strikes')?.entries.map(({ name }) => name?.en)).toEqual([
      'Ali → Guy',
    ])
    expect(answer.open?.en).toContain('the source does not say')
    const made = { opponent: counterId('ali'), mover: counterId('guy'), hex: hexKey(hexNamed(met, 'E5')) }
    const turn = { ...NOTHING_HAPPENED, attacksThisPhase: [made] }
    expect(asked('group-advance', met, ['hugo'], { to, turn }).open).toBeUndefined()
  })
})

describe('SV-WAL-1: the shield wall', () => {
  test('SV-WAL-1: formed, or broken by whom', () => {
    const formed = asked('shield-wall', board({}, true))
    expect(formed.headline.en).toBe('a shield wall of 2 characters')
    expect(items(formed)).toEqual(['group advance: allowed to the wall (SV-GRP-1)'])
    const broken = asked('shield-wall', board())
    expect(broken.headline.en).toBe('no shield wall: Guy, Hugo')
    expect(refusals(broken)).toEqual(['SV-WAL-1', 'SV-WAL-1'])
  })

  test('SV-OPP-7, SV-WAL-1: one who turned to strike breaks it', () => {
    const turn = {
      ...NOTHING_HAPPENED,
      turned: { [counterId('hugo')]: { kind: 'vertex', index: 3 } as const },
    }
    expect(refusals(asked('shield-wall', board({}, true), ['hugo'], { turn }))).toEqual(['SV-WAL-1'])
  })

  test('SV-WAL-1: with whom', () => {
    expect(asked('shield-wall', board({}, true), []).headline.en).toBe('a shield wall with Hugo')
    expect(asked('shield-wall', board(), []).headline.en).toBe('no shield wall')
  })
})

describe('SV-GRP-2: defensive fire at a group', () => {
  const archer = { type: 'saracens-archer', at: 'D1', facing: 'v3', name: 'Selim' }
  const under = board({ counters: { archer } })

  test('SV-GRP-2: only at those in front, by whoever fires in defence', () => {
    const answer = asked('group-fire', under)
    expect(answer.headline.en).toBe('targets of defensive fire: those in front only, Guy')
    const shots = answer.lists?.find(({ id }) => id === 'shots')?.entries ?? []
    expect(shots.map(({ name }) => name?.en)).toEqual(['Selim → Guy'])
    expect(answer.lists?.find(({ id }) => id === 'behind')?.entries.map(({ counter }) => counter)).toEqual([
      'hugo',
    ])
  })

  test('MC-INF-6: none by who has attacked this phase', () => {
    const made = {
      opponent: counterId('archer'),
      mover: counterId('guy'),
      hex: hexKey(hexNamed(under, 'D4')),
    }
    const answer = asked('group-fire', under, ['hugo'], {
      turn: { ...NOTHING_HAPPENED, attacksThisPhase: [made] },
    })
    expect(answer.lists?.map(({ id }) => id)).toEqual(['behind'])
  })
})

test('only games in which characters move in groups have them', () => {
  const offered = (scenario: Scenario) =>
    offeredInquiries(analysisOf(scenario.ruleset) as never, scenario, { counter: counterId('guy') }).map(
      ({ question }) => question,
    )
  const groups = ['group-advance', 'shield-wall', 'group-fire']
  expect(offered(board())).toEqual(expect.arrayContaining(groups))
  expect(offered({ ...board(), ruleset: 'magna-carta' })).not.toEqual(
    expect.arrayContaining(groups.slice(0, 1)),
  )
})
