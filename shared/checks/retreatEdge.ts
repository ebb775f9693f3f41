/** A retreat edge that holds no position, or reaches beyond the edge of the map. */
import { edgePositions, hexesOfSpan, isOnEdge } from '#shared/document/mapEdges'
import { type EdgeSpan } from '#shared/document/place'
import { hexKey } from '#shared/hex/axial'
import { type Grid } from '#shared/hex/grid'
import { check } from './check'
import { changeWing, retreatEdgesOf, spanName } from './wings'

/** @rule CM-SCN-3 CHK-8 */
export const retreatEdge = check({
  code: 'CHK8-retreat-edge',
  title: { fr: 'Bord de retraite hors de la carte', en: 'Retreat edge off the map' },
  rule: 'CM-SCN-3',
  reads: ['scenario'],
  find({ scenario }) {
    const { grid } = scenario.map
    return retreatEdgesOf(scenario)
      .filter(({ span }) => !isOnEdge(grid, span))
      .map(({ span, of }) => {
        const where = spanName(span)
        const mended = broughtBack(grid, span)
        const fault =
          span.from > span.to
            ? { fr: 'ne contient aucune position', en: 'holds no position' }
            : { fr: 'dépasse le bord de la carte', en: 'reaches beyond the edge of the map' }
        return {
          message: {
            fr: `Le bord de retraite de l’aile ${of.name.fr}, ${where.fr}, ${fault.fr}`,
            en: `The retreat edge of the wing ${of.name.en}, ${where.en}, ${fault.en}`,
          },
          hexes: hexesOfSpan(grid, mended).map(hexKey),
          sides: [of.group.side],
          fix: {
            name: { fr: 'Le ramener sur le bord', en: 'Bring it back onto the edge' },
            call: changeWing(of, { ...of.group.wing, retreatEdge: mended }),
          },
        }
      })
  },
})

/** Its ends in order, each on the edge. */
function broughtBack(grid: Grid, span: EdgeSpan): EdgeSpan {
  const last = edgePositions(grid, span.edge) - 1
  const within = (position: number): number => Math.min(Math.max(position, 0), last)
  const [from, to] = [Math.min(span.from, span.to), Math.max(span.from, span.to)]
  return { ...span, from: within(from), to: within(to) }
}
