/** Bands of totals in a house table: `[{ "upTo": 5, "result": "none" }, …, { "upTo": null, "result": "killed" }]`. */
import { type Path } from '#shared/i18n/jsonInWords'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { type Place } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Band } from '../chances/table'
import { type Field, integer, listOf, orNothing } from '../fields/field'
import { type FigureCell } from './figureForm'
import { type FigureField } from './figures'

const LOWEST = -99
const END = integer(localized('jusqu’à', 'up to'), { min: LOWEST, max: 999 })
const BEYOND = localized('au-delà', 'beyond')

/** The highest total of a band or column; null for the last, which has no end. */
export const UP_TO = orNothing(END, BEYOND)
export const RESULT = localized('résultat', 'result')

interface Ended {
  readonly upTo: number | undefined
}

/** @param group the title of its grid. */
export function bands<T>(result: Field<T>, group?: Localized): FigureField<readonly Band<T>[]> {
  return {
    ...withEnds(listOf(RESULT, { upTo: UP_TO, result }) as Field<readonly Band<T>[]>),
    cells: (own, path) =>
      own.flatMap((band, index) => {
        const row = { group, row: band.upTo === undefined ? BEYOND : sameInBoth(`${index + 1}`) }
        return [
          { ...row, column: END.name, cell: endCell(band, [...path, index]) },
          { ...row, column: RESULT, cell: { path: [...path, index, 'result'], field: result } },
        ]
      }),
  }
}

/** A list whose ends rise from one item to the next, and of which only the last has none. */
export function withEnds<T extends Ended>(field: Field<readonly T[]>): Field<readonly T[]> {
  return {
    ...field,
    read: (rows) => (value, at) => {
      const found = field.read(rows)(value, at)
      checkEnds(found, at)
      return found
    },
  }
}

export function checkEnds(ends: readonly Ended[], at: Place): void {
  ends.forEach(({ upTo: end }, index) => {
    const last = index === ends.length - 1
    const before = ends[index - 1]?.upTo ?? LOWEST - 1
    if (last ? end === undefined : end !== undefined && end > before) return
    refuse(
      [...at.path, index, 'upTo'],
      end ?? null,
      last
        ? localized('null, car la dernière tranche n’a pas de fin', 'null, as the last band has no end')
        : localized(`un nombre entier au-dessus de ${before}`, `a whole number above ${before}`),
    )
  })
  if (ends.length === 0) refuse(at.path, [], localized('au moins une tranche', 'one band at least'))
}

/** The cell of an end: the last has none. */
export function endCell({ upTo }: Ended, path: Path): FigureCell | undefined {
  return upTo === undefined ? undefined : { path: [...path, 'upTo'], field: END }
}
