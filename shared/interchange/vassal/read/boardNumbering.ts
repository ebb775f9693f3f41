/** The names that a module gives to hexes, in the nearest numbering of ours; a warning says where they differ. */
import { MAX_FIRST_NUMBER } from '#shared/document/limits'
import { hexesOfGrid, type OffsetCoord, toAxial, toOffset } from '#shared/hex/grid'
import { COLUMN_ROW_NUMBERING, hexName, type Numbering } from '#shared/hex/numbering'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type XmlElement } from '../../xml/readXml'
import { type BoardGrid } from './boardGrid'
import { type ModuleBoard } from './boards'

interface BoardNumbering {
  readonly numbering: Numbering
  readonly warnings: readonly Localized[]
  /** The hex that the module calls so; undefined too where it counts backwards. */
  hexNamed(name: string): OffsetCoord | undefined
}

const NOT_NAMED = (): undefined => undefined

export function boardNumbering(
  { numbering: element, inZones }: Pick<ModuleBoard, 'numbering' | 'inZones'>,
  board: BoardGrid,
): BoardNumbering {
  // The names are in the picture.
  const plain: Numbering = { ...COLUMN_ROW_NUMBERING, show: 'none' }
  if (!element) return { numbering: plain, warnings: [], hexNamed: NOT_NAMED }
  if (inZones) return { numbering: plain, warnings: [BY_ZONES], hexNamed: NOT_NAMED }
  const isPointy = board.grid.orientation === 'pointy'
  const lines = partOf(element, 'h', board.firstLine)
  const places = partOf(element, 'v', board.firstPlace)
  const [column, row] = isPointy ? [places, lines] : [lines, places]
  const lineFirst = (element.attributes['first'] ?? 'H') !== 'V'
  const columnFirst = lineFirst !== isPointy
  const isLettered = column.isLetters && !row.isLetters && columnFirst
  const first = (value: number, least: number): number => Math.min(MAX_FIRST_NUMBER, Math.max(least, value))
  const numbering: Numbering = {
    ...plain,
    style: isLettered ? 'letter-number' : columnFirst ? 'column-row' : 'row-column',
    // Their letters count from 0.
    firstColumn: isLettered ? first(column.first + 1, 1) : column.descends ? 1 : first(column.first, 0),
    firstRow: row.descends ? 1 : first(row.first, 0),
    columnsDescend: column.descends,
    rowsDescend: row.descends,
  }
  if (column.descends || row.descends) return { numbering, warnings: [BACKWARDS], hexNamed: NOT_NAMED }
  const separator = element.attributes['sep'] ?? ''
  const theirs = ({ col, row: at }: OffsetCoord): string => {
    const parts = [lines.name(isPointy ? at : col), places.name(isPointy ? col : at)]
    return (lineFirst ? parts : parts.reverse()).join(separator)
  }
  const { columns, rows } = board.grid
  let byName: ReadonlyMap<string, OffsetCoord> | undefined
  const hexNamed = (name: string): OffsetCoord | undefined => {
    byName ??= new Map(
      Array.from(hexesOfGrid(board.grid), (hex) => toOffset(hex, board.grid)).map((hex) => [
        theirs(hex),
        hex,
      ]),
    )
    return byName.get(name)
  }
  for (const hex of [
    { col: 0, row: 0 },
    { col: columns - 1, row: rows - 1 },
  ]) {
    const [own, other] = [hexName(toAxial(hex, board.grid), numbering, board.grid), theirs(hex)]
    if (own !== other)
      return {
        ...{ numbering, hexNamed },
        warnings: [
          localized(
            `noms des cases\u202f: «\u202f${quotable(other)}\u202f» dans le module s’appelle ici «\u202f${own}\u202f»`,
            `names of hexes: "${quotable(other)}" in the module is "${own}" here`,
          ),
        ],
      }
  }
  return { numbering, warnings: [], hexNamed }
}

const BY_ZONES = localized(
  'noms des cases\u202f: le module compte chaque zone à part, ici la carte entière',
  'names of hexes: the module counts each zone by itself, here the whole map',
)

const BACKWARDS = localized(
  'noms des cases\u202f: comptés à rebours dans le module, ils sont à vérifier',
  'names of hexes: the module counts them backwards, check them',
)

interface Part {
  readonly isLetters: boolean
  readonly descends: boolean
  /** The number of our first line or place. */
  readonly first: number
  name(index: number): string
}

function partOf({ attributes }: XmlElement, key: 'h' | 'v', start: number): Part {
  const whole = (name: string): number => Math.trunc(Number(attributes[`${key}${name}`] ?? 0)) || 0
  const isLetters = attributes[`${key}Type`] === 'A'
  const first = start + whole('Off')
  const digits = Math.min(10, Math.max(0, whole('Leading')) + 1)
  return {
    ...{ isLetters, first, descends: attributes[`${key}Descend`] === 'true' },
    name: (index) => (isLetters ? doubled(first + index) : String(first + index).padStart(digits, '0')),
  }
}

// Z is followed by AA, BB.
function doubled(value: number): string {
  const letter = String.fromCharCode(65 + (((value % 26) + 26) % 26))
  return letter.repeat(Math.min(9, Math.max(1, Math.floor(value / 26) + 1)))
}
