/** The grid of a board as ours: the hexes that lie on it, where their centres are on its picture, and their names. */
import { MAX_LINES } from '#shared/document/limits'
import { foundInstead } from '#shared/i18n/foundInstead'
import { localized } from '#shared/i18n/localized'
import { type Grid, type OffsetCoord, onGrid, toAxial } from '#shared/hex/grid'
import { type Point } from '#shared/hex/layout'
import { greatestOf, leastOf } from '#shared/lang/extremes'
import { refuse } from '../../exchange/fault'
import { type RawHex } from '../lattice'
import { type BoardSize, type ModuleBoard } from './boards'
import { cornersOf } from './zones'
import { countingOf } from './counting'
import { type BuildTree, numberOf } from './buildTree'

/** Lines are VASSAL's columns: columns of a flat grid, rows of a pointy one; places count along a line. */
export interface BoardGrid {
  readonly grid: Grid
  /** VASSAL's own count of our first line and place. */
  readonly firstLine: number
  readonly firstPlace: number
  /** The width of a hex, flat to flat, pixels. */
  readonly hexPx: number
  /** Pixels from one line to the next. */
  readonly linePx: number
  /** As VASSAL counts it, before any numbering. */
  raw(hex: OffsetCoord): RawHex
  /** The centre of a hex, pixels of the board. */
  centre(hex: OffsetCoord): Point
  /** The hex whose centre is nearest, if one is so near that it may lie in it. */
  nearest(point: Point): OffsetCoord | undefined
}

const FAR = 100_000
/** A share of a hex: a centre that is no further from the rim lies on it. */
const ON_RIM = 0.2
/** A share of a hex: a picture that reaches so far beyond all whole hexes has a margin, and ends of other hexes in it. */
const MARGIN = 0.05
/** A share of a hex: with its centre no further within the picture, most of it is outside. */
const SHOWN = 0.25

