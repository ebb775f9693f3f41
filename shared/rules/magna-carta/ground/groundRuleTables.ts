/** The tables of terrains and of hexsides as people read them: what each costs, shows and covers. */
import { type Localized, localized, sameInBoth, signed } from '#shared/i18n/localized'
import { headingOf, rowColumns } from '#shared/rules/printedTables/rowColumns'
import { NONE } from '#shared/rules/printedTables/tableCells'
import { FEATURE_FIELDS, type FeatureRow, TERRAIN_FIELDS, type TerrainRow } from '../rows/mapRows'
import { type RuleTable } from '#shared/rules/contract/ruleset'

export function terrainRuleTable(terrains: readonly TerrainRow[]): RuleTable {
  return {
    id: 'terrain',
    title: localized('Terrains', 'Terrain'),
    ...rowColumns(TERRAIN_FIELDS, terrains, ['costFoot', 'costMounted', 'cover', 'wooded', 'source']),
    source: 'house',
    rule: 'CHK-3',
    notes: [localized('«\u202f–\u202f»\u202f: entrée interdite.', '“–”: may not enter.')],
  }
}

/** The cost of crossing a side in words: added to the terrain's cost, or in its place. */
function crossing(points: number | undefined, along: number | undefined): Localized {
  if (points === undefined) return sameInBoth(NONE)
  return along === undefined
    ? sameInBoth(signed(points))
    : localized(`coût ${along + points}`, `cost ${along + points}`)
}

export function hexsidesRuleTable(features: readonly FeatureRow[]): RuleTable {
  return {
    id: 'hexsides',
    title: localized('Bords de case', 'Hexsides'),
    ...rowColumns(FEATURE_FIELDS, features, [
      'slot',
      'blocksMelee',
      {
        name: headingOf(FEATURE_FIELDS.crossFoot),
        cell: ({ crossFoot, along }) => crossing(crossFoot, along?.foot),
      },
      {
        name: headingOf(FEATURE_FIELDS.crossMounted),
        cell: ({ crossMounted, along }) => crossing(crossMounted, along?.mounted),
      },
      'sight',
      'closes',
      'directional',
      'cover',
      'source',
    ]),
    source: 'house',
    rule: 'MC-ATT-2',
    notes: [
      localized(
        '«\u202f+1\u202f»\u202f: s’ajoute au coût du terrain\u202f; «\u202fcoût 1\u202f»\u202f: le remplace\u202f; «\u202f–\u202f»\u202f: infranchissable. Une ouverture ou un accès vaut pour l’obstacle où il se trouve\u202f; fermée, une porte ne se franchit pas.',
        '“+1” is added to the terrain’s cost; “cost 1” replaces it; “–” is not crossed. An opening or a fixture stands for the barrier that it is in; a closed door is not crossed.',
      ),
    ],
  }
}
