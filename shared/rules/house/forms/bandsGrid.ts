/** Bands of totals as a grid: where each ends, and its result. */
import { type Json } from '#shared/document/types'
import { type Path } from '#shared/i18n/jsonInWords'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type Band } from '../../chances/table'
import { type FigureGrid, type FormChoice } from './figureForm'

export function bandsWritten<T>(bands: readonly Band<T>[], result: (result: T) => Json): Json {
  return bands.map((band) => ({ upTo: band.upTo ?? null, result: result(band.result) }))
}

/** @param path where the bands stand in the table's data. */
export function bandsGrid(
  bands: readonly { readonly upTo: number | undefined }[],
  path: Path,
  choices: readonly FormChoice[],
): FigureGrid {
  return {
    columns: [localized('jusqu’à', 'up to'), localized('résultat', 'result')],
    rows: bands.map(({ upTo }, index) => ({
      label: upTo === undefined ? localized('au-delà', 'beyond') : sameInBoth(`${index + 1}`),
      cells: [
        upTo === undefined ? undefined : { path: [...path, index, 'upTo'] },
        { path: [...path, index, 'result'], choices },
      ],
    })),
  }
}
