/**
 * Sets features on hexsides: a click sets or removes, a drag runs along the sides (along the hexes for roads and
 * streams, which cross sides), Shift joins the last end to the pointer.
 */
import { type Axial, sameHex } from '#shared/hex/axial'
import { shortestChain } from '#shared/hex/chain'
import { onGrid } from '#shared/hex/grid'
import { type Hexside, hexesOfSide, hexsideBetween, hexsideKey } from '#shared/hex/hexside'
import { hexsideAt } from '#shared/document/map'
import { hexLine } from '#shared/hex/region'
import { hexRadius, vertexPoint } from '#shared/hex/layout'
import { type Vertex, vertexKey } from '#shared/hex/vertex'
import { localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/mapRows'
import { insideArrow, sideGlow } from '../overlay'
import { featureRow } from '../rows'
import { insideArrows } from '../selectionOverlay'
import { defineTool, type Pointed, type ToolContext } from '../tool'
import { carries, type LaidSide, layFeature, leftHex, removeFeature } from './laying'
import { extendPath, pathOfSide, sideBetween, verticesAlong, type VertexPath } from './vertexPath'

type State =
  /** Where the last drag ended: Shift goes on from there. */
  | { readonly kind: 'idle'; readonly lastVertex?: Vertex; readonly lastHex?: Axial }
  | {
      readonly kind: 'chaining'
      readonly removes: boolean
      readonly path: VertexPath
      /** The vertex the drag starts from, when it was pressed close to one: which of its three sides is yet to be seen. */
      readonly start?: Vertex
      /** What the first side has as its inside until the drag gives it a direction. */
      readonly pointedHex: Axial
    }
  | { readonly kind: 'tracing'; readonly hexes: readonly Axial[]; readonly side: Hexside }

const IDLE: State = { kind: 'idle' }

type Chaining = Extract<State, { kind: 'chaining' }>
type Tracing = Extract<State, { kind: 'tracing' }>

function sidesOfPath(path: VertexPath): { side: Hexside; from: Vertex; to: Vertex }[] {
  return path.slice(1).flatMap((to, index) => {
    const from = path[index] as Vertex
    const side = sideBetween(from, to)
    return side ? [{ side, from, to }] : []
  })
}

// The open gesture always holds just the sides of the path: a drag taken back leaves nothing behind.
function showChain(state: Chaining, row: FeatureRow, context: ToolContext): Chaining {
  context.gesture.cancel()
  context.gesture.begin()
  const steps = sidesOfPath(state.path)
  if (state.removes) {
    removeFeature(
      steps.map(({ side }) => side),
      row,
      context,
    )
    return state
  }
  const sides = steps.map(({ side, from, to }): LaidSide => {
    const clicked = steps.length === 1 && hexesOfSide(side).some((hex) => sameHex(hex, state.pointedHex))
    return { side, inside: clicked ? state.pointedHex : leftHex(side, from, to, context.layout) }
  })
  layFeature(sides, row, context)
  return state
}

function showTrace(state: Tracing, row: FeatureRow, context: ToolContext): Tracing {
  context.gesture.cancel()
  context.gesture.begin()
  const sides = crossed(state.hexes).map((side) => ({ side, inside: side.hex }))
  layFeature(sides, row, context)
  return state
}

function crossed(hexes: readonly Axial[]): Hexside[] {
  return hexes.slice(1).flatMap((hex, index) => hexsideBetween(hexes[index] as Axial, hex) ?? [])
}

function start(state: State, at: Pointed, shift: boolean, context: ToolContext): State {
  const row = featureRow(context.options.feature, context.ruleset)
  if (!row || state.kind !== 'idle') return state
  if (row.slot === 'way') {
    const from = shift && state.lastHex ? state.lastHex : at.hex
    return showTrace({ kind: 'tracing', hexes: hexLine(from, at.hex), side: at.hexside }, row, context)
  }
  const chain = shift && state.lastVertex ? shortestChain(state.lastVertex, at.vertex) : undefined
  const joined = state.lastVertex && chain && [state.lastVertex, ...verticesAlong(state.lastVertex, chain)]
  const path = joined && joined.length > 1 ? joined : pathOfSide(at.hexside)
  const removes = !joined && carries(at.hexside, row, context)
  const chaining: Chaining = { kind: 'chaining', removes, path, pointedHex: at.hex }
  return showChain(
    !joined && isClose(at, context) ? { ...chaining, start: at.vertex } : chaining,
    row,
    context,
  )
}

/** How near a vertex, in hexside lengths, a press means the vertex rather than a side. */
const CLOSE_TO_VERTEX = 0.22

function isClose({ point, vertex }: Pointed, { layout }: ToolContext): boolean {
  const { x, y } = vertexPoint(vertex, layout)
  return Math.hypot(point.x - x, point.y - y) < CLOSE_TO_VERTEX * hexRadius(layout)
}

function follow(state: State, at: Pointed, context: ToolContext): State {
  const row = featureRow(context.options.feature, context.ruleset)
  if (!row) return state
  if (state.kind === 'chaining') {
    const { start, ...chaining } = state
    if (start && vertexKey(start) === vertexKey(at.vertex)) return state
    const path = extendPath(start ? [start] : state.path, at.vertex)
    return path === state.path ? state : showChain({ ...chaining, path }, row, context)
  }
  if (state.kind === 'tracing') {
    const before = state.hexes.at(-2)
    const last = state.hexes.at(-1) ?? at.hex
    const hexes =
      before && sameHex(before, at.hex)
        ? state.hexes.slice(0, -1)
        : [...state.hexes, ...hexLine(last, at.hex).slice(1)]
    return showTrace({ ...state, hexes }, row, context)
  }
  return state
}

function finish(state: State, at: Pointed, context: ToolContext): State {
  const row = featureRow(context.options.feature, context.ruleset)
  if (state.kind === 'idle' || !row) return state
  const clickedWay = state.kind === 'tracing' && state.hexes.length === 1
  if (clickedWay) {
    if (carries(state.side, row, context)) removeFeature([state.side], row, context)
    else layFeature([{ side: state.side, inside: at.hex }], row, context)
  }
  context.gesture.commit()
  const last = state.kind === 'chaining' ? sidesOfPath(state.path).at(-1)?.side : undefined
  // What was just set is selected: the inspector shows it, F flips it.
  if (last && hexsideAt(context.scenario.map, last))
    context.select({ kind: 'hexsides', hexsides: [hexsideKey(last)] })
  return state.kind === 'chaining' ? { kind: 'idle', ...endOf(state, at) } : { kind: 'idle', lastHex: at.hex }
}

// Where Shift goes on from: the end of the drag; of a single click, the end nearer the pointer.
function endOf({ path }: Chaining, at: Pointed): { readonly lastVertex?: Vertex } {
  const near =
    path.length === 2 ? path.find((vertex) => vertexKey(vertex) === vertexKey(at.vertex)) : undefined
  const lastVertex = near ?? path.at(-1)
  return lastVertex ? { lastVertex } : {}
}

export const hexside = defineTool<State>({
  id: 'hexside',
  name: localized('Bords de case', 'Hexsides'),
  hint: localized(
    'Cliquez pour poser ou retirer, glissez le long des bords\u202f; Maj relie, F retourne, Alt prélève.',
    'Click to set or remove, drag along hexsides; Shift joins, F flips, Alt picks.',
  ),
  icon: 'castle',
  shortcut: 'w',
  initial: IDLE,
  target: (context) =>
    featureRow(context.options.feature, context.ruleset)?.slot === 'way' ? 'hex' : 'vertex',
  on(state, event, context) {
    switch (event.kind) {
      case 'down':
        return start(state, event.at, event.modifiers.shift, context)
      case 'enter':
        return follow(state, event.at, context)
      case 'up':
        return finish(state, event.at, context)
      case 'cancel':
        if (state.kind !== 'idle') context.gesture.cancel()
        return IDLE
    }
  },
  overlay(state, pointed, context) {
    if (state.kind === 'chaining') {
      const sides = sidesOfPath(state.path).map(({ side }) => side)
      return sideGlow(sides, context, state.removes ? 'erase' : 'hover')
    }
    if (state.kind === 'tracing') return sideGlow(crossed(state.hexes), context, 'hover')
    if (!pointed || !hexesOfSide(pointed.hexside).some((hex) => onGrid(hex, context.layout.grid))) return []
    const row = featureRow(context.options.feature, context.ruleset)
    const glow = sideGlow([pointed.hexside], context, 'hover')
    const present = hexsideAt(context.scenario.map, pointed.hexside)
    const arrows = insideArrows(pointed.hexside, present, context)
    if (arrows.length > 0) return [...glow, ...arrows]
    return row?.directional ? [...glow, ...insideArrow(pointed.hexside, pointed.hex, context)] : glow
  },
  status(state, context) {
    const name = featureRow(context.options.feature, context.ruleset)?.name
    if (!name || state.kind === 'idle') return undefined
    const count = (state.kind === 'chaining' ? sidesOfPath(state.path) : crossed(state.hexes)).length
    return localized(
      `${name.fr} · ${count} bord${count > 1 ? 's' : ''} de case`,
      `${name.en} · ${count} hexside${count === 1 ? '' : 's'}`,
    )
  },
})
