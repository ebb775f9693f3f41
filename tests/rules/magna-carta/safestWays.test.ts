/** The safest way, against every way there is: all paths within the allowance, each asked for its risks. */
import { describe, expect, test } from 'vitest'
import { type Counter } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { direction, neighbors } from '#shared/hex/direction'
import { hexesOfGrid, onGrid } from '#shared/hex/grid'
import { mapRecord } from '#shared/lang/mapRecord'
import { createRng, type Rng } from '#shared/lang/rng'
import { compareFractions, type Fraction } from '#shared/rules/chances/fraction'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { type MedievalPosition, type MedievalRules } from '#shared/rules/magna-carta/rules/medievalRules'
import { planMovement } from '#shared/rules/magna-carta/ways/planMovement'
import { routeRisks } from '#shared/rules/magna-carta/ways/routeRisks'
import { type SafeWay, safestToEach, safestWays } from '#shared/rules/magna-carta/ways/safestWays'
import { type Route } from '#shared/rules/answers/route'
import { SAVOY } from '#shared/rules/savoy/index'
import { type Placing, withPieces } from '../../support/board'
import { type LongRun, longRun } from '../../support/longRuns'
import { arrivalOf, id, positionOf } from './support'
import { randomBoard } from './randomMove'

const MOVER = id('mover')

interface Found {
  readonly hexes: string
  readonly end: string
  readonly cost: number
  readonly unhurt: Fraction
}

/** Every way that may be gone, with its cost and its chance of no effect, by `planMovement` and `routeRisks` alone. */
function everyWay(position: MedievalPosition): Found[] {
  const { grid } = position.scenario.map
  const found: Found[] = []
  const choices = position.rules.figures.movement.withoutTurning ? [false, true] : [false]
  const extend = (path: readonly Axial[], unturned: readonly number[], from: Axial): void => {
    for (const hex of neighbors(from)) {
      if (!onGrid(hex, grid)) continue
      for (const kept of choices) {
        const longer = [...path, hex]
        const steps = kept ? [...unturned, longer.length] : unturned
        const route: Route = { counter: MOVER, kind: 'move', path: longer, unturned: steps }
        const { refused } = planMovement(position, route, steps)
        if (refused.length === 0) {
          const risks = routeRisks(position, route)
          found.push({
            hexes: longer.map(hexKey).join(' '),
            end: hexKey(hex),
            cost: risks.cost ?? NaN,
            unhurt: arrivalOf(risks).unhurt,
          })
        }
        // A friend is passed, though not stopped on.
        const passable = refused.every(
          ({ hex: where, reason }) =>
            reason.rule === 'HS-MOV-3' && hexKey(where) === hexKey(hex) && isFriend(position, reason.at),
        )
        if (passable) extend(longer, steps, hex)
      }
    }
  }
  const start = planMovement(position, { counter: MOVER, kind: 'move', path: [] }).start.hex
  extend([], [], start)
  return found
}

function isFriend({ scenario }: MedievalPosition, where: unknown): boolean {
  const { counter } = where as { readonly counter: string }
  return scenario.counters[id(counter)]?.type.startsWith('crusaders') === true
}

const better = (a: Pick<Found, 'unhurt' | 'cost'>, b: Pick<Found, 'unhurt' | 'cost'>): number =>
  compareFractions(b.unhurt, a.unhurt) || a.cost - b.cost

/** The best of them and the best of other hexes. */
function twoBest(ways: readonly Found[]): string[] {
  const sorted = ways.toSorted(better)
  const [best] = sorted
  const other = sorted.find(({ hexes }) => hexes !== best?.hexes)
  return [best, other].flatMap((one) => (one ? [told(one)] : []))
}

function byEnd(ways: readonly Found[]): ReadonlyMap<string, readonly Found[]> {
  const ends = new Map<string, Found[]>()
  for (const way of ways) ends.set(way.end, [...(ends.get(way.end) ?? []), way])
  return ends
}

function told({ unhurt, cost }: Pick<Found, 'unhurt' | 'cost'>): string {
  return `${unhurt.numerator}/${unhurt.denominator} at ${cost}`
}

/** Is it a way as it says, by the rules that judge one way? */
function faultOf(position: MedievalPosition, way: SafeWay): string | undefined {
  const { path, unturned } = way
  const risks = routeRisks(position, { counter: MOVER, kind: 'move', path, unturned })
  if (!risks.arrival) return `refused: ${risks.refused[0]?.reason.rule ?? ''}`
  const truth = told({ unhurt: risks.arrival.unhurt, cost: risks.cost ?? NaN })
  return truth === told(way) ? undefined : `${told(way)} is ${truth}`
}

