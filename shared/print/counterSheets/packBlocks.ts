/**
 * Blocks of equal pieces on as few sheets as can be found. Every block lies in a rectangle that straight cuts from edge to edge
 * part from the others: a guillotine needs no other.
 */

/** So many pieces of one size, mm. */
export interface PieceGroup {
  readonly width: number
  readonly height: number
  readonly count: number
}

/** Some pieces of a group, row by row; mm from the corner of the area. */
export interface PackedBlock {
  /** Index of its group. */
  readonly group: number
  readonly sheet: number
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly count: number
}

interface BlockSpacing {
  /** Between pieces of a block. */
  readonly gutter: number
  /** Between blocks, at least. */
  readonly between: number
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Free extends Size {
  readonly sheet: number
  readonly x: number
  readonly y: number
}

/** The ways of a block in its rectangle: shares of the columns that there is room for, 0 = as few as its height asks for. */
const SHARES = [1, 0, 0.5, 0.75, 0.25]
/** The rectangle that is left beside it reaches as far down as the block, or as its own rectangle. */
const ASIDE = ['short', 'long'] as const
/** Layouts are compared until so many blocks have been tried: a sheet more is better than a wait. */
const MOST_TRIED = 20_000
/** So many rooms beside blocks are remembered, the last ones: those of some hundred sheets. */
const MOST_ROOMS = 200

/**
 * The blocks of the groups, in their order, the largest first; of layouts on as few sheets that with the fewest blocks. Undefined
 * when a piece is larger than the area.
 */
export function packBlocks(
  groups: readonly PieceGroup[],
  area: Size,
  spacing: BlockSpacing,
): readonly PackedBlock[] | undefined {
  if (groups.some((group) => capacity(group, area, spacing.gutter) < 1)) return undefined
  const ink = groups.reduce((sum, { width, height, count }) => sum + width * height * count, 0)
  const fewest = Math.ceil(ink / (area.width * area.height) - 1e-6)
  const leasts = leastSizes(groups)
  let best: Layout | undefined
  let tried = 0
  // The next block of each layout begun, the last one on top.
  const ways: Way[] = []
  const goOn = (layout: Layout): void => {
    if (best && !isBetter(layout, best)) return
    let at = layout.left === 0 ? layout.group + 1 : layout.group
    while (groups[at]?.count === 0) at++
    const next = groups[at]
    if (!next) {
      best = layout
      return
    }
    const left = layout.left || next.count
    const room = roomFor(next, left, layout.free, spacing.gutter)
    const free = room ?? { sheet: layout.sheets, ...area, x: 0, y: 0 }
    const here = { ...layout, group: at, left }
    for (const columns of columnsTried(next, left, free, spacing.gutter).toReversed())
      for (const aside of ASIDE.toReversed()) ways.push({ layout: here, free, columns, aside })
  }
  goOn({ sheets: 0, count: 0, last: undefined, free: [], group: -1, left: 0 })
  for (let way = ways.pop(); way; way = ways.pop()) {
    if (best && (tried >= MOST_TRIED || best.sheets <= fewest)) break
    tried++
    const { layout, free, columns, aside } = way
    const { group, left } = layout
    const piece = groups[group] as PieceGroup
    const block = { group, ...blockIn(piece, left, free, columns, spacing.gutter) }
    const least = leasts[left === block.count ? group + 1 : group]
    const rest = leftBeside(free, sizeOf(piece, block, spacing.gutter), aside, spacing.between)
    const rooms = [...layout.free.filter((one) => one !== free), ...rest]
    goOn({
      sheets: Math.max(layout.sheets, free.sheet + 1),
      count: layout.count + 1,
      last: { block, before: layout.last },
      free: rooms.filter((one) => least && holdsOne(one, least)).slice(-MOST_ROOMS),
      group,
      left: left - block.count,
    })
  }
  return best && blocksOf(best)
}

/** A part of all blocks, and what is left to place. Layouts share the blocks that they began with. */
interface Layout {
  readonly sheets: number
  readonly count: number
  readonly last: Chain | undefined
  readonly free: readonly Free[]
  /** Index of the group that is being placed; so many of its pieces are left. */
  readonly group: number
  readonly left: number
}

interface Chain {
  readonly block: PackedBlock
  readonly before: Chain | undefined
}

/** A block that may come next. */
interface Way {
  readonly layout: Layout
  readonly free: Free
  readonly columns: number
  readonly aside: (typeof ASIDE)[number]
}

function blocksOf({ last }: Layout): readonly PackedBlock[] {
  const blocks: PackedBlock[] = []
  for (let one = last; one; one = one.before) blocks.push(one.block)
  return blocks.reverse()
}

/** The least width and height of the pieces from each group on: a room below either is of no more use. */
function leastSizes(groups: readonly PieceGroup[]): readonly Size[] {
  let least: Size = { width: Infinity, height: Infinity }
  return groups
    .toReversed()
    .map(({ width, height }) => {
      least = { width: Math.min(least.width, width), height: Math.min(least.height, height) }
      return least
    })
    .reverse()
}

// To a hair, as pieces are counted (`linesIn`).
function holdsOne(room: Size, { width, height }: Size): boolean {
  return room.width >= width * (1 - 1e-5) && room.height >= height * (1 - 1e-5)
}

function isBetter(one: Layout, other: Layout): boolean {
  return one.sheets === other.sheets ? one.count < other.count : one.sheets < other.sheets
}

/** So many pieces fit side by side in a length, mm. */
export function linesIn(length: number, size: number, gutter: number): number {
  return Math.max(0, Math.floor((length + gutter) / (size + gutter) + 1e-6))
}

function capacity({ width, height }: Size, room: Size, gutter: number): number {
  return linesIn(room.width, width, gutter) * linesIn(room.height, height, gutter)
}

// The smallest that holds them all; else of the first sheet with room the one that holds most.
function roomFor(piece: Size, count: number, free: readonly Free[], gutter: number): Free | undefined {
  const rooms = free
    .map((one) => ({ one, holds: capacity(piece, one, gutter) }))
    .filter(({ holds }) => holds > 0)
  const whole = rooms.filter(({ holds }) => holds >= count)
  const area = ({ width, height }: Size): number => width * height
  if (whole.length > 0) return whole.sort((a, b) => area(a.one) - area(b.one))[0]?.one
  return rooms.sort((a, b) => a.one.sheet - b.one.sheet || b.holds - a.holds)[0]?.one
}

function columnsTried(piece: Size, count: number, room: Size, gutter: number): readonly number[] {
  const most = Math.min(count, linesIn(room.width, piece.width, gutter))
  const rows = linesIn(room.height, piece.height, gutter)
  const least = Math.min(most, Math.ceil(count / rows))
  return [...new Set(SHARES.map((share) => Math.max(least, Math.round(most * share))))]
}

function blockIn(
  piece: Size,
  count: number,
  { sheet, x, y, height }: Free,
  columns: number,
  gutter: number,
): Omit<PackedBlock, 'group'> {
  const rows = Math.min(Math.ceil(count / columns), linesIn(height, piece.height, gutter))
  return { sheet, x, y, columns, count: Math.min(count, columns * rows) }
}

function sizeOf(
  piece: Size,
  { columns, count }: Pick<PackedBlock, 'columns' | 'count'>,
  gutter: number,
): Size {
  const across = Math.min(columns, count)
  const down = Math.ceil(count / columns)
  return {
    width: across * (piece.width + gutter) - gutter,
    height: down * (piece.height + gutter) - gutter,
  }
}

function leftBeside(
  free: Free,
  block: Size,
  aside: (typeof ASIDE)[number],
  between: number,
): readonly Free[] {
  const { sheet, x, y, width, height } = free
  const [right, below] = [block.width + between, block.height + between]
  const isLong = aside === 'long'
  return [
    { sheet, x: x + right, y, width: width - right, height: isLong ? height : block.height },
    { sheet, x, y: y + below, width: isLong ? block.width : width, height: height - below },
  ].filter((one) => one.width > 0 && one.height > 0)
}
