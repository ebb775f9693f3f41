/** The part of a product that is selected on the map, as options of its print (PRT-3). */
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { toAxial, toOffset } from '#shared/hex/grid'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { type PrintOptions } from '#shared/print/export/planPrint'
import { type Printed } from '#shared/print/products'
import { type Selection } from '../../editor/ports/session'

export type ChosenPart = Pick<PrintOptions, 'region' | 'counter'>

/** Gives the rectangle about the selected hexes of a map, or the selected counter; nothing of what has no such part. */
export function chosenPart(what: Printed, selection: Selection, { map }: Scenario): ChosenPart {
  if (what === 'map' && selection.kind === 'hexes') {
    const spots = selection.hexes.map((key) => toOffset(parseHexKey(key), map.grid))
    const [cols, rows] = [spots.map(({ col }) => col), spots.map(({ row }) => row)]
    const from = toAxial({ col: leastOf(cols), row: leastOf(rows) }, map.grid)
    const to = toAxial({ col: greatestOf(cols), row: greatestOf(rows) }, map.grid)
    return { region: { from, to } }
  }
  const [counter, ...others] = selection.kind === 'counters' ? selection.counters : []
  return what === 'counters' && counter !== undefined && others.length === 0 ? { counter } : {}
}
