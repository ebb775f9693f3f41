/** The names that a module gives to hexes, in the nearest numbering of ours; a warning says where they differ. */
import { MAX_FIRST_NUMBER } from '#shared/document/limits'
import { hexesOfGrid, type OffsetCoord, toAxial, toOffset } from '#shared/hex/grid'
import { COLUMN_ROW_NUMBERING, hexName, type Numbering } from '#shared/hex/numbering'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type XmlElement } from '../../xml/readXml'
import { type BoardGrid, containerOf } from './boardGrid'
import { type BoardSize, type ModuleBoard } from './boards'
import { componentsIn } from './buildTree'
import { countingOf, type HexCounting } from './counting'
import { contains, cornersOf } from './zones'

interface BoardNumbering {
  readonly numbering: Numbering
  readonly warnings: readonly Localized[]
  /** The hex that the module calls so; of several the one in their middle. */
  hexNamed(name: string): OffsetCoord | undefined
}

/** The name of a place of the board: by a numbering, in the words of its zone. */
interface Naming {
  readonly counting?: HexCounting
  name(hex: OffsetCoord): string
}

// The names are in the picture.
const PLAIN: Numbering = { ...COLUMN_ROW_NUMBERING, show: 'none' }

export function boardNumbering(module: ModuleBoard, board: BoardGrid, size: BoardSize): BoardNumbering {
  const hexes = Array.from(hexesOfGrid(board.grid), (hex) => toOffset(hex, board.grid))
  const namingAt = namingOf(module, board, size)
  const theirs = (hex: OffsetCoord): string => namingAt(hex).name(hex)
  const hexNamed = byName(hexes, theirs)
  const [first] = hexes
  const counting = first && namingAt(first).counting
  const unnamed = { numbering: PLAIN, hexNamed }
  if (!module.numbering) return { ...unnamed, warnings: [] }
  if (!counting) return { ...unnamed, warnings: module.inZones ? [BY_ZONES] : [] }
  const numbering = ours(counting, board)
  for (const hex of hexes) {
    const [own, other] = [hexName(toAxial(hex, board.grid), numbering, board.grid), theirs(hex)]
    if (own !== other)
      return module.inZones
        ? { ...unnamed, warnings: [BY_ZONES] }
        : { numbering, hexNamed, warnings: [otherName(other, own)] }
  }
  return { numbering, warnings: [], hexNamed }
}

/** The namer of a hex: the first zone in which its middle lies, else the grid at large. */
function namingOf(module: ModuleBoard, board: BoardGrid, size: BoardSize): (hex: OffsetCoord) => Naming {
  const lattice = {
    dx: board.linePx,
    dy: board.hexPx,
    isPointy: board.grid.orientation === 'pointy',
  }
  const plainNaming = (numbering: XmlElement | undefined, container: BoardSize): Naming => {
    if (!numbering) return { name: () => '' }
    const counting = countingOf(numbering, container, lattice)
    return { counting, name: (hex) => counting.name(board.raw(hex)) }
  }
  const zones = componentsIn(module.element, 'Zone')
  const inZones = new Set(zones.flatMap((zone) => componentsIn(zone, 'HexGrid')))
  const large = componentsIn(module.element, 'HexGrid').find((grid) => !inZones.has(grid))
  const atLarge = plainNaming(large && componentsIn(large, 'HexGridNumbering')[0], size)
  const named = zones.map((zone) => {
    const [own] = componentsIn(zone, 'HexGridNumbering')
    const grid =
      zone.attributes['useParentGrid'] === 'true' ? atLarge : plainNaming(own, containerOf({ zone }, size))
    const { name = '', locationFormat = '$name$' } = zone.attributes
    return {
      corners: cornersOf(zone),
      naming: {
        ...grid,
        name: (hex: OffsetCoord) =>
          locationFormat.replace('$name$', () => name).replace('$gridLocation$', () => grid.name(hex)),
      },
    }
  })
  return (hex) => {
    const at = board.centre(hex)
    const point = { x: Math.trunc(at.x), y: Math.trunc(at.y) }
    return named.find(({ corners }) => contains(corners, point))?.naming ?? atLarge
  }
}

function byName(
  hexes: readonly OffsetCoord[],
  theirs: (hex: OffsetCoord) => string,
): BoardNumbering['hexNamed'] {
  let known: Map<string, OffsetCoord[]> | undefined
  const collected = (): Map<string, OffsetCoord[]> => {
    const all = new Map<string, OffsetCoord[]>()
    for (const hex of hexes) {
      const name = theirs(hex)
      const others = all.get(name)
      if (others) others.push(hex)
      else if (name !== '') all.set(name, [hex])
    }
    return all
  }
  return (name) => {
    known ??= collected()
    const found = known.get(name) ?? []
    return found[Math.floor(found.length / 2)]
  }
}

/** The numbering of ours that counts as this one. */
function ours({ lines, places, lineFirst }: HexCounting, board: BoardGrid): Numbering {
  const { grid, firstLine, firstPlace } = board
  const isPointy = grid.orientation === 'pointy'
  const [lineCount, placeCount] = isPointy ? [grid.rows, grid.columns] : [grid.columns, grid.rows]
  const counted = [
    { ...lines, first: firstLine, count: lineCount },
    { ...places, first: firstPlace, count: placeCount },
  ].map((part) => ({
    isLetters: part.isLetters,
    descends: part.step < 0,
    least: part.number(part.step < 0 ? part.first + part.count - 1 : part.first),
  }))
  const [column, row] = (isPointy ? counted.reverse() : counted) as [Counted, Counted]
  const columnFirst = lineFirst !== isPointy
  const isLettered = column.isLetters && !row.isLetters && columnFirst
  const first = (value: number, least: number): number => Math.min(MAX_FIRST_NUMBER, Math.max(least, value))
  return {
    ...PLAIN,
    style: isLettered ? 'letter-number' : columnFirst ? 'column-row' : 'row-column',
    // Their letters count from 0.
    firstColumn: isLettered ? first(column.least + 1, 1) : first(column.least, 0),
    firstRow: first(row.least, 0),
    columnsDescend: column.descends,
    rowsDescend: row.descends,
  }
}

interface Counted {
  readonly isLetters: boolean
  readonly descends: boolean
  readonly least: number
}

const BY_ZONES = localized(
  'noms des cases\u202f: le module compte chaque zone à part, ici la carte entière',
  'names of hexes: the module counts each zone by itself, here the whole map',
)

function otherName(theirs: string, own: string): Localized {
  const shown = quotable(theirs)
  return localized(
    `noms des cases\u202f: «\u202f${shown}\u202f» dans le module s’appelle ici «\u202f${own}\u202f»`,
    `names of hexes: "${shown}" in the module is "${own}" here`,
  )
}
