// fontkit comes without types: those that scripts/fontMetrics.ts and kerning.ts need.
declare module 'fontkit' {
  export interface Font {
    readonly postscriptName: string
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    readonly capHeight: number
    hasGlyphForCodePoint(code: number): boolean
    glyphForCodePoint(code: number): { readonly advanceWidth: number }
    layout(
      text: string,
      features: Readonly<Record<string, boolean>>,
    ): {
      readonly glyphs: readonly { readonly advanceWidth: number }[]
      readonly positions: readonly { readonly xAdvance: number }[]
    }
  }
  export function create(bytes: Uint8Array): Font
}
