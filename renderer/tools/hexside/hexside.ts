/**
 * Sets features on hexsides (SID-1): a click sets or removes, a drag runs along the sides, Shift joins the last end to the
 * pointer by the shortest chain, again and again; other shapes lay the feature all round hexes.
 */
import { hexsideAt } from '#shared/document/map'
import { type Axial } from '#shared/hex/axial'
import { hexsideKey } from '#shared/hex/hexside'
import { hexRadius, vertexPoint } from '#shared/hex/layout'
import { type Vertex, vertexKey } from '#shared/hex/vertex'
import { localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { featureRow } from '#shared/rules/contract/rows'
import { type Modifiers } from '../../editor/ports/toolInput'
import { type ToolContext } from '../../editor/ports/toolContext'
import { CTRL } from '../../i18n/shortcutLabel'
import { wayTo } from '../gestures/shapeChoices'
import { defineTool, type Pointed } from '../gestures/tool'
import { loadedPainter } from './ghost'
import { carries, isBuiltOn, onMap, replacedBy, shownWith } from './laying'
import { carryOut, pathFrom, type Plan, planAround, planOfPath, standing } from './plan'
import { CHAIN_COLOR, planOps, START_COLOR, vertexDot } from './preview'
import { chooseSideShape, shapeHexes } from './shapes'
import { extendPath, sidesOfPath, type VertexPath } from './vertexPath'
import { planWords } from './words'

interface Idle {
  readonly kind: 'idle'
  /** All that was placed in one go, click after click: Shift goes on from its end. */
  readonly trail?: VertexPath
}
interface Chaining {
  readonly kind: 'chaining'
  readonly removes: Plan['removes']
  readonly path: VertexPath
  /** The vertex the drag starts from, when it was pressed close to one: which of its three sides is yet to be seen. */
  readonly start?: Vertex
  /** The inside of the first side until the drag gives it a direction. */
  readonly pointedHex: Axial
  /** Lengthened by the path, which begins at its end. */
  readonly trail?: VertexPath
  /** The features that the open gesture took the place of. */
  readonly replaced: readonly FeatureRow[]
}
interface Surrounding {
  readonly kind: 'surrounding'
  /** The hexes that the pointer went through. */
  readonly way: readonly Axial[]
  readonly clears: boolean
}
type State = Idle | Chaining | Surrounding

const IDLE: Idle = { kind: 'idle' }

/** The row that is placed; ways have a separate tool. */
function rowInHand({ options, ruleset }: ToolContext): FeatureRow | undefined {
  const row = featureRow(ruleset, options.feature)
  return row?.slot === 'way' ? undefined : row
}

// The open gesture always holds just the sides of the path: a drag taken back leaves nothing behind.
function showChain(state: Chaining, row: FeatureRow, context: ToolContext): Chaining {
  context.gesture.cancel()
  context.gesture.begin()
  const earlier = state.trail ? sidesOfPath(state.trail).map(({ side }) => side) : []
  const plan = chainPlan(state, context)
  const replaced = plan.removes ? [] : replacedBy(shownWith(plan.sides, row, context), row, context)
  carryOut(plan, row, context, earlier)
  return { ...state, replaced }
}

function chainPlan({ path, removes, pointedHex }: Chaining, context: ToolContext): Plan {
  return planOfPath(path, removes, pointedHex, context)
}

function start(state: State, at: Pointed, { shift, ctrl }: Modifiers, context: ToolContext): State {
  const row = rowInHand(context)
  if (!row || state.kind !== 'idle') return state
  if (context.options.sideShape !== 'along') return { kind: 'surrounding', way: [at.hex], clears: ctrl }
  const trail = shift && !ctrl ? standing(state.trail, context) : undefined
  const path = pathFrom(trail?.at(-1), at)
  // The pointer is where the chain ends already.
  if (!path || path.length < 2) return state
  const chaining: Chaining = {
    kind: 'chaining',
    removes: ctrl ? 'all' : !trail && carries(at.hexside, row, context) && 'feature',
    path,
    pointedHex: at.hex,
    ...(trail && { trail }),
    replaced: [],
  }
  return showChain(
    !trail && isClose(at, context) ? { ...chaining, start: at.vertex } : chaining,
    row,
    context,
  )
}

/** The distance from a vertex, in hexside lengths, within which a press means the vertex rather than a side. */
const CLOSE_TO_VERTEX = 0.22

function isClose({ point, vertex }: Pointed, { layout }: ToolContext): boolean {
  const { x, y } = vertexPoint(vertex, layout)
  return Math.hypot(point.x - x, point.y - y) < CLOSE_TO_VERTEX * hexRadius(layout)
}

function follow(state: State, at: Pointed, context: ToolContext): State {
  const row = rowInHand(context)
  if (!row) return state
  if (state.kind === 'chaining') {
    const { start, ...chaining } = state
    if (start && vertexKey(start) === vertexKey(at.vertex)) return state
    const path = extendPath(start ? [start] : state.path, at.vertex, state.trail !== undefined)
    return path === state.path ? state : showChain({ ...chaining, path }, row, context)
  }
  if (state.kind === 'surrounding') {
    const way = wayTo(state.way, at.hex)
    return way === state.way ? state : { ...state, way }
  }
  return state
}

function finish(state: State, at: Pointed, context: ToolContext): State {
  const row = rowInHand(context)
  if (state.kind === 'idle' || !row) return state
  if (state.kind === 'surrounding') {
    surround(state, row, context)
    return IDLE
  }
  context.gesture.commit()
  // What was just set is selected: the inspector shows it, F flips it. Of what looks in no direction, the end will do.
  const set = sidesOfPath(state.path).filter(({ side }) => hexsideAt(context.scenario.map, side))
  const shown = (row.directional ? set : set.slice(-1)).map(({ side }) => hexsideKey(side))
  if (shown.length > 0) context.select({ kind: 'hexsides', hexsides: shown })
  return state.removes ? IDLE : { kind: 'idle', trail: trailOf(state, at) }
}

function surround(state: Surrounding, row: FeatureRow, context: ToolContext): void {
  context.gesture.begin()
  carryOut(surroundPlan(state, row, context), row, context)
  context.gesture.commit()
}

function surroundPlan({ way, clears }: Surrounding, row: FeatureRow, context: ToolContext): Plan {
  const plan = planAround(shapeHexes(way, context), row, context)
  return clears ? { ...plan, removes: 'all' } : plan
}

// Shift goes on from the end of the drag; of a single click, from the end nearer the pointer.
function trailOf({ path, trail }: Chaining, at: Pointed): VertexPath {
  if (trail) return [...trail, ...path.slice(1)]
  const [first] = path
  const turnedRound = path.length === 2 && first && vertexKey(first) === vertexKey(at.vertex)
  return turnedRound ? path.toReversed() : path
}

/** The plan of a press here; undefined off the map. */
function pressPlan(
  state: Idle | Surrounding,
  at: Pointed,
  held: Modifiers,
  row: FeatureRow,
  context: ToolContext,
): Plan | undefined {
  if (state.kind === 'surrounding') return surroundPlan(state, row, context)
  const { ctrl } = held
  if (context.options.sideShape !== 'along')
    return surroundPlan({ kind: 'surrounding', way: [at.hex], clears: ctrl }, row, context)
  const end = held.shift && !ctrl ? standing(state.trail, context)?.at(-1) : undefined
  const path = pathFrom(end, at)
  if (!path || (!end && !onMap(at.hexside, context))) return undefined
  if (ctrl) return isBuiltOn(at.hexside, context) ? planOfPath(path, 'all', at.hex, context) : undefined
  return planOfPath(path, !end && carries(at.hexside, row, context) && 'feature', at.hex, context)
}

export const hexside = defineTool<State>({
  id: 'hexside',
  name: localized('Bords de case', 'Hexsides'),
  hint: localized(
    `Cliquez pour poser ou retirer, glissez le long des bords\u202f; Maj relie, ${CTRL} efface, F retourne, Alt prélève.`,
    `Click to set or remove, drag along hexsides; Shift joins, ${CTRL} erases, F flips, Alt picks.`,
  ),
  icon: 'castle',
  shortcut: 'W',
  initial: IDLE,
  target: ({ options }) => (options.sideShape === 'along' ? 'vertex' : 'hex'),
  key: chooseSideShape,
  on(state, event, context) {
    switch (event.kind) {
      case 'down':
        return start(state, event.at, event.modifiers, context)
      case 'enter':
        return follow(state, event.at, context)
      case 'up':
        return finish(state, event.at, context)
      case 'cancel':
        if (state.kind === 'chaining') context.gesture.cancel()
        return IDLE
    }
  },
  overlay(state, pointed, context, held) {
    loadedPainter()
    const row = rowInHand(context)
    if (!row) return []
    if (state.kind === 'chaining') return planOps(chainPlan(state, context), row, context)
    const plan = pointed && pressPlan(state, pointed, held, row, context)
    const shown = plan ? planOps(plan, row, context) : []
    if (state.kind === 'surrounding' || context.options.sideShape !== 'along') return shown
    const end = standing(state.trail, context)?.at(-1)
    const begins = pointed && plan && !(held.shift && end) && isClose(pointed, context)
    return [
      ...shown,
      ...(begins ? vertexDot(pointed.vertex, context, START_COLOR) : []),
      ...(end ? vertexDot(end, context, CHAIN_COLOR) : []),
    ]
  },
  status(state, context, pointed, held) {
    const row = rowInHand(context)
    if (!row) return undefined
    if (state.kind === 'chaining') {
      const done = chainPlan(state, context)
      const carrying = done.sides.filter(({ side }) => carries(side, row, context)).length
      return planWords(done, row, context, { carrying, replaced: state.replaced })
    }
    const plan = pointed && pressPlan(state, pointed, held, row, context)
    const words = plan && planWords(plan, row, context)
    const joins = state.kind === 'idle' && !held.shift && standing(state.trail, context)
    return words && joins ? localized(`${words.fr} · Maj relie`, `${words.en} · Shift joins`) : words
  },
})
