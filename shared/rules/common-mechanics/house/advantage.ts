/** House tables `advantage-mechanics` and `advantage-combat`: the figures of the Advantage by one sheet. @rule CM-TER-1 */
import { DIFFICULTIES } from '../rows/difficulties'
import {
  byKey,
  type Decoder,
  integer,
  oneOf,
  orNull,
  over,
  partial,
  type Place,
  whole,
} from '#shared/json/decode'
import {
  type AdvantageFigures,
  type FacingAdvantage,
  type TerrainAdvantage,
} from '../figures/advantageFigures'

const figure = integer(-99, 99)

/** `-1` from or into such a hex, or `{ "from": -2, "into": 2 }`. */
const terrainAdvantage: Decoder<TerrainAdvantage> = (value, at) =>
  typeof value === 'object' && value !== null
    ? whole<{ from: number; into: number }>({ from: figure, into: figure })(value, at)
    : { either: figure(value, at) }

/** By class; null = adds nothing. */
const terrains = byKey(DIFFICULTIES, orNull(terrainAdvantage)) as Decoder<
  Partial<AdvantageFigures['terrain']['shock']>
>

const facing = partial<FacingAdvantage>({ flank: figure, rear: figure })

/** The figures with those of the file changed. */
export function layAdvantage(figures: AdvantageFigures, data: unknown, at: Place): AdvantageFigures {
  const { terrain, facing: facings } = figures
  const read = partial<AdvantageFigures>({
    terrain: over(
      terrain,
      partial<AdvantageFigures['terrain']>({
        shock: over(terrain.shock, terrains),
        fire: over(terrain.fire, terrains),
      }),
    ),
    terrainCounts: oneOf('both-on-ground', 'one-on-ground'),
    facing: over(
      facings,
      partial<AdvantageFigures['facing']>({
        shock: over(facings.shock, facing),
        fire: over(facings.fire, facing),
      }),
    ),
    higher: figure,
    flyingAbove: figure,
    climbing: figure,
    swimming: figure,
  })
  return over(figures, read)(data, at)
}
