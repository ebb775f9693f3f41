/** The old table of kerning pairs, which every browser still reads. */

/** Two letters and how much further they stand apart, 1/1000 em; negative: nearer. */
export interface KerningPair {
  readonly first: string
  readonly second: string
  readonly kern: number
}

/**
 * The table, of those pairs whose letters have glyphs; undefined for none.
 * @param em units of the font an em
 */
export function kerningTable(
  pairs: readonly KerningPair[],
  glyphs: ReadonlyMap<number, number>,
  em: number,
): Uint8Array | undefined {
  const found = pairs.flatMap(({ first, second, kern }) => {
    const left = glyphs.get(first.codePointAt(0) ?? 0)
    const right = glyphs.get(second.codePointAt(0) ?? 0)
    if (left === undefined || right === undefined) return []
    return [{ key: left * 0x10000 + right, value: Math.round((kern * em) / 1000) }]
  })
  const count = Math.min(found.length, MOST)
  if (count === 0) return undefined
  const sorted = found.slice(0, count).sort((a, b) => a.key - b.key)
  const data = new DataView(new ArrayBuffer(18 + 6 * count))
  const power = Math.floor(Math.log2(count))
  data.setUint16(2, 1)
  data.setUint16(6, 14 + 6 * count)
  // Horizontal.
  data.setUint16(8, 1)
  data.setUint16(10, count)
  data.setUint16(12, 6 * 2 ** power)
  data.setUint16(14, power)
  data.setUint16(16, 6 * count - 6 * 2 ** power)
  sorted.forEach(({ key, value }, index) => {
    data.setUint32(18 + 6 * index, key)
    data.setInt16(22 + 6 * index, value)
  })
  return new Uint8Array(data.buffer)
}

/** The length of the table is a number of 16 bits. */
const MOST = 10_000
