/** Find and replace in the texts of the table (CTR-1). */
import { fold } from '#shared/i18n/fold'

export interface Search {
  readonly sought: string
  /** The whole text of a cell, not a part of it. */
  readonly whole: boolean
}

/** Capitals and accents do not count. */
export function isFound(text: string, { sought, whole }: Search): boolean {
  if (sought === '' && !whole) return false
  return whole ? fold(text) === fold(sought) : fold(text).includes(fold(sought))
}

/** The text with each place that is found replaced. */
export function replacedIn(text: string, search: Search, by: string): string {
  if (!isFound(text, search)) return text
  if (search.whole) return by
  const wanted = fold(search.sought)
  let result = ''
  let at = 0
  while (at < text.length) {
    const end = endOfMatch(text, at, wanted)
    if (end === undefined) result += text[at++]
    else {
      result += by
      at = end
    }
  }
  return result
}

/** Letters may fold into two (œ), and marks into none: the length on the page is found by trying. */
function endOfMatch(text: string, from: number, wanted: string): number | undefined {
  for (let end = from + 1; end <= text.length; end++) {
    const folded = fold(text.slice(from, end))
    if (folded === wanted) return end + (/^\p{M}+/u.exec(text.slice(end))?.[0].length ?? 0)
    if (!wanted.startsWith(folded)) return undefined
  }
  return undefined
}
