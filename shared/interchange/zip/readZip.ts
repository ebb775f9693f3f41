/**
 * Zip archives from anywhere: a table of entries first, each unpacked only when it is asked for, within limits and against its
 * checksum. Bytes before the archive are passed over; of a name that is there twice the last entry counts, which is the newer one, as
 * for other programs. Names that lead out of a folder, encryption, archives in parts and entries that are larger than they say are refused.
 */
import { foundInstead } from '#shared/i18n/foundInstead'
import { Inflate } from 'fflate'
import { textOfUtf8 } from '#shared/images/utf8'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { crc32 } from '#shared/lang/crc32'
import { bytePlace, refuse } from '../exchange/fault'

export interface Archive {
  /** Names in the order of the archive, in composed Unicode; folders are left out. */
  readonly names: readonly string[]
  has(name: string): boolean
  /**
   * The bytes of an entry; undefined when there is none of that name. Throws `ExchangeRefusal` for one that is damaged, or larger than
   * `most` bytes.
   */
  bytes(name: string, most: number): Uint8Array | undefined
}

/** Entries of one archive: no module that was looked at has half as many. */
const MOST_ENTRIES = 20_000

interface Entry {
  readonly name: string
  readonly method: number
  readonly crc: number
  /** Bytes as packed, and unpacked. */
  readonly packed: number
  readonly size: number
  /** The place of its own header. */
  readonly offset: number
}

/** Throws `ExchangeRefusal`, located, for what is no archive; nothing is unpacked yet. */
export function readZip(bytes: Uint8Array, file: string): Archive {
  const entries = new Map<string, Entry>()
  for (const entry of tableOf(bytes, file)) {
    if (!entry.name.endsWith('/')) entries.set(entry.name, entry)
  }
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    bytes(name, most) {
      const entry = entries.get(name)
      return entry && unpack(bytes, entry, { file, most })
    },
  }
}

const END_SIGNATURE = 0x06054b50
const TABLE_SIGNATURE = 0x02014b50
const ENTRY_SIGNATURE = 0x04034b50

const ZIP = localized('une archive zip', 'a zip archive')
const WHOLE = localized('une archive zip entière', 'a whole zip archive')
const INSIDE = localized('un nom à l’intérieur de l’archive', 'a name inside the archive')
const END = localized('la fin du fichier', 'the end of the file')

function tableOf(bytes: Uint8Array, file: string): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return refuse(file, foundInstead(beginning(bytes), ZIP), bytePlace(0))
  const table = tableAt(view, end)
  const { count } = table
  if (table.isSplit)
    refuse(
      file,
      foundInstead(localized('une archive en plusieurs parties', 'an archive in parts'), ZIP),
      bytePlace(end),
    )
  if (count > MOST_ENTRIES) {
    const most = localized(`au plus ${MOST_ENTRIES} fichiers`, `at most ${MOST_ENTRIES} files`)
    refuse(file, foundInstead(localized(`${count} fichiers`, `${count} files`), most), bytePlace(end))
  }
  const entries: Entry[] = []
  const before = bytesBefore(view, table)
  let at = before + table.start
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== TABLE_SIGNATURE)
      refuse(file, foundInstead(localized('une table endommagée', 'a damaged table'), WHOLE), bytePlace(at))
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    if (at + 46 + nameLength > end) refuse(file, foundInstead(END, WHOLE), bytePlace(at))
    const flags = view.getUint16(at + 8, true)
    const name = nameOf(bytes.subarray(at + 46, at + 46 + nameLength))
    if (!isInside(name)) refuse(file, foundInstead(named(name), INSIDE), bytePlace(at + 46))
    if ((flags & 1) !== 0)
      refuse(name, localized('chiffré\u202f: impossible à lire', 'encrypted: it cannot be read'))
    const [size, packed, offset] = sizesOf(view, at, { from: at + 46 + nameLength, length: extra, end })
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed,
      size,
      offset: before + offset,
    })
    at += 46 + nameLength + extra + comment
  }
  return entries
}

interface TableEnd {
  /** The place behind the table. */
  readonly end: number
  readonly count: number
  readonly isSplit: boolean
  /** Bytes. */
  readonly length: number
  readonly start: number
}

const LOCATOR_SIGNATURE = 0x07064b50
const WIDE_END_SIGNATURE = 0x06064b50

/** The place of the table by the end of the archive; numbers that have no room there stand in a wider end before it (zip64). */
function tableAt(view: DataView, end: number): TableEnd {
  const short = (at: number): number => view.getUint16(end + at, true)
  const [length, start] = [12, 16].map((at) => view.getUint32(end + at, true)) as [number, number]
  const [disk, here, count] = [4, 8, 10].map(short) as [number, number, number]
  const plain = { end, count, isSplit: disk !== 0 || here !== count, length, start }
  if (end < 20 || view.getUint32(end - 20, true) !== LOCATOR_SIGNATURE) return plain
  // Where bytes stand before the archive the locator does not count them: the wide end is before it too.
  const found = [wide(view, end - 12), end - 20 - 56].find(
    (at) => at >= 0 && at + 56 <= end - 20 && view.getUint32(at, true) === WIDE_END_SIGNATURE,
  )
  if (found === undefined) return plain
  return {
    end: found,
    count: wide(view, found + 32),
    isSplit: view.getUint32(found + 16, true) !== 0 || wide(view, found + 24) !== wide(view, found + 32),
    length: wide(view, found + 40),
    start: wide(view, found + 48),
  }
}

