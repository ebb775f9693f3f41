/**
 * Draws roads and streams from hex to hex (MAP-1): a drag draws as it goes; clicks draw stretch by stretch, each one undo
 * step, from where the last one ended. Shift, or the option, takes ways away along the drag.
 */
import { hexsideAt } from '#shared/document/map'
import { type Scenario } from '#shared/document/types'
import { type Axial, sameHex } from '#shared/hex/axial'
import { hexLine } from '#shared/hex/region'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { type FeatureRow } from '#shared/rules/map/mapRows'
import { type ToolContext } from '../../editor/ports/toolContext'
import { waysOf } from '../../toolOptions/index'
import { hexOutline, sideGlow } from '../overlay/marks'
import { defineTool, type Pointed } from '../gestures/tool'
import { naturalPath } from './naturalPath'
import { ribbonOps, wetCrossings } from './wayOverlay'
import { applyWay, crossed, followed, keptSides, wayInHand } from './ways'
import { chainWords, drawingWords, ERASING } from './wayWords'

/** One stretch drawn by a click. */
interface Stretch {
  readonly from: Axial
  /** False when all of it was there before: then it is no undo step. */
  readonly laid: boolean
  readonly after: Scenario
}

/** A way drawn by clicks, which the next one leads on. */
interface Chain {
  readonly end: Axial
  readonly stretches: readonly Stretch[]
}

type Idle = { readonly kind: 'idle'; readonly chain?: Chain }
interface Drawing {
  readonly kind: 'drawing'
  readonly erases: boolean
  readonly hexes: readonly Axial[]
  readonly chain: Chain | undefined
}
type State = Idle | Drawing

const IDLE: Idle = { kind: 'idle' }

function press(at: Pointed, shift: boolean, chain: Chain | undefined, context: ToolContext): State {
  if (!onGrid(at.hex, context.layout.grid) || !wayInHand(context)) return IDLE
  context.gesture.begin()
  return { kind: 'drawing', erases: shift || context.options.wayErases, hexes: [at.hex], chain }
}

function follow(state: Drawing, { hex }: Pointed, context: ToolContext): Drawing {
  const hexes = followed(state.hexes, hex)
  if (hexes === state.hexes) return state
  if (hexes.length > state.hexes.length)
    applyWay(crossed(hexes.slice(state.hexes.length - 1), context), state.erases, context)
  else {
    // Taken back: what was there before comes back.
    context.gesture.cancel()
    context.gesture.begin()
    applyWay(crossed(hexes, context), state.erases, context)
  }
  return { ...state, hexes }
}

function release(state: Drawing, at: Pointed, context: ToolContext): State {
  const [hex] = state.hexes
  if (state.hexes.length === 1 && hex)
    return state.erases ? eraseOne(at, context) : click(state, hex, context)
  context.gesture.commit()
  return IDLE
}

// The way on the side that the pointer is nearest to.
function eraseOne({ hexside }: Pointed, context: ToolContext): State {
  applyWay([hexside], true, context)
  context.gesture.commit()
  return IDLE
}

function click({ chain }: Drawing, hex: Axial, context: ToolContext): State {
  context.gesture.cancel()
  if (!chain) return { kind: 'idle', chain: { end: hex, stretches: [] } }
  // Clicked twice: that was its end.
  if (sameHex(chain.end, hex)) return IDLE
  const before = context.scenario
  context.gesture.begin()
  applyWay(crossed(stretchTo(chain.end, hex, context), context), false, context)
  context.gesture.commit()
  const stretch = { from: chain.end, laid: context.scenario !== before, after: context.scenario }
  return { kind: 'idle', chain: { end: hex, stretches: [...chain.stretches, stretch] } }
}

// The pointer asks at every move: the last answer is kept.
let known: { readonly of: readonly unknown[]; readonly path: readonly Axial[] } | undefined

/** The hexes of the next stretch, both ends included. */
function stretchTo(from: Axial, to: Axial, context: ToolContext): readonly Axial[] {
  const way = wayInHand(context)
  if (context.options.wayCourse === 'straight' || !way) return hexLine(from, to)
  const asked = [from.q, from.r, to.q, to.r, way, context.scenario.map]
  if (!known || asked.some((part, index) => part !== known?.of[index]))
    known = { of: asked, path: naturalPath(from, to, way, context) }
  return known.path
}

/** Takes the last stretch back, unless something else was done since. */
function shortened(chain: Chain, context: ToolContext): Chain | undefined {
  const last = chain.stretches.at(-1)
  if (!last) return undefined
  if (last.after !== context.scenario) return chain
  if (last.laid) context.undo()
  return { end: last.from, stretches: backTo(chain.stretches.slice(0, -1), context) }
}

