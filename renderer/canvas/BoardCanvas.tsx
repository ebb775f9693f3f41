/** The map of the editor: fills its parent. React mounts it once; what it shows never goes through React state. */
import type Konva from 'konva'
import { type ReactNode, useEffect, useRef } from 'react'
import { Layer, Shape, Stage } from 'react-konva'
import { useStore } from 'zustand'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { type BoardView, createBoardView } from './boardView'
import { listenToPointer } from './pointerInput'

const LABEL: Localized = localized(
  'Carte. Les flèches déplacent le curseur d’hexagone, Espace applique l’outil.',
  'Map. Arrow keys move the hex cursor, Space applies the tool.',
)

type Draw = (context: CanvasRenderingContext2D) => void

// The scene function of a Shape that draws in device pixels: Konva has set its own scale, which is put aside.
function scene(draw: () => Draw | undefined) {
  return (context: Konva.Context): void => {
    const native = context._context
    native.save()
    native.setTransform(1, 0, 0, 1, 0, 0)
    draw()?.(native)
    native.restore()
  }
}

export function BoardCanvas({ editor }: { readonly editor: Editor }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<Konva.Stage>(null)
  const board = useRef<Konva.Layer>(null)
  const overlay = useRef<Konva.Layer>(null)
  const view = useRef<BoardView | undefined>(undefined)
  const language = useStore(editor.store, (state) => state.view.language)

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const opened = createBoardView(editor, {
      board: () => board.current?.batchDraw(),
      overlay: () => overlay.current?.batchDraw(),
    })
    view.current = opened
    editor.viewport = opened
    const resized = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      stage.current?.size({ width, height })
      opened.resize({ width, height }, window.devicePixelRatio)
    })
    resized.observe(element)
    const deafen = listenToPointer(element, editor, opened)
    return () => {
      deafen()
      resized.disconnect()
      editor.viewport = undefined
      view.current = undefined
      opened.close()
    }
  }, [editor])

  return (
    <div
      ref={box}
      className="board-canvas"
      role="application"
      aria-label={LABEL[language]}
      tabIndex={0}
      style={{ position: 'absolute', inset: 0, overflow: 'hidden', touchAction: 'none', outlineOffset: -2 }}
    >
      <Stage ref={stage} width={1} height={1} listening={false}>
        <Layer ref={board} listening={false}>
          <Shape perfectDrawEnabled={false} sceneFunc={scene(() => view.current?.drawBoard)} />
          <Shape perfectDrawEnabled={false} sceneFunc={scene(() => view.current?.drawCounters)} />
        </Layer>
        <Layer ref={overlay} listening={false}>
          <Shape perfectDrawEnabled={false} sceneFunc={scene(() => view.current?.drawOverlay)} />
        </Layer>
      </Stage>
    </div>
  )
}
