/** The place of the knob that turns counters. */
import { type Counter } from '#shared/document/armies'
import { type CounterId } from '#shared/document/ids'
import { parseHexKey } from '#shared/hex/axial'
import { facingAngle } from '#shared/hex/facing'
import { hexCenter, type Point } from '#shared/hex/layout'
import { isPickable } from '../editor/layers'
import { type ToolContext } from '../editor/ports/toolContext'
import { type Pointed } from './gestures/tool'

/** The knob, pressed: a click on what lies under it, unless the pointer goes on. */
export interface CounterTurn {
  readonly kind: 'turning'
  readonly at: Pointed
  readonly adds: boolean
  readonly hasTurned: boolean
  /** As they faced before; the first leads. */
  readonly before: readonly (readonly [CounterId, Counter])[]
}

/** The distance from the rim of the hex to the middle of the knob. */
const STALK_PX = 16

/** Smaller hexes have none: it would hide their neighbours. */
const LEAST_HEX_PX = 22

/** The counters that the knob turns: those selected, while all lie on the map and can be picked. */
export function turned({ selection, scenario, typing, view }: ToolContext): CounterTurn['before'] {
  if (selection.kind !== 'counters' || typing || !isPickable('counters', view)) return []
  const counters = selection.counters.flatMap((id) => {
    const counter = scenario.counters[id]
    return counter?.hex === undefined ? [] : [[id, counter] as const]
  })
  return counters.length === selection.counters.length ? counters : []
}

export function pivotOf({ hex }: Counter, { layout }: ToolContext): Point {
  return hex === undefined ? { x: 0, y: 0 } : hexCenter(parseHexKey(hex), layout)
}

/** The middle of the knob, mm; undefined where there is none. */
export function knobAt(context: ToolContext): Point | undefined {
  const { layout, mmPerPx, scenario } = context
  const [first] = turned(context)
  const leader = first && scenario.counters[first[0]]
  if (!leader || layout.hexMm < LEAST_HEX_PX * mmPerPx) return undefined
  const { x, y } = pivotOf(leader, context)
  const angle = facingAngle(leader.facing, layout.grid)
  const far = layout.hexMm / 2 + STALK_PX * mmPerPx
  return { x: x + Math.sin(angle) * far, y: y - Math.cos(angle) * far }
}
