/** Draws the example of a proof over the map: counters as they could stand, and ways. Millimetres. */
import { footprint } from '#shared/document/counters'
import { parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type DrawOp } from '#shared/painter/ops'
import { type Witness } from '../../editor/ports/session'
import { ghosts } from './counterGhost'
import { regionOutline } from './marks'
import { type GhostContext } from './paintGhost'
import { AZURE, wayOps } from '#shared/questions/picture/wayLine'

/** Ids that the scenario does not have are left out. */
export function witnessOps({ stood, ways }: Witness, context: GhostContext): DrawOp[] {
  const { scenario, layout } = context
  const counters = stood.flatMap(({ counter, hex, facing }) => {
    const known = scenario.counters[counter]
    return known ? [{ ...known, hex, facing }] : []
  })
  return [
    ...(counters.length > 0 ? ghosts(counters, context) : []),
    ...counters.flatMap((counter) => regionOutline(footprint(scenario, counter), context, 'hover')),
    ...ways.flatMap((way) => {
      const hexes = way.map(parseHexKey)
      // A counter that is there already has no way to go.
      if (hexes.length < 2) return regionOutline(hexes, context, 'hover')
      return wayOps(
        hexes.map((hex) => hexCenter(hex, layout)),
        AZURE,
        context,
      )
    }),
  ]
}
