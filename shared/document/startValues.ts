/** Day and weather as a game begins: the defaults of a scenario, and their names. @rule CM-SCN-1 */
import { type Localized, localized } from '#shared/i18n/localized'
import { type StartValues } from './game'
import { type Scenario } from './types'

/** The first value of each list is that of a scenario which says nothing. */
export const FIRST_VALUES: StartValues = {
  light: 'day',
  weather: 'fine',
  wind: 'light-breeze',
  windToward: 0,
  fog: 'none',
}

export function startValuesOf({ start }: Pick<Scenario, 'start'>): StartValues {
  return start ?? FIRST_VALUES
}

type Names<K extends keyof StartValues> = Readonly<Record<StartValues[K] & string, Localized>>

export const LIGHTS: Names<'light'> = {
  day: localized('jour', 'day'),
  night: localized('nuit', 'night'),
}

export const WEATHERS: Names<'weather'> = {
  heatwave: localized('canicule', 'heatwave'),
  fine: localized('beau temps', 'fine'),
  cloudy: localized('nuageux', 'cloudy'),
  overcast: localized('couvert', 'overcast'),
  rain: localized('pluie', 'rain'),
  storm: localized('tempête', 'storm'),
}

export const WINDS: Names<'wind'> = {
  'light-breeze': localized('brise légère', 'light breeze'),
  breeze: localized('brise', 'breeze'),
  strong: localized('fort', 'strong'),
  violent: localized('violent', 'violent'),
}

export const FOGS: Names<'fog'> = {
  none: localized('pas de brouillard', 'no fog'),
  mist: localized('brume', 'mist'),
  fog: localized('brouillard', 'fog'),
  'dense-fog': localized('brouillard dense', 'dense fog'),
  'pea-soup': localized('purée de pois', 'pea-soup fog'),
}
