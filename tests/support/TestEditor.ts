/**
 * An editor to drive by hex names, without page or canvas: `editor.tool('brush').down('B3').enter('B4').up()`.
 * Pointer targets: `C3` (centre of a hex), `C3/C4` (just inside the first hex, at the side), `C3^2` (vertex 2 of C3).
 */
import { expect } from 'vitest'
import { elevationAt, hexsideAt, terrainAt } from '#shared/document/map'
import { type CounterId } from '#shared/document/ids'
import { type HexsideFeatures, type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { direction } from '#shared/hex/direction'
import { hexesOfSide, hexsideKey } from '#shared/hex/hexside'
import { cornerPoint, hexCenter, hexsideEnds, type Layout, type Point } from '#shared/hex/layout'
import { actionById } from '../../renderer/actions/index'
import { createEditor, type EditorOptions } from '../../renderer/editor/createEditor'
import { type Editor } from '../../renderer/editor/editor'
import { type SaveTrouble } from '../../renderer/editor/ports/files'
import { type AskedQuestion } from '../../renderer/editor/ports/userQuestion'
import { type ToolOptions } from '../../renderer/toolOptions/index'
import { NO_MODIFIERS } from '../../renderer/editor/modifiers'
import { type Modifiers } from '../../renderer/editor/ports/toolInput'
import { type ToolId } from '../../renderer/toolOptions/toolIds'
import { createToolManager } from '../../renderer/tools/toolManager'
import { answerAtOnce } from './answerAtOnce'
import { checkAtOnce } from './checkAtOnce'
import { holdToParams } from './heldToParams'
import { memoryHost } from './memoryHost'
import { testBoard } from './board'
import { hexNamed, sideNamed } from './names'
import { quietUi } from './quietUi'

const UI = quietUi('discard')

export class TestEditor {
  readonly host = memoryHost()
  readonly editor: Editor
  private at: Point = { x: 0, y: 0 }
  private modifiers: Modifiers = NO_MODIFIERS

  constructor(
    scenario: Scenario = testBoard(),
    options: Partial<Pick<EditorOptions, 'idCode' | 'startAnswers'>> = {},
  ) {
    holdToParams()
    this.editor = createEditor({
      host: this.host,
      scenario,
      startChecks: checkAtOnce,
      startAnswers: answerAtOnce(),
      tools: createToolManager,
      windowId: 'test',
      idCode: '',
      ...options,
    })
  }

  get scenario(): Scenario {
    return this.editor.document.scenario
  }

  /** The saving that did not happen and waits for an answer. */
  get trouble(): SaveTrouble | undefined {
    return this.editor.files.saveTrouble.getState().trouble
  }

  /** The question or refusal that a dialog shows now. */
  get asked(): AskedQuestion | undefined {
    return this.editor.store.getState().session.asked[0]
  }

  get state(): string {
    return this.editor.input.state
  }

  private get layout(): Layout {
    return { grid: this.scenario.map.grid, hexMm: this.scenario.map.hexMm }
  }

  /** The point a target means, mm. */
  point(target: string): Point {
    const [hexPart, corner] = target.split('^')
    if (corner !== undefined)
      return cornerPoint(hexNamed(this.scenario, hexPart as string), direction(Number(corner)), this.layout)
    if (!target.includes('/')) return hexCenter(hexNamed(this.scenario, target), this.layout)
    const side = sideNamed(this.scenario, target)
    const [a, b] = hexsideEnds(side, this.layout)
    const first = hexNamed(this.scenario, target.split('/')[0] as string)
    const center = hexCenter(
      hexesOfSide(side).find((hex) => hexKey(hex) === hexKey(first)) ?? first,
      this.layout,
    )
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    return { x: middle.x + (center.x - middle.x) * 0.1, y: middle.y + (center.y - middle.y) * 0.1 }
  }

  tool(id: ToolId, options: Partial<ToolOptions> = {}): this {
    this.editor.session.setOptions(options)
    this.editor.session.setTool(id)
    return this
  }

  /** Keys held for the events that follow. */
  holding(modifiers: Partial<Modifiers>): this {
    this.modifiers = { ...NO_MODIFIERS, ...modifiers }
    return this
  }

  /** Moves without a press first: nothing on the way is entered by surprise. */
  down(target: string): this {
    this.at = this.point(target)
    this.editor.input.pointerMove(this.at, this.modifiers)
    this.editor.input.pointerDown(this.at, this.modifiers)
    return this
  }

  enter(...targets: string[]): this {
    for (const target of targets) {
      this.at = this.point(target)
      this.editor.input.pointerMove(this.at, this.modifiers)
    }
    return this
  }

  up(): this {
    this.editor.input.pointerUp(this.at, this.modifiers)
    return this
  }

  click(target: string): this {
    return this.down(target).up()
  }

  drag(...targets: string[]): this {
    const [first, ...rest] = targets
    return this.down(first as string)
      .enter(...rest)
      .up()
  }

  cancel(): this {
    this.editor.input.cancel()
    return this
  }

  press(key: string): this {
    this.editor.input.keyDown(key, this.modifiers)
    return this
  }

  release(key: string): this {
    this.editor.input.keyUp(key)
    return this
  }

  action(id: string): this {
    const action = actionById(id)
    if (!action) throw new Error(`no action ${id}`)
    if (action.isEnabled(this.editor)) void action.run(this.editor, UI)
    return this
  }

  undo(): this {
    this.editor.document.undo()
    return this
  }

  redo(): this {
    this.editor.document.redo()
    return this
  }

  side(name: string): HexsideFeatures | undefined {
    return hexsideAt(this.scenario.map, sideNamed(this.scenario, name))
  }

  /** Names of the hexes a side's feature has as its inside. */
  expectInside(name: string, slot: 'barrier' | 'opening' | 'fixture', hex: string): this {
    const side = sideNamed(this.scenario, name)
    const half = this.side(name)?.[slot]?.inside
    const [owner, across] = hexesOfSide(side)
    expect(half, `inside of ${name}`).toBeDefined()
    expect(hexKey(half === 'owner' ? owner : across)).toBe(hexKey(hexNamed(this.scenario, hex)))
    return this
  }

  expectTerrain(terrain: string, ...hexes: string[]): this {
    for (const hex of hexes)
      expect(terrainAt(this.scenario.map, hexNamed(this.scenario, hex)), `terrain of ${hex}`).toBe(terrain)
    return this
  }

  expectElevation(level: number, ...hexes: string[]): this {
    for (const hex of hexes)
      expect(elevationAt(this.scenario.map, hexNamed(this.scenario, hex)), `level of ${hex}`).toBe(level)
    return this
  }

  /** The sides that carry anything, exactly. */
  expectSides(...names: string[]): this {
    const present = Object.values(this.scenario.map.hexsides).flatMap((bucket) => Object.keys(bucket))
    const wanted = names.map((name) => hexsideKey(sideNamed(this.scenario, name)))
    expect(present.sort()).toEqual(wanted.sort())
    return this
  }

  expectCounterAt(hex: string, id?: string): this {
    const key = hexKey(hexNamed(this.scenario, hex))
    const found = Object.entries(this.scenario.counters).filter(([, counter]) => counter.hex === key)
    expect(
      found.map(([found]) => found),
      `counters in ${hex}`,
    ).toEqual(id === undefined ? [expect.any(String)] : [id])
    return this
  }

  expectSelected(...counters: string[]): this {
    const { selection } = this.editor.store.getState().session
    expect(selection).toEqual({ kind: 'counters', counters: counters as CounterId[] })
    return this
  }

  expectUndo(name: string | undefined): this {
    expect(this.editor.store.getState().document.undoName?.en).toBe(name)
    return this
  }

  expectState(state: string): this {
    expect(this.state).toBe(state)
    return this
  }

  expectFinding(code: string, present = true): this {
    const codes = this.editor.store.getState().document.findings.map((finding) => finding.code)
    if (present) expect(codes).toContain(code)
    else expect(codes).not.toContain(code)
    return this
  }
}
