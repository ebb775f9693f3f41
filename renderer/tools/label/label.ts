/** Writes labels: a click opens a text field; a label can be dragged, turned by its handle and rewritten. */
import { editLabel } from '#shared/commands/entries/labels'
import { hexCenter, type Point } from '#shared/hex/layout'
import { parseHexKey } from '#shared/hex/axial'
import { localized } from '#shared/i18n/localized'
import { LABEL_INK, labelBox } from '#shared/painter/labels'
import { type DrawOp } from '#shared/painter/ops'
import { PathBuilder } from '#shared/painter/path'
import { type ToolContext } from '../../editor/ports/toolContext'
import { arrowOf } from '../pointing/arrows'
import { defineTool, type Pointed } from '../gestures/tool'
import { labelOutline } from '../overlay/labelFrame'
import {
  dragLabel,
  dropLabel,
  grabLabel,
  grabWords,
  isGrab,
  type LabelGrab,
  labelHandles,
  labelUnder,
  putLabelBack,
  selectedLabel,
} from './grab'
import { placeAt } from './place'
import { nextLook } from './labelLook'

type State =
  | { readonly kind: 'idle' }
  /** Pressed where no label is: one is written there. */
  | { readonly kind: 'placing' }
  /** The press ended what was being typed: it does nothing else. */
  | { readonly kind: 'closing' }
  | LabelGrab

const IDLE: State = { kind: 'idle' }

/** The distance that an arrow key moves a label, mm. */
const NUDGE_MM = 0.5

function typeNew({ point }: Pointed, context: ToolContext): void {
  context.select({ kind: 'none' })
  context.type({
    id: undefined,
    label: { text: '', ...placeAt(point, context), ...nextLook(context.options, context.layout.hexMm) },
  })
}

function nudge(key: string, context: ToolContext): boolean {
  const arrow = arrowOf(key)
  const [id, label] = selectedLabel(context) ?? []
  if (!arrow || id === undefined || !label) return false
  const { middle } = labelBox(label, context.layout)
  // Not drawn into the middle of the hex: it would never leave it.
  const change = placeAt(
    { x: middle.x + arrow.x * NUDGE_MM, y: middle.y + arrow.y * NUDGE_MM },
    { layout: context.layout, mmPerPx: 0 },
  )
  context.gesture.run(editLabel, { label: id, change })
  return true
}

export const label = defineTool<State>({
  id: 'label',
  name: localized('Étiquettes', 'Labels'),
  hint: localized(
    'Cliquez et tapez\u202f; glissez une étiquette, tournez-la par sa poignée\u202f; cliquez-la deux fois pour la récrire.',
    'Click and type; drag a label, turn it by its handle; click it twice to rewrite it.',
  ),
  icon: 'type',
  shortcut: 'N',
  initial: IDLE,
  target: () => 'point',
  on(state, event, context) {
    switch (event.kind) {
      case 'down':
        if (context.typing) return { kind: 'closing' }
        return grabLabel(event.at, context) ?? { kind: 'placing' }
      case 'enter':
        return isGrab(state) ? dragLabel(state, event.at, event.modifiers, context) : state
      case 'up':
        if (isGrab(state)) dropLabel(state, context)
        if (state.kind === 'placing') typeNew(event.at, context)
        return IDLE
      case 'cancel':
        if (isGrab(state)) putLabelBack(state, context)
        return IDLE
    }
  },
  key(key, context) {
    const [id, selected] = selectedLabel(context) ?? []
    if (key === 'Enter' && id !== undefined && selected) {
      context.type({ id, label: selected })
      return true
    }
    return nudge(key, context)
  },
  overlay(state, pointed, context) {
    if (!pointed || context.typing || state.kind !== 'idle') return []
    const under = labelUnder(pointed.point, context)
    const hovered = under === undefined ? undefined : context.scenario.labels[under]
    return hovered ? labelOutline(hovered, context) : caret(pointed.point, context)
  },
  handles: (_state, context) => labelHandles(context),
  status: (state, context) => {
    if (context.typing)
      return localized('Entrée écrit l’étiquette, Échap renonce', 'Enter writes the label, Escape gives up')
    return isGrab(state) ? grabWords(state, context) : undefined
  },
})

// As high as the letters would be, leaning as they would.
function caret(point: Point, context: ToolContext): DrawOp[] {
  const { hex, dxMm, dyMm } = placeAt(point, context)
  const center = hexCenter(parseHexKey(hex), context.layout)
  const { sizeMm, angle: degrees, color = LABEL_INK } = nextLook(context.options, context.layout.hexMm)
  const angle = (degrees * Math.PI) / 180
  const half = Math.max(sizeMm / 2, 5 * context.mmPerPx)
  const bar = 0.3 * half
  const at = (x: number, y: number): Point => ({
    x: center.x + dxMm + x * Math.cos(angle) - y * Math.sin(angle),
    y: center.y + dyMm + x * Math.sin(angle) + y * Math.cos(angle),
  })
  const path = new PathBuilder()
    .polyline([at(0, -half), at(0, half)])
    .polyline([at(-bar, -half), at(bar, -half)])
    .polyline([at(-bar, half), at(bar, half)])
    .build()
  const line = (of: string, px: number): DrawOp => ({
    kind: 'path',
    path,
    stroke: { color: of, width: px * context.mmPerPx, cap: 'round' },
  })
  return [line('#ffffff', 4), line(color, 1.75)]
}
