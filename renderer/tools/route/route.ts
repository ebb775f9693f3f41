/**
 * Draws the way of a counter, by clicks or by dragging, and shows what it risks: the map where, the panel how much.
 * The counter is the selected one; its route is kept in the session and touches the document only when it is applied.
 */
import { hexDistance, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { type DrawnRoute } from '../../editor/ports/session'
import { type ToolContext } from '../../editor/ports/toolContext'
import { hexOutline } from '../overlay/marks'
import { defineTool, type Pointed, type ToolEvent } from '../gestures/tool'
import { WORKING } from '../words/working'
import { cleared, dragged, endOf, extended, freshRoute, routeInHand, shortened } from './drawing'
import { judgedRoute, plannedReach } from './judge'
import { reachOps } from './reachOverlay'
import { nextStepOps, routeOps } from './routeOverlay'
import { routeStatus } from './routeWords'

type State =
  | { readonly kind: 'idle' }
  /** Pressed, with the route as it was before. */
  | { readonly kind: 'drawing'; readonly before: DrawnRoute | undefined; readonly moved: boolean }

const IDLE: State = { kind: 'idle' }

function inHand(context: ToolContext): DrawnRoute | undefined {
  return routeInHand(context, context.scenario)
}

/** An about-turn has no way to draw. */
function hasWay({ options }: ToolContext): boolean {
  return options.routeKind !== 'about-turn'
}

function press({ hex, counter }: Pointed, context: ToolContext, turning: boolean): void {
  const { scenario } = context
  const route = inHand(context)
  const other = counter !== undefined && counter !== route?.counter
  if (!route || (other && means(route, hex, context) === 'counter')) {
    if (counter === undefined) return
    context.select({ kind: 'counters', counters: [counter] })
    context.setRoute(freshRoute(counter, context.route))
  } else if (!hasWay(context) || (counter === route.counter && route.path.length === 0)) return
  else if (sameHex(hex, endOf(route, scenario))) context.setRoute({ ...route, ended: !route.ended })
  else {
    // A finished way is left as it is: the next click draws another.
    const begun = route.ended ? cleared(route) : route
    context.setRoute(extended(begun, hex, scenario, turning))
  }
}

// Another counter under the pointer is picked, unless the way may go on through its hex.
function means(
  route: DrawnRoute,
  hex: Pointed['hex'],
  { scenario, options }: ToolContext,
): 'counter' | 'hex' {
  if (options.routeKind === 'about-turn' || route.ended) return 'counter'
  const near = hexDistance(hex, endOf(route, scenario)) <= 1
  return near && (route.path.length > 0 || options.routeKind === 'retreat') ? 'hex' : 'counter'
}

function drag(
  state: Extract<State, { kind: 'drawing' }>,
  { at: { hex }, modifiers }: Extract<ToolEvent, { kind: 'enter' }>,
  context: ToolContext,
): State {
  const route = inHand(context)
  if (!route || !hasWay(context) || !onGrid(hex, context.layout.grid)) return state
  if (sameHex(hex, endOf(route, context.scenario))) return state
  context.setRoute(dragged(route, hex, context.scenario, !modifiers.shift))
  return { ...state, moved: true }
}

/** Enter ends the way, Backspace takes its last hex back, Escape all of it, then the counter. */
function key(name: string, context: ToolContext): boolean {
  const route = inHand(context)
  if (!route) return false
  const drawn = route.path.length > 0
  switch (name) {
    case 'Enter':
      if (drawn) context.setRoute({ ...route, ended: true })
      return drawn
    case 'Backspace':
      if (drawn) context.setRoute(shortened(route))
      // Never on to the counter itself, which this key deletes elsewhere.
      return true
    case 'Escape':
      if (drawn) context.setRoute(cleared(route))
      return drawn
    default:
      return false
  }
}

export const route = defineTool<State>({
  id: 'route',
  name: localized('Trajet', 'Route'),
  hint: localized(
    'Cliquez un pion, puis son chemin case par case ou en glissant\u202f; Retour arrière reprend un pas, Entrée termine.',
    'Click a counter, then its way hex by hex or dragging; Backspace takes a step back, Enter ends.',
  ),
  icon: 'route',
  shortcut: 'T',
  isOffered: ({ hasRoutes }) => hasRoutes,
  initial: IDLE,
  target: () => 'hex',
  on(state, event, context) {
    switch (event.kind) {
      case 'down': {
        if (!onGrid(event.at.hex, context.layout.grid)) return IDLE
        const before = inHand(context)
        press(event.at, context, !event.modifiers.shift)
        return { kind: 'drawing', before, moved: false }
      }
      case 'enter':
        return state.kind === 'drawing' ? drag(state, event, context) : state
      case 'up': {
        const drawn = inHand(context)
        if (state.kind === 'drawing' && state.moved && drawn) context.setRoute({ ...drawn, ended: true })
        return IDLE
      }
      case 'cancel':
        if (state.kind === 'drawing') context.setRoute(state.before)
        return IDLE
    }
  },
  key,
  overlay(state, pointed, context) {
    const { ask, scenario, layout } = context
    const drawn = inHand(context)
    const at = pointed && onGrid(pointed.hex, layout.grid) ? pointed : undefined
    if (!drawn) return at ? hexOutline(at.hex, context, 'hover') : []
    const { shown } = judgedRoute(ask, scenario, drawn, context)
    const reach = plannedReach(ask, drawn, context)?.answer
    const next = at && state.kind === 'idle' && !drawn.ended && hasWay(context)
    return [
      ...(reach ? reachOps(reach, context) : []),
      ...(at ? hexOutline(at.hex, context, 'hover') : []),
      ...(next ? nextStepOps(drawn, at.hex, context) : []),
      ...routeOps(drawn, shown, context),
    ]
  },
  status(_state, context) {
    const { ask, scenario } = context
    const drawn = inHand(context)
    if (!drawn) return undefined
    const { shown, late } = judgedRoute(ask, scenario, drawn, context)
    if (late || plannedReach(ask, drawn, context)?.late) return WORKING
    return shown && routeStatus(drawn, shown, scenario)
  },
})
