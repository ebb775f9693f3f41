/** Counters as sprites over the map: each face is drawn once for a size and an angle, then blitted wherever it stands. */
import { type Scenario } from '#shared/document/types'
import { type Point } from '#shared/hex/layout'
import { cardTurn } from '#shared/painter/counters/cardLayout'
import { counterCenter } from '#shared/painter/counters/paintCounters'
import { paintFace } from '#shared/painter/counters/face'
import { type PlacedFace } from '#shared/painter/scene'
import { sceneOf } from '#shared/painter/sceneOf'
import { detailFor } from '#shared/painter/style'
import { toCanvas } from '#shared/painter/toCanvas'
import { type Editor } from '../editor/editor'
import { offscreenHost } from '../workers/canvasHost'
import { type BoardFrame } from './boardLayer'
import { visibleRect } from './camera'
import { levelFor, levelScale } from './tiles'

/** Half the edge of a sprite, hexes: the longest card turned by any angle. */
const REACH = { 1: 0.55, 2: 0.97 } as const
/** All sprites together, pixels: 64 MB. */
const SPRITE_PIXELS = 16e6

interface Card {
  readonly placed: PlacedFace
  readonly center: Point
  /** mm */
  readonly reach: number
  /** What its picture depends on, but for the size. */
  readonly look: string
}

export interface CounterLayer {
  /** Looks at the document again. */
  update(): void
  /** The context is in device pixels. */
  draw(context: CanvasRenderingContext2D, frame: BoardFrame): void
}

export function createCounterLayer(editor: Editor): CounterLayer {
  const sprites = new Map<string, ImageBitmap>()
  let spritePixels = 0
  let lastScale = 0
  let cards: readonly Card[] = []
  let shown: readonly unknown[] = []

  function sprite(card: Card, scale: number, hexMm: number): ImageBitmap {
    const key = `${scale} ${card.look}`
    const known = sprites.get(key)
    if (known) return known
    if (spritePixels > SPRITE_PIXELS) {
      for (const bitmap of sprites.values()) bitmap.close()
      sprites.clear()
      spritePixels = 0
    }
    const drawn = drawSprite(card, scale, hexMm)
    spritePixels += drawn.width * drawn.height
    sprites.set(key, drawn)
    return drawn
  }

  return {
    update() {
      const { scenario } = editor.store.getState().document
      const depends = [
        scenario.counters,
        scenario.counterTypes,
        scenario.sides,
        scenario.map.grid,
        scenario.map.hexMm,
        editor.ruleset,
      ]
      if (depends.every((part, index) => part === shown[index])) return
      shown = depends
      cards = cardsOf(scenario, editor)
    },
    draw(context, frame) {
      const { camera, pixelRatio, hexMm } = frame
      const seen = visibleRect(camera, frame.screen)
      const scale = camera.scale * pixelRatio
      // While zooming the sprites of the level are scaled; at rest and while panning pixel meets pixel.
      const exact = scale === lastScale
      const drawnAt = exact ? scale : levelScale(levelFor(scale))
      lastScale = scale
      context.imageSmoothingEnabled = !exact
      for (const card of cards) {
        const { center, reach } = card
        if (center.x + reach < seen.x || center.x - reach > seen.x + seen.width) continue
        if (center.y + reach < seen.y || center.y - reach > seen.y + seen.height) continue
        const bitmap = sprite(card, drawnAt, hexMm)
        // Whole pixels: a card half a pixel off is a blurred card.
        const edge = exact ? bitmap.width : Math.round(2 * reach * scale)
        const x = Math.round((center.x - camera.x) * scale - edge / 2)
        const y = Math.round((center.y - camera.y) * scale - edge / 2)
        context.drawImage(bitmap, x, y, edge, edge)
      }
    },
  }
}

function cardsOf(scenario: Scenario, editor: Editor): Card[] {
  const scene = sceneOf(scenario, editor.ruleset)
  return scene.counters.map((placed) => ({
    placed,
    center: counterCenter(placed, scene),
    reach: REACH[placed.face.footprint] * scene.layout.hexMm,
    look: `${placed.angle.toFixed(3)} ${JSON.stringify(placed.face)}`,
  }))
}

function drawSprite({ placed, reach }: Card, scale: number, hexMm: number): ImageBitmap {
  const px = Math.max(1, Math.ceil(2 * reach * scale))
  const canvas = new OffscreenCanvas(px, px)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no 2D canvas')
  const real = px / (2 * reach)
  const angle = placed.angle - cardTurn(placed.face)
  context.translate(px / 2, px / 2)
  context.rotate(angle)
  context.scale(real, real)
  toCanvas(paintFace(placed.face, hexMm, detailFor(hexMm * scale)), context, offscreenHost())
  return canvas.transferToImageBitmap()
}
