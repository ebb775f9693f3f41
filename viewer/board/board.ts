/** The map on screen: tiles below, marks above, one frame at a time and only when something has changed. */
import { type Axial, axial } from '#shared/hex/axial'
import { onGrid } from '#shared/hex/grid'
import { hexAt, hexCenter, type Point } from '#shared/hex/layout'
import { ELEMENTS } from '#shared/interchange/page/pageData'
import { type Rect } from '#shared/painter/ops'
import { type CanvasHost } from '#shared/painter/toCanvas'
import { byId, element } from '../page/element'
import { onLanguage } from '../page/language'
import { type Picture } from '../page/pictures'
import { type Shown } from '../page/shown'
import { type Camera, fitted, held, type Size, toMap, toView } from './camera'
import { clearOf } from './clearOf'
import { drawMarks, type Marks } from './marks'
import { createTiles, type Look } from './tiles'

export interface Board {
  readonly root: HTMLElement
  camera(): Camera
  view(): Size
  /** Moved as far as the map allows. */
  move(change: (camera: Camera, view: Size) => Camera): void
  fit(): void
  /** The hex at a point of the view; undefined beside the map. */
  hexAt(point: Point): Axial | undefined
  /** Brings a hex into sight. */
  reveal(hex: Axial): void
  /** Moves the map until none of the hexes, nor the line between them, lies under a card at the lower left. */
  clear(hexes: readonly Axial[], card: Rect): void
  mark(marks: Marks): void
  look(look: Look): void
}

export function mountBoard(shown: Shown, host: CanvasHost<Picture>, first: Look): Board {
  const { frame, layout } = shown
  const root = byId(ELEMENTS.board)
  const preview = byId(ELEMENTS.preview) as HTMLImageElement
  const canvas = element('canvas', { class: 'map', 'aria-hidden': 'true' })
  root.prepend(canvas)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const tiles = createTiles(shown, host, first)
  let view: Size = { width: root.clientWidth, height: root.clientHeight }
  let camera = fitted(frame, view)
  let isFitted = true
  let marks: Marks = {}
  let isAsked = false
  /** The last complete picture and where it was taken: shown enlarged or moved until the tiles are there. */
  let before: { readonly picture: OffscreenCanvas; readonly camera: Camera; readonly view: Size } | undefined

  function resize(): void {
    view = { width: root.clientWidth, height: root.clientHeight }
    if (view.width === 0 || view.height === 0) return
    if (isFitted) camera = fitted(frame, view)
    ask()
  }

  function ask(): void {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(draw)
  }

  function draw(): void {
    isAsked = false
    // Put aside, as on a narrow screen: there is nothing to draw, and no scale.
    if (view.width === 0 || view.height === 0) return
    const ratio = window.devicePixelRatio || 1
    const [width, height] = [Math.round(view.width * ratio), Math.round(view.height * ratio)]
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width
      canvas.height = height
    }
    const scale = camera.scale * ratio
    const origin = toView({ x: 0, y: 0 }, camera, view)
    const [x, y] = [origin.x * ratio, origin.y * ratio]
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, width, height)
    context.save()
    context.beginPath()
    context.rect(x + frame.x * scale, y + frame.y * scale, frame.width * scale, frame.height * scale)
    context.clip()
    context.imageSmoothingQuality = 'high'
    if (preview.complete && preview.naturalWidth > 0)
      context.drawImage(
        preview,
        x + frame.x * scale,
        y + frame.y * scale,
        frame.width * scale,
        frame.height * scale,
      )
    if (before) drawBefore(before, ratio)
    const isWhole = tiles.draw(context, { scale, x, y })
    context.restore()
    if (isWhole) keep(ratio)
    context.setTransform(scale, 0, 0, scale, x, y)
    drawMarks(context, marks, layout, 1 / camera.scale)
    if (isWhole) {
      root.dataset['ready'] = 'true'
      return
    }
    delete root.dataset['ready']
    tiles.paintSome()
    ask()
  }

  function drawBefore(
    { picture, camera: then, view: size }: NonNullable<typeof before>,
    ratio: number,
  ): void {
    const corner = toView(toMap({ x: 0, y: 0 }, then, size), camera, view)
    const factor = camera.scale / then.scale
    context.drawImage(
      picture,
      corner.x * ratio,
      corner.y * ratio,
      size.width * factor * ratio,
      size.height * factor * ratio,
    )
  }

  function keep(ratio: number): void {
    if (before?.camera === camera && before.view === view && before.picture.width === canvas.width) return
    const picture = new OffscreenCanvas(Math.max(1, canvas.width), Math.max(1, canvas.height))
    picture.getContext('2d')?.drawImage(canvas, 0, 0)
    before = { picture, camera, view: { width: canvas.width / ratio, height: canvas.height / ratio } }
  }

  new ResizeObserver(resize).observe(root)
  let named = shown.scenario
  onLanguage(() => {
    if (shown.scenario === named) return
    named = shown.scenario
    tiles.forget()
    before = undefined
    ask()
  })
  preview.addEventListener('load', ask)
  ask()

  return {
    root,
    camera: () => camera,
    view: () => view,
    move(change) {
      isFitted = false
      camera = held(change(camera, view), frame, view, layout.hexMm)
      ask()
    },
    fit() {
      isFitted = true
      camera = fitted(frame, view)
      ask()
    },
    hexAt(point) {
      const at = toMap(point, camera, view)
      const isInside =
        at.x >= frame.x && at.x <= frame.x + frame.width && at.y >= frame.y && at.y <= frame.y + frame.height
      if (!isInside) return undefined
      const { q, r } = hexAt(at, layout)
      return onGrid(axial(q, r), layout.grid) ? axial(q, r) : undefined
    },
    reveal(hex) {
      const center = hexCenter(hex, layout)
      const { x, y } = toView(center, camera, view)
      const room = Math.min(80, view.width / 4, view.height / 4)
      const isSeen = x > room && y > room && x < view.width - room && y < view.height - room
      if (isSeen) return
      isFitted = false
      camera = held({ ...camera, middle: center }, frame, view, layout.hexMm)
      ask()
    },
    clear(hexes, card) {
      const points = hexes.map((hex) => hexCenter(hex, layout))
      const wish = clearOf(camera, view, points, card)
      if (wish === camera) return
      isFitted = false
      camera = held(wish, frame, view, layout.hexMm)
      ask()
    },
    mark(wish) {
      marks = wish
      ask()
    },
    look(wish) {
      tiles.look(wish)
      before = undefined
      ask()
    },
  }
}
