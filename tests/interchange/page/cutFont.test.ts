import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { cutFont } from '#shared/interchange/page/font/cutFont'
import { FONT_FILES, FONT_IDS } from '#shared/painter/fonts'

const TEXT = 'AVÉœçàž’— f'
const letters = new Set([...TEXT].map((letter) => letter.codePointAt(0) as number))
const whole = (font: (typeof FONT_IDS)[number]): Uint8Array =>
  readFileSync(`assets/fonts/${FONT_FILES[font].file}`)

/** fontkit's typings here are those of the scripts. */
interface Outline {
  readonly advanceWidth: number
  readonly path: { toSVG(): string }
}
const outline = (bytes: Uint8Array, letter: string): string => {
  const glyph = create(bytes).glyphForCodePoint(letter.codePointAt(0) as number) as unknown as Outline
  return `${glyph.advanceWidth} ${glyph.path.toSVG()}`
}

describe('a font cut to some letters', () => {
  it.each(FONT_IDS)('%s: keeps outlines and advances of these, and has no others', (font) => {
    const [full, cut] = [whole(font), cutFont(whole(font), letters)]
    for (const letter of TEXT) expect(outline(cut, letter), letter).toBe(outline(full, letter))
    expect(create(cut).hasGlyphForCodePoint('B'.codePointAt(0) as number)).toBe(false)
    expect(cut.length).toBeLessThan(full.length / 40)
  })

  it('has the parts of composed letters', () => {
    const eAcute = new Set(['É'.codePointAt(0) as number])
    const cut = cutFont(whole('sans'), eAcute)
    expect(outline(cut, 'É')).toBe(outline(whole('sans'), 'É'))
  })

  it('kerns the pairs that are given, those of its letters alone', () => {
    const pairs = [
      { first: 'A', second: 'V', kern: -134 },
      { first: 'A', second: 'B', kern: -50 },
    ]
    const advance = (bytes: Uint8Array): number | undefined =>
      create(bytes).layout('AV', {}).positions[0]?.xAdvance
    const plain = advance(cutFont(whole('serif'), letters)) as number
    expect(advance(cutFont(whole('serif'), letters, pairs))).toBe(plain - 134)
  })

  it('leaves out letters that the font lacks, and gives the same bytes twice', () => {
    const with日 = new Set([...letters, 0x65e5])
    expect(cutFont(whole('sans'), with日)).toEqual(cutFont(whole('sans'), letters))
  })

  it('leaves the whole font as it was', () => {
    const [font, before] = [whole('serif'), whole('serif')]
    cutFont(font, letters)
    expect(Buffer.compare(font, before)).toBe(0)
  })

  it('is refused for what is no font', () => {
    expect(() => cutFont(new Uint8Array(64), letters)).toThrow('not a TrueType font')
  })
})
