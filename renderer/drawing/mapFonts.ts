/** The painter's fonts, for page and workers alike: a canvas does not wait for fonts by itself. */
import { type FontId } from '#shared/painter/ops'
import { FONT_FILES, FONT_IDS, MAP_FONTS } from '#shared/painter/fonts'

const URLS = import.meta.glob<string>('../../assets/fonts/*.ttf', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Loads those of maps into `document.fonts`, or the `fonts` of a worker. */
export function loadMapFonts(faces: FontFaceSet): Promise<void> {
  return loadFonts(faces, MAP_FONTS)
}

/** Loads those of all outputs, the booklet's too. */
export function loadPrintFonts(faces: FontFaceSet): Promise<void> {
  return loadFonts(faces, FONT_IDS)
}

async function loadFonts(faces: FontFaceSet, fonts: readonly FontId[]): Promise<void> {
  await Promise.all(
    fonts.map(async (font) => {
      const { family, weight, slanted } = FONT_FILES[font]
      const look = { weight: String(weight), style: slanted ? 'italic' : 'normal' }
      faces.add(await new FontFace(family, `url(${fontUrl(font)})`, look).load())
    }),
  )
}

let pageLoading: Promise<void> | undefined

/** Loads the page's fonts, once. A page without them still works, with the system's letters. */
export function pageFonts(): Promise<void> {
  pageLoading ??= loadMapFonts(document.fonts).catch(() => undefined)
  return pageLoading
}

/** The bytes of the font files, for outputs that embed them. */
export async function fetchPrintFonts(): Promise<Record<FontId, Uint8Array>> {
  const fetched = await Promise.all(FONT_IDS.map(async (font) => [font, await fetchFont(font)] as const))
  return Object.fromEntries(fetched) as Record<FontId, Uint8Array>
}

async function fetchFont(font: FontId): Promise<Uint8Array> {
  const response = await fetch(fontUrl(font))
  if (!response.ok)
    throw new Error(`the font file ${FONT_FILES[font].file} cannot be read: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

function fontUrl(font: FontId): string {
  const { file } = FONT_FILES[font]
  const url = URLS[`../../assets/fonts/${file}`]
  if (url === undefined) throw new Error(`the font file ${file} is missing`)
  return url
}
