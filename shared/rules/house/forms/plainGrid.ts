/** Tables of single figures: written without what is no figure, laid out one a line under the words given for each. */
import { type Json } from '#shared/document/types'
import { type Path } from '#shared/i18n/jsonInWords'
import { type Localized, sameInBoth } from '#shared/i18n/localized'
import { type FigureGrid } from './figureForm'

/** Words by the place of a figure: `withoutTurning.sideExtra`. */
export type FigureWords = Readonly<Record<string, Localized>>

/** Figures, nested as they are; words are no figures. */
export function plainWritten(figures: object): Json {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return [[key, plainWritten(value)] as const]
      return typeof value === 'number' || typeof value === 'boolean' ? [[key, value] as const] : []
    }),
  )
}

export function plainGrid(written: Json, words: FigureWords): FigureGrid {
  return {
    rows: leaves(written, []).map((path) => ({
      label: words[path.join('.')] ?? sameInBoth(path.join('.')),
      cells: [{ path }],
    })),
  }
}

function leaves(data: Json, path: Path): readonly Path[] {
  if (typeof data !== 'object' || data === null) return [path]
  return Object.entries(data).flatMap(([key, value]) => leaves(value as Json, [...path, key]))
}
