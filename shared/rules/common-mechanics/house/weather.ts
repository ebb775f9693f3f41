/** House table `weather`: what weather, wind and fog do. @rule CM-SCN-2 */
import { FOGS, WEATHERS, WINDS } from '#shared/document/startValues'
import { type Localized, localized } from '#shared/i18n/localized'
import { list, oneOf } from '#shared/json/decode'
import { type Field, flag, integer, mark, parts } from '../../fields/field'
import { type Figures, forEach, matrix } from '../../house/figures'
import { keptTable } from '../../house/figureTable'
import { type FogCap, type WeatherFigures } from '../figures/weatherFigures'
import { type FantasyRules } from '../position/fantasyRules'
import { WEAPON_CLASSES } from '../rows/profiles'

const named = <I extends string>(names: Readonly<Record<I, Localized>>) =>
  (Object.keys(names) as I[]).map((id) => ({ id, name: names[id] }))

const weathers = named(WEATHERS)
const winds = named(WINDS)
const fogs = named(FOGS)

/** Left out = none. */
function figure(fr: string, en: string): Field<number> {
  return { ...integer(localized(fr, en), { min: -99, max: 99 }), write: (value) => value ?? 0 }
}

const CAP = parts(localized('brouillard', 'fog'), {
  range: {
    ...integer(localized('portée au plus', 'range at most')),
    nothing: localized('pas de tir', 'no fire'),
  },
  skirmishersOnly: mark(localized('tirailleurs seulement', 'skirmishers only')),
})

/** `{ "range": 2, "skirmishersOnly": true }`; null = nobody fires. */
const FOG_CAP: Field<FogCap | null | undefined> = {
  ...CAP,
  read: (rows) => (value, at) => {
    if (value === null) return null
    const { range, skirmishersOnly } = CAP.read(rows)(value, at)
    return { range, ...(skirmishersOnly && { skirmishersOnly }) }
  },
  write: (cap) => cap && { ...cap },
}

const advantage = figure('Avantage du tir', 'Advantage of fire')
const movement = figure('mouvement', 'movement')
const level = integer(localized('errement', 'wandering'), { max: 4 })

const FIELDS: Figures<WeatherFigures> = {
  weapons: {
    kind: 'list',
    name: localized('armes', 'weapons'),
    read: () => list(oneOf(...WEAPON_CLASSES.map(({ id }) => id))),
  },
  weather: forEach(weathers, () => advantage),
  wind: forEach(winds, () => advantage),
  movement: forEach(weathers, () => movement),
  fogLevel: forEach(fogs, () => level),
  fogFire: forEach(fogs, () => FOG_CAP),
}

export const WEATHER_TABLE = keptTable<FantasyRules, 'weather'>('weather', {
  table: 'weather',
  fields: FIELDS,
  grids({ fogFire }) {
    const fog = matrix(FIELDS, localized('Brouillard', 'Fog'), fogs, [
      'fogLevel.*',
      'fogFire.*.range',
      'fogFire.*.skirmishersOnly',
    ])
    return [
      matrix(FIELDS, localized('Temps', 'Weather'), weathers, ['weather.*', 'movement.*']),
      matrix(FIELDS, localized('Vent', 'Wind'), winds, ['wind.*']),
      {
        ...fog,
        rows: fog.rows.map(({ label, cells: [wandering, range, skirmishers] }, index) => {
          const id = fogs[index]?.id ?? 'none'
          return {
            label,
            cells: [
              wandering,
              // Where nothing is said, fog does not hinder fire, and the file has no word for that.
              id in fogFire && range ? { ...range, path: ['fogFire', id], inside: 'range' } : undefined,
              fogFire[id] ? skirmishers : undefined,
            ],
          }
        }),
      },
      {
        title: localized('Armes que temps et vent gênent', 'Weapons that weather and wind hinder'),
        rows: WEAPON_CLASSES.map(({ id, name }) => ({
          label: name,
          cells: [{ path: ['weapons'], member: id, field: flag(name) }],
        })),
      },
    ]
  },
})
