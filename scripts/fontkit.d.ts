// fontkit comes without types: those that scripts/fontMetrics.ts needs.
declare module 'fontkit' {
  export interface Font {
    readonly postscriptName: string
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    readonly capHeight: number
    hasGlyphForCodePoint(code: number): boolean
    glyphForCodePoint(code: number): { readonly advanceWidth: number }
  }
  export function create(bytes: Uint8Array): Font
}
