/** A font cut down to the letters that are needed, for a page that carries its own: outlines, advances and kerning of these alone. */
import { dataOf, type FontTables, readFontTables, writeFontTables } from './sfnt'
import { type KerningPair, kerningTable } from './kerning'
import { letterTable, lettersOf } from './letters'

/** Tables that stay as they are. Hinting, features and variations are left out. */
const KEPT = ['OS/2', 'name', 'gasp', 'prep']

/**
 * A TrueType font with those of these letters that it has. Throws for what is no TrueType font: only the program's own are given.
 * @param letters code points, in any order
 * @param kerning pairs in 1/1000 em; those with letters that are left out are ignored.
 */
export function cutFont(
  font: Uint8Array,
  letters: ReadonlySet<number>,
  kerning: readonly KerningPair[] = [],
): Uint8Array {
  const tables = readFontTables(font)
  const all = lettersOf(table(tables, 'cmap'))
  const kept = [...letters].filter((letter) => all.has(letter)).sort((a, b) => a - b)
  const outlines = outlinesOf(tables)
  // Glyph 0 stands for what is missing; parts of composed glyphs come along.
  const glyphs = [...new Set([0, ...kept.map((letter) => all.get(letter) ?? 0)])]
  for (const glyph of glyphs)
    for (const part of partsOf(outlines(glyph))) if (!glyphs.includes(part)) glyphs.push(part)
  const renumbered = new Map(glyphs.map((glyph, index) => [glyph, index]))
  const newGlyph = new Map(kept.map((letter) => [letter, renumbered.get(all.get(letter) ?? 0) ?? 0]))
  const cut = new Map(KEPT.flatMap((name) => (tables.has(name) ? [[name, table(tables, name)]] : [])))
  const { glyf, loca } = glyphTables(glyphs.map(outlines), renumbered)
  cut.set('glyf', glyf)
  cut.set('loca', loca)
  cut.set('hmtx', advanceTable(tables, glyphs))
  cut.set('cmap', letterTable(newGlyph))
  cut.set('head', patched(table(tables, 'head'), LONG_PLACES, 1))
  cut.set('hhea', patched(table(tables, 'hhea'), ADVANCES, glyphs.length))
  cut.set('maxp', patched(table(tables, 'maxp'), GLYPHS, glyphs.length))
  cut.set('post', NO_GLYPH_NAMES)
  const em = dataOf(table(tables, 'head')).getUint16(UNITS_PER_EM)
  const pairs = kerningTable(kerning, newGlyph, em)
  if (pairs) cut.set('kern', pairs)
  return writeFontTables(cut)
}

// Offsets of fields in their tables.
const UNITS_PER_EM = 18
const LONG_PLACES = 50
const ADVANCES = 34
const GLYPHS = 4

const NO_GLYPH_NAMES = new Uint8Array(32)
NO_GLYPH_NAMES.set([0, 3])

function table(tables: FontTables, name: string): Uint8Array {
  const found = tables.get(name)
  if (!found) throw new Error(`the font has no table ${name}`)
  return found
}

function patched(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = bytes.slice()
  dataOf(copy).setUint16(at, value)
  return copy
}

function outlinesOf(tables: FontTables): (glyph: number) => Uint8Array {
  const [glyf, loca] = [table(tables, 'glyf'), dataOf(table(tables, 'loca'))]
  const isLong = dataOf(table(tables, 'head')).getUint16(LONG_PLACES) === 1
  const place = (glyph: number): number =>
    isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph)
  return (glyph) => glyf.subarray(place(glyph), place(glyph + 1))
}

function advanceTable(tables: FontTables, glyphs: readonly number[]): Uint8Array {
  const from = dataOf(table(tables, 'hmtx'))
  const count = dataOf(table(tables, 'hhea')).getUint16(ADVANCES)
  const to = new DataView(new ArrayBuffer(4 * glyphs.length))
  glyphs.forEach((glyph, index) => {
    // Glyphs beyond the count share the last advance.
    to.setUint16(4 * index, from.getUint16(4 * Math.min(glyph, count - 1)))
    const bearing = glyph < count ? 4 * glyph + 2 : 4 * count + 2 * (glyph - count)
    to.setInt16(4 * index + 2, from.getInt16(bearing))
  })
  return new Uint8Array(to.buffer)
}

function glyphTables(
  outlines: readonly Uint8Array[],
  renumbered: ReadonlyMap<number, number>,
): { readonly glyf: Uint8Array; readonly loca: Uint8Array } {
  const places = [0]
  for (const outline of outlines) places.push((places.at(-1) ?? 0) + ((outline.length + 3) & ~3))
  const glyf = new Uint8Array(places.at(-1) ?? 0)
  const loca = new DataView(new ArrayBuffer(4 * places.length))
  places.forEach((place, index) => loca.setUint32(4 * index, place))
  outlines.forEach((outline, index) => {
    const copy = outline.slice()
    const data = dataOf(copy)
    for (const at of partPlaces(copy)) data.setUint16(at, renumbered.get(data.getUint16(at)) ?? 0)
    glyf.set(copy, places[index])
  })
  return { glyf, loca: new Uint8Array(loca.buffer) }
}

/** The glyphs that a composed glyph is made of; none for a plain one. */
function partsOf(outline: Uint8Array): number[] {
  const data = dataOf(outline)
  return partPlaces(outline).map((at) => data.getUint16(at))
}

// Flags of a part.
const [WORDS, SCALE, MORE, TWO_SCALES, MATRIX] = [0x0001, 0x0008, 0x0020, 0x0040, 0x0080]

/** The places at which a composed glyph names its parts. */
function partPlaces(outline: Uint8Array): number[] {
  const data = dataOf(outline)
  if (outline.length === 0 || data.getInt16(0) >= 0) return []
  const places: number[] = []
  for (let at = 10; ;) {
    const flags = data.getUint16(at)
    places.push(at + 2)
    at += 4 + (flags & WORDS ? 4 : 2)
    at += flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & MATRIX ? 8 : 0
    if (!(flags & MORE)) return places
  }
}
