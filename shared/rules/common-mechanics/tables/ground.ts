/** The tables of terrain and of hexsides. @rule CM-TER-1 @rule CM-SID-3 */
import { type Localized, localized } from '#shared/i18n/localized'
import { type RuleTable } from '../../ruleset'
import { DIFFICULTY_ROWS } from '../difficulties'
import { type Crossing, type FeatureRow, type TerrainRow } from '../mapRows'
import { modifier, row, SOURCE_NAMES, yesNo } from './cells'

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
  return localized(
    `propriétaire et ses invités\u202f: ${fr}\u202f; autres\u202f: bord de fortification`,
    `owner and its guests: ${en}; others: fortification hexside`,
  )
}

export function hexsidesRuleTable(features: readonly FeatureRow[]): RuleTable {
  return {
    id: 'hexsides',
    title: localized('Bords d’hex', 'Hexsides'),
    columns: [
      localized('franchissement', 'crossing'),
      localized('choc', 'shock'),
      localized('tir sur qui est juste derrière', 'fire at who is just behind'),
      localized('charge et formation', 'charge and formation'),
      localized('origine', 'source'),
    ],
    rows: features.map((feature) => {
      const { name, shock, fire, endsCharge, endsFormation, source } = feature
      return row(
        name,
        crossing(feature),
        modifier(shock),
        modifier(fire),
        yesNo(!endsCharge && !endsFormation),
        SOURCE_NAMES[source],
      )
    }),
    source: 'book',
    rule: 'CM-SID-3',
    notes: [
      localized(
        'S’y ajoute la différence de niveau des deux hex\u202f: en mouvement pour qui monte, à l’Avantage pour qui est en haut. Un bord normal n’en compte aucune. Une unité qui grimpe ou nage a en outre l’Avantage de cette attaque.',
        'The level difference of the two hexes comes on top: in movement for who goes up, in the Advantage for who is above. A normal hexside counts none. A unit that climbs or swims has the Advantage of that attack besides.',
      ),
      localized('Les unités en vol franchissent tous les bords.', 'Flying units cross every side.'),
    ],
  }
}
