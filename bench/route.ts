/** Bench of routes: B24, the exact chances of 20 steps past 6 opponents, computed each time for the open document. */
import { fileURLToPath } from 'node:url'
import { counterId, counterTypeId, sideId } from '#shared/document/ids'
import { type Counter, type CounterType } from '#shared/document/armies'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { analysisOf } from '#shared/rules/registry/parts'
import { type Route } from '#shared/rules/answers/route'
import { testBoard } from '../tests/support/board'
import { plainCounter } from '../tests/support/plainCounter'
import { atMost, type Figure, median, timed } from './figure'

const STEPS = 20
const RUNS = 200
const GRID: Grid = { orientation: 'flat', stagger: 'even', columns: 40, rows: 30 }

const soldier = (side: string, footprint: 1 | 2): CounterType => ({
  name: side,
  abbreviation: '',
  edition: '',
  side: sideId(side),
  footprint,
  stats: { armour: 'heavy', mounted: footprint === 2 },
  // The wounded side reaches to the middle of the way.
  faces: {
    healthy: { stats: { movement: STEPS } },
    wounded: { stats: { movement: STEPS / 2 } },
    'mounted-healthy': { stats: { movement: STEPS } },
  },
  quantity: 1,
})

/** A straight way along a column past foot and riders on either hand, with eighty counters more on the board. */
function gauntlet(ruleset: string): Scenario {
  const at = (type: string, col: number, row: number): Counter =>
    plainCounter({
      type: counterTypeId(type),
      hex: hexKey(toAxial({ col, row }, GRID)),
      ...(type === 'rider' && { facing: { kind: 'side', index: 0 }, face: 'mounted-healthy' }),
    })
  const counters: Record<string, Counter> = { mover: at('own', 10, 25) }
  for (let foe = 0; foe < 6; foe++)
    counters[counterId(`foe-${foe}`)] = at(foe % 3 === 2 ? 'rider' : 'foe', foe % 2 ? 11 : 9, 22 - foe * 3)
  for (let other = 0; other < 80; other++)
    counters[counterId(`other-${other}`)] = at(
      other % 2 ? 'own' : 'foe',
      20 + (other % 16),
      2 + 5 * (other >> 4),
    )
  const open = testBoard({
    ...{ ...GRID, ruleset },
    sides: {
      [sideId('own')]: { name: 'Own', color: '#000000', notes: '' },
      [sideId('foe')]: { name: 'Foe', color: '#ffffff', notes: '' },
    },
    counterTypes: {
      [counterTypeId('own')]: soldier('own', 1),
      [counterTypeId('foe')]: soldier('foe', 1),
      [counterTypeId('rider')]: soldier('foe', 2),
    },
  })
  return { ...open, counters }
}

export function measureRoute(): Figure[] {
  return ['magna-carta', 'savoy'].map((ruleset) => {
    const scenario = gauntlet(ruleset)
    const questions = analysisOf(ruleset)?.route
    if (!questions) throw new Error(`no routes of ${ruleset}`)
    const path = Array.from({ length: STEPS }, (_, step) => toAxial({ col: 10, row: 24 - step }, GRID))
    const route: Route = { counter: counterId('mover'), kind: 'move', path }
    const { tests, refused } = questions.route(scenario, route)
    if (refused.length > 0 || new Set(tests.map(({ opponent }) => opponent)).size < 6)
      throw new Error('all six should strike')
    const samples = timed(RUNS, () => questions.route(scenario, route))
    const what = `route, ${STEPS} steps, 6 opponents, ${tests.length} rolls (${ruleset})`
    return atMost('B24', what, median(samples), 'ms', 5)
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(measureRoute())
