/** The form that edits the effects of weather, wind and fog. */
import { FOGS, WEATHERS, WINDS } from '#shared/document/startValues'
import { type Fog, type Weather, type WindStrength } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { choice, type FigureForm } from '../../house/forms/figureForm'
import { WEAPON_CLASSES } from '../rows/profiles'
import { type Figures } from './figuresInForce'

const WEATHER_IDS = Object.keys(WEATHERS) as Weather[]
const WIND_IDS = Object.keys(WINDS) as WindStrength[]
const FOG_IDS = Object.keys(FOGS) as Fog[]
const NO_FIRE = [choice(null, 'pas de tir', 'no fire')]

export function weatherForm(figures: Figures): FigureForm {
  return {
    table: 'weather',
    written(house) {
      const { weapons, weather, wind, movement, fogLevel, fogFire } = figures(house).weather
      return {
        weapons: [...weapons],
        weather: Object.fromEntries(WEATHER_IDS.map((id) => [id, weather[id] ?? 0])),
        wind: Object.fromEntries(WIND_IDS.map((id) => [id, wind[id] ?? 0])),
        movement: Object.fromEntries(WEATHER_IDS.map((id) => [id, movement[id] ?? 0])),
        fogLevel: { ...fogLevel },
        fogFire: Object.fromEntries(
          FOG_IDS.flatMap((id) => {
            const cap = fogFire[id]
            return cap === undefined ? [] : [[id, cap && { ...cap }]]
          }),
        ),
      }
    },
    grids(house) {
      const { fogFire } = figures(house).weather
      return [
        {
          title: localized('Temps', 'Weather'),
          columns: [localized('Avantage du tir', 'Advantage of fire'), localized('mouvement', 'movement')],
          rows: WEATHER_IDS.map((id) => ({
            label: WEATHERS[id],
            cells: [{ path: ['weather', id] }, { path: ['movement', id] }],
          })),
        },
        {
          title: localized('Vent', 'Wind'),
          columns: [localized('Avantage du tir', 'Advantage of fire')],
          rows: WIND_IDS.map((id) => ({ label: WINDS[id], cells: [{ path: ['wind', id] }] })),
        },
        {
          title: localized('Brouillard', 'Fog'),
          columns: [
            localized('errement', 'wandering'),
            localized('portée au plus', 'range at most'),
            localized('tirailleurs seulement', 'skirmishers only'),
          ],
          rows: FOG_IDS.map((id) => ({
            label: FOGS[id],
            cells: [
              { path: ['fogLevel', id] },
              // Where nothing is said, fog does not hinder fire, and the file has no word for that.
              id in fogFire ? { path: ['fogFire', id], inside: 'range', words: NO_FIRE } : undefined,
              fogFire[id] ? { path: ['fogFire', id, 'skirmishersOnly'], flag: true } : undefined,
            ],
          })),
        },
        {
          title: localized('Armes que temps et vent gênent', 'Weapons that weather and wind hinder'),
          rows: WEAPON_CLASSES.map(({ id, name }) => ({
            label: name,
            cells: [{ path: ['weapons'], member: id }],
          })),
        },
      ]
    },
  }
}