export function boardGrid(tree: BuildTree, board: ModuleBoard, size: BoardSize): BoardGrid {
  const { grid: element, numbering } = board
  const dy = numberOf(tree, element, 'dy', { otherwise: 64, least: 4, most: FAR })
  const dx = numberOf(tree, element, 'dx', { otherwise: (dy * Math.sqrt(3)) / 2, least: 4, most: FAR })
  const x0 = numberOf(tree, element, 'x0', { otherwise: 0, least: -FAR, most: FAR })
  const y0 = numberOf(tree, element, 'y0', { otherwise: 0, least: -FAR, most: FAR })
  const isPointy = element.attributes['sideways'] === 'true'
  const raised = numbering && numbering.attributes['stagger'] !== 'false' ? 1 : 0
  const across = (line: number): number => dx * line + x0
  // Odd lines stand half a hex further; a staggered numbering counts their hex before as the first.
  const alongRaised =
    (by: 0 | 1) =>
    (line: number, place: number): number =>
      dy * place + y0 + (line % 2 === 0 ? 0 : dy / 2 - dy * by)
  const staggered = alongRaised(raised)

  const area = areaOf(board, size, isPointy)
  const [numberedLines, numberedPlaces] = numberedFrom(board, containerOf(board, size), { dx, dy, isPointy })
  const firstLine = Math.max(Math.ceil((area.across[0] - x0) / dx - 0.1), numberedLines.first)
  const lastLine = Math.min(Math.floor((area.across[1] - x0) / dx + 0.1), numberedLines.last)
  const places = [0, 1].map((line) => ({
    first: Math.ceil((area.along[0] - staggered(line, 0)) / dy - 0.1),
    last: Math.floor((area.along[1] - staggered(line, 0)) / dy + 0.1),
  })) as [Range, Range]
  const parity = Math.abs(firstLine % 2)
  const whole = wholeHexes(staggered, area.along, dy)
  const shorter =
    lastLine > firstLine
      ? shorterLines(whole, parity, (place) => staggered(1 - parity, place), area.along, dy)
      : undefined
  const cut = shorter ? undefined : cutParity(places, staggered, area.along, dy)
  // Where the others are cut the first line would have hexes that the picture does not show at all.
  const all = shorter ?? (cut === parity ? places[cut] : inAllLines(places))
  const firstPlace = Math.max(numberedPlaces.first, all.first)
  const lastPlace = Math.min(numberedPlaces.last, all.last)
  const [lines, inLine] = [lastLine - firstLine + 1, lastPlace - firstPlace + 1]
  if (!(lines >= 1 && inLine >= 1 && lines <= MAX_LINES && inLine <= MAX_LINES)) {
    const found = localized(`${lines} × ${inLine} hexagones`, `${lines} × ${inLine} hexes`)
    const most = localized(`de 1 × 1 à ${MAX_LINES} × ${MAX_LINES}`, `1 × 1 to ${MAX_LINES} × ${MAX_LINES}`)
    refuse(tree.file, foundInstead(found, most), tree.placeOf(element))
  }
  const isCut =
    !shorter &&
    cut === parity &&
    lines > 1 &&
    inLine > 1 &&
    Math.abs(across(firstLine) - area.across[0]) <= ON_RIM * dx &&
    Math.abs(across(lastLine) - area.across[1]) <= ON_RIM * dx
  // Half hexes counted from the far end: there the shorter lines lack one, and the stagger says which end lacks it.
  const shift: 0 | 1 = (isCut || shorter) && numberedPlaces.descends ? (raised === 1 ? 0 : 1) : raised
  const along = alongRaised(shift)
  // The lines of our odd indices are VASSAL's of the other parity.
  const oddIsLower = (shift === 0) === (parity === 0)
  const [columns, rows] = isPointy ? [inLine, lines] : [lines, inLine]
  const grid: Grid = {
    orientation: isPointy ? 'pointy' : 'flat',
    stagger: oddIsLower ? 'odd' : 'even',
    columns,
    rows,
    ...((isCut || shorter) && { halfHexes: true }),
  }
  const counted = ({ col, row }: OffsetCoord): RawHex =>
    isPointy
      ? { line: row + firstLine, place: col + firstPlace }
      : { line: col + firstLine, place: row + firstPlace }
  const centre = (hex: OffsetCoord): Point => {
    const { line, place } = counted(hex)
    const [a, b] = [across(line), along(line, place)]
    return isPointy ? { x: b, y: a } : { x: a, y: b }
  }
  const radius = Math.max((2 * dx) / 3, dy / 2) + 1
  return {
    grid,
    firstLine,
    firstPlace,
    hexPx: dy,
    linePx: dx,
    centre,
    raw(hex) {
      const { line, place } = counted(hex)
      return { line, place: line % 2 === 0 ? place : place - shift }
    },
    nearest(point) {
      const [a, b] = isPointy ? [point.y, point.x] : [point.x, point.y]
      const near = Math.round((a - x0) / dx)
      const candidates = [near - 1, near, near + 1].map((line): OffsetCoord => {
        const place = Math.round((b - along(line, 0)) / dy)
        const [l, p] = [line - firstLine, place - firstPlace]
        return isPointy ? { col: p, row: l } : { col: l, row: p }
      })
      const far = (hex: OffsetCoord): number => {
        const { x, y } = centre(hex)
        return Math.hypot(x - point.x, y - point.y)
      }
      const [best] = candidates
        .filter((hex) => onGrid(toAxial(hex, grid), grid))
        .sort((one, other) => far(one) - far(other))
      return best && far(best) <= radius ? best : undefined
    },
  }
}

interface Range {
  readonly first: number
  readonly last: number
}

type Along = (line: number, place: number) => number

const inAllLines = ([even, odd]: readonly [Range, Range]): Range => ({
  first: Math.max(even.first, odd.first),
  last: Math.min(even.last, odd.last),
})

