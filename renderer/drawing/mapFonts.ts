/** The painter's fonts, for page and workers alike: a canvas does not wait for fonts by itself. */
import { type FontId } from '#shared/painter/ops'
import { FONT_FILES, FONT_IDS } from '#shared/painter/text'

const URLS = import.meta.glob<string>('../../assets/fonts/*.ttf', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Loads them into `document.fonts`, or the `fonts` of a worker. */
export async function loadMapFonts(faces: FontFaceSet): Promise<void> {
  await Promise.all(
    FONT_IDS.map(async (font) => {
      const { family, weight } = FONT_FILES[font]
      faces.add(await new FontFace(family, `url(${fontUrl(font)})`, { weight: String(weight) }).load())
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
export async function fetchMapFonts(): Promise<Record<FontId, Uint8Array>> {
  const [sans, sansBold, serif] = await Promise.all([
    fetchFont('sans'),
    fetchFont('sans-bold'),
    fetchFont('serif'),
  ])
  return { sans, 'sans-bold': sansBold, serif }
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
