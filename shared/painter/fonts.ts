/** The fonts of all outputs: their names in style sheets and on canvases, and their files. Their metrics are those of text.ts. */
import { type FontId, type MapFontId } from './ops'

/** The fonts that maps and cards are drawn with: the page loads these at its start, and no others. */
export const MAP_FONTS: readonly MapFontId[] = ['sans', 'sans-bold', 'serif']

export const FONT_IDS: readonly FontId[] = [...MAP_FONTS, 'serif-bold', 'serif-italic']

/** A font as style sheets and canvases know it, and its file in `assets/fonts`. */
export interface FontFile {
  readonly family: string
  readonly weight: number
  readonly slanted?: true
  readonly file: string
}

export const FONT_FILES: Readonly<Record<FontId, FontFile>> = {
  sans: { family: 'Castellan Sans', weight: 400, file: 'NotoSans-Regular.ttf' },
  'sans-bold': { family: 'Castellan Sans', weight: 700, file: 'NotoSans-Bold.ttf' },
  serif: { family: 'Castellan Serif', weight: 400, file: 'EBGaramond-Medium.ttf' },
  'serif-bold': { family: 'Castellan Serif', weight: 700, file: 'EBGaramond-Bold.ttf' },
  'serif-italic': {
    family: 'Castellan Serif',
    weight: 400,
    slanted: true,
    file: 'EBGaramond-MediumItalic.ttf',
  },
}

/** The `font` of a canvas at so many units an em. */
export function cssFont(font: FontId, em: number): string {
  const { family, weight, slanted } = FONT_FILES[font]
  return `${slanted ? 'italic ' : ''}${weight} ${em}px "${family}"`
}
