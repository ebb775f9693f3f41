/** The cells of a layer from all the ways in which Tiled writes them. Not a byte more is unpacked than there are cells. */
import { some } from '#shared/document/inWords/lists'
import { Gunzip, Unzlib } from 'fflate'
import { Decompress } from 'fzstd'
import { bytesOfBase64 } from '#shared/images/base64'
import { describe } from '#shared/i18n/jsonInWords'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { foundInstead } from '#shared/i18n/foundInstead'
import { refuse } from '../../exchange/fault'
import { type Cursor, refuseValue } from './cursor'

/** Flipped three ways and turned: which tile it is remains. */
const WITHOUT_FLAGS = 0x0fffffff

interface Packing {
  readonly encoding: string
  readonly compression: string
}

/** @param data what holds the cells: a list of numbers, or a text */
export function decodeCells(data: Cursor, { encoding, compression }: Packing, count: number): Uint32Array {
  const { value } = data
  if (Array.isArray(value)) return cellsOfList(value, data, count)
  if (typeof value !== 'string') return refuseValue(data, CELLS)
  if (encoding === 'base64') return cellsOfBytes(unpacked(value, compression, count, data), count, data)
  if (encoding === 'csv') return cellsOfText(value, data, count)
  return refuse(
    data.file,
    foundInstead(sameInBoth(`"${quotable(encoding)}"`), sameInBoth('"csv", "base64"')),
    data.place(),
  )
}

const CELLS = localized('les cases d’une couche', 'the cells of a layer')

function refuseCells(data: Cursor, found: Localized, count: number): never {
  return refuse(data.file, foundInstead(found, ofCells(count)), data.place())
}

function cellsOfList(list: readonly unknown[], data: Cursor, count: number): Uint32Array {
  if (list.length !== count) return refuseCells(data, ofCells(list.length), count)
  const cells = new Uint32Array(count)
  for (let index = 0; index < count; index++) {
    const gid = list[index]
    if (!isGid(gid)) return refuseGid(data, index, describe(gid))
    cells[index] = gid & WITHOUT_FLAGS
  }
  return cells
}

const ofCells = (count: number): Localized =>
  some(count, localized('case', 'cell'), localized('cases', 'cells'))

function isGid(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffffffff
}

function refuseGid(data: Cursor, index: number, found: Localized): never {
  const where = localized(`case ${index + 1}\u202f: `, `cell ${index + 1}: `)
  const { fr, en } = foundInstead(
    found,
    localized('un nombre de 0 à 4294967295', 'a number from 0 to 4294967295'),
  )
  return refuse(data.file, localized(where.fr + fr, where.en + en), data.place())
}

function cellsOfText(text: string, data: Cursor, count: number): Uint32Array {
  const cells = new Uint32Array(count)
  let index = 0
  // A last comma is forgiven.
  const listed = text.trimEnd()
  for (const part of (listed.endsWith(',') ? listed.slice(0, -1) : listed).split(',')) {
    const digits = part.trim()
    const gid = /^\d{1,10}$/.test(digits) ? Number(digits) : undefined
    if (!isGid(gid)) return refuseGid(data, index, describe(digits))
    if (index < count) cells[index] = gid & WITHOUT_FLAGS
    index++
  }
  return index === count ? cells : refuseCells(data, ofCells(index), count)
}

function cellsOfBytes(bytes: Uint8Array, count: number, data: Cursor): Uint32Array {
  if (bytes.length !== 4 * count) {
    const found = localized(`${bytes.length} octets`, `${bytes.length} bytes`)
    return refuseCells(data, found, count)
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: count }, (_, index) => view.getUint32(4 * index, true) & WITHOUT_FLAGS)
}

function unpacked(text: string, compression: string, count: number, data: Cursor): Uint8Array {
  const packed = bytesOfBase64(text.replace(/\s+/g, ''))
  if (!(packed instanceof Uint8Array)) {
    const found = localized(`le caractère ${packed.index + 1}`, `character ${packed.index + 1}`)
    return refuse(data.file, foundInstead(found, localized('du base64', 'base64')), data.place())
  }
  if (compression === '') return packed
  const open = Object.hasOwn(UNPACKERS, compression)
    ? UNPACKERS[compression as keyof typeof UNPACKERS]
    : undefined
  if (!open)
    return refuse(
      data.file,
      foundInstead(sameInBoth(`"${quotable(compression)}"`), sameInBoth(Object.keys(UNPACKERS).join(', '))),
      data.place(),
    )
  const content = new Uint8Array(4 * count)
  let length = 0
  try {
    const unpacker = open((part) => {
      if (length + part.length > content.length) throw new RangeError('more than there are cells')
      content.set(part, length)
      length += part.length
    })
    for (let at = 0; at < packed.length; at += PIECE)
      unpacker.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length)
  } catch {
    const found = localized('des octets endommagés ou trop nombreux', 'bytes that are damaged or too many')
    return refuseCells(data, found, count)
  }
  return content.subarray(0, length)
}

/** Few enough bytes that what they unpack to is looked at often. */
const PIECE = 1 << 14

interface Unpacker {
  push(bytes: Uint8Array, isLast: boolean): void
}

const UNPACKERS = {
  gzip: (onData: (part: Uint8Array) => void): Unpacker => new Gunzip(onData),
  zlib: (onData: (part: Uint8Array) => void): Unpacker => new Unzlib(onData),
  zstd: (onData: (part: Uint8Array) => void): Unpacker => new Decompress(onData),
}
