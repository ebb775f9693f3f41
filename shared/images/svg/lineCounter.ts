/** Lines and columns of positions that only grow: one pass over the text, however many are asked. */
import { type ImagePlace } from '../refusal/imageError'

/** Line and column, from 1, of offsets asked for in rising order; an earlier one costs a walk from the top. */
export function createLineCounter(text: string): (offset: number) => ImagePlace & { readonly kind: 'text' } {
  let [line, start, end] = [1, 0, text.indexOf('\n')]
  return (offset) => {
    // Asked for an earlier place (an element judged at the end): from the top again.
    if (offset < start) [line, start, end] = [1, 0, text.indexOf('\n')]
    while (end >= 0 && end < offset) {
      line++
      start = end + 1
      end = text.indexOf('\n', start)
    }
    return { kind: 'text', line, column: offset - start + 1 }
  }
}
