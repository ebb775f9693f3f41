/**
 * Places counters: one by one, and while the button is held it goes along with the pointer; or a whole group at once, from
 * the first hex towards what it faces. What remains to be placed comes before what is new.
 */
import { type GroupMember } from '#shared/armies/layGroup'
import { moveCounters } from '#shared/commands/moveCounters'
import { placeCounter } from '#shared/commands/placeCounter'
import { counterName, footprint, rankOnTop } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { type Axial, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type ToolContext } from '../../editor/ports/toolContext'
import { shapeByKey } from '../gestures/shapeChoices'
import { defineTool, type Pointed } from '../gestures/tool'
import { ghost } from '../overlay/counterGhost'
import { regionOutline } from '../overlay/marks'
import { groupOverlay, hexesToFill, laidAt, layDown, LAYINGS } from './formations'
import { heldCounters, inHand, remainingOf } from './hand'
import { placedOn } from './placedOn'
import { groupInWords, laysGroup, NO_COUNTER, NOTHING_TO_FILL, placesOne } from './words'

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'stamping'; readonly counter: CounterId }
  /** A group, from its first hex to the one that it faces. */
  | { readonly kind: 'laying'; readonly from: Axial; readonly to: Axial }

const IDLE: State = { kind: 'idle' }

/** The next counter as a press would place it. */
function nextOn(hex: Axial, context: ToolContext): GroupMember | undefined {
  const [next] = inHand(context)
  return next && { id: next.id, counter: placedOn(hex, next.counter, context) }
}

function stamp(hex: Axial, context: ToolContext): State {
  const { scenario, gesture } = context
  const next = nextOn(hex, context)
  if (!next) return IDLE
  const { id, counter } = next
  gesture.begin()
  const isKnown = id in scenario.counters
  const refusal = isKnown
    ? gesture.run(moveCounters, { moves: [{ counter: id, hex: hexKey(hex), facing: counter.facing }] })
    : gesture.run(placeCounter, { id, counter: { ...counter, rank: rankOnTop(scenario, counter) } })
  if (!refusal) return { kind: 'stamping', counter: id }
  gesture.cancel()
  return IDLE
}

function stamped({ counter }: Extract<State, { kind: 'stamping' }>, context: ToolContext): void {
  context.gesture.commit()
  context.setOptions({ counterHand: context.options.counterHand.filter((id) => id !== counter) })
  context.select({ kind: 'counters', counters: [counter] })
}

function placeGroup({ from, to }: Extract<State, { kind: 'laying' }>, context: ToolContext): void {
  if (hasNothingToFill(from, context)) return context.notify(NOTHING_TO_FILL)
  const group = laidAt(from, to, context)
  const isLaid = layDown(group, context)
  if (isLaid || group.left.length > 0) context.notify(groupInWords(group))
}

function hasNothingToFill(hex: Axial, context: ToolContext): boolean {
  return context.options.counterLaying === 'fill' && hexesToFill(hex, context).length === 0
}

// The press that begins, or the hover before it.
function wayOf(state: State, pointed: Pointed, context: ToolContext): readonly [Axial, Axial] | undefined {
  if (context.options.counterLaying === 'each') return undefined
  return state.kind === 'laying' ? [state.from, state.to] : [pointed.hex, pointed.hex]
}

export const counter = defineTool<State>({
  id: 'counter',
  name: localized('Pions', 'Counters'),
  hint: localized(
    'Cliquez pour poser le pion choisi\u202f; R et Maj+R le tournent, Alt prélève un pion.',
    'Click to place the chosen counter; R and Shift+R turn it, Alt picks a counter.',
  ),
  icon: 'circle-user',
  shortcut: 'C',
  initial: IDLE,
  target: () => 'hex',
  key: shapeByKey('counterLaying', LAYINGS),
  on(state, event, context) {
    switch (event.kind) {
      case 'down': {
        const { hex } = event.at
        if (!onGrid(hex, context.layout.grid)) return IDLE
        return context.options.counterLaying === 'each'
          ? stamp(hex, context)
          : { kind: 'laying', from: hex, to: hex }
      }
      case 'enter': {
        const { hex } = event.at
        if (state.kind === 'laying') return { ...state, to: hex }
        if (state.kind === 'stamping' && onGrid(hex, context.layout.grid))
          context.gesture.run(moveCounters, { moves: [{ counter: state.counter, hex: hexKey(hex) }] })
        return state
      }
      case 'up':
        if (state.kind === 'stamping') stamped(state, context)
        if (state.kind === 'laying') placeGroup(state, context)
        return IDLE
      case 'cancel':
        if (state.kind === 'stamping') context.gesture.cancel()
        return IDLE
    }
  },
  overlay(state, pointed, context) {
    if (!pointed) return []
    const way = wayOf(state, pointed, context)
    if (way)
      return onGrid(way[0], context.layout.grid) ? [...groupOverlay(laidAt(...way, context), context)] : []
    if (!onGrid(pointed.hex, context.layout.grid)) return []
    const there = state.kind === 'stamping' ? context.scenario.counters[state.counter] : undefined
    const shown: Counter | undefined = there ?? nextOn(pointed.hex, context)?.counter
    if (!shown) return []
    const outline = regionOutline(footprint(context.scenario, shown), context, 'hover')
    // Over a counter its own picture must be seen: R may be turning it.
    const covered = there !== undefined || pointed.counter !== undefined
    return covered ? outline : [...ghost(shown, context), ...outline]
  },
  status(state, context, pointed) {
    const { scenario, ruleset, options } = context
    if (state.kind === 'stamping') return sameInBoth(counterName(scenario, state.counter))
    const members = inHand(context)
    const [first] = members
    if (!first) return NO_COUNTER
    if (state.kind === 'laying')
      return hasNothingToFill(state.from, context)
        ? NOTHING_TO_FILL
        : groupInWords(laidAt(state.from, state.to, context))
    if (options.counterLaying !== 'each') {
      const isEmpty = pointed && hasNothingToFill(pointed.hex, context)
      const made = members.filter(({ id }) => !(id in scenario.counters)).length
      return isEmpty ? NOTHING_TO_FILL : laysGroup(members.length, made)
    }
    const held = heldCounters(context).length
    const degrees = ruleset.facingKind(scenario, first.counter) === 'twelve' ? 30 : 60
    return placesOne(held > 0 ? held : remainingOf(first.counter.type, context).length, degrees)
  },
})
