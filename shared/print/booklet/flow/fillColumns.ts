/** Fills columns with rows, top to bottom and left to right, and evens their ends where a text ends. Heights are lines of the grid. */
import { type Atom, type Row } from './rows'

/** A row in its column, `top` lines below the column's top. */
export interface RowInColumn {
  readonly row: Row
  readonly column: number
  readonly top: number
}

interface Filled {
  readonly placed: readonly RowInColumn[]
  /** The atoms for which there was no room. */
  readonly left: readonly Atom[]
  /** The height of the longest column. */
  readonly height: number
}

/** Fills so many columns of a height; an atom that is higher than a whole column is cut between its rows. */
export function fillColumns(atoms: readonly Atom[], columns: number, height: number, whole: number): Filled {
  const placed: RowInColumn[] = []
  const waiting = [...atoms]
  let deepest = 0
  for (let column = 0; column < columns; column++) {
    let top = 0
    for (let atom = waiting[0]; atom; atom = waiting[0]) {
      const rows = withHeads(atom, top === 0)
      const needed = heightOf(rows, top === 0)
      if (top + needed > height) {
        const parts = needed > whole && top === 0 ? cutAtom(atom, height) : undefined
        if (!parts) break
        waiting.splice(0, 1, parts[0], parts[1])
        continue
      }
      for (const row of rows) {
        if (top > 0) top += row.space
        placed.push({ row, column, top })
        top += row.lines
      }
      waiting.shift()
    }
    deepest = Math.max(deepest, top)
  }
  return { placed, left: waiting, height: deepest }
}

/** The least height at which all of it fits, so that columns end alike; undefined when it does not fit at all. */
export function balanced(
  atoms: readonly Atom[],
  columns: number,
  height: number,
  whole: number,
): Filled | undefined {
  const total = atoms.reduce((sum, atom) => sum + heightOf(atom, false), 0)
  for (let least = Math.max(1, Math.floor(total / columns) - 3); least <= height; least++) {
    const filled = fillColumns(atoms, columns, least, whole)
    if (filled.left.length === 0) return filled
  }
  return undefined
}

function withHeads(atom: Atom, isFirst: boolean): Atom {
  const [first] = atom
  const again = isFirst && first && first.of.index > 0 ? first.again : undefined
  return again ? [...again, ...atom] : atom
}

function heightOf(rows: Atom, isFirst: boolean): number {
  return rows.reduce((sum, { lines, space }, index) => sum + lines + (isFirst && index === 0 ? 0 : space), 0)
}

/** The rows that fit into a column, and the rest; undefined when not even the first does. */
function cutAtom(atom: Atom, height: number): [Atom, Atom] | undefined {
  let count = atom.length - 1
  while (count > 0 && heightOf(withHeads(atom.slice(0, count), true), true) > height) count--
  return count > 0 ? [atom.slice(0, count), atom.slice(count)] : undefined
}
