/** The hand at the table of a game: hexes pointed at by mouse or arrow keys, and what is lit on the map. */
import { countersByHex, footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey, parseHexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexAt, hexCenter, type Layout, type Point } from '#shared/hex/layout'
import { type Language } from '#shared/i18n/localized'
import { append } from '#shared/lang/append'
import { type DrawOp, solid } from '#shared/painter/ops'
import { regionPath } from '#shared/painter/regionPath'
import { type DrawnRoute } from '../../editor/ports/session'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type CreateTools, type ToolManager } from '../../editor/ports/toolManager'
import { arrowOf } from '../../tools/pointing/arrows'
import { cursorAt, cursorPoint, movedCursor } from '../../tools/pointing/hexCursor'
import { hexOutline, type OverlayFrame, regionOutline } from '../../tools/overlay/marks'
import { dragged, freshRoute } from '../../tools/route/drawing'
import { routeOps } from '../../tools/route/routeOverlay'
import { isVerdict } from '#shared/game/referee/decide'
import { stateAt } from '#shared/game/table/playedGame'
import { announcedWay } from './plannedWay'
import { type PlayTable } from './playTable'
import { resultFlags } from './resultFlag'
import { choicesAt, dueAt, eyesAt, handAt, machineToPlay, mayDraw, shownGame } from './tableState'

const nothing = (): void => undefined

/** The button is held down on the counter in the hand. */
interface Press {
  readonly hex: Axial
  /** It was in the hand before. */
  readonly again: boolean
  /** The pointer has left the hex. */
  readonly moved: boolean
  /** The way that is drawn, where the game names ways. */
  readonly way: DrawnRoute | undefined
}

