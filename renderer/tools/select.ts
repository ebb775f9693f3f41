/** Selects what is clicked (counter, hexside that carries something, hex), drags counters, draws a box round them. */
import { moveCounters } from '#shared/commands/moveCounters'
import { countersByHex, footprint } from '#shared/document/counters'
import { knownTo } from '#shared/document/eyes'
import { type CounterId } from '#shared/document/ids'
import { type Label } from '#shared/document/types'
import { addHex, type Axial, hexKey, parseHexKey, sameHex, subtractHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexCenter, type Point } from '#shared/hex/layout'
import { localized } from '#shared/i18n/localized'
import { type Selection } from '../editor/ports/session'
import { isPickable } from '../editor/layers'
import { type Modifiers } from '../editor/ports/toolInput'
import { type ToolContext } from '../editor/ports/toolContext'
import { CTRL } from '../i18n/shortcutLabel'
import { countedHexes } from './words/counted'
import { counterHandle } from './carried'
import { labelOutline } from './overlay/labelFrame'
import {
  dragLabel,
  dropLabel,
  grabLabel,
  grabWords,
  isGrab,
  type LabelGrab,
  labelHandles,
  labelUnder,
  putLabelBack,
} from './label/grab'
import { copyRegion, type HeldRegion, heldRegion, moveRegion } from './moveRegion'
import { hexOutline, regionOutline, selectionBox, sideGlow } from './overlay/marks'
import { isSideToPick, pickedAt, pickedEvent } from './pointing/pickable'
import { isNearSide } from './pointing/pointerToHex'
import {
  beginHexStroke,
  chooseSelectShape,
  framed,
  framedHexes,
  type HexStroke,
  strokeHex,
} from './selectHexes'
import { clickedSide } from './selectSides'
import { wayTo } from './gestures/shapeChoices'
import { ghost } from './stamp/ghost'
import { defineTool, type Pointed } from './gestures/tool'
import { takeKnob, turnHandles, turnInWords, turnTowards } from './turnCounters'
import { type CounterTurn } from './turnKnob'

type State =
  | { readonly kind: 'idle' }
  /** Pressed: a click, unless the pointer goes on to another hex. */
  | { readonly kind: 'pointing'; readonly at: Pointed; readonly adds: boolean }
  | {
      readonly kind: 'dragging'
      readonly counters: readonly CounterId[]
      readonly from: Axial
      readonly to: Axial
    }
  | { readonly kind: 'boxing'; readonly from: Point; readonly to: Point; readonly adds: boolean }
  | { readonly kind: 'moving'; readonly held: HeldRegion; readonly to: Axial }
  /** The hexes that the pointer went through. */
  | { readonly kind: 'framing'; readonly way: readonly Axial[]; readonly adds: boolean }
  | HexStroke
  | LabelGrab
  | CounterTurn

const IDLE: State = { kind: 'idle' }
const NOTHING: Selection = { kind: 'none' }

/** Adds an item to a list, or removes it when the list has it. */
function toggled<T>(items: readonly T[], item: T): T[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item]
}

function clicked(at: Pointed, adds: boolean, context: ToolContext): Selection {
  const { selection, layout, scenario } = context
  if (at.counter !== undefined && !pointsAtSide(at, context)) {
    const before = adds && selection.kind === 'counters' ? selection.counters : []
    const counters = toggled(before, adds ? at.counter : (below(at, context) ?? at.counter))
    return counters.length > 0 ? { kind: 'counters', counters } : NOTHING
  }
  if (isNearSide(at, layout) && isSideToPick(at, context))
    return clickedSide(at.hexside, adds, selection, scenario.map)
  if (!onGrid(at.hex, layout.grid)) return NOTHING
  const before = adds && selection.kind === 'hexes' ? selection.hexes : []
  const hexes = toggled(before, hexKey(at.hex))
  return hexes.length > 0 ? { kind: 'hexes', hexes } : NOTHING
}

// In a stack: the counter alone selected there, which is the one that a drag takes.
function selectedAt({ hex }: Pointed, { selection, scenario }: ToolContext): CounterId | undefined {
  const [only, ...others] = selection.kind === 'counters' ? selection.counters : []
  if (only === undefined || others.length > 0) return undefined
  const counter = scenario.counters[only]
  return counter && footprint(scenario, counter).some((covered) => sameHex(covered, hex)) ? only : undefined
}

// A second click on a stack means the counter below, and at its bottom the top one again.
function below(at: Pointed, context: ToolContext): CounterId | undefined {
  const selected = selectedAt(at, context)
  if (selected === undefined) return undefined
  const stack = countersByHex(knownTo(context.view.eyes, context.scenario)).get(hexKey(at.hex)) ?? []
  return stack.at(stack.indexOf(selected) - 1)
}

