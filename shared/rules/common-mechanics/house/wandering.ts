/** House table `wandering`: by level, what the die does, as bands of totals. @rule CM-WAN-1 */
import { localized } from '#shared/i18n/localized'
import { choice } from '../../fields/field'
import { bands, RESULT } from '../../house/bands'
import { cellsOf, layFigures, writtenFigures } from '../../house/figures'
import { keptTables } from '../../house/figureTable'
import { type WanderingFigures, WANDERING_NAMES } from '../figures/wanderingTable'
import { type FantasyRules } from '../position/fantasyRules'

type Levels = WanderingFigures['levels']

const DOES = choice(RESULT, WANDERING_NAMES)

const byNumber = <T>(levels: Levels, of: (level: Levels[number], number: number) => T) =>
  Object.fromEntries(levels.map((level, index) => [`${index + 1}`, of(level, index + 1)]))

const figuresOf = (levels: Levels) =>
  byNumber(levels, (_, number) => bands(DOES, localized(`Niveau ${number}`, `Level ${number}`)))

const inOrder = (levels: Levels) => byNumber(levels, (level) => level)

/** `{ "2": [{ "upTo": 3, "result": "left" }, …, { "upTo": null, "result": "right" }] }`; a level left out stays. */
export const WANDERING_TABLE = keptTables<FantasyRules>()(['wandering', 'levels'], {
  table: 'wandering',
  fields: (_, inForce) => ({
    kind: 'list',
    name: RESULT,
    read: () => (data, at) => Object.values(layFigures(figuresOf(inForce), inOrder(inForce), data, at)),
    write: (levels) => writtenFigures(figuresOf(levels), inOrder(levels)),
    cells: (levels, path) => cellsOf(figuresOf(levels), inOrder(levels), path),
  }),
})
