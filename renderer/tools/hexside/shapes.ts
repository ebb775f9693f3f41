/** How the hexside tool lays a feature: along the sides, or all round the hexes that a gesture touches, frames or catches. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexLine } from '#shared/hex/region'
import { lassoHexes, rectangleOnGrid } from '#shared/hex/shapes'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type ToolOptions } from '../../editor/editor'
import { brushHexes } from '../rows'
import { type ToolContext } from '../tool'

export type SideShape = ToolOptions['sideShape']

/** In the order of the options bar, each with the key that chooses it. */
export const SIDE_SHAPES: readonly {
  readonly id: SideShape
  readonly name: Localized
  readonly key: string
}[] = [
  { id: 'along', name: localized('Le long des bords', 'Along hexsides'), key: '1' },
  { id: 'around', name: localized('Autour des cases touchées', 'Round the hexes touched'), key: '2' },
  { id: 'rectangle', name: localized('Autour d’un rectangle', 'Round a rectangle'), key: '3' },
  { id: 'lasso', name: sameInBoth('Lasso'), key: '4' },
]

export function chooseSideShape(key: string, context: ToolContext): boolean {
  const shape = SIDE_SHAPES.find((candidate) => candidate.key === key)
  if (shape) context.setOptions({ sideShape: shape.id })
  return shape !== undefined
}

/** The way goes on to a hex, through all between. */
export function onward(way: readonly Axial[], hex: Axial): readonly Axial[] {
  const last = way.at(-1)
  return last ? [...way, ...hexLine(last, hex).slice(1)] : [hex]
}

/** The hexes of the map that a way of the pointer means; none for a shape that lies along sides. */
export function shapeHexes(way: readonly Axial[], context: ToolContext): Axial[] {
  const { grid } = context.layout
  const [from] = way
  const to = way.at(-1)
  if (!from || !to) return []
  switch (context.options.sideShape) {
    case 'along':
      return []
    case 'around': {
      const touched = way.flatMap((hex) => brushHexes(hex, context))
      return [...new Map(touched.map((hex) => [hexKey(hex), hex])).values()]
    }
    case 'rectangle':
      return rectangleOnGrid(from, to, grid)
    case 'lasso':
      return lassoHexes(way).filter((hex) => onGrid(hex, grid))
  }
}
