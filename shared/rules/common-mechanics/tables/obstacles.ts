/** The table of what may lie on a hex: obstacles, fire, smoke. @rule CM-OBS @rule CM-LOS-10 */
import { joined, type Localized, localized } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { DIFFICULTY_ROWS } from '../rows/difficulties'
import { MARKER_FIELDS, type MarkerRow } from '../rows/mapRows'
import { pointsText } from '../figures/halfPoints'
import { headingOf, rowColumns } from '#shared/rules/printedTables/rowColumns'

const POINT = localized('1 point d’empilement', '1 stacking point')
const pointsInWords = (count: number): Localized =>
  localized(`${count} points d’empilement`, `${count} stacking points`)

function effect({ difficulty, extraHalves }: MarkerRow): Localized {
  return joined([
    ...(difficulty === undefined ? [] : [DIFFICULTY_ROWS[difficulty].name]),
    ...(extraHalves === 0 ? [] : [localized(`+${pointsText(extraHalves)}`, `+${pointsText(extraHalves)}`)]),
  ])
}

function remarks(marker: MarkerRow): Localized {
  const { only, closesFront, stacking, mayHide, burns, blocksSight, wandering } = marker
  return joined([
    ...(only === 'outdoors' ? [localized('dehors', 'outdoors')] : []),
    ...(only === 'water' ? [localized('sur l’eau', 'on water')] : []),
    ...(closesFront ? [headingOf(MARKER_FIELDS.closesFront)] : []),
    ...(stacking === undefined ? [] : [stacking === 1 ? POINT : pointsInWords(stacking)]),
    ...(mayHide ? [headingOf(MARKER_FIELDS.mayHide)] : []),
    ...(burns ? [localized('case inflammable seulement', 'flammable hex only')] : []),
    ...(burns === 'blaze'
      ? [
          localized(
            'n’y survit qu’une unité immunisée contre le feu, en vol ou infiltrée',
            'only a fire-immune, flying or infiltrated unit survives there',
          ),
        ]
      : []),
    ...(blocksSight ? [headingOf(MARKER_FIELDS.blocksSight)] : []),
    ...(wandering === undefined ? [] : [localized(`errement ${wandering}`, `wandering ${wandering}`)]),
  ])
}

export function obstaclesRuleTable(markers: readonly MarkerRow[]): RuleTable {
  return {
    id: 'obstacles',
    title: localized('Obstacles, feu et fumée', 'Obstacles, fire and smoke'),
    ...rowColumns(MARKER_FIELDS, markers, [
      { name: localized('coût ou difficulté', 'cost or class'), cell: effect },
      'obstacle',
      'defensive',
      'directional',
      'target',
      'flammable',
      { name: localized('remarques', 'remarks'), cell: remarks },
    ]),
    source: 'book',
    rule: 'CM-OBS',
    notes: [
      localized(
        'Obstacle\u202f: pas de nouvelle charge, une charge est perdue en y entrant ou en y attaquant, personne ne s’y forme.',
        'Obstacle: no new charge, a charge is lost entering or attacking, nobody forms up.',
      ),
    ],
  }
}
