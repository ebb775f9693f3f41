/** Joins the ends of ways to the ways they come to: a path to its road, a branch to the line that runs through. */
import { onGrid } from '#shared/hex/grid'
import { hexAt, type Point } from '#shared/hex/layout'
import { type Site } from './site'

type Line = readonly Point[]

/** A way that comes to another ends within its hex: no farther from it than this, in hex widths. */
const NEAR = 0.5

/** Points before an end that bend towards where it is joined. */
const BEND = 9

interface Joining {
  /** Lines that ends are joined to, nearest point first; a line is never joined to itself. */
  readonly to: readonly Line[]
  /** Not to the ends of those lines: two ends would pass each other. */
  readonly withinOnly: boolean
  /** Ends on these lines are joined already. */
  readonly unlessOn?: readonly Line[]
}

/** Lines, about ten points a hex, whose ends on the map lie on the lines near by. */
export function joined(
  site: Site,
  lines: readonly Line[],
  { to, withinOnly, unlessOn = [] }: Joining,
): Point[][] {
  return lines.map((line) => {
    const others = (all: readonly Line[]): Line[] => all.filter((other) => other !== line)
    const [targets, met] = [others(to), others(unlessOn)]
    const target = (end: Point | undefined): Point | undefined =>
      end && onGrid(hexAt(end, site.layout), site.layout.grid) && !nearestOn(met, end, false, 0.01)
        ? nearestOn(targets, end, withinOnly, NEAR)
        : undefined
    return bentTo(bentTo(line, target(line.at(-1))).reverse(), target(line[0])).reverse()
  })
}

function nearestOn(
  lines: readonly Line[],
  end: Point,
  withinOnly: boolean,
  within: number,
): Point | undefined {
  let [nearest, least]: [Point | undefined, number] = [undefined, within * within]
  for (const line of lines)
    for (const point of withinOnly ? line.slice(1, -1) : line) {
      const far = (point.x - end.x) ** 2 + (point.y - end.y) ** 2
      if (far < least) [nearest, least] = [point, far]
    }
  return nearest
}

// Its last points follow, the more the nearer to the end.
function bentTo(line: Line, target: Point | undefined): Point[] {
  const end = line.at(-1)
  if (!end || !target) return [...line]
  return line.map((point, index) => {
    const part = Math.max(0, 1 - (line.length - 1 - index) / BEND)
    const pull = part * part * (3 - 2 * part)
    return { x: point.x + (target.x - end.x) * pull, y: point.y + (target.y - end.y) * pull }
  })
}
