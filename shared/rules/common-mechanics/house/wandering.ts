/** House table `wandering`: by level, what the die does, as bands of totals. @rule CM-WAN-1 */
import { localized } from '#shared/i18n/localized'
import { type Band } from '../../chances/table'
import { choice } from '../../fields/field'
import { bands, bandsGrid, RESULT } from '../../house/bands'
import { figureTable } from '../../house/figureTable'
import { type Wandering, WANDERING_NAMES } from '../figures/wanderingTable'
import { type FantasyRules } from '../position/fantasyRules'

type Levels = Readonly<Record<string, readonly Band<Wandering>[]>>

const DOES = choice(RESULT, WANDERING_NAMES)
const LEVEL = bands(DOES)

/** `{ "2": [{ "upTo": 3, "result": "left" }, …, { "upTo": null, "result": "right" }] }`; a level left out stays. */
export const WANDERING_TABLE = figureTable<FantasyRules, Levels>({
  table: 'wandering',
  of: ({ figures }) =>
    Object.fromEntries(figures.wandering.levels.map((level, index) => [`${index + 1}`, level])),
  with: ({ figures, ...rules }, levels) => ({
    ...rules,
    figures: { ...figures, wandering: { ...figures.wandering, levels: Object.values(levels) } },
  }),
  fields: ({ figures }) =>
    Object.fromEntries(figures.wandering.levels.map((_, index) => [`${index + 1}`, LEVEL])),
  grids: (levels) =>
    Object.entries(levels).map(([level, of]) => ({
      title: localized(`Niveau ${level}`, `Level ${level}`),
      ...bandsGrid(of, [level], DOES),
    })),
})
