/** The tables of weather, wind and fog, and of weapon ranges. @rule CM-SCN-2 */
import { FOGS, WEATHERS, WINDS } from '#shared/document/startValues'
import { type Fog, type Weather, type WindStrength } from '#shared/document/game'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type RuleTable } from '#shared/rules/contract/ruleset'
import { SMALL, WEATHER_COLUMNS, type WeatherFigures } from '../figures/weatherFigures'
import { modifier, NONE, row } from '#shared/rules/printedTables/tableCells'
import { GRADES, WEAPON_CLASSES } from '../rows/profiles'
import { type WeaponFigures, weaponRange } from '../figures/weaponFigures'

function windName(id: WindStrength): Localized {
  const { fr, en } = WINDS[id]
  return localized(`vent\u202f: ${fr}`, `wind: ${en}`)
}

function fogFire({ fogFire: caps }: WeatherFigures, fog: Fog): Localized {
  const cap = caps[fog]
  if (cap === undefined) return sameInBoth(NONE)
  if (cap === null) return localized('pas de tir', 'no fire')
  const { range, skirmishersOnly } = cap
  const hexes = range === 1 ? localized('1 case', '1 hex') : localized(`${range} cases`, `${range} hexes`)
  if (!skirmishersOnly) return hexes
  return localized(`${hexes.fr}, ${SMALL.name.fr}`, `${hexes.en}, ${SMALL.name.en}`)
}

export function weatherRuleTable(figures: WeatherFigures): RuleTable {
  const { weather, wind, movement, fogLevel } = figures
  return {
    id: 'weather',
    title: localized('Temps, vent et brouillard', 'Weather, wind and fog'),
    columns: WEATHER_COLUMNS,
    rows: [
      ...(Object.keys(WEATHERS) as Weather[]).map((id) =>
        row(WEATHERS[id], modifier(weather[id] ?? 0), modifier(movement[id] ?? 0), NONE, NONE),
      ),
      ...(Object.keys(WINDS) as WindStrength[]).map((id) =>
        row(windName(id), modifier(wind[id] ?? 0), '0', NONE, NONE),
      ),
      ...(Object.keys(FOGS) as Fog[]).map((id) =>
        row(FOGS[id], '0', '0', fogLevel[id] === 0 ? NONE : `${fogLevel[id]}`, fogFire(figures, id)),
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

/** @rule CM-STAT-3 */
export function rangesRuleTable(figures: WeaponFigures): RuleTable {
  return {
    id: 'ranges',
    title: localized('Portées', 'Ranges'),
    columns: GRADES.map(({ name }) => name),
    rows: WEAPON_CLASSES.filter(({ id }) => figures.range[id] !== undefined).map(({ id, name }) =>
      row(name, ...GRADES.map(({ value }) => `${weaponRange(figures, { class: id, grade: value })}`)),
    ),
    source: 'book',
    rule: 'CM-STAT-3',
    notes: [
      localized(
        'En cases, selon la capacité de l’arme\u202f; les autres armes ne tirent pas.',
        'In hexes, by the grade of the weapon; other weapons do not fire.',
      ),
    ],
  }
}
