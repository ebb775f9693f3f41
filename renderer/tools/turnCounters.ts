/**
 * Turning the selected counters by a knob ahead of the first of them (CTR-3): it follows the facings that its rules allow, the
 * others turn by as much; two-hex counters about their own hex. For the select tool.
 */
import { turnCounter } from '#shared/commands/turnCounter'
import { type Counter } from '#shared/document/armies'
import { type Facing, facingAngle, turnFacing, turnThroughTwelve } from '#shared/hex/facing'
import { facingNear } from '#shared/hex/facingTowards'
import { type Point } from '#shared/hex/layout'
import { type Localized, localized } from '#shared/i18n/localized'
import { type DrawOp, solid } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { legalFacing } from '#shared/rules/contract/ruleset'
import { type Handle } from '../editor/ports/handle'
import { type Modifiers } from '../editor/ports/toolInput'
import { type ToolContext } from '../editor/ports/toolContext'
import { type Pointed } from './gestures/tool'
import { countedCounters } from './words/counted'
import { knobAt, pivotOf, turned, type CounterTurn } from './turnKnob'

const COLOR = '#d9480f'
const KNOB_PX = 6
/** A finger's breadth about the knob counts as the knob. */
const REACH_PX = 14
/** Pixels that a click may wander. */
const CLICK_PX = 4
const TWELFTH = Math.PI / 6

const NONE: readonly Handle[] = []
// The tool is heard with every move of the pointer: as long as nothing else changes, the very same knob.
let last: { readonly of: readonly unknown[]; readonly handles: readonly Handle[] } = { of: [], handles: NONE }

/** The knob, while it can be taken; it comes along as the counters turn. */
export function turnHandles(context: ToolContext): readonly Handle[] {
  const { selection, scenario, view, typing, mmPerPx } = context
  if (selection.kind !== 'counters') return NONE
  const of = [selection, scenario, view, typing, mmPerPx]
  if (!of.every((part, index) => part === last.of[index])) last = { of, handles: knobHandle(context) }
  return last.handles
}

function knobHandle(context: ToolContext): readonly Handle[] {
  const at = knobAt(context)
  const [first] = turned(context)
  if (!at || !first) return NONE
  const look = knobLook(pivotOf(first[1], context), at, context)
  return [{ kind: 'knob', id: 'turn', at, reachPx: REACH_PX, look }]
}

function knobLook(pivot: Point, at: Point, { layout, mmPerPx }: ToolContext): DrawOp[] {
  const far = Math.hypot(at.x - pivot.x, at.y - pivot.y)
  const rim = layout.hexMm / 2 / far
  const from = { x: pivot.x + (at.x - pivot.x) * rim, y: pivot.y + (at.y - pivot.y) * rim }
  const stalk = new PathBuilder().move(from.x, from.y).line(at.x, at.y).build()
  const knob = new PathBuilder().circle(at.x, at.y, KNOB_PX * mmPerPx).build()
  const stroke = (color: string, px: number) => ({ color, width: px * mmPerPx, cap: 'round' as const })
  return [
    { kind: 'path', path: stalk, stroke: stroke('#ffffff', 4) },
    { kind: 'path', path: stalk, stroke: stroke(COLOR, 2) },
    { kind: 'path', path: knob, stroke: stroke('#ffffff', 5) },
    { kind: 'path', path: knob, fill: solid('#ffffff'), stroke: stroke(COLOR, 2) },
  ]
}

/** The knob taken by a press; undefined where it is not. */
export function takeKnob(at: Pointed, { shift }: Modifiers, context: ToolContext): CounterTurn | undefined {
  const knob = knobAt(context)
  const { point } = at
  const isHit = knob && Math.hypot(point.x - knob.x, point.y - knob.y) <= REACH_PX * context.mmPerPx
  return isHit ? { kind: 'turning', at, adds: shift, hasTurned: false, before: turned(context) } : undefined
}

/** Turns them towards the pointer, as the preview of the gesture that is under way. */
export function turnTowards(turn: CounterTurn, { point }: Pointed, context: ToolContext): CounterTurn {
  const { mmPerPx, gesture, scenario, ruleset, layout } = context
  const [first] = turn.before
  const wandered = Math.hypot(point.x - turn.at.point.x, point.y - turn.at.point.y)
  if (!first || (!turn.hasTurned && wandered <= CLICK_PX * mmPerPx)) return turn
  if (!turn.hasTurned) gesture.begin()
  const [, leader] = first
  const pivot = pivotOf(leader, context)
  const kind = ruleset.facingKind(scenario, leader)
  const now = scenario.counters[first[0]]?.facing ?? leader.facing
  const angle = Math.atan2(point.x - pivot.x, pivot.y - point.y)
  const facing = facingNear(angle, kind === 'any' ? leader.facing.kind : kind, now, layout.grid)
  const twelfths = twelfthsBetween(leader.facing, facing, context)
  for (const [counter, before] of turn.before)
    gesture.run(turnCounter, { counter, facing: turnedBy(twelfths, before, context) })
  return { ...turn, hasTurned: true }
}

function twelfthsBetween(from: Facing, to: Facing, { layout }: ToolContext): number {
  return Math.round((facingAngle(to, layout.grid) - facingAngle(from, layout.grid)) / TWELFTH)
}

function turnedBy(twelfths: number, counter: Counter, { scenario, ruleset }: ToolContext): Facing {
  const kind = ruleset.facingKind(scenario, counter)
  if (kind === 'twelve') return turnThroughTwelve(counter.facing, twelfths)
  return turnFacing(legalFacing(counter.facing, kind), Math.round(twelfths / 2))
}

export function turnInWords({ before }: CounterTurn, context: ToolContext): Localized {
  const [first] = before
  const now = first && context.scenario.counters[first[0]]?.facing
  const twelfths = now ? twelfthsBetween(first[1].facing, now, context) : 0
  // The shorter way round.
  const degrees = ((((twelfths + 5) % 12) + 12) % 12) - 5
  const shown = `${degrees < 0 ? '−' : ''}${Math.abs(degrees) * 30}`
  const all = countedCounters(before.length)
  return localized(
    `tourne ${all.fr}\u202f: ${shown}°\u202f; Échap renonce`,
    `turns ${all.en}: ${shown}°; Escape gives up`,
  )
}
