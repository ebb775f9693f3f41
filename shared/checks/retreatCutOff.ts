/** A retreat edge on whose hexes none of those who would retreat over it may stand, in whatever placement. */
import { wingOf } from '#shared/document/groups'
import { hexesOfSpan } from '#shared/document/mapEdges'
import { type Counter } from '#shared/document/armies'
import { hexKey } from '#shared/hex/axial'
import { sideOf } from '#shared/rules/standing/position'
import { check, type CheckContext } from './check'
import { type WingOfSide, retreatEdgesOf, spanName } from './wings'

/** @rule CM-SCN-3 CHK-8 */
export const retreatCutOff = check({
  code: 'CHK8-retreat-cut-off',
  title: { fr: 'Bord de retraite inaccessible', en: 'Retreat edge out of reach' },
  severity: 'warning',
  rule: 'CM-SCN-3',
  reads: ['terrain', 'hexsides', 'structures', 'counters', 'counterTypes', 'scenario'],
  find(context) {
    const { scenario, ruleset } = context
    return retreatEdgesOf(scenario).flatMap(({ span, of }) => {
      const hexes = hexesOfSpan(scenario.map.grid, span)
      const retreaters = samplesOf(context, of)
      if (hexes.length === 0 || retreaters.length === 0) return []
      const open = hexes.some((hex) =>
        retreaters.some((counter) =>
          ruleset.placements.some(
            (placement) => ruleset.mayStand(scenario, { ...counter, hex: hexKey(hex), placement }, hex).value,
          ),
        ),
      )
      if (open) return []
      const where = spanName(span)
      return {
        message: {
          fr: `Aucune unité de l’aile ${of.name.fr} ne peut atteindre son bord de retraite, ${where.fr}`,
          en: `No unit of the wing ${of.name.en} can reach its retreat edge, ${where.en}`,
        },
        hexes: hexes.map(hexKey),
        sides: [of.group.side],
      }
    })
  },
})

/** One counter of each type in the wing, or in its side when the wing has none yet; their states do not count. */
function samplesOf({ scenario }: CheckContext, { group: { side }, id }: WingOfSide): Counter[] {
  const own = Object.values(scenario.counters).filter(
    (counter) => !counter.decoy && sideOf(scenario, counter) === side,
  )
  const wing = own.filter((counter) => wingOf(scenario, counter) === id)
  const samples = new Map<string, Counter>()
  for (const counter of wing.length > 0 ? wing : own)
    samples.set(JSON.stringify([counter.type, counter.face]), { ...counter, status: {} })
  return [...samples.values()]
}
