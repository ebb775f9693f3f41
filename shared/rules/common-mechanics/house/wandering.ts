/** House table `wandering`: by level, what the die does, as bands of totals. @rule CM-WAN-1 */
import { localized } from '#shared/i18n/localized'
import { choice } from '../../fields/field'
import { bands, RESULT } from '../../house/bands'
import { reshaped } from '../../house/figures'
import { keptTables } from '../../house/figureTable'
import { type WanderingFigures, WANDERING_NAMES } from '../figures/wanderingTable'
import { type FantasyRules } from '../position/fantasyRules'

type Levels = WanderingFigures['levels']

const DOES = choice(RESULT, WANDERING_NAMES)

const byNumber = <T>(levels: Levels, of: (level: Levels[number], number: number) => T) =>
  Object.fromEntries(levels.map((level, index) => [`${index + 1}`, of(level, index + 1)]))

/** `{ "2": [{ "upTo": 3, "result": "left" }, …, { "upTo": null, "result": "right" }] }`; a level left out stays. */
export const WANDERING_TABLE = keptTables<FantasyRules>()(['wandering', 'levels'], {
  table: 'wandering',
  fields: ({ figures: { wandering } }) =>
    reshaped<Levels, Readonly<Record<string, Levels[number]>>>({
      fields: byNumber(wandering.levels, (_, number) =>
        bands(DOES, localized(`Niveau ${number}`, `Level ${number}`)),
      ),
      from: (levels) => byNumber(levels, (level) => level),
      to: (laid) => Object.values(laid),
    }),
})
