/** House table `weather`: what weather, wind and fog do. @rule CM-SCN-2 */
import { FOGS, WEATHERS, WINDS } from '#shared/document/startValues'
import { type Localized, localized } from '#shared/i18n/localized'
import { list, oneOf } from '#shared/json/decode'
import { type Field, flag, integer, mark, parts } from '../../fields/field'
import { type FigureField, type Figures, inRows, titled } from '../../house/figures'
import { keptTables } from '../../house/figureTable'
import { type FogCap, type WeatherFigures } from '../figures/weatherFigures'
import { type FantasyRules } from '../position/fantasyRules'
import { WEAPON_CLASSES } from '../rows/profiles'

const named = <I extends string>(names: Readonly<Record<I, Localized>>) =>
  (Object.keys(names) as I[]).map((id) => ({ id, name: names[id] }))

/** Left out = none. */
function figure(fr: string, en: string): Field<number> {
  return { ...integer(localized(fr, en), { min: -99, max: 99 }), write: (value) => value ?? 0 }
}

const RANGE: Field<number> = {
  ...integer(localized('portée au plus', 'range at most')),
  nothing: localized('pas de tir', 'no fire'),
}
const SMALL = mark(localized('tirailleurs seulement', 'skirmishers only'))
const CAP = parts(localized('brouillard', 'fog'), { range: RANGE, skirmishersOnly: SMALL })

/** `{ "range": 2, "skirmishersOnly": true }`; null = nobody fires. */
const FOG_CAP: FigureField<FogCap | null | undefined> = {
  ...CAP,
  read: (rows) => (value, at) => {
    if (value === null) return null
    const { range, skirmishersOnly } = CAP.read(rows)(value, at)
    return { range, ...(skirmishersOnly && { skirmishersOnly }) }
  },
  write: (cap) => cap && { ...cap },
  cells: (cap, path) => [
    // Where nothing is said, fog does not hinder fire, and the file has no word for that.
    { column: RANGE.name, cell: cap === undefined ? undefined : { path, inside: 'range', field: RANGE } },
    { column: SMALL.name, cell: cap ? { path: [...path, 'skirmishersOnly'], field: SMALL } : undefined },
  ],
}

const movement = figure('mouvement', 'movement')
const advantage = figure('Avantage du tir', 'Advantage of fire')
const WEATHER = localized('Temps', 'Weather')
const FOG = localized('Brouillard', 'Fog')

const FIELDS: Figures<WeatherFigures> = {
  weather: titled(WEATHER, inRows(named(WEATHERS), advantage)),
  wind: titled(localized('Vent', 'Wind'), inRows(named(WINDS), advantage)),
  movement: titled(WEATHER, inRows(named(WEATHERS), movement)),
  fogLevel: titled(FOG, inRows(named(FOGS), integer(localized('errement', 'wandering'), { max: 4 }))),
  fogFire: titled(FOG, inRows(named(FOGS), FOG_CAP)),
  weapons: {
    kind: 'list',
    name: localized('armes', 'weapons'),
    group: localized('Armes que temps et vent gênent', 'Weapons that weather and wind hinder'),
    read: () => list(oneOf(WEAPON_CLASSES.map(({ id }) => id))),
    cells: (_, path) =>
      WEAPON_CLASSES.map(({ id, name }) => ({ row: name, cell: { path, member: id, field: flag(name) } })),
  },
}

export const WEATHER_TABLE = keptTables<FantasyRules>()(['weather'], {
  table: 'weather',
  fields: () => FIELDS,
})
