/** Tables of single figures: written without what is no figure, laid out one a line under the words given for each. */
import { type Json } from '#shared/document/types'
import { type Path } from '#shared/i18n/jsonInWords'
import { type Localized, sameInBoth } from '#shared/i18n/localized'
import { type HouseRules } from '../../house'
import { type FigureForm, type FigureGrid } from './figureForm'

/** Words by the place of a figure: `withoutTurning.sideExtra`. */
export type FigureWords = Readonly<Record<string, Localized>>

/** The form of a table of such figures; `figures`: those in force. */
export function plainForm(
  table: string,
  figures: (house: HouseRules) => object,
  words: FigureWords,
  title?: Localized,
): FigureForm {
  const written = (house: HouseRules): Json => plainWritten(figures(house))
  return { table, ...(title && { title }), written, grids: (house) => [plainGrid(written(house), words)] }
}

/** Figures, nested as they are; words are no figures. */
function plainWritten(figures: object): Json {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return [[key, plainWritten(value)] as const]
      return typeof value === 'number' || typeof value === 'boolean' ? [[key, value] as const] : []
    }),
  )
}

function plainGrid(written: Json, words: FigureWords): FigureGrid {
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
