/** What weather, wind and fog do. @rule CM-SCN-2 */
import { type Fog, type Weather, type WindStrength } from '#shared/document/types'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type RuleTable } from '../../ruleset'
import { type WeatherFigures } from '../weather/weatherFigures'
import { modifier, NONE, row } from './cells'

const WEATHER: Readonly<Record<Weather, Localized>> = {
  heatwave: localized('canicule', 'heatwave'),
  fine: localized('beau temps', 'fine'),
  cloudy: localized('nuageux', 'cloudy'),
  overcast: localized('couvert', 'overcast'),
  rain: localized('pluie', 'rain'),
  storm: localized('orage', 'storm'),
}

const WIND: Readonly<Record<WindStrength, Localized>> = {
  'light-breeze': localized('vent\u202f: brise légère', 'wind: light breeze'),
  breeze: localized('vent\u202f: brise', 'wind: breeze'),
  strong: localized('vent fort', 'strong wind'),
  violent: localized('vent violent', 'violent wind'),
}

const FOG: Readonly<Record<Fog, Localized>> = {
  none: localized('pas de brouillard', 'no fog'),
  mist: localized('brume', 'mist'),
  fog: localized('brouillard', 'fog'),
  'dense-fog': localized('brouillard dense', 'dense fog'),
  'pea-soup': localized('purée de pois', 'pea-soup fog'),
}

function fogFire({ fogFire: caps }: WeatherFigures, fog: Fog): Localized {
  const cap = caps[fog]
  if (cap === undefined) return sameInBoth(NONE)
  if (cap === null) return localized('pas de tir', 'no fire')
  const { range, skirmishersOnly } = cap
  const hexes = range === 1 ? localized('1 case', '1 hex') : localized(`${range} cases`, `${range} hexes`)
  if (!skirmishersOnly) return hexes
  return localized(`${hexes.fr}, tirailleurs seulement`, `${hexes.en}, skirmishers only`)
}

export function weatherRuleTable(figures: WeatherFigures): RuleTable {
  const { weather, wind, movement, fogLevel } = figures
  return {
    id: 'weather',
    title: localized('Temps, vent et brouillard', 'Weather, wind and fog'),
    columns: [
      localized('Avantage du tir', 'Advantage of fire'),
      localized('mouvement', 'movement'),
      localized('errement', 'wandering'),
      localized('portée au plus', 'range at most'),
    ],
    rows: [
      ...(Object.keys(WEATHER) as Weather[]).map((id) =>
        row(WEATHER[id], modifier(weather[id] ?? 0), modifier(movement[id] ?? 0), NONE, NONE),
      ),
      ...(Object.keys(WIND) as WindStrength[]).map((id) =>
        row(WIND[id], modifier(wind[id] ?? 0), '0', NONE, NONE),
      ),
      ...(Object.keys(FOG) as Fog[]).map((id) =>
        row(FOG[id], '0', '0', fogLevel[id] === 0 ? NONE : `${fogLevel[id]}`, fogFire(figures, id)),
      ),
    ],
    source: 'book',
    rule: 'CM-SCN-2',
    notes: [
      localized(
        'L’Avantage vaut pour l’arc, l’arbalète et l’artillerie.',
        'The Advantage holds for bow, crossbow and artillery.',
      ),
    ],
  }
}
