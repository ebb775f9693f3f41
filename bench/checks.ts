/**
 * Bench of the checks: B30 (live, after one edit: what the worker does, and what sending it the edit costs the page) and B31
 * (all of them on a large map). `npx tsx bench/checks.ts` prints the figures; `npm run bench` collects them with the others.
 */
import { fileURLToPath } from 'node:url'
import { type ChangeSet } from '#shared/document/changeSet'
import { createHistory } from '#shared/commands/history'
import { moveCounters } from '#shared/commands/moveCounters'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { CHECKS } from '#shared/checks/index'
import { createChecker } from '#shared/checks/runChecks'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { MEASURES } from '#shared/painter/picture/measures'
import { analysisOf } from '#shared/rules/registry/parts'
import { createReplicaFeed } from '../renderer/workers/replica'
import { rulesetOf } from '../shared/rules/registry/rulesetOf'
import { madeUpMap } from './canvas/madeUpMap'
import { atMost, type Figure, median, printed, timed } from './figure'

const EDITS = 30
// The first runs are the compiler's.
const WARM_UP = 5

const newChecker = () => createChecker(rulesetOf, CHECKS, analysisOf, MEASURES)

type Edit = (history: ReturnType<typeof createHistory>, index: number) => void

const paintHex: Edit = (history, index) => {
  const hex = hexKey(toAxial({ col: 50, row: 50 }, history.document.map.grid))
  history.apply(paintTerrain, { hexes: [hex], terrain: index % 2 === 0 ? 'wood' : 'rocks' })
}

const moveCounter: Edit = (history, index) => {
  const rng = createRng(index)
  const [counter] = Object.keys(history.document.counters) as CounterId[]
  const hex = hexKey(toAxial({ col: rng.below(100), row: rng.below(100) }, history.document.map.grid))
  if (counter) history.apply(moveCounters, { moves: [{ counter, hex }] })
}

/** Milliseconds in the worker, and on the page's thread: finding out what changed, and copying it for the worker. */
function afterEdits(scenario: Scenario, edit: Edit): { readonly worker: number; readonly page: number } {
  const history = createHistory(scenario)
  const checker = newChecker()
  checker.check(history.document)
  const feed = createReplicaFeed()
  feed.open(history.document)
  feed.next()
  let told: ChangeSet | undefined
  history.subscribe((change) => {
    feed.follow(change)
    told = change.changes
  })
  const [worker, page]: [number[], number[]] = [[], []]
  for (let index = 0; index < EDITS + WARM_UP; index++) {
    edit(history, index)
    page.push(...timed(1, () => void structuredClone(feed.next())))
    worker.push(...timed(1, () => void checker.check(history.document, told)))
  }
  return { worker: median(worker.slice(WARM_UP)), page: median(page.slice(WARM_UP)) }
}

/** All figures of the checks. */
export function measureChecks(): Figure[] {
  const board = madeUpMap(100, 100, 300)
  const painted = afterEdits(board, paintHex)
  const moved = afterEdits(board, moveCounter)
  const large = madeUpMap(400, 250, 500)
  const full = median(timed(5, () => void newChecker().check(large)))
  return [
    atMost('B30', 'checks after painting a hex, in the worker', painted.worker, 'ms', 50),
    atMost('B30', 'the same, on the page', painted.page, 'ms', 2),
    atMost('B30', 'checks after moving a counter, in the worker', moved.worker, 'ms', 50),
    atMost('B30', 'the same, on the page', moved.page, 'ms', 2),
    atMost('B31', 'all checks, 400 x 250 hexes, 500 counters', full, 'ms', 1000),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const line of measureChecks().map(printed)) process.stdout.write(line)