/** The hexes of even and of odd lines of which the picture shows the most. */
function wholeHexes(along: Along, [from, to]: readonly [number, number], dy: number): [Range, Range] {
  const shown = (line: number): Range => ({
    first: Math.ceil((from - along(line, 0)) / dy + SHOWN),
    last: Math.floor((to - along(line, 0)) / dy - SHOWN),
  })
  return [shown(0), shown(1)]
}

/**
 * The hexes of the longer lines, of a board whose every other line, not the first, is a hex shorter and begins half a hex later: our half
 * hexes, drawn whole. Undefined for any other board, one too whose picture ends in the middle of the hexes that the shorter lines lack.
 */
function shorterLines(
  whole: readonly [Range, Range],
  parity: number,
  shorterAlong: (place: number) => number,
  [from, to]: readonly [number, number],
  dy: number,
): Range | undefined {
  const [long, short] = parity === 0 ? whole : [whole[1], whole[0]]
  if (short.last - short.first !== long.last - long.first - 1) return undefined
  const before = shorterAlong(short.first - 1) - from
  const after = to - shorterAlong(short.last + 1)
  return Math.abs(before) > MARGIN * dy && Math.abs(after) > MARGIN * dy ? long : undefined
}

/** The lines whose first and last centres both lie on the rim: the picture cuts their hexes in half, and these are played on. */
function cutParity(
  places: readonly [Range, Range],
  along: Along,
  [from, to]: readonly [number, number],
  dy: number,
): 0 | 1 | undefined {
  return ([0, 1] as const).find((line) => {
    const { first, last } = places[line]
    return (
      Math.abs(along(line, first) - from) <= ON_RIM * dy && Math.abs(along(line, last) - to) <= ON_RIM * dy
    )
  })
}

interface Area {
  readonly across: readonly [number, number]
  readonly along: readonly [number, number]
}

/** The whole board, or what its zone takes of it. */
function areaOf({ zone }: ModuleBoard, { width, height }: BoardSize, isPointy: boolean): Area {
  const corners = zone ? cornersOf(zone) : []
  const some = corners.length > 2
  const within = (values: readonly number[], most: number): readonly [number, number] =>
    some ? [Math.max(0, leastOf(values)), Math.min(most, greatestOf(values))] : [0, most]
  const horizontal = within(
    corners.map(({ x }) => x),
    width,
  )
  const vertical = within(
    corners.map(({ y }) => y),
    height,
  )
  return isPointy ? { across: vertical, along: horizontal } : { across: horizontal, along: vertical }
}

/** The size that VASSAL takes for the field of hexes: that of the zone that alone has it, else of the board. */
export function containerOf({ zone }: Pick<ModuleBoard, 'zone'>, size: BoardSize): BoardSize {
  const corners = zone ? cornersOf(zone) : []
  if (corners.length === 0) return size
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { width: greatestOf(xs) - leastOf(xs), height: greatestOf(ys) - leastOf(ys) }
}

interface Numbered extends Range {
  readonly descends: boolean
}

const EVERYWHERE: Numbered = { first: -FAR, last: FAR, descends: false }

/** A line or place that the numbering would count below its first is margin; where each zone has a numbering of its own, none is. */
function numberedFrom(
  { numbering, inZones }: ModuleBoard,
  container: BoardSize,
  lattice: Parameters<typeof countingOf>[2],
): readonly [lines: Numbered, places: Numbered] {
  if (!numbering) return [EVERYWHERE, EVERYWHERE]
  const { lines, places } = countingOf(numbering, container, lattice)
  if (inZones)
    return [
      { ...EVERYWHERE, descends: lines.step < 0 },
      { ...EVERYWHERE, descends: places.step < 0 },
    ]
  return [lines, places].map(({ isLetters, offset, from, step }): Numbered => {
    // Letters count from 0 = A.
    const least = isLetters || step < 0 || offset <= 0 ? 0 : 1
    const end = (least - offset - from) * step
    return step > 0 ? { first: end, last: FAR, descends: false } : { first: -FAR, last: end, descends: true }
  }) as [Numbered, Numbered]
}
