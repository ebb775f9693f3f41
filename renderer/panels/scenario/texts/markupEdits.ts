/** The edits by the buttons above a text, on the part that is selected. */

/** A text with the part that is selected; both ends equal = the caret. */
export interface Selected {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Replaces a part by words, and selects afterwards. */
export interface Replacement {
  readonly from: number
  readonly to: number
  readonly words: string
  readonly start: number
  readonly end: number
}

/** Puts `**` or `*` around the selection, or takes them away; blanks at its ends stay outside. */
export function wrap({ text, start, end }: Selected, mark: '**' | '*'): Replacement {
  const chosen = text.slice(start, end)
  const from = start + (chosen.length - chosen.trimStart().length)
  const to = Math.max(from, end - (chosen.length - chosen.trimEnd().length))
  const inner = text.slice(from, to)
  const { length } = mark
  if (isWrapped(text, from, to, mark))
    return { from: from - length, to: to + length, words: inner, start: from - length, end: to - length }
  return { from, to, words: `${mark}${inner}${mark}`, start: from + length, end: to + length }
}

// Three stars are bold and italics, two bold, one italics.
function isWrapped(text: string, from: number, to: number, mark: '**' | '*'): boolean {
  const before = /\**$/.exec(text.slice(0, from))?.[0].length ?? 0
  const after = /^\**/.exec(text.slice(to))?.[0].length ?? 0
  const has = (stars: number): boolean => (mark === '**' ? stars >= 2 : stars % 2 === 1)
  return from < to && has(before) && has(after)
}

/** Begins each selected line with the signs of a heading or an item, or takes them away where all have them. */
export function beginLines({ text, start, end }: Selected, sign: '# ' | '- '): Replacement {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const counted = lines.length === 1 ? lines : lines.filter((line) => line.trim() !== '')
  const all = counted.every((line) => line.startsWith(sign))
  const words = lines
    .map((line) => {
      if (!counted.includes(line)) return line
      return all ? line.slice(sign.length) : line.startsWith(sign) ? line : sign + line
    })
    .join('\n')
  const last = from + words.length
  return { from, to, words, start: lines.length === 1 ? last : from, end: last }
}

/** Puts a link in the place of the selection, the caret behind it. */
export function insertLink({ start, end }: Selected, name: string): Replacement {
  const words = `[[${name}]]`
  const caret = start + words.length
  return { from: start, to: end, words, start: caret, end: caret }
}
