/** Small pictures of a page: cards, swatches and figures among its texts, each kept once however often it is shown. */
import { type DrawOp } from '#shared/painter/ops'
import { toCanvas } from '#shared/painter/toCanvas'
import { type ExportPlatform } from '#shared/print/export/exportFiles'
import { type Figure, type Picture } from '#shared/print/booklet/blocks/blocks'
import { escapeXml } from '#shared/lang/xmlText'

interface Drawn {
  readonly width: number
  readonly height: number
  readonly pxPerMm: number
  readonly ops: readonly DrawOp[]
}

export interface PagePictures {
  /** HTML that shows a picture of a text; empty for what is not shown. */
  html(picture: Picture | Figure): string
  /** HTML that holds all of them, for the beginning of the page. */
  definitions<I>(platform: ExportPlatform<I>): Promise<string>
}

/** The resolution of cards and swatches: sharp on screens of twice the dots, and on paper. */
const PX_PER_MM = 9
/** Figures are as wide as the reader, mm. */
const FIGURE_MM = 120
const HIGHEST_MM = 150
const FIGURE_PX_PER_MM = 8

/** Empty; `html` fills it. */
export function createPagePictures(): PagePictures {
  const drawn = new Map<string, Drawn>()

  function idOf(picture: Drawn): string {
    const key = JSON.stringify(picture)
    if (!drawn.has(key)) drawn.set(key, picture)
    return `picture-${[...drawn.keys()].indexOf(key)}`
  }

  return {
    html(picture) {
      if (!isFigure(picture)) {
        const { width, height } = picture
        const ops: DrawOp[] = [
          { kind: 'group', transform: [1, 0, 0, 1, width / 2, height / 2], ops: picture.ops },
        ]
        return shownAs(idOf({ width, height, pxPerMm: PX_PER_MM, ops }), picture, 'picture', picture.alt)
      }
      if (picture.isMap) return ''
      const size = picture.size(FIGURE_MM, HIGHEST_MM)
      const ops = picture.paint(size.width, size.height)
      const figure = { ...size, pxPerMm: FIGURE_PX_PER_MM, ops }
      return shownAs(idOf(figure), size, 'figure', picture.alt)
    },
    async definitions(platform) {
      const symbols: string[] = []
      for (const { width, height, pxPerMm, ops } of drawn.values()) {
        const [w, h] = [Math.ceil(width * pxPerMm), Math.ceil(height * pxPerMm)]
        const bytes = await platform.jpeg(w, h, (context) => {
          context.setTransform(pxPerMm, 0, 0, pxPerMm, 0, 0)
          toCanvas(ops, context, platform.png.host)
        })
        const address = `data:image/jpeg;base64,${platform.base64(bytes)}`
        symbols.push(
          `<image id="picture-${symbols.length}" width="${mm(width)}" height="${mm(height)}" href="${address}"/>`,
        )
      }
      return `<svg class="pictures" width="0" height="0" aria-hidden="true"><defs>${symbols.join('\n')}</defs></svg>`
    },
  }
}

const isFigure = (picture: Picture | Figure): picture is Figure => 'paint' in picture

const mm = (value: number): string => String(Math.round(100 * value) / 100)

/** @param alt words in its place; absent or empty = what stands beside it says the same. */
function shownAs(
  id: string,
  { width, height }: { readonly width: number; readonly height: number },
  kind: 'picture' | 'figure',
  alt: string | undefined,
): string {
  const read = alt ? `role="img" aria-label="${escapeXml(alt)}"` : 'aria-hidden="true"'
  const box = `viewBox="0 0 ${mm(width)} ${mm(height)}" width="${mm(4 * width)}" height="${mm(4 * height)}"`
  return `<svg class="${kind}" ${box} ${read}><use href="#${id}"/></svg>`
}
