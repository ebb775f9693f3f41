/**
 * Frames of the real canvas, timed: what the user did and the drawing that follows. A one-pixel read-back ends each frame:
 * without it the browser puts off the raster.
 */
import Konva from 'konva'
import { parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type BoardView } from '../../renderer/canvas/boardView'
import { type Editor } from '../../renderer/editor/editor'

interface FrameTimes {
  /** Milliseconds of each frame: the step itself, drawing and raster on the page's thread. */
  readonly frames: number[]
  /** Milliseconds between frames as the screen had them. */
  readonly intervals: number[]
  /** Milliseconds from the last frame until no tile on screen is missing or stale. */
  readonly settle: number
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

/** Draws the layers for which the page has asked, as the browser would in its next frame. */
function draw(): void {
  for (const stage of Konva.stages)
    for (const layer of stage.getLayers()) {
      if (!layer._waitingForDraw) continue
      layer.draw()
      layer.getContext()._context.getImageData(0, 0, 1, 1)
    }
}

export async function settled(view: BoardView): Promise<number> {
  const started = performance.now()
  while (!view.settled) await nextFrame()
  return performance.now() - started
}

async function timed(view: BoardView, count: number, step: (index: number) => void): Promise<FrameTimes> {
  const frames: number[] = []
  const intervals: number[] = []
  let last = await nextFrame()
  for (let index = 0; index < count; index++) {
    const started = performance.now()
    step(index)
    draw()
    frames.push(performance.now() - started)
    const now = await nextFrame()
    intervals.push(now - last)
    last = now
  }
  return { frames, intervals, settle: await settled(view) }
}

/** Pans `px` pixels a frame, across and a little down, turning back half way. */
export function panFrames(view: BoardView, count: number, px: number): Promise<FrameTimes> {
  return timed(view, count, (index) =>
    view.panBy(index < count / 2 ? -px : px, index < count / 2 ? -px / 4 : px / 4),
  )
}

export function zoomFrames(view: BoardView, count: number): Promise<FrameTimes> {
  return timed(view, count, (index) => view.zoomAt({ x: 640, y: 400 }, index < count / 2 ? 1.08 : 1 / 1.08))
}

/** Repaint after painting one hex in the middle of the screen, from the click to the fresh tile. */
export async function paintFrames(
  editor: Editor,
  view: BoardView,
  count: number,
): Promise<FrameTimes & { fresh: number[] }> {
  const fresh: number[] = []
  editor.session.setTool('brush')
  const none = { shift: false, alt: false, ctrl: false }
  const times = await timed(view, count, (index) => {
    editor.session.setOptions({
      terrain: editor.document.ruleset.terrains[index % 2 === 0 ? 1 : 2]?.id ?? '',
    })
    const point = view.toMap({ x: 640, y: 400 })
    editor.input.pointerMove(point, none)
    editor.input.pointerDown(point, none)
    editor.input.pointerUp(point, none)
  })
  for (let index = 0; index < 10; index++) {
    editor.document.undo()
    fresh.push(await settled(view))
  }
  return { ...times, fresh }
}

/** A counter carried over the map, from hex to hex. */
export async function dragFrames(editor: Editor, view: BoardView, count: number): Promise<FrameTimes> {
  const { grid, hexMm } = editor.document.scenario.map
  const [entry] = Object.entries(editor.document.scenario.counters)
  const [id, first] = entry ?? []
  if (id === undefined || first?.hex === undefined) throw new Error('no counter is on the map')
  const none = { shift: false, alt: false, ctrl: false }
  const from = hexCenter(parseHexKey(first.hex), { grid, hexMm })
  editor.session.setTool('select')
  editor.input.pointerMove(from, none)
  editor.input.pointerDown(from, none)
  // As the page does while a piece is dragged: it is drawn in the hand.
  view.lift([id])
  const times = await timed(view, count, (index) =>
    editor.input.pointerMove({ x: from.x + (index % 20) * hexMm, y: from.y + (index % 7) * hexMm }, none),
  )
  view.lift([])
  editor.input.cancel()
  return times
}
