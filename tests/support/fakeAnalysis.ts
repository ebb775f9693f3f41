/** Answers about a map as a test wants them, and what was asked: tools and panels are tried without any rule. */
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexDistance, hexKey, parseHexKey } from '#shared/hex/axial'
import { hexesOfGrid } from '#shared/hex/grid'
import { hexesWithin } from '#shared/hex/region'
import { type Analysis } from '#shared/rules/contract/analysis'
import { fraction, ONE, ZERO } from '#shared/rules/chances/fraction'
import { type ArrivalChances, type Route, type RouteAnswer } from '#shared/rules/answers/route'
import { type Sight } from '#shared/rules/answers/sight'

export const UNHURT: ArrivalChances = {
  unhurt: ONE,
  stopped: ZERO,
  stunned: ZERO,
  wounded: ZERO,
  killed: ZERO,
}

export const SAFE: RouteAnswer = {
  tests: [],
  spared: [],
  refused: [],
  displaced: [],
  because: [],
  cost: 3,
  arrival: UNHURT,
}

/** One roll by an opponent, 7 in 10 for nothing. */
export function risky(opponent: CounterId, hex: string): RouteAnswer {
  return {
    ...SAFE,
    tests: [
      {
        step: 1,
        hex: hex as RouteAnswer['tests'][number]['hex'],
        opponent,
        modifiers: [{ rule: 'MC-INF-10', name: { fr: 'à cheval', en: 'mounted' }, value: -2 }],
        outcomes: { none: '7/10', stop: '2/10', wounded: '1/10', killed: '0/10' },
        because: [{ rule: 'MC-INF-1' }],
      },
    ],
    arrival: {
      ...UNHURT,
      unhurt: fraction(7, 10),
      stopped: fraction(1, 5),
      wounded: fraction(1, 10),
    },
  }
}

export interface FakeAnalysis extends Analysis {
  readonly routes: Route[]
  /** Hexes from which a field of view was asked, with its range. */
  readonly looks: string[]
  answer: RouteAnswer
  line: Sight
}

/** Sees two hexes far, reaches one hex. */
export function fakeAnalysis(): FakeAnalysis {
  const fake: FakeAnalysis = {
    routes: [],
    looks: [],
    answer: SAFE,
    line: { visible: true, because: [{ rule: 'HS-LOS-1' }], crossed: [], pairs: [] },
    inquiries: {},
    sight: {
      mutualRule: 'HS-LOS-10',
      placements: ['ground'],
      viewersOf: ({ counters }, id) => [counters[id]?.hex ?? []].flat().map(parseHexKey),
      traceLineOfSight: () => fake.line,
      fieldOfView(scenario: Scenario, from, within) {
        fake.looks.push(`${hexKey(from)} ${within ?? 'all'}`)
        const far = [...hexesOfGrid(scenario.map.grid)]
        return {
          from,
          visible: far.filter((hex) => hexDistance(hex, from) <= 2),
          hidden: far.filter((hex) => hexDistance(hex, from) > 2),
        }
      },
      countViewers: () => new Uint32Array(),
    },
    movement: {
      reach(scenario, counter) {
        const hex = scenario.counters[counter]?.hex ?? hexKey({ q: 0, r: 0 })
        const [q = 0, r = 0] = hex.split(',').map(Number)
        return {
          hexes: hexesWithin({ q, r }, 1).map((near) => ({ hex: near, cost: hexDistance(near, { q, r }) })),
          because: [],
        }
      },
      costs: () => undefined,
      arrivals: () => undefined,
    },
    strikes: {
      phases: [],
      among: () => ({
        fights: () => ({ value: false, because: [] }),
        fires: () => ({ value: false, because: [] }),
        range: () => 0,
      }),
    },
    route: {
      route(_scenario, route) {
        fake.routes.push(route)
        return fake.answer
      },
    },
  }
  return fake
}
