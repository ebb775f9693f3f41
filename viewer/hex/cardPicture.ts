/** The card of a counter as a small picture. */
import { type CounterId } from '#shared/document/ids'
import { cardSize } from '#shared/painter/counters/designs/cardLayout'
import { paintFace } from '#shared/painter/counters/face'
import { PRINTING_OF, type StyleId } from '#shared/painter/style'
import { type CanvasHost, toCanvas } from '#shared/painter/toCanvas'
import { type CounterFace } from '#shared/rules/contract/counterFace'
import { element } from '../page/element'
import { contextOf, type Picture } from '../page/pictures'
import { type Shown } from '../page/shown'

/** Hexes of this width, mm: cards are drawn as on these. */
const HEX_MM = 25
/** The larger side of the picture of a card of one hex, and of one of two, CSS pixels. */
const SIDES = { 1: 62, 2: 104 }
const MARGIN_MM = 1

/** A canvas that says nothing: its words stand beside it. */
export function cardPicture(face: CounterFace, style: StyleId, host: CanvasHost<Picture>): HTMLCanvasElement {
  const ratio = Math.max(2, window.devicePixelRatio || 1)
  // As it is drawn: a rider's card lies on its side.
  const { width, height } = cardSize(face, HEX_MM)
  const scale = SIDES[face.footprint] / (Math.max(width, height) + 2 * MARGIN_MM)
  const [w, h] = [(width + 2 * MARGIN_MM) * scale, (height + 2 * MARGIN_MM) * scale]
  const drawn = new OffscreenCanvas(Math.round(w * ratio), Math.round(h * ratio))
  const context = contextOf(drawn)
  const px = scale * ratio
  context.setTransform(px, 0, 0, px, drawn.width / 2, drawn.height / 2)
  toCanvas(paintFace(face, HEX_MM, 3, PRINTING_OF[style]), context, host)
  const canvas = element('canvas', {
    class: 'card',
    width: String(drawn.width),
    height: String(drawn.height),
    'aria-hidden': 'true',
  })
  canvas.style.width = `${w}px`
  canvas.style.height = `${h}px`
  canvas.getContext('2d')?.drawImage(drawn, 0, 0)
  return canvas
}

/** As it lies on the map. */
export function faceOf({ scene }: Shown, id: CounterId): CounterFace | undefined {
  return scene.counters.find((one) => one.id === id)?.face
}
