/** The shapes that a tool's gesture may take: an option of the tool, chosen in the bar or by a key. What they cover. */
import { type Axial, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexesWithin, hexLine } from '#shared/hex/region'
import { type Localized } from '#shared/i18n/localized'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type ToolOptions } from '../../toolOptions/index'

/** Listed in the order of the options bar. */
export interface ShapeChoice<T extends string> {
  readonly id: T
  readonly name: Localized
  /** Shorter, where names stand beside pictures. */
  readonly word?: Localized
  /** Chooses it. */
  readonly key: string
}

/** Chooses the shape of a key; false when none has it. */
export function shapeByKey<K extends 'areaShape' | 'sideShape' | 'selectShape' | 'counterLaying'>(
  option: K,
  shapes: readonly ShapeChoice<ToolOptions[K]>[],
): (key: string, context: ToolContext) => boolean {
  return (key, context) => {
    const shape = shapes.find((one) => one.key === key)
    if (shape) context.setOptions({ [option]: shape.id })
    return shape !== undefined
  }
}

/** Extends the pointer's way to a hex, through all between; the same array when it already ends there. */
export function wayTo(way: readonly Axial[], hex: Axial): readonly Axial[] {
  const last = way.at(-1)
  if (!last) return [hex]
  return sameHex(last, hex) ? way : [...way, ...hexLine(last, hex).slice(1)]
}

/** The hexes of the map under the round brush. */
export function brushHexes(middle: Axial, { layout, options }: ToolContext): Axial[] {
  return hexesWithin(middle, options.brushRadius).filter((hex) => onGrid(hex, layout.grid))
}
