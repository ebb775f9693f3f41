import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { faultInWords, ExchangeRefusal } from '#shared/interchange/exchange/fault'
import { readZip } from '#shared/interchange/zip/readZip'
import { writeZip } from '#shared/interchange/zip/writeZip'
import { crc32 } from '#shared/lang/crc32'

const text = (value: string): Uint8Array => new TextEncoder().encode(value)

function refusal(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof ExchangeRefusal) return faultInWords(error.fault, 'en')
    throw error
  }
  return 'not refused'
}

/** A zip of one deflated entry whose table says what the test wants. */
function zipSaying(
  name: string | Uint8Array,
  content: Uint8Array,
  said: { size?: number; crc?: number; flags?: number },
) {
  const packed = new Uint8Array(deflateSync(content).subarray(2, -4))
  const label = typeof name === 'string' ? text(name) : name
  const local = new DataView(new ArrayBuffer(30))
  local.setUint32(0, 0x04034b50, true)
  local.setUint16(26, label.length, true)
  const table = new DataView(new ArrayBuffer(46))
  table.setUint32(0, 0x02014b50, true)
  table.setUint16(8, said.flags ?? 0x800, true)
  table.setUint16(10, 8, true)
  table.setUint32(16, said.crc ?? crc32(content), true)
  table.setUint32(20, packed.length, true)
  table.setUint32(24, said.size ?? content.length, true)
  table.setUint16(28, label.length, true)
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(8, 1, true)
  end.setUint16(10, 1, true)
  end.setUint32(16, 30 + label.length + packed.length, true)
  const parts = [local, label, packed, table, label, end].map((part) =>
    part instanceof DataView ? new Uint8Array(part.buffer) : part,
  )
  return new Uint8Array(Buffer.concat(parts))
}

/** The same archive with sizes and places in the extra fields of its table, and an end of wider numbers. */
function asZip64(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const end = zip.length - 22
  const [count, start] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)]
  const parts = [zip.slice(0, start)]
  for (let at = start; at < end;) {
    const length = 46 + view.getUint16(at + 28, true)
    const head = zip.slice(at, at + length)
    const fields = new DataView(head.buffer)
    const extra = new DataView(new ArrayBuffer(6 + 4 + 24))
    // Some other field first: a time.
    extra.setUint16(0, 0x5455, true)
    extra.setUint16(2, 2, true)
    extra.setUint16(6, 1, true)
    extra.setUint16(8, 24, true)
    for (const [index, field] of [24, 20, 42].entries()) {
      extra.setBigUint64(10 + 8 * index, BigInt(fields.getUint32(field, true)), true)
      fields.setUint32(field, 0xffffffff, true)
    }
    fields.setUint16(30, extra.byteLength, true)
    parts.push(head, new Uint8Array(extra.buffer))
    at += length
  }
  const length = parts.slice(1).reduce((sum, part) => sum + part.length, 0)
  const wide = new DataView(new ArrayBuffer(56 + 20 + 22))
  wide.setUint32(0, 0x06064b50, true)
  for (const [at, value] of [
    [4, 44],
    [24, count],
    [32, count],
    [40, length],
    [48, start],
  ] as const)
    wide.setBigUint64(at, BigInt(value), true)
  wide.setUint32(56, 0x07064b50, true)
  wide.setBigUint64(56 + 8, BigInt(start + length), true)
  wide.setUint32(76, 0x06054b50, true)
  for (const at of [8, 10]) wide.setUint16(76 + at, 0xffff, true)
  for (const at of [12, 16]) wide.setUint32(76 + at, 0xffffffff, true)
  return new Uint8Array(Buffer.concat([...parts, new Uint8Array(wide.buffer)]))
}

