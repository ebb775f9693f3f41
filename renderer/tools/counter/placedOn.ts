/** A counter as the counter tool lays it on a hex: a new one, or one that remained to be placed. */
import { footprint } from '#shared/document/counters'
import { type Counter } from '#shared/document/armies'
import { type Axial, hexKey } from '#shared/hex/axial'
import { DIRECTIONS } from '#shared/hex/direction'
import { onGrid } from '#shared/hex/grid'
import { type ToolContext } from '../../editor/ports/toolContext'

/** On a hex: facing as it does, or else the first way in which it lies on the map. */
export function placedOn(hex: Axial, counter: Counter, { scenario, layout }: ToolContext): Counter {
  const here = { ...counter, hex: hexKey(hex) }
  const { kind } = here.facing
  const ways = [here, ...DIRECTIONS.map((index): Counter => ({ ...here, facing: { kind, index } }))]
  const isOnMap = (way: Counter): boolean =>
    footprint(scenario, way).every((covered) => onGrid(covered, layout.grid))
  return ways.find(isOnMap) ?? here
}
