/** Taking hold of a label: its letters move it, its handle turns it, a click selects, a second one types. For label and select tool. */
import { editLabel } from '#shared/commands/entries/labels'
import { type LabelId } from '#shared/document/ids'
import { type Label } from '#shared/document/types'
import { type Point } from '#shared/hex/layout'
import { type Localized, localized } from '#shared/i18n/localized'
import { labelBox } from '#shared/painter/labels'
import { isPickable } from '../../editor/layers'
import { NO_MODIFIERS } from '../../editor/modifiers'
import { type Modifiers } from '../../editor/ports/toolInput'
import { type Handle } from '../../editor/ports/handle'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type Pointed } from '../gestures/tool'
import { frameHandle, hitsHandle, hitsLabel } from '../overlay/labelFrame'
import { normalAngle, placeAt } from './place'

export type LabelGrab =
  /** A click, unless the pointer goes on. */
  | { readonly kind: 'holding'; readonly label: LabelId; readonly at: Point; readonly again: boolean }
  /** The offset from the pointer to the label's middle. */
  | { readonly kind: 'moving-label'; readonly label: LabelId; readonly to: Point }
  | { readonly kind: 'turning-label'; readonly label: LabelId }

/** Pixels that a click may wander. */
const CLICK_PX = 4
/** With Shift an angle is a multiple of this. */
export const ANGLE_STEP = 15

/** The uppermost label under a point, of those that can be picked. */
export function labelUnder(
  point: Point,
  context: Pick<ToolContext, 'view' | 'scenario' | 'layout' | 'mmPerPx'>,
): LabelId | undefined {
  if (!isPickable('labels', context.view)) return undefined
  const found = Object.entries(context.scenario.labels).filter(([, label]) =>
    hitsLabel(point, label, context),
  )
  return found.at(-1)?.[0] as LabelId | undefined
}

export function selectedLabel({ selection, scenario }: ToolContext): [LabelId, Label] | undefined {
  if (selection.kind !== 'label') return undefined
  const label = scenario.labels[selection.label]
  return label && [selection.label, label]
}

/** The frame of the selected label, while it can be taken. */
export function labelHandles(context: ToolContext): readonly Handle[] {
  const [id, label] = selectedLabel(context) ?? []
  const isFree = !context.typing && isPickable('labels', context.view)
  return isFree && id !== undefined && label ? [frameHandle(id, label, context)] : []
}

/** The part of a label that a press at a point grabs; undefined where no label is. */
export function grabLabel({ point }: Pointed, context: ToolContext): LabelGrab | undefined {
  const [selected, held] = selectedLabel(context) ?? []
  if (
    selected !== undefined &&
    held &&
    isPickable('labels', context.view) &&
    hitsHandle(point, held, context)
  ) {
    context.gesture.begin()
    return { kind: 'turning-label', label: selected }
  }
  const label = labelUnder(point, context)
  return label === undefined ? undefined : { kind: 'holding', label, at: point, again: label === selected }
}

export function dragLabel(
  grab: LabelGrab,
  at: Pointed,
  { shift }: Modifiers,
  context: ToolContext,
): LabelGrab {
  const { point } = at
  const label = context.scenario.labels[grab.label]
  if (!label) return grab
  if (grab.kind === 'holding') {
    if (Math.hypot(point.x - grab.at.x, point.y - grab.at.y) <= CLICK_PX * context.mmPerPx) return grab
    const { middle } = labelBox(label, context.layout)
    context.select({ kind: 'label', label: grab.label })
    context.gesture.begin()
    const to = { x: middle.x - grab.at.x, y: middle.y - grab.at.y }
    return dragLabel({ kind: 'moving-label', label: grab.label, to }, at, NO_MODIFIERS, context)
  }
  if (grab.kind === 'moving-label') {
    const change = placeAt({ x: point.x + grab.to.x, y: point.y + grab.to.y }, context)
    context.gesture.run(editLabel, { label: grab.label, change })
    return grab
  }
  const { middle } = labelBox(label, context.layout)
  // The handle stands above the letters.
  const degrees = (Math.atan2(point.y - middle.y, point.x - middle.x) * 180) / Math.PI + 90
  const angle = normalAngle(shift ? Math.round(degrees / ANGLE_STEP) * ANGLE_STEP : degrees)
  context.gesture.run(editLabel, { label: grab.label, change: { angle } })
  return grab
}

/** Lets go: a click selects, and types when the label was selected already. */
export function dropLabel(grab: LabelGrab, context: ToolContext): void {
  if (grab.kind !== 'holding') return context.gesture.commit()
  context.select({ kind: 'label', label: grab.label })
  const label = context.scenario.labels[grab.label]
  if (grab.again && label) context.type({ id: grab.label, label })
}

export function putLabelBack(grab: LabelGrab, context: ToolContext): void {
  if (grab.kind !== 'holding') context.gesture.cancel()
}

export function isGrab(state: { readonly kind: string }): state is LabelGrab {
  return state.kind === 'holding' || state.kind === 'moving-label' || state.kind === 'turning-label'
}

export function grabWords(grab: LabelGrab, { scenario }: ToolContext): Localized | undefined {
  const angle = scenario.labels[grab.label]?.angle ?? 0
  if (grab.kind === 'moving-label')
    return localized('déplace l’étiquette\u202f; Échap renonce', 'moves the label; Escape gives up')
  if (grab.kind === 'turning-label')
    return localized(
      `tourne l’étiquette\u202f: ${angle}°\u202f; Maj par pas de 15°`,
      `turns the label: ${angle}°; Shift in steps of 15°`,
    )
  return undefined
}