// A counter nearly fills its hex: the side beside it is meant only at its very edge.
function pointsAtSide(at: Pointed, context: ToolContext): boolean {
  return isNearSide(at, context.layout, 0.06) && isSideToPick(at, context)
}

function drag(state: Extract<State, { kind: 'dragging' }>, to: Axial, context: ToolContext): State {
  if (sameHex(to, state.to) || !onGrid(to, context.layout.grid)) return state
  const by = subtractHex(to, state.to)
  const moves = state.counters.flatMap((counter) => {
    const hex = context.scenario.counters[counter]?.hex
    return hex === undefined ? [] : [{ counter, hex: hexKey(addHex(parseHexKey(hex), by)) }]
  })
  // A group that would leave the map stays where it is, and catches up when the pointer comes back.
  const stays = moves.some(({ hex }) => !onGrid(parseHexKey(hex), context.layout.grid))
  if (stays || context.gesture.run(moveCounters, { moves })) return state
  return { ...state, to }
}

function leave(state: Extract<State, { kind: 'pointing' }>, at: Pointed, context: ToolContext): State {
  const { hex, point } = state.at
  const shape = context.options.selectShape
  const held = state.adds || (shape === 'counters' && state.at.counter) ? undefined : heldRegion(hex, context)
  if (held) return sameHex(at.hex, hex) ? state : { kind: 'moving', held, to: at.hex }
  if (shape !== 'counters') {
    return sameHex(at.hex, hex) ? state : { kind: 'framing', way: [hex, at.hex], adds: state.adds }
  }
  const counter = selectedAt(state.at, context) ?? state.at.counter
  if (counter === undefined) {
    const far = Math.hypot(at.point.x - point.x, at.point.y - point.y) > 4 * context.mmPerPx
    return far ? { kind: 'boxing', from: point, to: at.point, adds: state.adds } : state
  }
  if (sameHex(at.hex, hex)) return state
  const { selection } = context
  const together = selection.kind === 'counters' && selection.counters.includes(counter)
  const counters = together ? selection.counters : [counter]
  if (!together) context.select({ kind: 'counters', counters })
  context.gesture.begin()
  return drag({ kind: 'dragging', counters, from: hex, to: hex }, at.hex, context)
}

function boxed(state: Extract<State, { kind: 'boxing' }>, context: ToolContext): Selection {
  const { from, to, adds } = state
  const { counters } = knownTo(context.view.eyes, context.scenario)
  const within = ({ x, y }: Point): boolean =>
    (x - from.x) * (x - to.x) <= 0 && (y - from.y) * (y - to.y) <= 0
  const pickable = isPickable('counters', context.view) ? (Object.keys(counters) as CounterId[]) : []
  const found = pickable.filter((id) => {
    const hex = counters[id]?.hex
    return hex !== undefined && within(hexCenter(parseHexKey(hex), context.layout))
  })
  const before = adds && context.selection.kind === 'counters' ? context.selection.counters : []
  const all = [...new Set([...before, ...found])]
  return all.length > 0 ? { kind: 'counters', counters: all } : NOTHING
}

// A counter covers labels, but a press on the selected label means the label.
function pressedLabel(at: Pointed, adds: boolean, context: ToolContext): LabelGrab | undefined {
  if (adds) return undefined
  const grab = grabLabel(at, context)
  return grab?.kind === 'holding' && !grab.again && at.counter !== undefined ? undefined : grab
}

// Alt too: the pointer was pressed without it, so it means no eyedropper any more.
const moveOrCopy = ({ ctrl, alt }: Modifiers): typeof moveRegion => (ctrl || alt ? copyRegion : moveRegion)

// Where a press would take a counter, or has. With the other shapes it means the region.
function takenAt(state: State, context: ToolContext, under: Pointed | undefined): Axial | undefined {
  if (context.options.selectShape !== 'counters' || context.typing) return undefined
  if (state.kind === 'dragging') return state.from
  const at =
    state.kind === 'pointing' ? state.at : state.kind === 'idle' ? pickedAt(under, context) : undefined
  return at?.counter === undefined ? undefined : at.hex
}

