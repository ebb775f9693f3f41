/** The library that draws pictures in Node, loaded when the first canvas is asked for: most PDFs and SVGs need none. */
import { createRequire } from 'node:module'
import type * as Canvases from '@napi-rs/canvas'
import { FONT_FILES, FONT_IDS } from '#shared/painter/fonts'
import { fontBytes } from './fonts'

let loaded: typeof Canvases | undefined

/** Canvases with the fonts of all exports. Throws where the library has no build for the platform. */
export function canvases(): typeof Canvases {
  if (loaded) return loaded
  const library = createRequire(import.meta.url)('@napi-rs/canvas') as typeof Canvases
  const fonts = fontBytes()
  for (const font of FONT_IDS) library.GlobalFonts.register(Buffer.from(fonts[font]), FONT_FILES[font].family)
  loaded = library
  return loaded
}
