/** The counters above the map: pixel on pixel at rest and while panning, scaled from the next finer level while zooming. */
import { PRINTING_OF } from '#shared/painter/style'
import { cardPictures } from '../drawing/cardPictures'
import { type Editor } from '../editor/editor'
import { type BoardFrame } from './boardLayer'
import { createCounterCards } from './counterCards'
import { createCounterSprites } from './counterSprites'
import { createCounterTiles } from './counterTiles'
import { levelFor, levelScale } from './tiles'

export interface CounterLayer {
  /** Looks at the document again, with the eyes of the view and in its style, and asks for a frame where counters look otherwise. */
  update(): void
  /** Takes counters into the hand: they are not drawn until the next call. */
  lift(counters: readonly string[]): void
  /** The context is in device pixels. */
  draw(context: CanvasRenderingContext2D, frame: BoardFrame): void
  close(): void
}

/** @param redraw asks for another frame. */
export function createCounterLayer(
  { document, store }: Pick<Editor, 'document' | 'store'>,
  redraw: () => void,
): CounterLayer {
  const cards = createCounterCards()
  const tiles = createCounterTiles(() => cards.all, createCounterSprites())
  let lifted: ReadonlySet<string> = new Set()
  let lastScale: number | undefined
  let sharpScale: number | undefined

  // Sharp once the zoom rests; what many counters take for that is spread over frames.
  function isSharp(frame: BoardFrame, scale: number): boolean {
    const rests = scale === lastScale
    lastScale = scale
    if (sharpScale === undefined || (rests && scale !== sharpScale && tiles.prepare(frame, scale)))
      sharpScale = scale
    return scale === sharpScale
  }

  function update(): void {
    const shown = cardPictures.drawable(document.scenario)
    const { eyes, style } = store.getState().view
    const squares = cards.update(shown, document.ruleset, lifted, { eyes, printing: PRINTING_OF[style] })
    tiles.spoil(squares)
    if (squares?.length !== 0) redraw()
    cardPictures.keep(document.scenario.images)
  }

  const stopListening = cardPictures.subscribe(() => {
    update()
    redraw()
  })

  return {
    update,
    close: stopListening,
    lift(counters) {
      lifted = new Set(counters)
      update()
    },
    draw(context, frame) {
      const scale = frame.camera.scale * frame.pixelRatio
      const sharp = isSharp(frame, scale)
      context.imageSmoothingEnabled = !sharp
      tiles.draw(context, frame, sharp ? scale : levelScale(levelFor(scale)))
      // Not within this frame, which would swallow the wish.
      if (!sharp) queueMicrotask(redraw)
    },
  }
}
