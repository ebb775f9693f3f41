/** The effects of weather, wind and fog. @rule CM-SCN-2 */
import { type Fog, type Weather, type WindStrength } from '#shared/document/game'
import { FOGS, WEATHERS, WINDS } from '#shared/document/startValues'
import { type Localized, localized } from '#shared/i18n/localized'
import { list, oneOf } from '#shared/json/decode'
import { type Field, flag, integer, mark, parts } from '../../fields/field'
import { type FigureField, type Figures, inRows, titled } from '../../house/figures'
import { WEAPON_CLASSES, type WeaponClass } from '../rows/profiles'

/** Whom fog lets fire, and how far. */
export interface FogCap {
  /** Hexes. */
  readonly range: number
  /** Only small units fire: those are the skirmishers (ours). */
  readonly skirmishersOnly?: true
}

export interface WeatherFigures {
  /** The classes whose fire weather and wind hinder. */
  readonly weapons: readonly WeaponClass[]
  /** Advantage of fire; left out = none. */
  readonly weather: Readonly<Partial<Record<Weather, number>>>
  readonly wind: Readonly<Partial<Record<WindStrength, number>>>
  /** Movement points that the weather adds; left out = none. */
  readonly movement: Readonly<Partial<Record<Weather, number>>>
  /** Level of wandering that fog imposes. */
  readonly fogLevel: Readonly<Record<Fog, number>>
  /** Left out = fog does not hinder fire; null = nobody fires. */
  readonly fogFire: Readonly<Partial<Record<Fog, FogCap | null>>>
}

export const WEATHER: WeatherFigures = {
  weapons: ['bow', 'crossbow', 'artillery'],
  weather: { overcast: -1, rain: -3, storm: -4 },
  wind: { breeze: -1, strong: -2, violent: -4 },
  movement: { storm: -1 },
  fogLevel: { none: 0, mist: 1, fog: 2, 'dense-fog': 3, 'pea-soup': 4 },
  fogFire: {
    mist: { range: 2 },
    fog: { range: 1 },
    'dense-fog': { range: 1, skirmishersOnly: true },
    'pea-soup': null,
  },
}

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
export const SMALL = mark(localized('tirailleurs seulement', 'skirmishers only'))
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

const ADVANTAGE = figure('Avantage du tir', 'Advantage of fire')
const MOVEMENT = figure('mouvement', 'movement')
const WANDERING = integer(localized('errement', 'wandering'), { max: 4 })

/** The columns of the printed table. */
export const WEATHER_COLUMNS = [ADVANTAGE, MOVEMENT, WANDERING, RANGE].map(({ name }) => name)

const TITLE = localized('Temps', 'Weather')
const FOG = localized('Brouillard', 'Fog')

/** The fields of its house table. */
export const WEATHER_FIELDS: Figures<WeatherFigures> = {
  weather: titled(TITLE, inRows(named(WEATHERS), ADVANTAGE)),
  wind: titled(localized('Vent', 'Wind'), inRows(named(WINDS), ADVANTAGE)),
  movement: titled(TITLE, inRows(named(WEATHERS), MOVEMENT)),
  fogLevel: titled(FOG, inRows(named(FOGS), WANDERING)),
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
