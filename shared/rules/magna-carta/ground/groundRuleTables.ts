/** The tables of terrains and of hexsides as people read them: what each costs, shows and covers. */
import { type Localized, localized, sameInBoth, signed } from '#shared/i18n/localized'
import { NONE, row, SOURCE_NAMES, yesNo } from '../../tableCells'
import { type FeatureRow, type TerrainRow } from '../rows/mapRows'
import { type RuleTable } from '../../ruleset'
import { COVER_NAMES } from '../rows/covers'

const SLOT: Readonly<Record<FeatureRow['slot'], Localized>> = {
  barrier: localized('obstacle', 'barrier'),
  opening: localized('ouverture', 'opening'),
  way: localized('voie', 'way'),
  fixture: localized('accès', 'fixture'),
}

const MELEE: Readonly<Record<FeatureRow['blocksMelee'], Localized>> = {
  always: localized('non', 'no'),
  'when-closed': localized('si c’est ouvert', 'when open'),
  never: localized('oui', 'yes'),
}

const SIGHT: Readonly<Record<FeatureRow['sight'], Localized>> = {
  clear: localized('libre', 'clear'),
  blocks: localized('masquée', 'blocked'),
  'when-closed': localized('si c’est ouvert', 'when open'),
  loophole: localized('de derrière seulement', 'from behind it only'),
}

export function terrainRuleTable(terrains: readonly TerrainRow[]): RuleTable {
  const cost = (points: number | undefined): string => (points === undefined ? NONE : `${points}`)
  return {
    id: 'terrain',
    title: localized('Terrains', 'Terrain'),
    columns: [
      localized('coût à pied', 'cost on foot'),
      localized('coût monté', 'cost mounted'),
      localized('couverture', 'cover'),
      localized('boisé', 'wooded'),
      localized('origine', 'source'),
    ],
    rows: terrains.map(({ name, costFoot, costMounted, cover, wooded, source }) =>
      row(name, cost(costFoot), cost(costMounted), COVER_NAMES[cover], yesNo(wooded), SOURCE_NAMES[source]),
    ),
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
    columns: [
      localized('emplacement', 'slot'),
      localized('corps à corps', 'melee across'),
      localized('à pied', 'on foot'),
      localized('monté', 'mounted'),
      localized('vue', 'sight'),
      localized('ferme une enceinte', 'closes an enclosure'),
      localized('orienté', 'directional'),
      localized('couverture', 'cover'),
      localized('origine', 'source'),
    ],
    rows: features.map((feature) =>
      row(
        feature.name,
        SLOT[feature.slot],
        MELEE[feature.blocksMelee],
        crossing(feature.crossFoot, feature.along?.foot),
        crossing(feature.crossMounted, feature.along?.mounted),
        SIGHT[feature.sight],
        yesNo(feature.closes),
        yesNo(feature.directional),
        COVER_NAMES[feature.cover],
        SOURCE_NAMES[feature.source],
      ),
    ),
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
