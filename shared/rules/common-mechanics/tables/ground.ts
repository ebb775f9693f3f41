/** The tables of terrain and of hexsides. @rule CM-TER-1 @rule CM-SID-3 */
import { type Localized, localized } from '#shared/i18n/localized'
import { type RuleTable } from '../../ruleset'
import { DIFFICULTY_ROWS } from '../rows/difficulties'
import { type AdvantageFigures } from '../figures/advantageFigures'
import { type Crossing, type FeatureRow, type TerrainRow } from '../rows/mapRows'
import { type MovementFigures } from '../figures/movementFigures'
import { pointsText } from '../figures/halfPoints'
import { eitherWay, modifier, row, SOURCE_NAMES, yesNo } from '../../tableCells'

export function terrainRuleTable(terrains: readonly TerrainRow[]): RuleTable {
  return {
    id: 'terrain',
    title: localized('Terrains', 'Terrain'),
    columns: [
      localized('difficulté', 'class'),
      localized('formation', 'formation'),
      localized('charge', 'charge'),
      localized('origine', 'source'),
    ],
    rows: terrains.map(({ name, difficulty, source }) => {
      const { name: called, formation, charge } = DIFFICULTY_ROWS[difficulty]
      return row(name, called, yesNo(formation), yesNo(charge), SOURCE_NAMES[source])
    }),
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

const CROSSING: Readonly<Record<Crossing, Localized>> = {
  free: localized('libre', 'free'),
  rough: localized('au coût du bord accidenté', 'at the cost of a rough hexside'),
  climb: localized('grimpeuses et volantes', 'climbers and flyers'),
  swim: localized('nageuses et volantes', 'swimmers and flyers'),
}

function crossing({ crossing: how, entrance, road }: FeatureRow): Localized {
  if (road) return localized('colonne route', 'road column')
  if (!entrance) return CROSSING[how]
  const { fr, en } = CROSSING[how]
  return forOwners(fr, en)
}

/** For all, or for those alone who climb or swim to attack. @rule CM-SID-4 @rule CM-SID-6 */
function shockAcross(
  { crossing: how, shock, entrance }: FeatureRow,
  { climbing, swimming }: Pick<AdvantageFigures, 'climbing' | 'swimming'>,
): Localized | string {
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
  return entrance ? forOwners(modifier(shock), modifier(shock)) : modifier(shock)
}

/** The words for an entrance to its owner and those it lets pass; to all others it is a fortification side. @rule CM-SID-6 */
function forOwners(fr: string, en: string): Localized {
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
  return {
    id: 'hexsides',
    title: localized('Bords de case', 'Hexsides'),
    columns: [
      localized('franchissement', 'crossing'),
      localized('choc', 'shock'),
      localized('tir sur qui est juste derrière', 'fire at who is just behind'),
      localized('charge et formation', 'charge and formation'),
      localized('origine', 'source'),
    ],
    rows: [
      levelDifference(goingUp, figures.higher),
      ...features.map((feature) => {
        const { name, fire, endsCharge, endsFormation, source } = feature
        return row(
          name,
          crossing(feature),
          shockAcross(feature, figures),
          modifier(fire),
          yesNo(!endsCharge && !endsFormation),
          SOURCE_NAMES[source],
        )
      }),
    ],
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
