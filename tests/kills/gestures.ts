/** Draws as a user does, by a seed: tools in hand, strokes over some hexes, now and then an undo or another scan under the map. */
import { removeBackground } from '#shared/commands/removeBackground'
import { setBackground } from '#shared/commands/setBackground'
import { hexCenter, type Point } from '#shared/hex/layout'
import { toAxial } from '#shared/hex/grid'
import { type Rng } from '#shared/lang/rng'
import { type Editor } from '../../renderer/editor/editor'
import { NO_MODIFIERS } from '../../renderer/editor/modifiers'
import { type ToolId } from '../../renderer/toolOptions/toolIds'
import { SCANS } from './scans'
import { diceOf } from '../support/dice'

const TOOLS: readonly ToolId[] = [
  ...(['brush', 'eraser', 'elevation', 'hexside', 'structure', 'marker', 'counter'] satisfies ToolId[]),
]
const LONGEST_STROKE = 6

/** Gestures until one has changed the document; `finished` is called in the very moment in which that one is over. */
export async function drawSomething(editor: Editor, rng: Rng, finished: () => void): Promise<void> {
  const documentNow = () => editor.document.scenario
  const before = documentNow()
  while (documentNow() === before) {
    const dice = rng.below(11)
    if (dice === 0) editor.document.undo()
    else if (dice === 1) editor.document.redo()
    else if (dice === 2) changeScan(editor, rng)
    else (await beginStroke(editor, rng))()
    if (documentNow() !== before) finished()
  }
}

function changeScan(editor: Editor, rng: Rng): void {
  const scan = SCANS[rng.below(SCANS.length + 1)]
  if (scan) editor.document.run(setBackground, scan)
  else if (editor.document.scenario.map.background) editor.document.run(removeBackground, {})
}

// It takes a little time, as the hand does. Gives what ends it.
async function beginStroke(editor: Editor, rng: Rng): Promise<() => void> {
  takeTool(editor, rng)
  const { input } = editor
  let at = somewhere(editor, rng)
  input.pointerMove(at, NO_MODIFIERS)
  input.pointerDown(at, NO_MODIFIERS)
  for (let steps = rng.below(LONGEST_STROKE); steps > 0; steps--) {
    await pause(rng.below(4))
    at = beside(editor, at, rng)
    input.pointerMove(at, NO_MODIFIERS)
  }
  return () => {
    input.pointerUp(at, NO_MODIFIERS)
    // Whatever waits for a second click is given up.
    input.cancel()
  }
}

function takeTool(editor: Editor, rng: Rng): void {
  const { ruleset } = editor.document
  const { pick } = diceOf(rng)
  const types = Object.keys(editor.document.scenario.counterTypes)
  editor.session.setOptions({
    terrain: pick(ruleset.terrains).id,
    brushRadius: rng.below(3),
    elevationMode: pick(['raise', 'lower', 'set']),
    structure: pick(ruleset.structures).id,
    marker: pick(ruleset.markers).id,
    counterType: pick(types) as never,
  })
  editor.session.setTool(pick(TOOLS))
}

function somewhere(editor: Editor, rng: Rng): Point {
  const { grid, hexMm } = editor.document.scenario.map
  const hex = toAxial({ col: rng.below(grid.columns), row: rng.below(grid.rows) }, grid)
  return beside(editor, hexCenter(hex, { grid, hexMm }), rng)
}

/** Gives a random point at most a hex away. */
function beside(editor: Editor, { x, y }: Point, rng: Rng): Point {
  const { hexMm } = editor.document.scenario.map
  const shift = (): number => (rng.next() * 2 - 1) * hexMm
  return { x: x + shift(), y: y + shift() }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
