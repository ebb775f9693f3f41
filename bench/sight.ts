/**
 * Bench of sight, medieval and fantasy: B20 (one line, a viewshed of range 30), B21 (a whole viewshed) and B22 (all pairs) of a
 * 60 x 60 board, these two against a loop over the public `traceLineOfSight` in the same run. `npx tsx bench/sight.ts` prints
 * the figures.
 */
import { fileURLToPath } from 'node:url'
import { CHUNK_CELLS } from '#shared/document/chunk'
import { type Scenario } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { hexesOfGrid, toAxial } from '#shared/hex/grid'
import { createRng } from '#shared/lang/rng'
import { analysisOf } from '#shared/rules/registry/parts'
import { type SightQuestions } from '#shared/rules/answers/sight'
import { atMost, type Figure, median, timed } from './figure'
import { mixedMap } from './document'

/** The rulesets of one engine answer alike: one of each. */
const RULESETS = [
  { ruleset: 'magna-carta', name: '' },
  { ruleset: 'common-mechanics', name: ', fantasy' },
] as const

/** A map of mixed terrain with 500 walls; `hills`: levels 0 to 3, in swells. */
function board(ruleset: string, columns: number, rows: number, hills: boolean): Scenario {
  const mixed = mixedMap(columns, rows)
  const rng = createRng(3)
  const across = Math.ceil(columns / 32)
  const chunks = mixed.map.chunks.map((_, index) => {
    const [left, top] = [(index % across) * 32, Math.floor(index / across) * 32]
    const level = (cell: number): number => {
      const [x, y] = [left + (cell % 32), top + Math.floor(cell / 32)]
      return Math.round(1.5 + Math.sin(x / 7) + Math.cos(y / 9))
    }
    return {
      terrain: Array.from({ length: CHUNK_CELLS }, () => (rng.below(100) < 3 ? 'wood' : 'clear')),
      ...(hills && { elevation: Array.from({ length: CHUNK_CELLS }, (_cell, cell) => level(cell)) }),
    }
  })
  return { ...mixed, ruleset, map: { ...mixed.map, chunks } }
}

const WARM_UP = 3
const PAIRS = 5

function medianOf(runs: number, run: () => void): number {
  return median(timed(runs + WARM_UP, run).slice(WARM_UP))
}

/** The median ratio of A to B, run in turn. */
function ratio(a: () => void, b: () => void): { readonly ratio: number; readonly a: number } {
  a()
  b()
  const runs = Array.from(
    { length: PAIRS },
    () => [timed(1, a)[0] as number, timed(1, b)[0] as number] as const,
  )
  return { ratio: median(runs.map(([ofA, ofB]) => ofA / ofB)), a: median(runs.map(([ofA]) => ofA)) }
}

function wanted(condition: boolean, what: string): void {
  if (!condition) throw new Error(what)
}

/** All figures of sight. */
export function measureSight(): Figure[] {
  return RULESETS.flatMap(({ ruleset, name }) => {
    const { sight } = analysisOf(ruleset) ?? {}
    if (!sight) throw new Error(`${ruleset} cannot be asked`)
    const figures = [...measureLines(ruleset, sight), ...measureBoards(ruleset, sight)]
    return figures.map((figure) => ({ ...figure, what: figure.what + name }))
  })
}

/** B20. */
function measureLines(ruleset: string, sight: SightQuestions): Figure[] {
  const large = board(ruleset, 400, 250, true)
  const center = toAxial({ col: 200, row: 125 }, large.map.grid)
  const rng = createRng(4)
  const targets = Array.from({ length: 1000 }, (): Axial => {
    const q = rng.below(31)
    return { q: center.q + q, r: center.r + 30 - q }
  })
  const lines = medianOf(15, () => {
    for (const to of targets) sight.traceLineOfSight(large, { from: center, to })
  })
  const viewshed = medianOf(50, () => void sight.fieldOfView(large, center, 30))
  return [
    atMost('B20', 'sight of two hexes 30 apart', (lines / targets.length) * 1000, 'µs', 20),
    atMost('B20', 'viewshed of range 30 on 100 k hexes', viewshed, 'ms', 1),
  ]
}

/** B21 and B22. */
function measureBoards(ruleset: string, sight: SightQuestions): Figure[] {
  const figures: Figure[] = []
  for (const hills of [true, false]) {
    const kind = hills ? 'hilly' : 'flat'
    const small = board(ruleset, 60, 60, hills)
    const hexes = [...hexesOfGrid(small.map.grid)]
    const from = toAxial({ col: 30, row: 30 }, small.map.grid)
    const byLoop = (viewer: Axial): Axial[] =>
      hexes.filter((to) => sight.traceLineOfSight(small, { from: viewer, to }).visible === true)
    wanted(
      JSON.stringify(sight.fieldOfView(small, from).visible) === JSON.stringify(byLoop(from)),
      'the viewshed differs from the loop',
    )
    const one = ratio(
      () => void sight.fieldOfView(small, from),
      () => void byLoop(from),
    )
    figures.push(atMost('B21', `viewshed of 60 x 60, ${kind}, to a loop of lines`, one.ratio, 'x', 0.15))
    // The loop over all pairs is sampled: 60 viewers of 3,600.
    const viewers = hexes.filter((_, index) => index % 61 === 0)
    const share = hexes.length / viewers.length
    const counts = sight.countViewers(small, viewers)
    const byLoops = new Uint32Array(hexes.length)
    for (const viewer of viewers)
      hexes.forEach((to, place) => {
        if (sight.traceLineOfSight(small, { from: viewer, to }).visible === true)
          byLoops[place] = (byLoops[place] ?? 0) + 1
      })
    wanted(counts.join() === byLoops.join(), 'the counts of viewers differ from the loop')
    const all = ratio(
      () => void sight.countViewers(small, hexes),
      () => viewers.forEach((viewer) => void byLoop(viewer)),
    )
    figures.push(
      atMost('B22', `all pairs of 60 x 60, ${kind}, to the same loop`, all.ratio / share, 'x', 0.1),
    )
    figures.push(atMost('B22', `all pairs of 60 x 60, ${kind}`, all.a / 1000, 's', 2))
  }
  return figures
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { id, what, figure, unit, limit, met } of measureSight())
    process.stdout.write(
      `${id}  ${what.padEnd(58)} ${figure.toFixed(4).padStart(9)} ${unit}  limit ${limit}  ${met ? 'met' : 'NOT MET'}\n`,
    )
