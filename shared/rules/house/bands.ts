/** Bands of totals in a house table: `[{ "upTo": 5, "result": "none" }, …, { "upTo": null, "result": "killed" }]`. */
import { localized } from '#shared/i18n/localized'
import { type Band } from '../chances/table'
import { type Decoder, integer, list, orNull, type Place, whole } from '#shared/json/decode'
import { refuse } from '#shared/json/misfit'

const LOWEST = -99
const HIGHEST = 999

/** The highest total of a band or column; null for the last, which has no end. */
export const upTo = orNull(integer(LOWEST, HIGHEST))

export function bands<T>(result: Decoder<T>): Decoder<readonly Band<T>[]> {
  const read = list(whole<Band<T>>({ upTo, result }))
  return (value, at) => {
    const found = read(value, at)
    checkEnds(found, at)
    return found
  }
}

/** Ends rise from one band to the next, and only the last has none. */
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