/** A number too large to be exact lies outside any file all the same. */
const wide = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))

const IN_EXTRA = 0xffffffff
const WIDE_EXTRA = 1

/** Bytes unpacked and packed, and the place of the entry: what has no room in the table is in its extra field, in this order. */
function sizesOf(
  view: DataView,
  at: number,
  extra: { readonly from: number; readonly length: number; readonly end: number },
): readonly [size: number, packed: number, offset: number] {
  const fields = [24, 20, 42].map((field) => view.getUint32(at + field, true))
  const last = Math.min(extra.from + extra.length, extra.end)
  let next = extra.from
  while (next + 4 <= last && view.getUint16(next, true) !== WIDE_EXTRA)
    next += 4 + view.getUint16(next + 2, true)
  let from = next + 4
  return fields.map((value) => {
    if (value !== IN_EXTRA || from + 8 > last) return value
    from += 8
    return wide(view, from - 8)
  }) as [number, number, number]
}

/** The bytes before an archive that stands behind others and does not count them: its table ends where the end begins. */
function bytesBefore(view: DataView, { end, length, start }: TableEnd): number {
  const isAt = (at: number): boolean =>
    at >= 0 && at + 4 <= end && view.getUint32(at, true) === TABLE_SIGNATURE
  return !isAt(start) && isAt(end - length) && end - length > start ? end - length - start : 0
}

// The end of the table is at the end of the file, before a comment of at most 65,535 bytes.
function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  return undefined
}

// Archives that do not say that their names are UTF-8 often have them so; the others are of the PC on which the format was made.
function nameOf(bytes: Uint8Array): string {
  try {
    return textOfUtf8(bytes).normalize('NFC')
  } catch {
    return Array.from(bytes, (byte) =>
      byte < 0x80 ? String.fromCharCode(byte) : CODE_PAGE_437[byte - 0x80],
    ).join('')
  }
}

/** The letters of the bytes from 0x80 on. */
const CODE_PAGE_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ '

function isInside(name: string): boolean {
  if (name === '' || /[\\\0]|^\/|^[A-Za-z]:/.test(name)) return false
  return !name.split('/').includes('..')
}

function unpack(
  bytes: Uint8Array,
  entry: Entry,
  { file, most }: { readonly file: string; readonly most: number },
): Uint8Array {
  const { name, size, packed, offset } = entry
  if (size > most) refuse(name, foundInstead(ofBytes(size), atMost(most)))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== ENTRY_SIGNATURE)
    refuse(
      file,
      foundInstead(localized('une entrée déplacée', 'a misplaced entry'), named(name)),
      bytePlace(offset),
    )
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packed > bytes.length) refuse(name, foundInstead(END, WHOLE), bytePlace(start))
  const content = inflated(bytes.subarray(start, start + packed), entry)
  if (content.length !== size || crc32(content) !== entry.crc)
    refuse(
      name,
      localized('endommagé\u202f: la somme de contrôle diffère', 'damaged: its checksum differs'),
      bytePlace(start),
    )
  return content
}

const STORED = 0
const DEFLATED = 8

function inflated(packed: Uint8Array, { name, method, size }: Entry): Uint8Array {
  if (method === STORED) return packed
  if (method !== DEFLATED)
    refuse(
      name,
      foundInstead(
        localized(`la compression ${method}`, `compression ${method}`),
        localized('«\u202fdeflate\u202f» ou rien', '"deflate" or none'),
      ),
    )
  try {
    return inflatedTo(packed, size)
  } catch {
    return refuse(name, localized('endommagé\u202f: ne se décompresse pas', 'damaged: it cannot be unpacked'))
  }
}

// A piece of so many bytes unpacks to 16 MB at most.
const PIECE = 1 << 14

/** Throws as soon as there is more than the entry says. */
function inflatedTo(packed: Uint8Array, size: number): Uint8Array {
  const content = new Uint8Array(size)
  let length = 0
  const inflate = new Inflate((part) => {
    content.set(part, length)
    length += part.length
  })
  for (let at = 0; at < packed.length; at += PIECE)
    inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length)
  return content.subarray(0, length)
}

function beginning(bytes: Uint8Array): Localized {
  if (bytes.length === 0) return localized('un fichier vide', 'an empty file')
  const shown = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(' ')
  return localized(`les octets ${shown}`, `the bytes ${shown}`)
}

function named(name: string): Localized {
  const shown = quotable(name)
  return localized(`«\u202f${shown}\u202f»`, `"${shown}"`)
}

const ofBytes = (size: number): Localized => localized(`${size} octets`, `${size} bytes`)
const atMost = (most: number): Localized => localized(`au plus ${most} octets`, `at most ${most} bytes`)
