/** The mark of a table, a row or an option that is an uncertain reading of the source. */
import { localized } from '#shared/i18n/localized'

/** A name, marked when what it names is uncertain: nobody must take our reading for the book. */
export function marked(name: string, uncertain: boolean | undefined): string {
  return uncertain ? `${name} (?)` : name
}

/** The meaning of the mark. */
export const MARK_LEGEND = localized(
  '(?)\u202f: lecture incertaine de la source',
  '(?): uncertain reading of the source',
)
