/** The whole map in the corner of the board, with a frame round what is in sight; a click or a drag looks elsewhere. */
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { localized } from '#shared/i18n/localized'
import { append } from '#shared/lang/append'
import { type Rect } from '#shared/painter/ops'
import { type SmallMap } from '../editor/ports/viewport'
import { useEditor, useEditorState, useSay } from '../ui/EditorContext'
import { minimapBox, minimapPatch, minimapPoint, minimapScale, seesAll } from './minimap'
import './minimap.css'

const LABEL = localized(
  'Vue d’ensemble\u202f: cliquez ou glissez pour déplacer la vue',
  'Minimap: click or drag to move the view',
)

export function Minimap(): ReactNode {
  const shown = useEditorState((state) => state.view.minimap)
  return shown && <Picture />
}

function Picture(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const box = useRef<HTMLDivElement>(null)
  // What it shows never goes through React: it follows every step of a pan.
  useEffect(() => {
    const map = editor.view.viewport?.smallMap
    return box.current && map ? follow(map, box.current) : undefined
  }, [editor])
  const lookThere = (event: PointerEvent<HTMLElement>): void => {
    const map = editor.view.viewport?.smallMap
    if (!map || (event.buttons & 1) === 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    // Small windows show it smaller.
    const zoom = width / event.currentTarget.offsetWidth
    const at = { x: (event.clientX - left) / zoom, y: (event.clientY - top) / zoom }
    map.lookAt(minimapPoint(at, map.paper))
  }
  return (
    <div ref={box} className="minimap" hidden onPointerDown={lookThere} onPointerMove={lookThere}>
      <canvas role="img" aria-label={say(LABEL)} />
      <span className="minimap-frame" />
    </div>
  )
}

/** Draws what has changed, once a frame; returns what ends it. */
function follow(map: SmallMap, box: HTMLDivElement): () => void {
  const [canvas, frame] = [box.querySelector('canvas'), box.querySelector('span')]
  const context = canvas?.getContext('2d')
  if (!canvas || !frame || !context) return () => undefined
  let waiting: Rect[] = [map.paper]
  let request: number | undefined
  let drawn: Rect | undefined

  function draw(): void {
    request = undefined
    const { paper, seen } = map
    box.hidden = seesAll(seen, paper)
    // What has changed meanwhile waits until it can be seen.
    if (box.hidden || !canvas || !frame || !context) return
    if (resized(canvas, drawn, paper)) waiting = [paper]
    drawn = paper
    for (const rect of waiting) {
      const patch = minimapPatch(rect, paper, canvas.width / canvas.clientWidth)
      if (patch) map.draw(context, patch.part, patch.box)
    }
    waiting = []
    const { x, y, width, height } = minimapBox(seen, paper)
    frame.style.transform = `translate(${x}px, ${y}px)`
    frame.style.width = `${width}px`
    frame.style.height = `${height}px`
  }
  const stop = map.subscribe((changed) => {
    append(waiting, changed)
    // A hidden map is drawn whole when it comes back: its list must not grow without end.
    if (waiting.length > 200) waiting = [map.paper]
    request ??= requestAnimationFrame(draw)
  })
  request = requestAnimationFrame(draw)
  return () => {
    stop()
    if (request !== undefined) cancelAnimationFrame(request)
  }
}

// Sized for another sheet of paper, or for another screen: true when it must be drawn anew.
function resized(canvas: HTMLCanvasElement, before: Rect | undefined, paper: Rect): boolean {
  const scale = minimapScale(paper)
  const width = Math.max(1, Math.round(paper.width * scale))
  const height = Math.max(1, Math.round(paper.height * scale))
  const [px, py] = [width, height].map((length) => Math.round(length * devicePixelRatio)) as [number, number]
  const same =
    before && before.x === paper.x && before.width === paper.width && before.height === paper.height
  if (same && canvas.width === px && canvas.height === py) return false
  Object.assign(canvas, { width: px, height: py })
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` })
  return true
}