/** A small board crowded with enemies, the mover's points few enough that every way can be walked. */
function crowded(rng: Rng, mounted: boolean, points: number, savoy: boolean): Scenario | undefined {
  const open = randomBoard(rng, mounted, 7)
  if (!open) return undefined
  const hexes = [...hexesOfGrid(open.map.grid)]
  const taken = new Set(Object.values(open.counters).map(({ hex }) => hex))
  const counters: Record<string, Placing> = {}
  for (let count = 0; count < 5; count++) {
    const hex = hexes[rng.below(hexes.length)] as Axial
    if (taken.has(hexKey(hex))) continue
    taken.add(hexKey(hex))
    const kind = ['soldier', 'pikeman', 'knight'][rng.below(3)] ?? ''
    counters[`foe-${count}`] = {
      type: `saracens-${kind}`,
      at: hex,
      facing: { kind: savoy && kind !== 'knight' ? 'vertex' : 'side', index: direction(rng.below(6)) },
      ...(rng.below(4) === 0 && kind !== 'knight' && { face: 'wounded' }),
    }
  }
  const board = withPieces(open, { counters })
  const type = board.counterTypes[(board.counters[MOVER] as Counter).type]
  if (!type) return undefined
  const faces = Object.fromEntries(
    Object.entries(type.faces).map(([face, { stats }]) => [face, { stats: { ...stats, movement: points } }]),
  )
  return {
    ...board,
    ...(savoy && { ruleset: 'savoy', counters: onVertices(board.counters, rng) }),
    counterTypes: {
      ...board.counterTypes,
      [(board.counters[MOVER] as Counter).type]: { ...type, faces },
    } as Scenario['counterTypes'],
  }
}

/** Turns the counters to vertices, which those on foot face in Savoy. */
function onVertices(counters: Scenario['counters'], rng: Rng): Scenario['counters'] {
  return mapRecord(counters, (counter): Counter =>
    counter.type.endsWith('knight')
      ? counter
      : { ...counter, facing: { kind: 'vertex', index: direction(rng.below(6)) } },
  )
}

interface Series {
  readonly name: string
  readonly rules: MedievalRules
  readonly mounted: boolean
  readonly points: number
  readonly boards: LongRun
}

const SERIES: readonly Series[] = [
  { name: 'on foot', rules: MAGNA_CARTA, mounted: false, points: 4, boards: longRun('safest ways on foot') },
  { name: 'mounted', rules: MAGNA_CARTA, mounted: true, points: 8, boards: longRun('safest ways, mounted') },
  {
    name: 'on foot in Savoy',
    rules: SAVOY,
    mounted: false,
    points: 3,
    boards: longRun('safest ways on foot in Savoy'),
  },
  {
    name: 'mounted in Savoy',
    rules: SAVOY,
    mounted: true,
    points: 8,
    boards: longRun('safest ways, mounted in Savoy'),
  },
]

describe('MC-INF-7: the safest way is the best of all ways', () => {
  test.each(SERIES)(
    '$name, on $boards.cases random boards',
    ({ rules, mounted, points, boards: { cases, seed } }) => {
      const rng = createRng(seed)
      const faults: string[] = []
      let risky = 0
      for (let board = 0; board < cases;) {
        const scenario = crowded(rng, mounted, points, rules === SAVOY)
        if (!scenario) continue
        board++
        const position = positionOf(scenario, rules)
        const ways = byEnd(everyWay(position))
        const each = safestToEach(position, MOVER)
        if (each.length !== ways.size) faults.push(`${board}: reaches ${each.length} hexes of ${ways.size}`)
        const goals = [...ways.keys()]
        const goal = goals[rng.below(goals.length)]
        for (const way of each) {
          const end = way.path.at(-1) as Axial
          const [best] = twoBest(ways.get(hexKey(end)) ?? [])
          if (told(way) !== best) faults.push(`${board}: ${hexKey(end)} ${told(way)}, not ${best ?? 'none'}`)
          const fault = faultOf(position, way)
          if (fault !== undefined) faults.push(`${board}: ${fault}`)
          if (way.unhurt.numerator !== way.unhurt.denominator) risky++
          if (hexKey(end) !== goal) continue
          const two = safestWays(position, MOVER, end, { wanted: 2 })
          if (two.map(told).join() !== twoBest(ways.get(goal) ?? []).join())
            faults.push(
              `${board}: ${goal} ${two.map(told).join()}, not ${twoBest(ways.get(goal) ?? []).join()}`,
            )
          faults.push(...two.flatMap((one) => faultOf(position, one) ?? []))
        }
      }
      expect(faults).toEqual([])
      expect(risky).toBeGreaterThan(cases / 5)
    },
  )
})
