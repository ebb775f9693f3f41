/** House table `weather`: what weather, wind and fog do. @rule CM-SCN-2 */
import { FOGS, WEATHERS, WINDS } from '#shared/document/startValues'
import { type Fog, type Weather, type WindStrength } from '#shared/document/types'
import {
  below,
  byKey,
  type Decoder,
  integer,
  list,
  oneOf,
  over,
  partial,
  type Place,
  trueOrNot,
} from '#shared/json/decode'
import { WEAPON_CLASSES } from '../rows/profiles'
import { type FogCap, type WeatherFigures } from '../figures/weatherFigures'

const figure = integer(-99, 99)
const hexes = integer(0, 99)

const weathers = byKey(Object.keys(WEATHERS) as Weather[], figure)
const winds = byKey(Object.keys(WINDS) as WindStrength[], figure)
const fogs = Object.keys(FOGS) as Fog[]

/** `{ "range": 2, "skirmishersOnly": true }`; null = nobody fires. */
const fogCap: Decoder<FogCap | null> = (value, at) => {
  if (value === null) return null
  const { range, skirmishersOnly } = partial<FogCap>({ range: hexes, skirmishersOnly: trueOrNot })(value, at)
  return { range: hexes(range, below(at, 'range')), ...(skirmishersOnly && { skirmishersOnly }) }
}

/** The figures with those of the file changed. */
export function layWeather(figures: WeatherFigures, data: unknown, at: Place): WeatherFigures {
  const read = partial<WeatherFigures>({
    weapons: list(oneOf(...WEAPON_CLASSES.map(({ id }) => id))),
    weather: over(figures.weather, weathers),
    wind: over(figures.wind, winds),
    movement: over(figures.movement, weathers),
    fogLevel: over(figures.fogLevel, byKey(fogs, integer(0, 4))),
    fogFire: over(figures.fogFire, byKey(fogs, fogCap)),
  })
  return over(figures, read)(data, at)
}
