/** Weather, wind and fog as the scenario starts with them; without start values there is nothing worth a rule. */
import { localized } from '#shared/i18n/localized'
import { type AdvantageItem } from '#shared/rules/answers/advantage'
import { because, type Ruling, ruling } from '#shared/rules/sentences/ruling'
import { type FantasyPosition } from '../position/fantasyRules'
import { type Unit } from '../units/unit'
import { type FogCap } from '../figures/weatherFigures'

/** Level of wandering that the fog imposes on every hex, 0 to 4. @rule CM-SCN-2 */
export function fogLevel({ scenario: { start }, rules }: FantasyPosition): number {
  return start ? rules.figures.weather.fogLevel[start.fog] : 0
}

/** Movement points that the weather adds to those of every unit: less in a storm. @rule CM-SCN-2 */
export function weatherMovement({ scenario: { start }, rules }: FantasyPosition): number {
  return (start && rules.figures.weather.movement[start.weather]) ?? 0
}

/** The items of weather and wind in the fire of a unit: of bow, crossbow and artillery. @rule CM-SCN-2 */
export function weatherItems({ scenario: { start }, rules }: FantasyPosition, firer: Unit): AdvantageItem[] {
  const { weather, wind, weapons } = rules.figures.weather
  if (!start || !weapons.includes(firer.weapon.class)) return []
  return [
    { name: localized('temps', 'weather'), value: weather[start.weather] ?? 0, reason: because('CM-SCN-2') },
    { name: localized('vent', 'wind'), value: wind[start.wind] ?? 0, reason: because('CM-SCN-2') },
  ].filter(({ value }) => value !== 0)
}

/**
 * May a unit fire so far, in hexes, through the fog? Skirmishers are read as small units.
 *
 * @rule CM-SCN-2
 * @interpretation small units are the skirmishers; in dense fog they fire one hex far, as in fog
 */
export function fogAllows(position: FantasyPosition, firer: Unit, distance: number): Ruling<boolean> {
  const cap = fogCap(position)
  if (cap === undefined) return ruling(true)
  const fires = cap !== null && distance <= cap.range && !(cap.skirmishersOnly && firer.large)
  return ruling(fires, because('CM-SCN-2'))
}

function fogCap({ scenario: { start }, rules }: FantasyPosition): FogCap | null | undefined {
  return start && rules.figures.weather.fogFire[start.fog]
}
