/** The table of what may lie on a hex: obstacles, fire, smoke. @rule CM-OBS @rule CM-LOS-10 */
import { type Localized, localized } from '#shared/i18n/localized'
import { type RuleTable } from '../../ruleset'
import { DIFFICULTY_ROWS } from '../rows/difficulties'
import { type MarkerRow } from '../rows/mapRows'
import { pointsText } from '../figures/halfPoints'
import { row, yesIf } from '../../tableCells'

function joined(parts: readonly Localized[]): Localized {
  return localized(parts.map(({ fr }) => fr).join(', '), parts.map(({ en }) => en).join(', '))
}

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
    ...(closesFront
      ? [
          localized(
            'bords avant\u202f: vers l’intérieur, infanterie par mouvement minimal\u202f; vol et infiltration libres',
            'front sides: inwards, infantry by a minimal move; flight and infiltration free',
          ),
        ]
      : []),
    ...(stacking === undefined
      ? []
      : [localized(`${stacking} points d’empilement`, `${stacking} stacking points`)]),
    ...(mayHide ? [localized('peut être caché', 'may be hidden')] : []),
    ...(burns ? [localized('case inflammable seulement', 'flammable hex only')] : []),
    ...(burns === 'blaze'
      ? [
          localized(
            'n’y survit qu’une unité immunisée contre le feu, en vol ou infiltrée',
            'only a fire-immune, flying or infiltrated unit survives there',
          ),
        ]
      : []),
    ...(blocksSight ? [localized('bloque la vue', 'blocks sight')] : []),
    ...(wandering === undefined ? [] : [localized(`errement ${wandering}`, `wandering ${wandering}`)]),
  ])
}

export function obstaclesRuleTable(markers: readonly MarkerRow[]): RuleTable {
  return {
    id: 'obstacles',
    title: localized('Obstacles, feu et fumée', 'Obstacles, fire and smoke'),
    columns: [
      localized('coût ou difficulté', 'cost or class'),
      localized('obstacle', 'obstacle'),
      localized('défense', 'defensive work'),
      localized('orienté', 'has a facing'),
      localized('cible', 'target'),
      localized('inflammable', 'flammable'),
      localized('remarques', 'remarks'),
    ],
    rows: markers.map((marker) =>
      row(
        marker.name,
        effect(marker),
        yesIf(marker.obstacle),
        yesIf(marker.defensive),
        yesIf(marker.directional),
        yesIf(marker.target),
        yesIf(marker.flammable),
        remarks(marker),
      ),
    ),
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
