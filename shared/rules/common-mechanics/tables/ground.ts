/** The tables of terrain and of hexsides. @rule CM-TER-1 @rule CM-SID-3 */
import { type Localized, localized } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { DIFFICULTY_ROWS } from '../rows/difficulties'
import { type AdvantageFigures } from '../figures/advantageFigures'
import { FEATURE_FIELDS, type FeatureRow, TERRAIN_FIELDS, type TerrainRow } from '../rows/mapRows'
import { type MovementFigures } from '../figures/movementFigures'
import { pointsText } from '../figures/halfPoints'
import { SOURCE_NAMES } from '#shared/rules/map/mapRows'
import { headingOf, printedValue, rowColumns } from '#shared/rules/printedTables/rowColumns'
import { eitherWay, inBoth, modifier, row, type Word, yesNo } from '#shared/rules/printedTables/tableCells'

export function terrainRuleTable(terrains: readonly TerrainRow[]): RuleTable {
  return {
    id: 'terrain',
    title: localized('Terrains', 'Terrain'),
    ...rowColumns(TERRAIN_FIELDS, terrains, [
      'difficulty',
      {
        name: localized('formation', 'formation'),
        cell: ({ difficulty }) => yesNo(DIFFICULTY_ROWS[difficulty].formation),
      },
      {
        name: localized('charge', 'charge'),
        cell: ({ difficulty }) => yesNo(DIFFICULTY_ROWS[difficulty].charge),
      },
      'source',
    ]),
    source: 'book',
    rule: 'CM-TER-1',
    notes: [
      localized(
        'Ce que coûte l’entrée est dans la table de mouvement, ce que le terrain donne au combat dans celles de l’Avantage.',
        'What entering costs is in the movement table, what terrain gives in combat in those of the Advantage.',
      ),
    ],
  }
}

function crossing({ crossing: how, entrance, road }: FeatureRow): Word {
  if (road) return localized('colonne route', 'road column')
  const words = printedValue(FEATURE_FIELDS.crossing, how)
  return entrance ? forOwners(words) : words
}

/** For all, or for those alone who climb or swim to attack. @rule CM-SID-4 @rule CM-SID-6 */
function shockAcross(
  { crossing: how, shock, entrance }: FeatureRow,
  { climbing, swimming }: Pick<AdvantageFigures, 'climbing' | 'swimming'>,
): Word {
  if (how === 'climb')
    return localized(
      `grimpeuses\u202f: ${modifier(shock + climbing)}`,
      `climbers: ${modifier(shock + climbing)}`,
    )
  if (how === 'swim')
    return localized(
      `nageuses\u202f: ${modifier(shock + swimming)}`,
      `swimmers: ${modifier(shock + swimming)}`,
    )
  return entrance ? forOwners(modifier(shock)) : modifier(shock)
}

/** The words for an entrance to its owner and those it lets pass; to all others it is a fortification side. @rule CM-SID-6 */
function forOwners(word: Word): Localized {
  const { fr, en } = inBoth(word)
  return localized(
    `propriétaire et ses invités\u202f: ${fr}\u202f; autres\u202f: bord de fortification`,
    `owner and its guests: ${en}; others: fortification hexside`,
  )
}

/** No feature, but a side that climbs: what comes on top of any other. */
function levelDifference(goingUp: number, higher: number): RuleTable['rows'][number] {
  const name = localized('différence de niveau', 'level difference')
  const climb = localized(`+${pointsText(goingUp)} en montant`, `+${pointsText(goingUp)} going up`)
  const atAnyRange = localized(`${eitherWay(higher)}, à toute portée`, `${eitherWay(higher)}, at any range`)
  return row(name, climb, eitherWay(higher), atAnyRange, yesNo(true), SOURCE_NAMES.book)
}

export function hexsidesRuleTable(
  features: readonly FeatureRow[],
  { goingUp }: Pick<MovementFigures, 'goingUp'>,
  figures: Pick<AdvantageFigures, 'higher' | 'climbing' | 'swimming'>,
): RuleTable {
  const { columns, rows } = rowColumns(FEATURE_FIELDS, features, [
    { name: headingOf(FEATURE_FIELDS.crossing), cell: crossing },
    { name: headingOf(FEATURE_FIELDS.shock), cell: (feature) => shockAcross(feature, figures) },
    'fire',
    {
      name: localized('charge et formation', 'charge and formation'),
      cell: ({ endsCharge, endsFormation }) => yesNo(!endsCharge && !endsFormation),
    },
    'source',
  ])
  return {
    id: 'hexsides',
    title: localized('Bords de case', 'Hexsides'),
    columns,
    rows: [levelDifference(goingUp, figures.higher), ...rows],
    source: 'book',
    rule: 'CM-SID-3',
    notes: [
      localized(
        'La différence de niveau s’ajoute au bord\u202f; au choc et au tir, le premier chiffre est pour qui est en haut. Un bord normal n’en compte aucune. Une unité qui attaque à la nage depuis une case d’eau a en outre l’Avantage de cette attaque.',
        'A level difference comes on top of the side; in shock and fire the first figure is for who is above. A normal hexside counts none. A unit that attacks swimming, from a water hex, has the Advantage of that attack besides.',
      ),
      localized('Les unités en vol franchissent tous les bords.', 'Flying units cross every side.'),
    ],
  }
}
