/** The effects of weather, wind and fog. @rule CM-SCN-2 */
import { type Fog, type Weather, type WindStrength } from '#shared/document/game'
import { type WeaponClass } from '../rows/profiles'

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
