/** The table of a font that says which glyph each letter has. */

/** Glyphs by code point, from the subtable that knows most: format 12, else format 4. */
export function lettersOf(cmap: Uint8Array): ReadonlyMap<number, number> {
  const data = new DataView(cmap.buffer, cmap.byteOffset, cmap.byteLength)
  const places = Array.from({ length: data.getUint16(2) }, (_, index) => data.getUint32(8 + 8 * index))
  const of = (format: number): number | undefined => places.find((at) => data.getUint16(at) === format)
  const [long, short] = [of(12), of(4)]
  const letters = new Map<number, number>()
  if (long !== undefined) readLong(data, long, letters)
  else if (short !== undefined) readShort(data, short, letters)
  return letters
}

function readLong(data: DataView, at: number, letters: Map<number, number>): void {
  for (let group = 0; group < data.getUint32(at + 12); group++) {
    const entry = at + 16 + 12 * group
    const [first, last, glyph] = [data.getUint32(entry), data.getUint32(entry + 4), data.getUint32(entry + 8)]
    for (let letter = first; letter <= last; letter++) letters.set(letter, glyph + letter - first)
  }
}

function readShort(data: DataView, at: number, letters: Map<number, number>): void {
  const twice = data.getUint16(at + 6)
  for (let segment = 0; segment < twice; segment += 2) {
    const last = data.getUint16(at + 14 + segment)
    const first = data.getUint16(at + 16 + twice + segment)
    const delta = data.getUint16(at + 16 + 2 * twice + segment)
    const rangeAt = at + 16 + 3 * twice + segment
    const range = data.getUint16(rangeAt)
    for (let letter = first; letter <= last && letter !== 0xffff; letter++) {
      const raw = range === 0 ? letter : data.getUint16(rangeAt + range + 2 * (letter - first))
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff
      if (glyph !== 0) letters.set(letter, glyph)
    }
  }
}

/** A table of one subtable, format 12: a group for each run of letters and glyphs that rise together. */
export function letterTable(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const groups: [first: number, last: number, glyph: number][] = []
  for (const [letter, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const group = groups.at(-1)
    const goesOn = group && letter === group[1] + 1 && glyph === group[2] + letter - group[0]
    if (goesOn) group[1] = letter
    else groups.push([letter, letter, glyph])
  }
  const length = 16 + 12 * groups.length
  const data = new DataView(new ArrayBuffer(12 + length))
  data.setUint16(2, 1)
  // Windows, all of Unicode.
  data.setUint16(4, 3)
  data.setUint16(6, 10)
  data.setUint32(8, 12)
  data.setUint16(12, 12)
  data.setUint32(16, length)
  data.setUint32(24, groups.length)
  groups.forEach((group, index) => {
    group.forEach((value, part) => data.setUint32(28 + 12 * index + 4 * part, value))
  })
  return new Uint8Array(data.buffer)
}
