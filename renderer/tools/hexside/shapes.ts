/** The shapes of the hexside tool: along the sides, or round the hexes that a gesture touches, frames or encloses. */
import { type Axial, hexKey } from '#shared/hex/axial'
import { lassoOnGrid, rectangleOnGrid } from '#shared/hex/shapes'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type ToolContext } from '../../editor/ports/toolContext'
import { type ToolOptions } from '../../toolOptions/index'
import { brushHexes, type ShapeChoice, shapeByKey } from '../gestures/shapeChoices'

type SideShape = ToolOptions['sideShape']

export const SIDE_SHAPES: readonly ShapeChoice<SideShape>[] = [
  { id: 'along', name: localized('Le long des bords', 'Along hexsides'), key: '1' },
  { id: 'around', name: localized('Autour des cases touchées', 'Round the hexes touched'), key: '2' },
  { id: 'rectangle', name: localized('Autour d’un rectangle', 'Round a rectangle'), key: '3' },
  { id: 'lasso', name: sameInBoth('Lasso'), key: '4' },
]

export const chooseSideShape = shapeByKey('sideShape', SIDE_SHAPES)

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
      return lassoOnGrid(way, grid)
  }
}
