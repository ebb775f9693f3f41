/**
 * Holds the tool in hand and feeds it: mouse and keyboard become the same few events. It handles what all tools
 * share: the temporary hand (Space), the eyedropper (Alt), the hex cursor, cancelling.
 */
import { knownTo } from '#shared/document/eyes'
import { type Scenario } from '#shared/document/types'
import { hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexesOfSide, hexsideKey } from '#shared/hex/hexside'
import { hexCenter, type Point } from '#shared/hex/layout'
import { localized } from '#shared/i18n/localized'
import { type DrawOp } from '#shared/painter/ops'
import { faded, opacityOf } from '../editor/layers'
import { NO_MODIFIERS } from '../editor/modifiers'
import { type Modifiers } from '../editor/ports/toolInput'
import { type CreateTools } from '../editor/ports/toolManager'
import { selectionBefore } from '../editor/selection'
import { type ToolId } from '../toolOptions/toolIds'
import { arrowOf } from './pointing/arrows'
import { pickUnder } from './eyedropper'
import { cursorAt, cursorPoint, type HexCursor, movedCursor } from './pointing/hexCursor'
import { isOffered, tools } from './index'
import { enteredAlong, pointedAt } from './pointing/pointerToHex'
import { type Pointed, type RunningTool } from './gestures/tool'

/** Tools that ask and answer: what they show is the layer "analysis". */
const ANALYSES: readonly ToolId[] = ['sight', 'route', 'ask']

/** These tools use a selected side, or paint nothing; beside the others the selection would look like something drawn. */
const KEEP_SIDES: readonly ToolId[] = ['select', 'hexside', 'pan', 'measure', ...ANALYSES]

const ANALYSES_HIDDEN = localized(
  'Le calque Analyses est masqué\u202f: montrez-le pour voir ce que cet outil dessine.',
  'The Analysis layer is hidden: show it to see what this tool draws.',
)

