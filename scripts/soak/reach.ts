/**
 * The lean reach and the turns of marches against the explaining reach: on 2,000 random boards of the fantasy game and as many
 * of Magna Carta, of a fresh seed; a march on every fifth. A board on which they differ is named by its seed.
 */
import { deepStrictEqual } from 'node:assert'
import { parseArgs } from 'node:util'
import { counterId, type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { createRng } from '#shared/lang/rng'
import { fantasyAnalysis } from '#shared/rules/common-mechanics/fantasyAnalysis'
import { COMMON_MECHANICS } from '#shared/rules/common-mechanics/index'
import { MAGNA_CARTA } from '#shared/rules/magna-carta/index'
import { medievalAnalysis } from '#shared/rules/magna-carta/medievalAnalysis'
import { type MovementQuestions } from '#shared/rules/answers/reach'
import { explainedEnds, faultsOfWays, leanEnds, leanTurns, slowTurns } from '../../tests/rules/leanMovement'
import { randomMove, tired } from '../../tests/rules/common-mechanics/randomMove'
import { randomBoard } from '../../tests/rules/magna-carta/randomMove'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
})
const [count, first] = [Number(values.count), Number(values.seed)]
const MARCH_EVERY = 5
const MOVER = counterId('mover')

let [ends, arrivals, failures] = [0, 0, 0]

function judgeEnds(movement: MovementQuestions, scenario: Scenario, points: number | undefined): void {
  for (const unit of Object.keys(scenario.counters) as CounterId[]) {
    const lean = leanEnds(movement, scenario, unit, points)
    deepStrictEqual(lean, explainedEnds(movement, scenario, unit, points))
    ends += Object.keys(lean).length
  }
}

function judgeMarch(
  movement: MovementQuestions,
  scenario: Scenario,
  points: number,
  wearied?: typeof tired,
): void {
  const march = { turns: 4, points }
  const slow = slowTurns(movement, scenario, MOVER, march, wearied)
  deepStrictEqual(leanTurns(movement, scenario, MOVER, march), slow)
  deepStrictEqual(faultsOfWays(movement, scenario, MOVER, march, wearied), [])
  arrivals += Object.keys(slow).length
}

function judgeFantasy(seed: number): void {
  const { movement } = fantasyAnalysis(COMMON_MECHANICS)
  const { scenario, points } = randomMove(seed)
  judgeEnds(movement, scenario, points / 2)
  if (seed % MARCH_EVERY > 0) return
  const small = randomMove(seed, { columns: 5, rows: 4 })
  judgeMarch(movement, small.scenario, (small.points % 6) / 2, tired)
}

function judgeMedieval(seed: number): void {
  const { movement } = medievalAnalysis(MAGNA_CARTA)
  const rng = createRng(seed)
  const march = seed % MARCH_EVERY === 0
  const board = randomBoard(rng, rng.below(2) === 0, march ? 6 : undefined)
  if (!board) return
  judgeEnds(movement, board, rng.below(15))
  if (march) judgeMarch(movement, board, 1 + rng.below(4))
}

console.log(`seed ${first}`)
for (const [game, judge] of Object.entries({ fantasy: judgeFantasy, 'Magna Carta': judgeMedieval })) {
  const started = performance.now()
  for (let seed = first; seed < first + count; seed++)
    try {
      judge(seed)
    } catch (error) {
      failures++
      console.error(`${game}, seed ${seed}: ${error instanceof Error ? error.message : String(error)}`)
    }
  console.log(`${game}: ${count} boards, ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
console.log(`${ends} ends of moves, ${arrivals} arrivals; ${failures} boards wrong`)
process.exit(failures > 0 ? 1 : 0)
