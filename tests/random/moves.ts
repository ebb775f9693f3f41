/**
 * The moves of a user, drawn by dice over the lists of the program: any tool, any action, any command, any key. A tool, an
 * action or a command that joins its list is drawn from then on.
 */
import { stateActions } from '../../renderer/actions/counterStates'
import { actions } from '../../renderer/actions/index'
import { clearSelected, copiedText } from '../../renderer/actions/region'
import { MENUS } from '../../renderer/actions/menus'
import { handleKey } from '../../renderer/app/shortcuts'
import { createUi } from '../../renderer/ui/uiStore'
import { type Editor } from '../../renderer/editor/editor'
import { type ToolOptions } from '../../renderer/toolOptions/index'
import { type Modifiers } from '../../renderer/editor/ports/toolInput'
import { toolsFor } from '../../renderer/tools/index'
import { type Example } from '../commands/wholeMapExamples'
import { quietUi } from '../support/quietUi'
import { pick } from '../support/dice'
import { commandById, COMMANDS } from '#shared/commands/index'
import { toAxial } from '#shared/hex/grid'
import { hexCenter, type Point } from '#shared/hex/layout'
import { type Json } from '#shared/json/extra'
import { type Rng } from '#shared/lang/rng'

/** One thing that the user does; says what it was. */
export type Move = (player: Player) => Promise<string> | string

interface Player {
  readonly editor: Editor
  readonly rng: Rng
  /** By the id of the command. */
  readonly examples: Readonly<Record<string, Example>>
}

const UI = quietUi('cancel')

/** With the file menu another document may come, or none go on: its actions have tests of their own. */
const FILE_ACTIONS = (MENUS.find(({ id }) => id === 'file')?.groups ?? []).flat()
/** The page hears of these as events of the browser. */
const CLIPBOARD = ['cut', 'copy', 'paste']
const ACTIONS = actions.filter(({ id }) => !FILE_ACTIONS.includes(id) && !CLIPBOARD.includes(id))

const KEYS = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ', 'Escape', 'Enter', 'Backspace', 'Delete'],
  ...['1', '2', '3', '4', '5', '[', ']', 'r', 'x', 'j', 'q'],
]

export const gesture: Move = ({ editor, rng }) => {
  const {
    input,
    document: { ruleset },
  } = editor
  if (rng.below(3) > 0) {
    takeOptions(editor, rng)
    editor.session.setTool(pick(rng, toolsFor(ruleset)).id)
  }
  // A Space still held from the moves before has a gesture open already: what was there before that is not known here.
  const before = input.state === 'idle' ? editor.document.scenario : undefined
  const held = modifiers(rng)
  let at = somewhere(editor, rng)
  input.pointerMove(at, held)
  input.pointerDown(at, held)
  for (let steps = rng.below(7); steps > 0; steps--) {
    at = rng.below(4) === 0 ? somewhere(editor, rng) : beside(editor, at, rng)
    input.pointerMove(at, held)
    input.overlay()
    input.handles()
  }
  const end = rng.below(12)
  if (end === 0) {
    input.cancel()
    const { scenario } = editor.document
    if (input.state !== 'idle' || scenario !== (before ?? scenario))
      throw new Error('a cancelled gesture has left something behind')
  } else if (end === 1) editor.session.setTool(pick(rng, toolsFor(ruleset)).id)
  else if (end === 2) editor.document.undo()
  else input.pointerUp(at, held)
  input.overlay()
  return `${editor.store.getState().session.tool}${['  given up', ' changed', ' undone'][end] ?? ''}`
}

export const keys: Move = ({ editor, rng }) => {
  const pressed: string[] = []
  for (let count = 1 + rng.below(6); count > 0; count--) {
    const key = pick(rng, KEYS)
    const held = modifiers(rng)
    const event = { key, ctrlKey: held.ctrl, metaKey: false, altKey: held.alt, shiftKey: held.shift }
    if (!editor.input.keyDown(key, held)) handleKey(event, { closest: () => null }, editor, createUi())
    editor.input.overlay()
    if (rng.below(4) > 0) editor.input.keyUp(key)
    pressed.push(key)
  }
  return pressed.join(' ')
}

