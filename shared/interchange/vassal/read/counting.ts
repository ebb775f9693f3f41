/** A numbering as VASSAL counts by it: the lines, the places of a line, and the names that they make. */
import { type XmlElement } from '../../xml/readXml'
import { type RawHex } from '../lattice'
import { type BoardSize } from './boards'

/**
 * The counting of lines, or of the places of a line: the number of the first that VASSAL counts, `from`, and the step to the
 * next.
 */
interface Counting {
  readonly isLetters: boolean
  readonly offset: number
  readonly from: number
  readonly step: 1 | -1
  /** The number of a line or place, as VASSAL counts it. */
  number(at: number): number
  text(number: number): string
}

interface NumberedLattice {
  readonly dx: number
  readonly dy: number
  readonly isPointy: boolean
}

export interface HexCounting {
  readonly lines: Counting
  /** Staggered odd lines count their hex before as the first: one more than VASSAL’s own count. */
  readonly places: Counting
  /** Lines are named before places. */
  readonly lineFirst: boolean
  name(raw: RawHex): string
}

/** @param container size of the board, or of the zone that has the grid */
export function countingOf(
  { attributes }: XmlElement,
  { width, height }: BoardSize,
  { dx, dy, isPointy }: NumberedLattice,
): HexCounting {
  // The attributes of lines are called horizontal whichever way they run, but what counts backwards is said as it is seen; and VASSAL
  // divides the width of a board by the height of a hex, the height by the distance of lines, on every grid.
  const across = { descends: attributes['hDescend'] === 'true', most: Math.floor(width / dy + 0.5) }
  const down = { descends: attributes['vDescend'] === 'true', most: Math.floor(height / dx + 0.5) }
  const [ofLines, ofPlaces] = isPointy ? [down, across] : [across, down]
  const counting = (key: 'h' | 'v', { descends, most }: typeof across): Counting => {
    const whole = (name: string): number => Math.trunc(Number(attributes[`${key}${name}`] ?? 0)) || 0
    const isLetters = attributes[`${key}Type`]?.startsWith('A') === true
    const digits = Math.min(10, Math.max(0, whole('Leading')) + 1)
    const [offset, from, step] = [whole('Off'), descends ? most : 0, descends ? -1 : 1] as const
    return {
      isLetters,
      offset,
      from,
      step,
      number: (at) => from + step * at + offset,
      text: (number) => {
        const sign = number < 0 ? '-' : ''
        return sign + (isLetters ? doubled(Math.abs(number)) : String(Math.abs(number)).padStart(digits, '0'))
      },
    }
  }
  const [lines, places] = [counting('h', ofLines), counting('v', ofPlaces)]
  const raised = attributes['stagger'] === 'false' ? 0 : 1
  const lineFirst = !(attributes['first'] ?? 'H').startsWith('V')
  const separator = attributes['sep'] ?? ''
  return {
    lines,
    places,
    lineFirst,
    name({ line, place }) {
      const counted = line % 2 === 0 ? place : place + raised
      const parts = [lines.text(lines.number(line)), places.text(places.number(counted))]
      return (lineFirst ? parts : parts.reverse()).join(separator)
    },
  }
}

// Z is followed by AA, BB.
function doubled(value: number): string {
  const letter = String.fromCharCode(65 + (value % 26))
  return letter.repeat(Math.min(9, Math.floor(value / 26) + 1))
}
