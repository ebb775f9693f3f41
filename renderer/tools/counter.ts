/** Stamps counters of the chosen type; while the button is held the new one goes along with the pointer. */
import { moveCounters } from '#shared/commands/moveCounters'
import { placeCounter } from '#shared/commands/placeCounter'
import { footprint, rankOnTop } from '#shared/document/counters'
import { counterId, freshId } from '#shared/document/ids'
import { type Counter, type CounterId, type CounterTypeId } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { localized } from '#shared/i18n/localized'
import { firstFaceOf } from '#shared/rules/rows'
import { type ToolContext } from '../editor/ports/toolContext'
import { ghost } from './overlay/counterGhost'
import { regionOutline } from './overlay/marks'
import { defineTool } from './gestures/tool'

type State = { readonly kind: 'idle' } | { readonly kind: 'stamping'; readonly counter: CounterId }

const IDLE: State = { kind: 'idle' }

/** A counter of a type as it is first put on a hex: its first face, facing the first way in which it lies on the map. */
export function newCounter(type: CounterTypeId, hex: Axial, context: ToolContext): Counter | undefined {
  const { scenario, ruleset } = context
  const sheet = scenario.counterTypes[type]
  if (!sheet) return undefined
  const counter: Counter = {
    type,
    name: '',
    hex: hexKey(hex),
    facing: { kind: 'side', index: 0 },
    placement: ruleset.placements[0] ?? 'ground',
    rank: 0,
    face: firstFaceOf(sheet, ruleset.counterSchema),
    status: {},
    hidden: false,
    decoy: false,
  }
  // Where facing has no effect, a vertex: what the house rules of Savoy ask of those on foot (MC-GEO-1).
  const allowed = ruleset.facingKind(scenario, counter)
  const kind = allowed === 'vertex' || allowed === 'any' ? 'vertex' : 'side'
  const ways = DIRECTIONS.map((index): Counter => ({ ...counter, facing: { kind, index } }))
  const onMap = (way: Counter): boolean =>
    footprint(scenario, way).every((covered) => onGrid(covered, context.layout.grid))
  const placed = ways.find(onMap) ?? ways[0]
  return placed && { ...placed, rank: rankOnTop(scenario, placed) }
}

function stamp(hex: Axial, context: ToolContext): State {
  const type = context.options.counterType
  const counter = type === undefined ? undefined : newCounter(type, hex, context)
  if (type === undefined || !counter) return IDLE
  const id = counterId(freshId(type, context.scenario.counters, context.idCode))
  context.gesture.begin()
  if (!context.gesture.run(placeCounter, { id, counter })) return { kind: 'stamping', counter: id }
  context.gesture.cancel()
  return IDLE
}

const BY_THIRTY = localized(
  'Cliquez pour poser le pion choisi\u202f; R et Maj+R le tournent de 30 degrés, Alt prélève un pion.',
  'Click to place the chosen counter; R and Shift+R turn it by 30 degrees, Alt picks a counter.',
)

// Of the chosen type, wherever it is placed.
function turnsByThirty(context: ToolContext): boolean {
  const type = context.options.counterType
  const placed = type === undefined ? undefined : newCounter(type, { q: 0, r: 0 }, context)
  return placed !== undefined && context.ruleset.facingKind(context.scenario, placed) === 'twelve'
}

export const counter = defineTool<State>({
  id: 'counter',
  name: localized('Pions', 'Counters'),
  hint: localized(
    'Cliquez pour poser le pion choisi\u202f; R et Maj+R le tournent, Alt prélève un pion.',
    'Click to place the chosen counter; R and Shift+R turn it, Alt picks a counter.',
  ),
  icon: 'circle-user',
  shortcut: 'c',
  initial: IDLE,
  target: () => 'hex',
  on(state, event, context) {
    switch (event.kind) {
      case 'down':
        return stamp(event.at.hex, context)
      case 'enter': {
        const { hex } = event.at
        if (state.kind === 'stamping' && onGrid(hex, context.layout.grid))
          context.gesture.run(moveCounters, { moves: [{ counter: state.counter, hex: hexKey(hex) }] })
        return state
      }
      case 'up':
        if (state.kind === 'stamping') {
          context.gesture.commit()
          context.select({ kind: 'counters', counters: [state.counter] })
        }
        return IDLE
      case 'cancel':
        if (state.kind === 'stamping') context.gesture.cancel()
        return IDLE
    }
  },
  overlay(state, pointed, context) {
    const type = context.options.counterType
    if (!pointed || type === undefined || !onGrid(pointed.hex, context.layout.grid)) return []
    const stamped = state.kind === 'stamping' ? context.scenario.counters[state.counter] : undefined
    const shown = stamped ?? newCounter(type, pointed.hex, context)
    if (!shown) return []
    const outline = regionOutline(footprint(context.scenario, shown), context, 'hover')
    // Over a counter its own picture must be seen: R may be turning it.
    const covered = stamped !== undefined || pointed.counter !== undefined
    return covered ? outline : [...ghost(shown, context), ...outline]
  },
  status: (state, context) => {
    const type = context.options.counterType
    const name = type === undefined ? undefined : context.scenario.counterTypes[type]?.name
    if (name === undefined)
      return localized(
        'choisissez d’abord un pion dans le panneau Pions.',
        'first choose a counter in the Counters panel.',
      )
    if (state.kind === 'stamping') return localized(name, name)
    return turnsByThirty(context) ? BY_THIRTY : undefined
  },
})
