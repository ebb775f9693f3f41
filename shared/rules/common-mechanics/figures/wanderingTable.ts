/** The table of wandering (errement): what one die does to a step, by level. Data, and one roll of it. @rule CM-WAN-1 */
import { type Placement } from '#shared/document/armies'
import { type Localized, localized } from '#shared/i18n/localized'
import { asFractions, dieDistribution } from '../../chances/dice'
import { type Band, lookUp } from '../../chances/table'
import { choice } from '../../fields/field'
import { bands, RESULT } from '../../house/bands'
import { cellsOf, type FigureField, layFigures, writtenFigures } from '../../house/figures'

/** In the order of the table's columns. */
export const WANDERINGS = ['cancelled', 'left', 'planned', 'right'] as const
export type Wandering = (typeof WANDERINGS)[number]

export const WANDERING_NAMES: Readonly<Record<Wandering, Localized>> = {
  cancelled: localized('annulé', 'cancelled'),
  left: localized('à gauche', 'left'),
  planned: localized('comme prévu', 'as planned'),
  right: localized('à droite', 'right'),
}

type InfiltrationDepth = Extract<Placement, 'shallow-infiltration' | 'deep-infiltration'>

export interface WanderingFigures {
  readonly dieFaces: number
  /** By level, level 1 first: what the die does. */
  readonly levels: readonly (readonly Band<Wandering>[])[]
  /** The level that a unit rolls on when it goes from rock to rock at the same depth (CM-INF-2). */
  readonly infiltration: Readonly<Record<InfiltrationDepth, number>>
}

export const WANDERING: WanderingFigures = {
  dieFaces: 6,
  levels: [
    [
      { upTo: 1, result: 'left' },
      { upTo: 5, result: 'planned' },
      { upTo: undefined, result: 'right' },
    ],
    [
      { upTo: 1, result: 'cancelled' },
      { upTo: 2, result: 'left' },
      { upTo: 5, result: 'planned' },
      { upTo: undefined, result: 'right' },
    ],
    [
      { upTo: 2, result: 'cancelled' },
      { upTo: 3, result: 'left' },
      { upTo: 5, result: 'planned' },
      { upTo: undefined, result: 'right' },
    ],
    [
      { upTo: 3, result: 'cancelled' },
      { upTo: 4, result: 'left' },
      { upTo: 5, result: 'planned' },
      { upTo: undefined, result: 'right' },
    ],
  ],
  infiltration: { 'shallow-infiltration': 3, 'deep-infiltration': 4 },
}

/** The result of a die on a level. Throws a RangeError when there is no such level, or the die has no such face. */
export function wanderingOf(figures: WanderingFigures, level: number, die: number): Wandering {
  const { dieFaces } = figures
  if (!Number.isInteger(die) || die < 1 || die > dieFaces)
    throw new RangeError(`a die shows 1 to ${dieFaces}, not ${die}`)
  return lookUp(rowOf(figures, level), die)
}

/** The chance of each outcome on a level, unreduced: "4/6". Throws a RangeError when there is no such level. */
export function wanderingChances(figures: WanderingFigures, level: number): Record<Wandering, string> {
  const row = rowOf(figures, level)
  return asFractions(dieDistribution(figures.dieFaces, WANDERINGS, (die) => lookUp(row, die)))
}

function rowOf({ levels }: WanderingFigures, level: number): readonly Band<Wandering>[] {
  const row = levels[level - 1]
  if (row) return row
  throw new RangeError(`wandering has levels 1 to ${levels.length}, not ${level}`)
}

type Levels = WanderingFigures['levels']

const DOES = choice(RESULT, WANDERING_NAMES)

const byNumber = <T>(levels: Levels, of: (level: Levels[number], number: number) => T) =>
  Object.fromEntries(levels.map((level, index) => [`${index + 1}`, of(level, index + 1)]))

const figuresOf = (levels: Levels) =>
  byNumber(levels, (_, number) => bands(DOES, localized(`Niveau ${number}`, `Level ${number}`)))

const inOrder = (levels: Levels) => byNumber(levels, (level) => level)

/** The field of its house table: `{ "2": [{ "upTo": 3, "result": "left" }, …, { "upTo": null, "result": "right" }] }`; a level left out stays. */
export function wanderingField(inForce: Levels): FigureField<Levels> {
  return {
    kind: 'list',
    name: RESULT,
    read: () => (data, at) => Object.values(layFigures(figuresOf(inForce), inOrder(inForce), data, at)),
    write: (levels) => writtenFigures(figuresOf(levels), inOrder(levels)),
    cells: (levels, path) => cellsOf(figuresOf(levels), inOrder(levels), path),
  }
}