/** Makes the hand for the editor that shows a table. @param language of the page. */
export function tableHand(table: PlayTable, language: () => Language): CreateTools {
  return (context, hover): ToolManager => {
    let under: Axial | undefined
    let cursor: Axial | undefined
    let spaceHeld = false
    let press: Press | undefined
    const listeners = new Set<() => void>()
    const tell = (): void => {
      for (const listener of listeners) listener()
    }
    const layout = (): Layout => context.layout
    const stackOn = (hex: Axial): CounterId[] =>
      [...(countersByHex(context.scenario).get(hexKey(hex)) ?? [])].reverse()
    const point = (hex: Axial): void => table.point(hexKey(hex), stackOn(hex))
    const inHand = (hex: Axial): CounterId | undefined => {
      const selected = handAt(table.store.getState())
      return selected !== undefined && stackOn(hex).includes(selected) ? selected : undefined
    }
    function moveTo(at: Point): void {
      const hex = hexAt(at, layout())
      const now = onGrid(hex, layout().grid) ? hex : undefined
      const isSame = under && now ? hexKey(under) === hexKey(now) : under === now
      under = now
      hover.setState({ hex: now && hexKey(now), hexside: undefined })
      if (isSame) return
      if (!press) table.lookAt(now && hexKey(now))
      else {
        const { way } = press
        // Off the map the way is given up.
        const next = way && (now ? dragged(way, now, context.scenario) : freshRoute(way.counter))
        press = { ...press, moved: true, way: next }
        if (next) table.draw(next)
      }
      tell()
    }
    /** Ends a press without an act; true when there was one. What waits in the panel to be chosen stays. */
    function giveUp(): boolean {
      if (!press) return false
      press = undefined
      table.draw(undefined)
      return true
    }
    /** The counter that was in the hand before the table last changed. */
    let held: CounterId | undefined
    /** Arrows set out from the counter that was taken elsewhere than on the map. */
    function follow(): void {
      const state = table.store.getState()
      const counter = machineToPlay(state) === undefined ? handAt(state) : undefined
      if (counter !== held) {
        held = counter
        const { game } = state
        const { counters } = game ? stateAt(game).play.scenario : context.scenario
        const hex = counter === undefined ? undefined : counters[counter]?.hex
        if (hex !== undefined && !(under && hexKey(under) === hex)) {
          cursor = parseHexKey(hex)
          moveTo(cursorPoint({ hex: cursor, direction: 0 }, layout()))
        }
      }
      tell()
    }
    table.store.subscribe(follow)
    return {
      pointerDown(at) {
        cursor = undefined
        moveTo(at)
        if (!under) return
        // Pressed again, the counter in the hand may be about to be dragged: the hex is meant once the button is let go.
        const again = inHand(under) !== undefined
        if (!again) point(under)
        const counter = inHand(under)
        if (counter === undefined) return
        const way = mayDraw(table.store.getState(), counter) ? freshRoute(counter) : undefined
        press = { hex: under, again, moved: false, way }
      },
      pointerMove(at) {
        cursor = undefined
        moveTo(at)
      },
      pointerUp() {
        const was = press
        press = undefined
        if (!was) return
        const { hex, again, moved, way } = was
        if (way && way.path.length > 0) table.goAlong(way)
        else if (moved && !way && under) point(under)
        else if (!moved && again) point(hex)
      },
      pointerLeave() {
        if (cursor) return
        under = undefined
        table.lookAt(undefined)
        tell()
      },
      keyDown(key, modifiers) {
        // While a past moment is shown its keys lead through the game, wherever the focus is.
        if (table.store.getState().review) return false
        if (arrowOf(key) && !modifiers.ctrl && !modifiers.alt) {
          const from = cursor ?? under
          const start = from ? { hex: from, direction: 0 as const } : cursorAt(undefined, context)
          cursor = movedCursor(start, key, { ...modifiers, shift: false }, layout()).hex
          moveTo(cursorPoint({ hex: cursor, direction: 0 }, layout()))
          return true
        }
        if (key === 'Escape') return giveUp() || table.cancel()
        if ((key === ' ' || key === 'Enter') && cursor) {
          point(cursor)
          return true
        }
        if (key !== ' ') return false
        spaceHeld = true
        return true
      },
      keyUp(key) {
        if (key === ' ') spaceHeld = false
        return key === ' '
      },
      toolKey: () => false,
      cancel: giveUp,
      use: nothing,
      isOffered: () => true,
      refresh: tell,
      state: 'idle',
      get panning() {
        return spaceHeld
      },
      get cursor() {
        return cursor && hexCenter(cursor, layout())
      },
      overlay: () => [
        ...litOn(table, context.scenario, context),
        ...wayOn(table, context),
        ...resultsOn(table, language(), context),
        ...(under ? hexOutline(under, context, 'cursor') : []),
      ],
      handles: () => [],
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }
}

/** Those who may act, and for the one in the hand where it may go and whom it may strike. */
function litOn(table: PlayTable, scenario: Scenario, frame: OverlayFrame): DrawOp[] {
  const state = table.store.getState()
  const choices = machineToPlay(state) === undefined ? choicesAt(state) : undefined
  if (!choices) return []
  const under = (id: CounterId): Axial[] => [...footprint(scenario, scenario.counters[id])]
  const ops: DrawOp[] = []
  const selected = handAt(state)
  if (selected === undefined) {
    for (const id of choices.actors)
      append(ops, regionOutline(under(id), frame, id === state.eyed ? 'selected' : 'hover'))
    return ops
  }
  const reach = [...choices.hexes(selected)].map(parseHexKey)
  if (reach.length > 0)
    ops.push({ kind: 'path', path: regionPath(reach, frame.layout), fill: solid('#1f6fd6', 0.22) })
  append(ops, regionOutline(reach, frame, 'hover'))
  append(ops, regionOutline(under(selected), frame, 'selected'))
  return ops
}

/** The results of the last decision, until something is in the hand. */
function resultsOn(table: PlayTable, language: Language, frame: OverlayFrame): DrawOp[] {
  const state = table.store.getState()
  const game = shownGame(state)
  if (!game || state.selected !== undefined || state.way || state.asked) return []
  return resultFlags(game, { eyes: eyesAt(state), language }, frame)
}

/** The way of the move that is pointed at, drawn or announced, with each attack on it; whoever is asked meanwhile, and where the mover is. */
function wayOn(table: PlayTable, context: ToolContext): DrawOp[] {
  const state = table.store.getState()
  const { game, review } = state
  const way = state.way ?? (game && !review ? announcedWay(stateAt(game), eyesAt(state)) : undefined)
  const due = dueAt(state)
  const ops = way ? routeOps(way.route, way.answer, context) : []
  if (review || !due || isVerdict(due) || !due.at) return ops
  const { scenario } = context
  const asked = due.counter === undefined ? [] : footprint(scenario, scenario.counters[due.counter])
  return [...ops, ...hexOutline(due.at, context, 'selected'), ...regionOutline([...asked], context, 'hover')]
}