describe('zip archives', () => {
  const entries = [
    { name: 'moduledata', bytes: text('été') },
    { name: 'images/a.png', bytes: Uint8Array.from({ length: 500 }, (_, i) => (i * 7) % 251), packed: true },
  ]

  it('come back entry by entry, and are the same bytes twice', () => {
    const zip = writeZip(entries)
    const archive = readZip(zip, 'a.zip')
    expect(archive.names).toEqual(['moduledata', 'images/a.png'])
    for (const { name, bytes } of entries) expect(archive.bytes(name, 1000)).toEqual(bytes)
    expect(archive.bytes('other', 1000)).toBeUndefined()
    expect(writeZip(entries)).toEqual(zip)
  })

  it('have their names in UTF-8 whether they say so or not, else in the letters of old archives', () => {
    const content = text('x')
    const named = (name: string | Uint8Array, flags: number): readonly string[] =>
      readZip(zipSaying(name, content, { flags }), 'old.zip').names
    expect(named('été/forêt.png', 0x800)).toEqual(['été/forêt.png'])
    expect(named('e\u0301te\u0301.png', 0)).toEqual(['été.png'])
    // "été-Ö-½.png" of code page 437.
    const old = [0x82, 0x74, 0x82, 0x2d, 0x99, 0x2d, 0xab, 0x2e, 0x70, 0x6e, 0x67]
    expect(named(Uint8Array.from(old), 0)).toEqual(['été-Ö-½.png'])
  })

  it('are written with each name once', () => {
    expect(() => writeZip([...entries, ...entries])).toThrow('moduledata')
  })

  it('stand behind other bytes, counted by the archive or not', () => {
    const zip = writeZip(entries)
    const stub = text('#!/bin/sh PK\x01\x02 and more\n')
    const behind = new Uint8Array(Buffer.concat([stub, zip]))
    const counted = behind.slice()
    const view = new DataView(counted.buffer)
    const end = counted.length - 22
    const add = (at: number): void => view.setUint32(at, view.getUint32(at, true) + stub.length, true)
    for (let at = view.getUint32(end + 16, true) + stub.length; at < end;) {
      add(at + 42)
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
    add(end + 16)
    for (const one of [behind, counted]) {
      const archive = readZip(one, 'a.exe')
      expect(archive.names).toEqual(['moduledata', 'images/a.png'])
      for (const { name, bytes } of entries) expect(archive.bytes(name, 1000)).toEqual(bytes)
    }
  })

  it('say in wider numbers what they have no room for (zip64), behind other bytes too', () => {
    const zip = asZip64(writeZip(entries))
    const stub = text('#!/bin/sh\n')
    for (const one of [zip, new Uint8Array(Buffer.concat([stub, zip]))]) {
      const archive = readZip(one, 'a.zip')
      expect(archive.names).toEqual(['moduledata', 'images/a.png'])
      for (const { name, bytes } of entries) expect(archive.bytes(name, 1000)).toEqual(bytes)
    }
    const cut = zip.slice()
    new DataView(cut.buffer).setBigUint64(cut.length - 22 - 20 - 56 + 48, 2n ** 60n, true)
    expect(refusal(() => readZip(cut, 'a.zip'))).toContain('a damaged table')
  })

  it('have a name twice: the last entry counts, as for other programs', () => {
    const zip = writeZip([
      { name: 'a.txt', bytes: text('older') },
      { name: 'b.txt', bytes: text('newer') },
    ])
    const twice = zip.map((byte, at) => (byte === 0x62 && zip[at + 1] === 0x2e ? 0x61 : byte))
    const archive = readZip(twice, 'a.zip')
    expect(archive.names).toEqual(['a.txt'])
    expect(archive.bytes('a.txt', 100)).toEqual(text('newer'))
  })

  it('are refused with their place when they are none', () => {
    expect(refusal(() => readZip(text('no zip'), 'x.vmod'))).toBe(
      'x.vmod: byte 0: found the bytes 6e 6f 20 7a, expected a zip archive',
    )
    expect(refusal(() => readZip(new Uint8Array(), 'x.vmod'))).toContain('found an empty file')
  })

  it.each(['../a', 'a/../../b', '/etc/passwd', 'C:\\a', 'a\\b', 'a\0b'])(
    'a name that leads outside is refused: %j',
    (name) => {
      const zip = zipSaying(name, text('x'), {})
      expect(refusal(() => readZip(zip, 'x.zip'))).toContain('expected a name inside the archive')
    },
  )

  it('an entry is refused for its size before it is unpacked', () => {
    const zip = zipSync({ bomb: new Uint8Array(50_000_000) })
    expect(zip.length).toBeLessThan(50_000)
    expect(refusal(() => readZip(zip, 'b.zip').bytes('bomb', 1_000_000))).toBe(
      'bomb: found 50000000 bytes, expected at most 1000000 bytes',
    )
  })

  it('an entry that is larger than it says is damaged, and only what it says is held', () => {
    const zip = zipSaying('bomb', new Uint8Array(50_000_000), { size: 1000 })
    expect(refusal(() => readZip(zip, 'b.zip').bytes('bomb', 1_000_000))).toContain('bomb: ')
  })

  it('a checksum that differs, encryption and a cut file are named', () => {
    expect(
      refusal(() => readZip(zipSaying('a', text('hello'), { crc: 1 }), 'a.zip').bytes('a', 10)),
    ).toContain('a: byte 31: damaged: its checksum differs')
    expect(refusal(() => readZip(zipSaying('a', text('hello'), { flags: 1 }), 'a.zip'))).toContain(
      'a: encrypted',
    )
    const zip = writeZip(entries)
    for (let length = 0; length < zip.length; length += 37)
      expect(refusal(() => readZip(zip.subarray(0, length), 'cut.zip'))).not.toBe('not refused')
  })
})
