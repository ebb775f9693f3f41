/**
 * VASSAL's numbering of a grid that gives hexes our names. It is not derived but tried: of the few ways in which VASSAL can count, the
 * first by which every single hex has its name; none is better than a wrong one.
 */
import { letters, lettersValue } from '#shared/hex/numbering'
import { type Lattice, type RawHex } from './lattice'

/** A hex and the two parts of its name, as it is read: `U` and `6`, `01` and `12`. */
export interface NamedHex {
  readonly raw: RawHex
  readonly parts: readonly [string, string]
}

/** Attributes of `HexGridNumbering`, without those that only its own drawing reads. */
export interface GridNumbering {
  readonly first: 'H' | 'V'
  readonly hType: 'A' | 'N'
  readonly vType: 'A' | 'N'
  readonly hOff: number
  readonly vOff: number
  /** Digits more than one. */
  readonly hLeading: number
  readonly vLeading: number
  readonly hDescend: boolean
  readonly vDescend: boolean
  readonly stagger: boolean
}

/** The size of a board, or of the box about a zone, px. */
export interface Size {
  readonly width: number
  readonly height: number
}

type Way = Pick<GridNumbering, 'hDescend' | 'vDescend' | 'stagger'>

const WAYS: readonly Way[] = [false, true].flatMap((vDescend) =>
  [false, true].flatMap((hDescend) => [false, true].map((stagger): Way => ({ hDescend, vDescend, stagger }))),
)

/** The numbers by which VASSAL counts a hex, before it adds what a numbering begins with. */
function counted(
  { line, place }: RawHex,
  way: Way,
  { sideways, dx, dy }: Lattice,
  size: Size,
): [number, number] {
  const { hDescend, vDescend, stagger } = way
  // So it is in VASSAL: the width of a board over the height of a hex, and the other way round.
  const lines = Math.floor(size.height / dx + 0.5)
  const places = Math.floor(size.width / dy + 0.5)
  const [lineDescends, last, placeDescends, end] = sideways
    ? [vDescend, lines, hDescend, places]
    : [hDescend, places, vDescend, lines]
  const back = placeDescends ? -1 : 1
  const shift = stagger && line % 2 !== 0 ? back : 0
  return [lineDescends ? last - line : line, (placeDescends ? end - place : place) + shift]
}

/** The name that VASSAL gives a hex. */
function nameByNumbering(raw: RawHex, numbering: GridNumbering, lattice: Lattice, size: Size): string {
  const { hOff, vOff, hType, vType, hLeading, vLeading } = numbering
  const [line, place] = counted(raw, numbering, lattice, size)
  const [across, along] = [said(line + hOff, hType, hLeading), said(place + vOff, vType, vLeading)]
  return numbering.first === 'H' ? across + along : along + across
}

function said(value: number, type: 'A' | 'N', leading: number): string {
  const sign = value < 0 ? '-' : ''
  const absolute = Math.abs(value)
  if (type === 'N') return sign + String(absolute).padStart(leading + 1, '0')
  // A to Z, then AA, BB: our AB is none of its names.
  return sign + letters((absolute % 26) + 1).repeat(Math.floor(absolute / 26) + 1)
}

/**
 * A numbering by which each of these hexes has its name, the two parts one after the other; undefined when there is none.
 * @param columnFirst the first part of a name is that of its column
 */
export function numberingFor(
  hexes: readonly NamedHex[],
  columnFirst: boolean,
  lattice: Lattice,
  size: Size,
): GridNumbering | undefined {
  const [example] = hexes
  if (!example) return undefined
  // Lines of pointy hexes are rows.
  const lineFirst = columnFirst !== lattice.sideways
  const [linePart, placePart] = lineFirst ? example.parts : ([example.parts[1], example.parts[0]] as const)
  const common = {
    first: lineFirst ? 'H' : 'V',
    hType: typeOf(linePart),
    vType: typeOf(placePart),
    hLeading: leadingOf(hexes, lineFirst ? 0 : 1),
    vLeading: leadingOf(hexes, lineFirst ? 1 : 0),
  } as const
  for (const way of WAYS) {
    const [line, place] = counted(example.raw, way, lattice, size)
    const numbering: GridNumbering = {
      ...common,
      ...way,
      hOff: valueOf(linePart) - line,
      vOff: valueOf(placePart) - place,
    }
    const fits = hexes.every(
      ({ raw, parts }) => nameByNumbering(raw, numbering, lattice, size) === parts.join(''),
    )
    if (fits) return numbering
  }
  return undefined
}

const typeOf = (part: string): 'A' | 'N' => (/^[A-Z]/.test(part) ? 'A' : 'N')

/** VASSAL's number for our A or 01. */
const valueOf = (part: string): number => (typeOf(part) === 'A' ? lettersValue(part) - 1 : Number(part))

// Padded to one width where all have it and one of them begins with 0.
function leadingOf(hexes: readonly NamedHex[], part: 0 | 1): number {
  const widths = new Set(hexes.map(({ parts }) => parts[part].length))
  const [width] = widths
  const isPadded = widths.size === 1 && hexes.some(({ parts }) => parts[part].startsWith('0'))
  return isPadded && width !== undefined ? width - 1 : 0
}