export const createToolManager: CreateTools = (context, hover, firstTool) => {
  let toolId = firstTool
  let tool = take(firstTool)
  let pointed: Pointed | undefined
  let cursor: HexCursor | undefined
  let pressed = false
  let spaceHeld = false
  let held = NO_MODIFIERS
  const listeners = new Set<() => void>()

  function take(id: ToolId): RunningTool {
    const found = tools.find((candidate) => candidate.id === id)
    if (!found) throw new Error(`no tool ${id}`)
    return found.take(context)
  }

  // What is concealed from those who look is not under the pointer.
  const known = (): Scenario => knownTo(context.view.eyes, context.scenario)

  // What the pointer is over goes to the status line; what may be drawn otherwise goes to the map as well.
  function changed(): void {
    tell()
    for (const listener of listeners) listener()
  }

  function tell(): void {
    const { grid } = context.layout
    const hex = pointed && onGrid(pointed.hex, grid) ? pointed.hex : undefined
    const side = pointed?.hexside
    const sideOnMap = side && hexesOfSide(side).some((half) => onGrid(half, grid))
    hover.setState({
      hex: hex && hexKey(hex),
      hexside: sideOnMap ? hexsideKey(side) : undefined,
      toolStatus: hidesAnalyses() ? ANALYSES_HIDDEN : tool.status(pointed, held),
    })
  }

  /** True when the tool heard of it. */
  function moveTo(point: Point, modifiers: Modifiers): boolean {
    held = modifiers
    const where = { layout: context.layout, scenario: known() }
    // A pointer that comes from nowhere enters only what it is on.
    const entered = pointed
      ? enteredAlong(pointed.point, point, tool.target(), where)
      : [pointedAt(point, where.layout, where.scenario)]
    for (const at of entered) tool.send({ kind: 'enter', at, modifiers })
    pointed = pointedAt(point, context.layout, known())
    return entered.length > 0
  }

  function press(modifiers: Modifiers): void {
    if (!pointed || pressed) return
    if (modifiers.alt) {
      pickUnder(pointed, toolId, context)
      return
    }
    pressed = true
    tool.send({ kind: 'down', at: pointed, modifiers })
  }

  function release(modifiers: Modifiers): void {
    if (!pressed) return
    pressed = false
    if (pointed) tool.send({ kind: 'up', at: pointed, modifiers })
  }

  // What analyses answer is a layer of its own.
  function hidesAnalyses(): boolean {
    return ANALYSES.includes(toolId) && context.view.hiddenLayers.includes('analysis')
  }

  function shownOverlay(): readonly DrawOp[] {
    if (hidesAnalyses()) return []
    const ops = tool.overlay(pointed, held)
    return ANALYSES.includes(toolId) ? faded(ops, opacityOf('analysis', context.view)) : ops
  }

  function cancel(): void {
    pressed = false
    tool.send({ kind: 'cancel' })
  }

  // Previews follow the keys, whether or not the pointer moves.
  function hold(modifiers: Modifiers): void {
    const same = held.shift === modifiers.shift && held.alt === modifiers.alt && held.ctrl === modifiers.ctrl
    held = modifiers
    if (!same) changed()
  }

  // Keys of the tool itself wait until a gesture is over.
  function toolKey(key: string): boolean {
    const taken = tool.state === 'idle' && tool.key(key, pointed)
    if (taken) changed()
    return taken
  }

  function moveCursor(key: string, modifiers: Modifiers): void {
    cursor = movedCursor(cursor ?? cursorAt(pointed, context), key, modifiers, context.layout)
    moveTo(cursorPoint(cursor, context.layout), modifiers)
  }

  return {
    pointerDown(point, modifiers) {
      cursor = undefined
      moveTo(point, modifiers)
      press(modifiers)
      changed()
    },
    pointerMove(point, modifiers) {
      const hadCursor = cursor !== undefined
      cursor = undefined
      // Within a hex nothing changes for a tool whose targets are hexes: the map need not be drawn again.
      const heard = moveTo(point, modifiers) || hadCursor || tool.target() !== 'hex'
      if (heard) changed()
      else tell()
    },
    pointerUp(point, modifiers) {
      moveTo(point, modifiers)
      release(modifiers)
      changed()
    },
    pointerLeave() {
      if (pressed || cursor) return
      pointed = undefined
      changed()
    },
    keyDown(key, modifiers) {
      hold(modifiers)
      if (toolKey(key)) return true
      let used = true
      if (arrowOf(key) && !modifiers.ctrl && !modifiers.alt) moveCursor(key, modifiers)
      else if (key === ' ' && cursor) press(modifiers)
      else if (key === ' ') spaceHeld = true
      else if (key === 'Escape') {
        // Between gestures a tool may still show what it was asked last.
        if (tool.state === 'idle') context.select(selectionBefore(context.selection))
        cancel()
      } else used = false
      if (used) changed()
      return used
    },
    keyUp(key) {
      if (key === 'Shift') hold({ ...held, shift: false })
      if (key !== ' ') return false
      spaceHeld = false
      if (cursor) release(NO_MODIFIERS)
      changed()
      return true
    },
    toolKey,
    cancel() {
      spaceHeld = false
      cancel()
      changed()
    },
    use(id) {
      cancel()
      if (context.selection.kind === 'hexsides' && !KEEP_SIDES.includes(id))
        context.select(selectionBefore(context.selection))
      toolId = id
      tool = take(id)
      changed()
    },
    isOffered: (id) => isOffered(id, context.ruleset),
    refresh() {
      if (pointed) pointed = pointedAt(pointed.point, context.layout, known())
      changed()
    },
    get state() {
      return tool.state
    },
    get panning() {
      return toolId === 'pan' || spaceHeld
    },
    get cursor() {
      return cursor && hexCenter(cursor.hex, context.layout)
    },
    overlay: () => [...shownOverlay()],
    // Under a hand that moves the map nothing else is taken.
    handles: () => (spaceHeld && !pressed ? [] : (tool.handles?.(pointed) ?? [])),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
