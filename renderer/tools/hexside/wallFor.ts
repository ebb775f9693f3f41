/** The wall that an opening gets in open ground: that of the run it lengthens, else the ruleset's (SID-4). */
import { halfOf, hexsideAt } from '#shared/document/map'
import { type Barrier } from '#shared/document/types'
import { type Axial } from '#shared/hex/axial'
import { type Hexside, hexsideKey, sidesOfVertex, verticesOfSide } from '#shared/hex/hexside'
import { featureRow } from '#shared/rules/contract/rows'
import { type ToolContext } from '../../editor/ports/toolContext'

/** @rule SID-4 */
export function wallFor(
  side: Hexside,
  inside: Axial,
  { scenario, ruleset }: Pick<ToolContext, 'scenario' | 'ruleset'>,
): Barrier {
  const own = hexsideKey(side)
  const neighbours = verticesOfSide(side)
    .flatMap(sidesOfVertex)
    .filter((other) => hexsideKey(other) !== own)
  const built = neighbours.flatMap((other) => {
    const row = featureRow(ruleset, hexsideAt(scenario.map, other)?.barrier?.feature)
    return row?.closes && !row.natural ? row : []
  })
  const row = built[0] ?? featureRow(ruleset, ruleset.defaultWall)
  if (!row) return { feature: ruleset.defaultWall }
  return { feature: row.id, ...(row.directional && { inside: halfOf(side, inside) }) }
}