// Undoing makes the state before anew: the stretch that led to it is known by that.
function backTo(stretches: readonly Stretch[], { scenario }: ToolContext): readonly Stretch[] {
  const last = stretches.at(-1)
  return last ? [...stretches.slice(0, -1), { ...last, after: scenario }] : stretches
}

function keyed(state: State, key: string, context: ToolContext): State | undefined {
  let chain = state.kind === 'idle' ? state.chain : undefined
  if (!chain) return undefined
  switch (key) {
    case 'Enter':
      return IDLE
    case 'Backspace':
      chain = shortened(chain, context)
      return chain ? { kind: 'idle', chain } : IDLE
    case 'Escape':
      while (chain && chain.stretches.at(-1)?.after === context.scenario) chain = shortened(chain, context)
      return IDLE
    default:
      return undefined
  }
}

export const road = defineTool<State>({
  id: 'road',
  name: localized('Routes et cours d’eau', 'Roads and streams'),
  hint: localized(
    'Glissez ou cliquez de case en case\u202f; Entrée termine, Retour arrière reprend, Maj efface, Alt prélève.',
    'Drag or click from hex to hex; Enter ends, Backspace takes back, Shift erases, Alt picks.',
  ),
  icon: 'spline',
  shortcut: 'O',
  isOffered: (ruleset) => waysOf(ruleset).length > 0,
  initial: IDLE,
  target: () => 'hex',
  on(state, event, context) {
    switch (event.kind) {
      case 'down':
        return state.kind === 'idle' ? press(event.at, event.modifiers.shift, state.chain, context) : state
      case 'enter':
        return state.kind === 'drawing' ? follow(state, event.at, context) : state
      case 'up':
        return state.kind === 'drawing' ? release(state, event.at, context) : state
      case 'cancel':
        if (state.kind === 'drawing') context.gesture.cancel()
        return IDLE
    }
  },
  keyed,
  key(key, { options, setOptions }) {
    if (key === '1') setOptions({ wayCourse: 'straight' })
    else if (key === '2') setOptions({ wayCourse: 'natural' })
    else if (key === '3') setOptions({ wayErases: !options.wayErases })
    // With nothing left to take back, never on to what is selected, which this key deletes elsewhere.
    else return key === 'Backspace'
    return true
  },
  overlay(state, pointed, context, held) {
    const way = wayInHand(context)
    const erases = held.shift || context.options.wayErases
    if (state.kind === 'drawing')
      return [
        ...(state.erases ? sideGlow(crossed(state.hexes, context), context, 'erase') : []),
        ...(way && !state.erases ? meetingOps(state.hexes, way, context) : []),
      ]
    if (!pointed || !onGrid(pointed.hex, context.layout.grid)) return []
    const cursor = hexOutline(pointed.hex, context, erases ? 'erase' : 'hover')
    if (erases) {
      const there = hexsideAt(context.scenario.map, pointed.hexside)?.way
      return [...cursor, ...(there ? sideGlow([pointed.hexside], context, 'erase') : [])]
    }
    if (!state.chain) return cursor
    const next = stretchTo(state.chain.end, pointed.hex, context)
    return [...ribbonOps(next, way, context), ...(way ? meetingOps(next, way, context) : []), ...cursor]
  },
  status(state, context, pointed, held) {
    const way = wayInHand(context)
    if (!way) return undefined
    if (state.kind === 'drawing') {
      const { erases, hexes } = state
      const sides = crossed(hexes, context)
      const wet = erases ? [] : wetCrossings(hexes, way, context)
      const kept = erases ? [] : keptSides(sides, way, context)
      return drawingWords(way, { sides, erases, wet, kept }, context)
    }
    if (held.shift || context.options.wayErases) return ERASING
    const { chain } = state
    if (!chain) return undefined
    const next =
      pointed && onGrid(pointed.hex, context.layout.grid) ? stretchTo(chain.end, pointed.hex, context) : []
    return chainWords(way, chain.stretches.length, wetCrossings(next, way, context), context)
  },
})

// Where it meets water that it could cross, and sides that it leaves to another way.
function meetingOps(hexes: readonly Axial[], way: FeatureRow, context: ToolContext) {
  return [
    ...wetCrossings(hexes, way, context).flatMap((hex) => hexOutline(hex, context, 'flash')),
    ...sideGlow(keptSides(crossed(hexes, context), way, context), context, 'flash'),
  ]
}