export const select = defineTool<State>({
  id: 'select',
  name: localized('Sélection', 'Select'),
  hint: localized(
    'Cliquez sur un pion, un bord (deux fois\u202f: son tracé) ou une case\u202f; Maj ajoute\u202f; glissez pour déplacer ou encadrer.',
    'Click a counter, a hexside (twice: its run) or a hex; Shift adds; drag to move or to frame.',
  ),
  icon: 'mouse-pointer-2',
  shortcut: 'V',
  initial: IDLE,
  target: ({ options }) => (options.selectShape === 'hexes' ? 'hex' : 'point'),
  key: chooseSelectShape,
  on(state, heard, context) {
    const event = pickedEvent(heard, context)
    switch (event.kind) {
      case 'down':
        // The click that ends the typing of a label does nothing else.
        if (context.typing) return IDLE
        if (context.options.selectShape === 'hexes') return beginHexStroke(event.at.hex, context)
        return (
          takeKnob(event.at, event.modifiers, context) ??
          pressedLabel(event.at, event.modifiers.shift, context) ?? {
            kind: 'pointing',
            at: event.at,
            adds: event.modifiers.shift,
          }
        )
      case 'enter':
        if (isGrab(state)) return dragLabel(state, event.at, event.modifiers, context)
        if (state.kind === 'turning') return turnTowards(state, event.at, context)
        if (state.kind === 'pointing') return leave(state, event.at, context)
        if (state.kind === 'dragging') return drag(state, event.at.hex, context)
        if (state.kind === 'moving') return { ...state, to: event.at.hex }
        if (state.kind === 'framing') return { ...state, way: wayTo(state.way, event.at.hex) }
        if (state.kind === 'choosing') return strokeHex(state, event.at.hex, context)
        return state.kind === 'boxing' ? { ...state, to: event.at.point } : state
      case 'up':
        if (isGrab(state)) dropLabel(state, context)
        if (state.kind === 'turning' && state.hasTurned) context.gesture.commit()
        else if (state.kind === 'pointing' || state.kind === 'turning')
          context.select(clicked(state.at, state.adds, context))
        if (state.kind === 'boxing') context.select(boxed(state, context))
        if (state.kind === 'moving') moveOrCopy(event.modifiers)(state.held, state.to, context)
        if (state.kind === 'framing') context.select(framed(state.way, state.adds, context))
        if (state.kind === 'dragging') context.gesture.commit()
        return IDLE
      case 'cancel':
        if (isGrab(state)) putLabelBack(state, context)
        if (state.kind === 'dragging' || state.kind === 'turning') context.gesture.cancel()
        if (state.kind === 'choosing') context.select(state.before)
        return IDLE
    }
  },
  overlay(state, under, context) {
    const pointed = pickedAt(under, context)
    if (state.kind === 'moving') return ghost(state.held.clip, state.to, context, true)
    if (state.kind === 'framing') return regionOutline(framedHexes(state.way, context), context, 'hover')
    if (state.kind === 'boxing') return selectionBox(state.from, state.to, context)
    if (state.kind !== 'idle' || !pointed) return []
    if (context.options.selectShape === 'hexes')
      return onGrid(pointed.hex, context.layout.grid) ? hexOutline(pointed.hex, context, 'hover') : []
    const label = pointed.counter === undefined ? labelUnder(pointed.point, context) : undefined
    if (label !== undefined) return labelOutline(context.scenario.labels[label] as Label, context)
    const onSide = isNearSide(pointed, context.layout) && isSideToPick(pointed, context)
    if (onSide && pointed.counter === undefined) return sideGlow([pointed.hexside], context, 'hover')
    return onGrid(pointed.hex, context.layout.grid) ? hexOutline(pointed.hex, context, 'hover') : []
  },
  handles(state, context, pointed) {
    const taken = takenAt(state, context, pointed)
    const carried = state.kind === 'dragging' ? state : undefined
    const counters = taken ? [counterHandle(taken, carried, context)] : []
    const turning = state.kind === 'idle' || state.kind === 'turning' ? turnHandles(context) : []
    return [...counters, ...labelHandles(context), ...turning]
  },
  status: (state, context) => {
    if (isGrab(state)) return grabWords(state, context)
    if (state.kind === 'turning') return turnInWords(state, context)
    if (state.kind === 'dragging') return localized('déplace des pions', 'moves counters')
    if (state.kind === 'moving')
      return localized(
        `déplace la région\u202f; ${CTRL} copie, Échap renonce`,
        `moves the region; ${CTRL} copies, Escape gives up`,
      )
    if (state.kind === 'framing') return countedHexes(framedHexes(state.way, context).length)
    if (state.kind === 'idle' && context.options.selectShape === 'hexes')
      return localized(
        'Chaque case cliquée ou traversée s’ajoute, ou se retire si elle est choisie.',
        'Each hex that is clicked or crossed is added, or taken out where it is chosen.',
      )
    if (state.kind === 'choosing')
      return countedHexes(context.selection.kind === 'hexes' ? context.selection.hexes.length : 0)
    return state.kind === 'boxing' ? localized('encadre des pions', 'boxes counters') : undefined
  },
})
