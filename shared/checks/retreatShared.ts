/** Retreat edges of two sides that overlap: neither may be the enemy's. */
import { hexesOfSpan } from '#shared/document/mapEdges'
import { type EdgeSpan } from '#shared/document/place'
import { hexKey } from '#shared/hex/axial'
import { check } from './check'
import { retreatEdgesOf, spanName } from './wings'

/** @rule CM-SCN-3 CHK-8 */
export const retreatShared = check({
  code: 'CHK8-retreat-shared',
  title: { fr: 'Bord de retraite de l’ennemi', en: 'Retreat edge of the enemy' },
  rule: 'CM-SCN-3',
  reads: ['scenario'],
  find({ scenario }) {
    const edges = retreatEdgesOf(scenario)
    return edges.flatMap((one, index) =>
      edges.slice(index + 1).flatMap((other) => {
        const shared =
          one.of.group.side === other.of.group.side ? undefined : sharedSpan(one.span, other.span)
        if (!shared) return []
        const where = spanName(shared)
        return {
          message: {
            fr: `Les ailes ${one.of.name.fr} et ${other.of.name.fr} ont un même bord de retraite\u202f: ${where.fr}`,
            en: `The wings ${one.of.name.en} and ${other.of.name.en} have one retreat edge: ${where.en}`,
          },
          hexes: hexesOfSpan(scenario.map.grid, shared).map(hexKey),
          sides: [one.of.group.side, other.of.group.side],
        }
      }),
    )
  },
})

function sharedSpan(a: EdgeSpan, b: EdgeSpan): EdgeSpan | undefined {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
  return a.edge === b.edge && from <= to ? { edge: a.edge, from, to } : undefined
}
