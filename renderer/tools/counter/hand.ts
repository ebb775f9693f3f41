/**
 * The counters that the counter tool lays next: those taken into the hand, else those of the chosen type that remain to be
 * placed, and only then new ones.
 */
import { type GroupMember } from '#shared/armies/layGroup'
import { countersByType } from '#shared/armies/remaining'
import { knownTo } from '#shared/document/eyes'
import { counterId, type CounterId, type CounterTypeId, freshIds } from '#shared/document/ids'
import { newCounter } from '#shared/rules/counters/newCounter'
import { type ToolContext } from '../../editor/ports/toolContext'

/** The most that are placed of a type at once. */
export const MOST = 30

/** The counters taken into the hand, of those that there still are and that are known to whoever looks. */
export function heldCounters({ options, scenario, view }: ToolContext): readonly CounterId[] {
  const { counters } = knownTo(view.eyes, scenario)
  return options.counterHand.filter((id) => id in counters)
}

/** Those of a type that remain to be placed, as far as whoever looks knows. */
export function remainingOf(type: CounterTypeId, { scenario, view }: ToolContext): readonly CounterId[] {
  return countersByType(knownTo(view.eyes, scenario))(type).remaining
}

/** The next counters: in a formation as many as its number says, else one; all that were taken into the hand. */
export function inHand(context: ToolContext): readonly GroupMember[] {
  const { options, scenario } = context
  const count = options.counterLaying === 'each' ? 1 : options.counterCount
  const held = heldCounters(context)
  const known = held.length > 0 ? held : typeRemaining(context).slice(0, count)
  const members = known.flatMap((id): GroupMember[] => {
    const counter = scenario.counters[id]
    return counter ? [{ id, counter }] : []
  })
  if (held.length > 0) return options.counterLaying === 'each' ? members.slice(0, 1) : members
  return [...members, ...newOnes(count - members.length, context)]
}

function typeRemaining(context: ToolContext): readonly CounterId[] {
  const { counterType } = context.options
  return counterType === undefined ? [] : remainingOf(counterType, context)
}

function newOnes(count: number, context: ToolContext): GroupMember[] {
  const { options, scenario, ruleset } = context
  const type = options.counterType
  const counter = type === undefined ? undefined : newCounter(scenario, ruleset, type)
  if (type === undefined || !counter) return []
  const nextId = freshIds(scenario.counters, context.idCode)
  return Array.from({ length: Math.max(0, count) }, () => ({ id: counterId(nextId(type)), counter }))
}
