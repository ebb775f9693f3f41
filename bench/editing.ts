/**
 * Bench of large edits: B32 (fill, paste, turn) through tools and history, and the rim that a rectangle or a lasso shows with
 * every move of the pointer. `npx tsx bench/editing.ts` prints the figures; `npm run bench` collects them with the others.
 */
import { fileURLToPath } from 'node:url'
import { createHistory } from '#shared/commands/history'
import { pasteRegion } from '#shared/commands/pasteRegion'
import { setHexsideFeature } from '#shared/commands/setHexsideFeature'
import { turnMap } from '#shared/commands/turnMap'
import { takeRegion } from '#shared/document/region/take'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { toAxial } from '#shared/hex/grid'
import { hexsideKey, hexsideOf } from '#shared/hex/hexside'
import { hexCenter } from '#shared/hex/layout'
import { createRng } from '#shared/lang/rng'
import { createEditor } from '../renderer/editor/createEditor'
import { type Editor } from '../renderer/editor/editor'
import { NO_MODIFIERS } from '../renderer/editor/modifiers'
import { createToolManager } from '../renderer/tools/toolManager'
import { QUIET_HOST } from '../tests/support/quietHost'
import { mixedMap } from './document'
import { atMost, type Figure, median, printed, timed } from './figure'

const COLUMNS = 400
const ROWS = 250
// The first runs are the compiler's.
const WARM_UP = 3

function medianOf(runs: number, run: () => void): number {
  return median(timed(runs + WARM_UP, run).slice(WARM_UP))
}

function editorOf(scenario: Scenario): Editor {
  return createEditor({
    host: QUIET_HOST,
    scenario,
    startChecks: () => ({ open() {}, follow() {}, close() {} }),
    tools: createToolManager,
  })
}

function at(editor: Editor, col: number, row: number) {
  const { grid, hexMm } = editor.document.scenario.map
  return hexCenter(toAxial({ col, row }, grid), { grid, hexMm })
}

/** A map all of one terrain, filled with another by a click of the fill tool. */
function fillAll(open: Scenario): number {
  const editor = editorOf(open)
  editor.session.setTool('fill')
  let run = 0
  return medianOf(9, () => {
    editor.session.setOptions({ terrain: run++ % 2 === 0 ? 'wood' : 'clear' })
    const point = at(editor, 200, 120)
    editor.input.pointerMove(point, NO_MODIFIERS)
    editor.input.pointerDown(point, NO_MODIFIERS)
    editor.input.pointerUp(point, NO_MODIFIERS)
  })
}

/** 60 x 60 hexes with 3,000 sides, pasted on another place each time. */
function paste(mixed: Scenario): { readonly first: number; readonly again: number } {
  const history = createHistory(mixed)
  const { grid } = mixed.map
  const rng = createRng(32)
  const hexes: Axial[] = []
  for (let row = 0; row < 60; row++)
    for (let col = 0; col < 60; col++) hexes.push(toAxial({ col, row }, grid))
  const sides = new Set<ReturnType<typeof hexsideKey>>()
  while (sides.size < 3000) {
    const inside = toAxial({ col: rng.below(60), row: rng.below(60) }, grid)
    sides.add(hexsideKey(hexsideOf(inside, rng.below(3) as 0 | 1 | 2)))
  }
  history.apply(setHexsideFeature, { sides: [...sides], slot: 'barrier', value: { feature: 'wall' } })
  const clip = takeRegion(history.document, hexes.map(hexKey), hexes[0] as Axial)
  const times = timed(12, () => {
    const place = toAxial({ col: 2 * rng.below(160), row: rng.below(180) }, grid)
    if (history.apply(pasteRegion, { clip, at: hexKey(place) })) throw new Error('refused')
  })
  return { first: times[0] as number, again: median(times.slice(WARM_UP)) }
}

/** A whole map turned by 180 degrees; each run turns it back or forth. */
function turnWhole(scenario: Scenario): number {
  const history = createHistory(scenario)
  return medianOf(20, () => void history.apply(turnMap, {}))
}

/** One move of the pointer while a shape of nearly all hexes is drawn, its preview included. */
function shapeMove(open: Scenario, shape: 'rectangle' | 'lasso'): number {
  const editor = editorOf(open)
  editor.session.setTool('brush')
  editor.session.setOptions({ areaShape: shape })
  const corners: [number, number][] = [
    [2, 2],
    [397, 2],
    [397, 246],
    [3, 246],
  ]
  editor.input.pointerMove(at(editor, 2, 2), NO_MODIFIERS)
  editor.input.pointerDown(at(editor, 2, 2), NO_MODIFIERS)
  const moves = shape === 'lasso' ? corners : corners.slice(2, 3)
  for (const [col, row] of moves) editor.input.pointerMove(at(editor, col, row), NO_MODIFIERS)
  const [lastCol, lastRow] = moves.at(-1) as [number, number]
  let run = 0
  const ms = medianOf(15, () => {
    editor.input.pointerMove(at(editor, lastCol, lastRow - (run++ % 2)), NO_MODIFIERS)
    editor.input.overlay()
  })
  editor.input.cancel()
  return ms
}

/** All figures of large edits. */
export function measureEditing(): Figure[] {
  const mixed = mixedMap(COLUMNS, ROWS)
  const open = {
    ...mixed,
    map: {
      ...mixed.map,
      chunks: mixed.map.chunks.map(({ terrain }) => ({ terrain: terrain.map(() => 'clear') })),
    },
  }
  const { first, again } = paste(mixed)
  return [
    atMost('B32', 'flood fill of 100 k hexes', fillAll(open), 'ms', 100),
    atMost('B32', 'paste a region of 60 x 60 with 3,000 sides', again, 'ms', 100),
    atMost('B32', 'the same, the first time', first, 'ms', 100),
    atMost('B32', 'turn a map of 100 x 100 by 180 degrees', turnWhole(mixedMap(100, 100)), 'ms', 100),
    atMost(
      'B32',
      'a rectangle of 100 k hexes, one move with its rim',
      shapeMove(open, 'rectangle'),
      'ms',
      16,
    ),
    atMost('B32', 'a lasso round 100 k hexes, one move with its rim', shapeMove(open, 'lasso'), 'ms', 16),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const line of measureEditing().map(printed)) process.stdout.write(line)
