/** A counter where it may not stand: a rider in a wood, a character on foot in deep water, a flyer in rock. */
import { type Counter } from '#shared/document/armies'
import { footprint } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { PLACEMENT_NAMES } from '#shared/document/placements'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Localized } from '#shared/i18n/localized'
import { structureRow } from '#shared/rules/contract/rows'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { standingStructureAt, terrainRowAt } from '#shared/rules/standing/position'
import { check, type CheckContext } from './check'
import { counterEntries, nameWithHex } from './entries'
import { type QuickFix } from './finding'
import { listNames, mend } from './report'

/** @rule CHK-3 */
export const forbiddenTerrain = check({
  code: 'CHK3-forbidden-terrain',
  title: { fr: 'Terrain interdit', en: 'Forbidden terrain' },
  reads: ['terrain', 'hexsides', 'structures', 'counters', 'counterTypes'],
  find(context) {
    const { scenario, ruleset, hexName } = context
    return counterEntries(context).flatMap(([id, counter]) => {
      const forbidden = forbiddenHexes(context, counter)
      const [first] = forbidden
      if (!first) return []
      const [reason] = ruleset.mayStand(scenario, counter, first).because
      const name = nameWithHex(context, id)
      const hexes = forbidden.map(hexKey)
      const where = listNames(hexes.map(hexName))
      const why = reason?.says ?? groundName(scenario, ruleset, first)
      const fix = otherPlacement(context, id, counter)
      return {
        rule: reason?.rule,
        message: {
          fr: `Le pion ${name} ne peut pas se trouver en ${where.fr}\u202f: ${why.fr}`,
          en: `${name} may not stand in ${where.en}: ${why.en}`,
        },
        hexes,
        counters: [id],
        fix,
      }
    })
  },
})

function forbiddenHexes({ scenario, ruleset }: CheckContext, counter: Counter): Axial[] {
  return footprint(scenario, counter).filter(
    (hex) => onGrid(hex, scenario.map.grid) && !ruleset.mayStand(scenario, counter, hex).value,
  )
}

/** The first placement of the ruleset in which the counter may be where it is: in flight over a lake, on the ground. */
function otherPlacement(context: CheckContext, id: CounterId, counter: Counter): QuickFix | undefined {
  const fits = context.ruleset.placements.find(
    (placement) =>
      placement !== counter.placement && forbiddenHexes(context, { ...counter, placement }).length === 0,
  )
  if (!fits) return undefined
  const { fr, en } = PLACEMENT_NAMES[fits]
  return mend(`Placer\u202f: ${fr}`, `Place: ${en}`, 'set-placement', { counters: [id], placement: fits })
}

function groundName(scenario: Scenario, ruleset: Ruleset, hex: Axial): Localized {
  const position = { scenario, rows: ruleset }
  const structure = structureRow(ruleset, standingStructureAt(position, hex)?.feature)
  const ground = structure ?? terrainRowAt(position, hex)
  return ground?.name ?? { fr: 'terrain interdit', en: 'forbidden terrain' }
}
