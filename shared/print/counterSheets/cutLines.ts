/** The straight cuts of a sheet: edges of pieces joined to the longest lines there are, mm on the front's page. */
import { type PlacedPiece } from './sheetLayout'

/** An upright line at x = `at` from y = `from` to `to`, or a level one at y = `at` from x to x. */
export interface CutLine {
  readonly runs: 'upright' | 'level'
  readonly at: number
  readonly from: number
  readonly to: number
}

/** @param over gaps up to this are cut through, mm: the gutters of a block, for the marks at the ends of its cuts */
export function cutLines(pieces: readonly PlacedPiece[], over = 0): CutLine[] {
  const edges = pieces.flatMap(({ cut: { x, y, width, height } }): CutLine[] => [
    { runs: 'upright', at: x, from: y, to: y + height },
    { runs: 'upright', at: x + width, from: y, to: y + height },
    { runs: 'level', at: y, from: x, to: x + width },
    { runs: 'level', at: y + height, from: x, to: x + width },
  ])
  const lines = new Map<string, CutLine[]>()
  for (const edge of edges) {
    const key = `${edge.runs} ${edge.at.toFixed(3)}`
    const line = lines.get(key)
    if (line) line.push(edge)
    else lines.set(key, [edge])
  }
  return [...lines.values()].flatMap((line) => joined(line, over + 1e-3))
}

function joined(edges: readonly CutLine[], over: number): CutLine[] {
  const lines: CutLine[] = []
  for (const edge of edges.toSorted((a, b) => a.from - b.from)) {
    const last = lines.at(-1)
    if (last && edge.from <= last.to + over)
      lines[lines.length - 1] = { ...last, to: Math.max(last.to, edge.to) }
    else lines.push(edge)
  }
  return lines
}