export const action: Move = async ({ editor, rng }) => {
  const enabled = [...ACTIONS, ...stateActions(editor)].filter((one) => one.isEnabled(editor))
  const chosen = pick(rng, enabled)
  try {
    await chosen.run(editor, UI)
  } catch (error) {
    if (!asksBrowser(error)) throw error
  }
  return chosen.id
}

/** Some go on in the browser, by a chooser of files for instance: there is none here, and nothing has happened then. */
function asksBrowser(error: unknown): boolean {
  return error instanceof ReferenceError && /^(document|navigator|window) is not defined$/.test(error.message)
}

/** Copies, cuts or pastes as the clipboard's events do. */
export const clipboard: Move = ({ editor, rng }) => {
  if (editor.input.state !== 'idle' || copiedText(editor) === undefined) return 'nothing to copy'
  if (rng.below(2) === 0) return 'copy'
  clearSelected(editor, 'cut')
  return 'cut'
}

/** Runs a command as a dialog, a panel or a quick fix would: what does not fit the document any more is refused. */
export const command: Move = ({ editor, rng, examples }) => {
  const { id } = pick(rng, COMMANDS)
  const { does, idle } = examples[id] as Example
  const params = rng.below(4) === 0 && idle !== undefined ? idle : does
  if (editor.input.state !== 'idle') editor.input.cancel()
  const known = commandById(id)
  if (!known) throw new Error(`no command ${id}`)
  editor.document.run(known, params as Json)
  return id
}

export const history: Move = ({ editor, rng }) => {
  const steps = 1 + rng.below(3)
  const back = rng.below(3) > 0
  for (let step = 0; step < steps; step++)
    if (back) editor.document.undo()
    else editor.document.redo()
  return `${steps} ${back ? 'undone' : 'redone'}`
}

function modifiers(rng: Rng): Modifiers {
  return { shift: rng.below(5) === 0, alt: rng.below(12) === 0, ctrl: rng.below(12) === 0 }
}

function somewhere(editor: Editor, rng: Rng): Point {
  const { grid, hexMm } = editor.document.scenario.map
  // Now and then off the map.
  const coord = { col: rng.below(grid.columns + 2) - 1, row: rng.below(grid.rows + 2) - 1 }
  return beside(editor, hexCenter(toAxial(coord, grid), { grid, hexMm }), rng)
}

/** Gives a random point at most a hex away. */
function beside(editor: Editor, { x, y }: Point, rng: Rng): Point {
  const { hexMm } = editor.document.scenario.map
  return { x: x + (rng.next() * 2 - 1) * hexMm, y: y + (rng.next() * 2 - 1) * hexMm }
}

/** The words that options of a fixed choice may be. */
const CHOICES: Partial<{ readonly [K in keyof ToolOptions]: readonly ToolOptions[K][] }> = {
  selectShape: ['counters', 'rectangle', 'lasso', 'hexes'],
  areaShape: ['freehand', 'line', 'rectangle', 'lasso'],
  brushRadius: [0, 0, 1, 3],
  elevationMode: ['raise', 'lower', 'set'],
  elevationValue: [1, 2, -1],
  sideShape: ['along', 'around', 'rectangle', 'lasso'],
  openingEvery: [1, 2, 3],
  wayCourse: ['straight', 'natural'],
  zoneMode: ['add', 'remove'],
}

/** Any of what the panels offer: rows of the ruleset, things of the document, a choice, yes or no. */
function takeOptions(editor: Editor, rng: Rng): void {
  const { ruleset } = editor.document
  const { document, session } = editor.store.getState()
  const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)
  const offered: Record<string, readonly unknown[]> = {
    ...CHOICES,
    terrain: ids(ruleset.terrains),
    feature: ids(ruleset.features),
    structure: ids(ruleset.structures),
    marker: ids(ruleset.markers),
    way: ids(ruleset.features.filter(({ slot }) => slot === 'way')),
    attribute: ruleset.hexAttributes,
    counterType: Object.keys(document.scenario.counterTypes),
    zone: [undefined, ...Object.keys(document.scenario.zones)],
  }
  for (const [name, value] of Object.entries(session.options))
    if (typeof value === 'boolean') offered[name] = [true, false]
  const options: Record<string, unknown> = {}
  for (const [name, values] of Object.entries(offered))
    if (values.length > 0 && rng.below(3) === 0) options[name] = pick(rng, values)
  editor.session.setOptions(options as Partial<ToolOptions>)
}
