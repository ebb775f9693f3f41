/** The pictures of cards: each look is drawn once for a size, then blitted wherever it stands. */
import { paintFace } from '#shared/painter/counters/face'
import { type Rect } from '#shared/painter/ops'
import { detailFor } from '#shared/painter/style'
import { toCanvas } from '#shared/painter/toCanvas'
import { pageHost } from '../drawing/cardPictures'
import { type CounterCard } from './counterCard'

/** All of them together, pixels: 64 MB. */
const MOST_PIXELS = 16e6

/** The box of a card's sprite on the map, pixels of a scale (pixels a mm). Whole ones: half a pixel off is blurred. */
export function spriteBox({ center, reach }: CounterCard, scale: number): Rect {
  const edge = Math.max(1, Math.ceil(2 * reach * scale))
  const [x, y] = [Math.round(center.x * scale - edge / 2), Math.round(center.y * scale - edge / 2)]
  return { x, y, width: edge, height: edge }
}

/** The sprite of a card for a scale (pixels a mm), as large as its box. */
export type SpriteOf = (card: CounterCard, scale: number) => ImageBitmap

export function createCounterSprites(): SpriteOf {
  const sprites = new Map<number, Map<string, ImageBitmap>>()
  let pixels = 0

  function dropAll(): void {
    for (const ofScale of sprites.values()) for (const bitmap of ofScale.values()) bitmap.close()
    sprites.clear()
    pixels = 0
  }

  return (card, scale) => {
    const known = sprites.get(scale)?.get(card.look)
    if (known) return known
    if (pixels > MOST_PIXELS) dropAll()
    const drawn = drawSprite(card, scale)
    pixels += drawn.width * drawn.height
    const ofScale = sprites.get(scale) ?? new Map<string, ImageBitmap>()
    sprites.set(scale, ofScale.set(card.look, drawn))
    return drawn
  }
}

function drawSprite(card: CounterCard, scale: number): ImageBitmap {
  const { width: px } = spriteBox(card, scale)
  const canvas = new OffscreenCanvas(px, px)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no 2D canvas')
  const real = px / (2 * card.reach)
  context.translate(px / 2, px / 2)
  context.rotate(card.turn)
  context.scale(real, real)
  toCanvas(paintFace(card.face, card.hexMm, detailFor(card.hexMm * scale), card.printing), context, pageHost)
  return canvas.transferToImageBitmap()
}
