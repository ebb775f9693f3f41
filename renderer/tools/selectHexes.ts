/** Selecting hexes by a frame: what the selection tool does when its drag means hexes, not counters (MAP-2). */
import { type Axial, type HexKey, hexKey, sameHex } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexLine } from '#shared/hex/region'
import { lassoHexes, rectangleOnGrid } from '#shared/hex/shapes'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type Selection, type ToolOptions } from '../editor/editor'
import { type ToolContext } from './tool'

export type SelectShape = ToolOptions['selectShape']

/** In the order of the options bar, each with the key that chooses it. */
export const SELECT_SHAPES: readonly {
  readonly id: SelectShape
  readonly name: Localized
  readonly key: string
}[] = [
  { id: 'counters', name: localized('Pions', 'Counters'), key: '1' },
  { id: 'rectangle', name: sameInBoth('Rectangle'), key: '2' },
  { id: 'lasso', name: sameInBoth('Lasso'), key: '3' },
]

export function chooseSelectShape(key: string, context: ToolContext): boolean {
  const shape = SELECT_SHAPES.find((candidate) => candidate.key === key)
  if (shape) context.setOptions({ selectShape: shape.id })
  return shape !== undefined
}

/** The way goes on to a hex, through all between. */
export function wayTo(way: readonly Axial[], hex: Axial): readonly Axial[] {
  const last = way.at(-1)
  if (!last || sameHex(last, hex)) return way
  return [...way, ...hexLine(last, hex).slice(1)]
}

/** The hexes of the map within the frame. */
export function framedHexes(way: readonly Axial[], { layout, options }: ToolContext): Axial[] {
  const [from] = way
  const to = way.at(-1)
  if (!from || !to) return []
  return options.selectShape === 'lasso'
    ? lassoHexes(way).filter((hex) => onGrid(hex, layout.grid))
    : rectangleOnGrid(from, to, layout.grid)
}

/** What the frame selects, beside what is selected already when it adds. */
export function framed(way: readonly Axial[], adds: boolean, context: ToolContext): Selection {
  const { selection } = context
  const before: readonly HexKey[] = adds && selection.kind === 'hexes' ? selection.hexes : []
  const hexes = [...new Set([...before, ...framedHexes(way, context).map(hexKey)])]
  return hexes.length > 0 ? { kind: 'hexes', hexes } : { kind: 'none' }
}

export function countedHexes(count: number): Localized {
  return localized(count > 1 ? `${count} cases` : `${count} case`, count === 1 ? '1 hex' : `${count} hexes`)
}
