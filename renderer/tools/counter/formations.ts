/** Laying a whole group with the counter tool: the formations, where each counter will stand, and the commands that put it there. */
import { layGroup, type GroupMember, type LaidGroup } from '#shared/armies/layGroup'
import { moveCounters } from '#shared/commands/moveCounters'
import { placeCounter } from '#shared/commands/placeCounter'
import { footprint, rankOnTop } from '#shared/document/counters'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey, parseHexKey, sameHex } from '#shared/hex/axial'
import { type Facing } from '#shared/hex/facing'
import { facingTowards } from '#shared/hex/facingTowards'
import { formationOnGrid, nearestFirst } from '#shared/hex/formations'
import { localized } from '#shared/i18n/localized'
import { type DrawOp } from '#shared/painter/ops'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type ToolOptions } from '../../toolOptions/index'
import { type ShapeChoice } from '../gestures/shapeChoices'
import { ghosts } from '../overlay/counterGhost'
import { regionOutline } from '../overlay/marks'
import { countedCounters } from '../words/counted'
import { zoneAt } from '../zone/zones'
import { inHand } from './hand'

type Laying = ToolOptions['counterLaying']

export const LAYINGS: readonly ShapeChoice<Laying>[] = [
  { id: 'each', name: localized('Un par un', 'One by one'), key: '1' },
  { id: 'line', name: localized('En ligne', 'In line'), key: '2' },
  { id: 'column', name: localized('En colonne', 'In column'), key: '3' },
  { id: 'wedge', name: localized('En coin', 'As a wedge'), key: '4' },
  { id: 'block', name: localized('En bloc', 'In a block'), key: '5' },
  {
    id: 'fill',
    name: localized('Dans la zone ou les cases choisies', 'In the zone or the selected hexes'),
    word: localized('Dans la zone', 'In the zone'),
    key: '6',
  },
]

interface Asked {
  readonly context: Pick<ToolContext, 'scenario' | 'options' | 'selection'> & { readonly eyes: string }
  readonly from: Axial
  readonly to: Axial
  readonly group: LaidGroup
}

// Overlay and status ask alike, and the overlay is drawn with every move of the map.
let last: Asked | undefined

/** The group in the hand as it would stand: its first hex `from`, facing `to`; with both the same, as each faces now. */
export function laidAt(from: Axial, to: Axial, context: ToolContext): LaidGroup {
  const { scenario, options, selection, view } = context
  const known =
    last?.context.scenario === scenario &&
    last.context.options === options &&
    last.context.selection === selection &&
    last.context.eyes === view.eyes &&
    sameHex(last.from, from) &&
    sameHex(last.to, to)
  if (last && known) return last.group
  const members = inHand(context)
  const [first] = members
  const facing = first && facingFrom(from, to, first, context)
  const hexes = first ? hexesFor(from, facing ?? first.counter.facing, context) : []
  const group = layGroup(scenario, context.ruleset, members, hexes, facing)
  last = { context: { scenario, options, selection, eyes: view.eyes }, from, to, group }
  return group
}

function facingFrom(
  from: Axial,
  to: Axial,
  { counter }: GroupMember,
  context: ToolContext,
): Facing | undefined {
  if (sameHex(from, to)) return undefined
  const kind = context.ruleset.facingKind(context.scenario, counter)
  const own = kind === 'any' ? counter.facing.kind : kind
  return facingTowards([from, to], own, counter.facing, context.layout.grid)
}

function hexesFor(from: Axial, facing: Facing, context: ToolContext): readonly Axial[] {
  const { counterLaying } = context.options
  if (counterLaying === 'fill') return nearestFirst(hexesToFill(from, context), from)
  if (counterLaying === 'each') return [from]
  return formationOnGrid(counterLaying, from, facing, context.layout.grid)
}

/** The selected hexes when this is one of them, else those of the uppermost zone there; none where there is neither. */
export function hexesToFill(hex: Axial, { selection, scenario }: ToolContext): readonly Axial[] {
  const selected = selection.kind === 'hexes' ? selection.hexes : []
  const zone = zoneAt(hex, scenario)
  const inZone = zone === undefined ? [] : (scenario.zones[zone]?.hexes ?? [])
  return (selected.includes(hexKey(hex)) ? selected : inZone).map(parseHexKey)
}

/** Puts them there as one undo step, and selects them. Those that remained are moved, the others are made. */
export function layDown({ laid }: LaidGroup, context: ToolContext): boolean {
  if (laid.length === 0) return false
  const { gesture } = context
  const label = countedCounters(laid.length)
  const isThere = ({ id }: GroupMember): boolean => id in context.scenario.counters
  const moves = laid.filter(isThere).map(({ id, counter: { hex, facing } }) => ({
    counter: id,
    facing,
    hex: hex ?? null,
  }))
  const made = laid.filter((member) => !isThere(member))
  gesture.begin()
  const isRefused =
    (moves.length > 0 && gesture.run(moveCounters, { moves, label })) ||
    made.some(({ id, counter }) => {
      const rank = rankOnTop(context.scenario, counter)
      return gesture.run(placeCounter, { id, counter: { ...counter, rank }, label })
    })
  if (isRefused) {
    gesture.cancel()
    return false
  }
  gesture.commit()
  const placed = new Set(laid.map(({ id }) => id))
  context.setOptions({ counterHand: context.options.counterHand.filter((id) => !placed.has(id)) })
  context.select({ kind: 'counters', counters: [...placed] })
  return true
}

const painted = new WeakMap<LaidGroup, { readonly mmPerPx: number; readonly ops: readonly DrawOp[] }>()

/** The counters as they would stand, and the outline of their hexes. */
export function groupOverlay(group: LaidGroup, context: ToolContext): readonly DrawOp[] {
  const { mmPerPx, scenario } = context
  const known = painted.get(group)
  if (known?.mmPerPx === mmPerPx) return known.ops
  const counters = group.laid.map(({ counter }) => counter)
  const cards = ghosts(counters, context)
  const ops = [...cards, ...regionOutline(coveredBy(counters, scenario), context, 'hover')]
  // Their painter may not have come yet.
  if (cards.length > 0) painted.set(group, { mmPerPx, ops })
  return ops
}

function coveredBy(counters: readonly GroupMember['counter'][], scenario: Scenario): Axial[] {
  const keys = counters.flatMap((counter) => footprint(scenario, counter).map(hexKey))
  return [...new Set(keys)].map(parseHexKey)
}
