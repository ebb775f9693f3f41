/** Reads the runs of a line or a paragraph: `**bold**`, `*italic*`, `[[link]]`. Marks without their partner are text. */
import { type Run, type Runs } from './tree'

/** A link's name has neither brackets nor bars, so that it can stand in a table. */
const MARK = /\[\[([^[\]|\n]{1,200})\]\]|\*\*|\*/g
const LETTER = /[\p{L}\p{N}]/u

type Style = 'bold' | 'italic'

interface Mark {
  readonly at: number
  readonly end: number
  /** The target, when the run is a link. */
  readonly name?: string
  /** The style that a mark opens or closes. */
  readonly style?: Style
}

/** Never throws; takes time in proportion to the length. */
export function readRuns(text: string): Runs {
  const runs: Run[] = []
  const style = { bold: false, italic: false }
  let from = 0
  for (const mark of paired(text, marksOf(text))) {
    if (mark.at > from) runs.push({ kind: 'text', text: text.slice(from, mark.at), ...style })
    if (mark.name !== undefined) runs.push({ kind: 'link', name: mark.name, ...style })
    if (mark.style) style[mark.style] = !style[mark.style]
    from = mark.end
  }
  if (from < text.length) runs.push({ kind: 'text', text: text.slice(from), ...style })
  return runs
}

function marksOf(text: string): Mark[] {
  return [...text.matchAll(MARK)].flatMap(({ 0: sign, 1: inside, index: at }): readonly Mark[] => {
    const end = at + sign.length
    const name = inside?.trim()
    if (name === undefined) return [{ at, end, style: sign === '*' ? 'italic' : 'bold' }]
    return name === '' ? [] : [{ at, end, name }]
  })
}

/** Links, and those marks of style that begin or end something. Bold and italics may overlap. */
function paired(text: string, marks: readonly Mark[]): Mark[] {
  const waiting: Partial<Record<Style, Mark>> = {}
  const used = new Set(marks.filter(({ name }) => name !== undefined))
  for (const mark of marks) {
    if (!mark.style) continue
    const begin = waiting[mark.style]
    if (begin && mark.at > begin.end && canEnd(text, mark)) {
      used.add(begin).add(mark)
      delete waiting[mark.style]
    } else if (!begin && canBegin(text, mark)) waiting[mark.style] = mark
  }
  return marks.filter((mark) => used.has(mark))
}

// A sign of multiplication between two numbers is no italics: within a word only bold begins and ends.
function canBegin(text: string, { at, end, style }: Mark): boolean {
  const next = text.charAt(end)
  return next.trim() !== '' && (style === 'bold' || !LETTER.test(text.charAt(at - 1)))
}

function canEnd(text: string, { at, end, style }: Mark): boolean {
  const before = text.charAt(at - 1)
  return before.trim() !== '' && (style === 'bold' || !LETTER.test(text.charAt(end)))
}
