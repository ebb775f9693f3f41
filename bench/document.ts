/**
 * Bench of the document: B1 (paint one hex), B2 (a stroke and its undo), B3 (open and save), B4 (size of the file).
 * `npx tsx bench/document.ts` prints the figures; `npm run bench` collects them with the others.
 */
import { fileURLToPath } from 'node:url'
import { createHistory } from '#shared/commands/history'
import { paintTerrain } from '#shared/commands/paintTerrain'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { CHUNK_CELLS } from '#shared/document/chunk'
import { type Scenario } from '#shared/document/types'
import { readScenario } from '#shared/format/read'
import { writeScenario } from '#shared/format/write'
import { type HexKey, hexKey } from '#shared/hex/axial'
import { type Grid, toAxial } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { createRng } from '#shared/lang/rng'
import { testBoard } from '../tests/support/board'
import { atMost, type Figure, median, printed, timed } from './figure'

const PALETTE = {
  '.': 'clear',
  w: 'wood',
  '~': 'water',
  h: 'house',
  r: 'rocks',
  f: 'field',
  m: 'marsh',
  b: 'brush',
}
const HEXSIDES = 500

/** A map of mixed terrain, hex by hex at random (the worst case for size), with 500 walled hexsides. */
export function mixedMap(columns: number, rows: number): Scenario {
  const grid: Grid = { orientation: 'flat', stagger: 'odd', columns, rows }
  const open = testBoard({
    ...{ ...grid, info: { title: 'Bench' }, palette: PALETTE, sides: {}, counterTypes: {} },
  })
  const rng = createRng(1)
  const terrains = Object.values(PALETTE)
  // Whole chunks, beyond the rim too: the figures go by this order of the dice.
  const chunks = open.map.chunks.map(() => ({
    terrain: Array.from({ length: CHUNK_CELLS }, () => terrains[rng.below(terrains.length)] as string),
  }))
  const history = createHistory({ ...open, map: { ...open.map, chunks } })
  const sides = Array.from({ length: HEXSIDES }, () =>
    hexsideKey(
      hexsideOf(toAxial({ col: rng.below(columns), row: rng.below(rows) }, grid), rng.below(3) as 0 | 1 | 2),
    ),
  )
  history.apply(setHexsideFeature, { sides, slot: 'barrier', value: { feature: 'wall' } })
  return history.document
}

// The first runs are the compiler's.
const WARM_UP = 3

function medianOf(runs: number, run: () => void): number {
  return median(timed(runs + WARM_UP, run).slice(WARM_UP))
}

const SIZES = [
  { name: '100 k', columns: 400, rows: 250, openLimit: 30 },
  { name: '1 M', columns: 1000, rows: 1000, openLimit: 150 },
] as const

/** B1: command, change set and history for one hex, each run another hex. */
function paintOneHex(scenario: Scenario): number {
  const { grid } = scenario.map
  const history = createHistory(scenario)
  const rng = createRng(2)
  let index = 0
  return medianOf(200, () => {
    const hex = hexKey(toAxial({ col: rng.below(grid.columns), row: rng.below(grid.rows) }, grid))
    history.apply(paintTerrain, { hexes: [hex], terrain: index++ % 2 ? 'wood' : 'water' })
  })
}

// 25 x 20 hexes around a chunk corner.
function strokeHexes(grid: Grid): HexKey[] {
  return Array.from({ length: 500 }, (_, index) =>
    hexKey(toAxial({ col: 84 + (index % 25), row: 86 + Math.floor(index / 25) }, grid)),
  )
}

/** B2: a stroke of 500 hexes in `steps` pointer moves, the commit included; and its undo. */
function stroke(scenario: Scenario, steps: number): { readonly paint: number; readonly undo: number } {
  const history = createHistory(scenario)
  const hexes = strokeHexes(scenario.map.grid)
  const size = hexes.length / steps
  const paint: number[] = []
  const undo: number[] = []
  for (let run = 0; run < 30 + WARM_UP; run++) {
    paint.push(
      ...timed(1, () => {
        history.begin()
        for (let start = 0; start < hexes.length; start += size)
          history.apply(paintTerrain, { hexes: hexes.slice(start, start + size), terrain: 'ditch' })
        history.commit()
      }),
    )
    undo.push(...timed(1, () => history.undo()))
  }
  return { paint: median(paint.slice(WARM_UP)), undo: median(undo.slice(WARM_UP)) }
}

/** B3: parse, validate and build; write what was never written; write it again with one hex painted. */
function openAndSave(scenario: Scenario): Record<'open' | 'save' | 'saveAgain', number> {
  const text = writeScenario(scenario)
  const opened = (): Scenario => {
    const result = readScenario(text, 'bench')
    if (!result.ok) throw new Error('the bench file is refused')
    return result.value
  }
  const open = medianOf(15, () => void opened())
  // Rows that were written once are remembered: a document just opened has none.
  const fresh = Array.from({ length: 15 }, opened)
  const save = median(fresh.flatMap((one) => timed(1, () => void writeScenario(one))))
  const history = createHistory(scenario)
  const saves = Array.from({ length: 15 }, (_, run) => {
    history.apply(paintTerrain, { hexes: [hexKey({ q: run, r: 0 })], terrain: 'ditch' })
    return timed(1, () => void writeScenario(history.document))
  })
  return { open, save, saveAgain: median(saves.flat()) }
}

/** All figures of the document. */
export function measureDocument(): Figure[] {
  const figures: Figure[] = []
  for (const { name, columns, rows, openLimit } of SIZES) {
    const scenario = mixedMap(columns, rows)
    figures.push(atMost('B1', `paint one hex, ${name} hexes`, paintOneHex(scenario), 'ms', 1))
    const whole = stroke(scenario, 1)
    figures.push(atMost('B2', `500-hex stroke, commit included, ${name} hexes`, whole.paint, 'ms', 6))
    figures.push(atMost('B2', `its undo, ${name} hexes`, whole.undo, 'ms', 6))
    const moves = stroke(scenario, 100)
    figures.push(
      atMost('B2', `the same stroke in 100 pointer moves, ${name} hexes, a move`, moves.paint / 100, 'ms', 1),
    )
    const { open, save, saveAgain } = openAndSave(scenario)
    figures.push(atMost('B3', `open ${name} hexes`, open, 'ms', openLimit))
    figures.push(atMost('B3', `save ${name} hexes`, save, 'ms', openLimit))
    figures.push(atMost('B3', `save ${name} hexes again, one painted`, saveAgain, 'ms', openLimit))
    if (name === '100 k') {
      const bytes = Buffer.byteLength(writeScenario(scenario))
      figures.push(atMost('B4', 'file of 100 k mixed hexes, 500 hexsides', bytes / 1e6, 'MB', 0.5))
    }
  }
  return figures
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const line of measureDocument().map(printed)) process.stdout.write(line)
