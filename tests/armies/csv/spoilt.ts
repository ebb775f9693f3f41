/** CSV files spoilt by dice, and the judge of the errors that are reported. */
import { type CsvFault, csvFaultText } from '#shared/armies/csv/csvFault'
import { type Rng } from '#shared/lang/rng'
import { bytesOf } from './armies'

const SPLINTERS = [
  '"',
  ';',
  ',',
  '\n',
  '\r\n',
  '\t',
  '""',
  ';;',
  '\0',
  "'",
  '=',
  '-',
  '𝔄',
  'oui',
  '1e999',
  '__proto__',
  'nom',
]

/** Up to six spoilings of the bytes: cut, dropped, doubled, swapped, splinters put in, bits turned. */
export function spoilt(source: Uint8Array, rng: Rng): Uint8Array {
  let bytes = source
  for (let left = 1 + rng.below(6); left > 0; left--) {
    const start = rng.below(bytes.length + 1)
    const end = Math.min(bytes.length, start + rng.below(80))
    const [before, part, after] = [bytes.slice(0, start), bytes.slice(start, end), bytes.slice(end)]
    const other = start + rng.below(Math.max(bytes.length - start, 1))
    const splinter = bytesOf(SPLINTERS[rng.below(SPLINTERS.length)] as string)
    const parts = [
      [before, after],
      [before, part, part, after],
      [before, splinter, part, after],
      [before, splinter, after],
      [bytes.slice(0, other)],
      [before, bytes.slice(other, other + 40), after],
      [before, part.map((byte) => byte ^ (1 << rng.below(8))), after],
    ]
    bytes = Buffer.concat(parts[rng.below(parts.length)] as Uint8Array[])
  }
  return bytes
}

/** Throws on a fault that does not say where it is, or what. */
export function placed(fault: CsvFault): void {
  const { line, column, says } = fault
  const named = line >= 1 && (typeof column === 'string' ? column !== '' : column >= 1)
  const told = /^ligne \d+, colonne (\d+|«.+»)\u202f: ./u.test(csvFaultText(fault).fr)
  if (!named || !told || says.fr === '') throw new Error(JSON.stringify(fault))
}
