/** A sharp map for paper: drawn when the page is printed, in the place of the small picture. */
import { ELEMENTS } from '#shared/interchange/page/pageData'
import { paintScene } from '#shared/painter/picture/paintScene'
import { STYLES } from '#shared/painter/picture/styles'
import { detailFor } from '#shared/painter/style'
import { type CanvasHost, toCanvas } from '#shared/painter/toCanvas'
import { type Look } from './tiles'
import { byId, element } from '../page/element'
import { contextOf, type Picture } from '../page/pictures'
import { type Shown } from '../page/shown'

/** The longer side, pixels: 250 to the inch on a sheet of A4. */
const PIXELS = 2600

/** @param look as the map is shown when it is printed */
export function drawWhenPrinted(shown: Shown, host: CanvasHost<Picture>, look: () => Look): void {
  const { frame, layout } = shown
  const preview = byId(ELEMENTS.preview)
  let canvas: HTMLCanvasElement | undefined
  window.addEventListener('beforeprint', () => {
    const scale = PIXELS / Math.max(frame.width, frame.height)
    canvas?.remove()
    const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)]
    const drawn = new OffscreenCanvas(width, height)
    const context = contextOf(drawn)
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    context.setTransform(scale, 0, 0, scale, -frame.x * scale, -frame.y * scale)
    const { style, layers } = look()
    const detail = detailFor(scale * layout.hexMm)
    toCanvas(paintScene(shown.scene, { rect: frame, style: STYLES[style], layers, detail }), context, host)
    const size = { width: String(width), height: String(height) }
    canvas = element('canvas', { class: 'printed-map', 'aria-hidden': 'true', ...size })
    canvas.getContext('2d')?.drawImage(drawn, 0, 0)
    preview.after(canvas)
  })
  window.addEventListener('afterprint', () => {
    canvas?.remove()
    canvas = undefined
  })
}
