/** Bands of totals in a house table: `[{ "upTo": 5, "result": "none" }, …, { "upTo": null, "result": "killed" }]`. */
import { type Path } from '#shared/i18n/jsonInWords'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type Place } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'
import { type Band } from '../chances/table'
import { type Field, integer, listOf, orNothing } from '../fields/field'
import { type FigureGrid } from './figureForm'

const LOWEST = -99
const END = integer(localized('jusqu’à', 'up to'), { min: LOWEST, max: 999 })
const BEYOND = localized('au-delà', 'beyond')

/** The highest total of a band or column; null for the last, which has no end. */
export const UP_TO = orNothing(END, BEYOND)
export const RESULT = localized('résultat', 'result')

export function bands<T>(result: Field<T>): Field<readonly Band<T>[]> {
  return withEnds(listOf(RESULT, { upTo: UP_TO, result }) as Field<readonly Band<T>[]>)
}

/** A list whose ends rise from one item to the next, and of which only the last has none. */
export function withEnds<T extends { readonly upTo: number | undefined }>(
  field: Field<readonly T[]>,
): Field<readonly T[]> {
  return {
    ...field,
    read: (rows) => (value, at) => {
      const found = field.read(rows)(value, at)
      checkEnds(found, at)
      return found
    },
  }
}

export function checkEnds(ends: readonly { readonly upTo: number | undefined }[], at: Place): void {
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

/** The cells of the ends: the last has none. */
export function endCells(
  ends: readonly { readonly upTo: number | undefined }[],
  path: Path,
): FigureGrid['rows'][number]['cells'] {
  return ends.map(({ upTo }, index) =>
    upTo === undefined ? undefined : { path: [...path, index, 'upTo'], field: END },
  )
}

/** @param path where the bands stand in the table's data. */
export function bandsGrid(
  of: readonly { readonly upTo: number | undefined }[],
  path: Path,
  result: Field<unknown>,
): FigureGrid {
  const ends = endCells(of, path)
  return {
    columns: [END.name, RESULT],
    rows: ends.map((end, index) => ({
      label: end ? sameInBoth(`${index + 1}`) : BEYOND,
      cells: [end, { path: [...path, index, 'result'], field: result }],
    })),
  }
}
