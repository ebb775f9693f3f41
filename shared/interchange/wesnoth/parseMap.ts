/** The cells of a map of Battle for Wesnoth, as its text has them; faults with their line and column. */
import { some } from '#shared/document/inWords/lists'
import { foundInstead } from '#shared/i18n/foundInstead'
import { localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { MAX_LINES } from '#shared/document/limits'
import { linePlace, refuse } from '../exchange/fault'

export interface WesnothMap {
  /** The map without its border: rows from the top, codes from the left. */
  readonly rows: readonly (readonly string[])[]
  /** Starting positions and special places. */
  readonly places: readonly { readonly name: string; readonly col: number; readonly row: number }[]
}

const CODE =
  /^(?:([A-Za-z0-9_ ]+) +)?([A-Za-z_]{1,5}[A-Za-z/|\\]{0,4}(?:\^[A-Za-z_/|\\]{1,4})?|_[a-z]+(?:\^_[a-z]+)?)$/

/** Throws `ExchangeRefusal`. */
export function parseMap(text: string, file: string): WesnothMap {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const first = headerEnd(lines)
  let last = lines.length
  while (last > first && lines[last - 1]?.trim() === '') last--
  const places: { name: string; col: number; row: number }[] = []
  const width = (lines[first] ?? '').split(',').length
  const rows: string[][] = []
  for (let index = first; index < last; index++) {
    const cells = (lines[index] as string).split(',')
    if (cells.length !== width)
      refuse(
        file,
        foundInstead(
          some(cells.length, localized('case', 'hex'), localized('cases', 'hexes')),
          localized(`${width} comme à la première rangée`, `${width} as in the first row`),
        ),
        linePlace(index + 1, 1),
      )
    let column = 1
    rows.push(
      cells.map((cell, col) => {
        const match = CODE.exec(cell.trim())
        if (!match) refuse(file, foundInstead(shown(cell.trim()), A_CODE), linePlace(index + 1, column))
        column += cell.length + 1
        const [, name, code] = match as unknown as [string, string | undefined, string]
        if (name !== undefined) places.push({ name: name.trim(), col: col - 1, row: index - first - 1 })
        return code
      }),
    )
  }
  if (rows.length < 3 || width < 3) {
    const found = localized(`${width} × ${rows.length} cases`, `${width} × ${rows.length} hexes`)
    const least = localized('au moins 3 × 3, bord compris', 'at least 3 × 3, with the border')
    refuse(file, foundInstead(found, least), linePlace(first + 1, 1))
  }
  if (rows.length > MAX_LINES || width > MAX_LINES) {
    const found = localized(`${width} × ${rows.length} cases`, `${width} × ${rows.length} hexes`)
    const most = localized(`au plus ${MAX_LINES} de côté`, `at most ${MAX_LINES} a side`)
    refuse(file, foundInstead(found, most), linePlace(first + 1, 1))
  }
  const [columns, count] = [width - 2, rows.length - 2]
  return {
    // A border of one hex on all sides is in the file and not on the map.
    rows: rows.slice(1, -1).map((row) => row.slice(1, -1)),
    places: places.filter(({ col, row }) => col >= 0 && row >= 0 && col < columns && row < count),
  }
}

const A_CODE = localized('un code de terrain de Wesnoth', 'a terrain code of Wesnoth')

function shown(text: string) {
  const quoted = quotable(text.slice(0, 40))
  return quoted === '' ? localized('rien', 'nothing') : localized(`«\u202f${quoted}\u202f»`, `"${quoted}"`)
}

// Old maps begin with `border_size=1`, `usage=map` and an empty line.
function headerEnd(lines: readonly string[]): number {
  let index = 0
  while (index < lines.length && /^\s*(\w+\s*=.*)?$/.test(lines[index] as string)) index++
  return index
}
