/** The fonts of a page, each cut to the letters that are in it. */
import { textOfCodes } from '#shared/lang/textOfCodes'
import { FONT_FILES, FONT_IDS } from '#shared/painter/fonts'
import { type FontId } from '#shared/painter/ops'
import { type ExportPlatform } from '#shared/print/export/exportFiles'
import { kerningOf } from '#shared/print/booklet/text/kerning'
import { cutFont } from './font/cutFont'
import { type KerningPair } from './font/kerning'

/** Letters that a page says beside its texts: those of keyboards, and of numbers made while it is read. */
const ALWAYS = `${textOfCodes(Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0\u202f’“”«»–—…·×−→←↑↓`

/** Rules of style; @param text all that the page may say. */
export function fontFaces(
  { fonts, base64 }: Pick<ExportPlatform<unknown>, 'fonts' | 'base64'>,
  text: string,
): string {
  const letters = new Set([...new Set(ALWAYS + text)].map((letter) => letter.codePointAt(0) ?? 0))
  return FONT_IDS.map((font) => {
    const { family, weight, slanted } = FONT_FILES[font]
    const source = `url(data:font/ttf;base64,${base64(cutFont(fonts[font], letters, pairsOf(font)))})`
    const style = slanted ? 'italic' : 'normal'
    return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};font-display:swap;src:${source} format("truetype")}`
  }).join('\n')
}

function pairsOf(font: FontId): KerningPair[] {
  return [...kerningOf(font)].map(([[first = '', second = ''], kern]) => ({ first, second, kern }))
}
