/** Selecting hexes, by a frame or one by one: what the selection tool does when its drag means hexes, not counters (MAP-2). */
import { type Axial, type HexKey, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { lassoOnGrid, rectangleOnGrid } from '#shared/hex/shapes'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type Selection } from '../editor/ports/session'
import { type ToolContext } from '../editor/ports/toolContext'
import { type ToolOptions } from '../toolOptions/index'
import { type ShapeChoice, shapeByKey } from './gestures/shapeChoices'

type SelectShape = ToolOptions['selectShape']

export const SELECT_SHAPES: readonly ShapeChoice<SelectShape>[] = [
  { id: 'counters', name: localized('Pions', 'Counters'), key: '1' },
  { id: 'rectangle', name: sameInBoth('Rectangle'), key: '2' },
  { id: 'lasso', name: sameInBoth('Lasso'), key: '3' },
  { id: 'hexes', name: localized('Une à une', 'One by one'), key: '4' },
]

export const chooseSelectShape = shapeByKey('selectShape', SELECT_SHAPES)

/** The hexes of the map within the frame. */
export function framedHexes(way: readonly Axial[], { layout, options }: ToolContext): Axial[] {
  const [from] = way
  const to = way.at(-1)
  if (!from || !to) return []
  return options.selectShape === 'lasso'
    ? lassoOnGrid(way, layout.grid)
    : rectangleOnGrid(from, to, layout.grid)
}

/** The selection that the frame makes, beside the present one when it adds. */
export function framed(way: readonly Axial[], adds: boolean, context: ToolContext): Selection {
  const { selection } = context
  const before: readonly HexKey[] = adds && selection.kind === 'hexes' ? selection.hexes : []
  const hexes = [...new Set([...before, ...framedHexes(way, context).map(hexKey)])]
  return hexes.length > 0 ? { kind: 'hexes', hexes } : { kind: 'none' }
}

/** A stroke that adds hexes to the selection one by one, or takes them away. */
export interface HexStroke {
  readonly kind: 'choosing'
  readonly removes: boolean
  /** Comes back when it is given up. */
  readonly before: Selection
}

/** The first hex decides: one that is selected is taken away, and those that follow. */
export function beginHexStroke(hex: Axial, context: ToolContext): HexStroke {
  const before = context.selection
  const removes = before.kind === 'hexes' && before.hexes.includes(hexKey(hex))
  return strokeHex({ kind: 'choosing', removes, before }, hex, context)
}

/** Nothing beyond the rim of the map. */
export function strokeHex(stroke: HexStroke, hex: Axial, context: ToolContext): HexStroke {
  const { selection, layout } = context
  if (!onGrid(hex, layout.grid)) return stroke
  const key = hexKey(hex)
  const others = (selection.kind === 'hexes' ? selection.hexes : []).filter((one) => one !== key)
  const hexes = stroke.removes ? others : [...others, key]
  context.select(hexes.length > 0 ? { kind: 'hexes', hexes } : { kind: 'none' })
  return stroke
}
