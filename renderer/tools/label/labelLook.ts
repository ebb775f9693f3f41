/** The look that the next label will have. */
import { type Label } from '#shared/document/types'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type ToolOptions } from '../../toolOptions/index'
import { type Pointed } from '../gestures/tool'
import { labelUnder } from './grab'

/** The letters of the next label. */
export function nextLook(
  options: ToolOptions,
  hexMm: number,
): Pick<Label, 'sizeMm' | 'angle' | 'font' | 'color'> {
  const { labelAngle: angle, labelFont: font, labelColor: color } = options
  // A third of a hex, in half millimetres.
  const sizeMm = options.labelSizeMm ?? Math.max(1, Math.round((hexMm / 3) * 2) / 2)
  return { sizeMm, angle, ...(font !== 'serif' && { font }), ...(color !== undefined && { color }) }
}

/** Takes the letters of the label under the pointer for the next one. */
export function pickLook({ point }: Pointed, context: ToolContext): void {
  const under = labelUnder(point, context)
  const found = under === undefined ? undefined : context.scenario.labels[under]
  if (!found) return
  const { sizeMm: labelSizeMm, angle: labelAngle, font: labelFont = 'serif', color: labelColor } = found
  context.setOptions({ labelSizeMm, labelAngle, labelFont, labelColor })
}
