/** A counter where it may not stand: a rider in a wood or a tower, a character on foot in deep water. */
import { footprint } from '#shared/document/counters'
import { type Scenario } from '#shared/document/types'
import { type Axial, hexKey } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { type Localized } from '#shared/i18n/localized'
import { standingStructureAt, terrainRowAt } from '#shared/rules/position'
import { structureRow } from '#shared/rules/rows'
import { type Ruleset } from '#shared/rules/ruleset'
import { type Check } from './check'
import { counterEntries, nameWithHex } from './counterNames'
import { listNames, report } from './report'

/** @rule CHK-3 */
export const forbiddenTerrain: Check = {
  code: 'CHK3-forbidden-terrain',
  title: { fr: 'Terrain interdit', en: 'Forbidden terrain' },
  reads: ['terrain', 'hexsides', 'structures', 'counters', 'counterTypes'],
  run(context) {
    const { scenario, ruleset, hexName } = context
    return counterEntries(context).flatMap(([id, counter]) => {
      const forbidden = footprint(scenario, counter).filter(
        (hex) => onGrid(hex, scenario.map.grid) && !ruleset.mayStand(scenario, counter, hex).value,
      )
      const [first] = forbidden
      if (!first) return []
      const name = nameWithHex(context, id)
      const hexes = forbidden.map(hexKey)
      const where = listNames(hexes.map(hexName))
      const ground = groundName(scenario, ruleset, first)
      const finding = report({
        code: this.code,
        severity: 'error',
        rule: 'CHK-3',
        message: {
          fr: `${name} ne peut pas se trouver en ${where.fr}\u202f: ${ground.fr}`,
          en: `${name} may not stand in ${where.en}: ${ground.en}`,
        },
        hexes,
        counters: [id],
      })
      return [finding]
    })
  },
}

function groundName(scenario: Scenario, ruleset: Ruleset, hex: Axial): Localized {
  const position = { scenario, rows: ruleset }
  const structure = structureRow(ruleset, standingStructureAt(position, hex)?.feature)
  const ground = structure ?? terrainRowAt(position, hex)
  return ground?.name ?? { fr: 'terrain interdit', en: 'forbidden terrain' }
}
