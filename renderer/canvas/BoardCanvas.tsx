/** The map of the editor: fills its parent. React mounts it once; what it shows never goes through React state. */
import type Konva from 'konva'
import { type ReactNode, useEffect, useRef } from 'react'
// The core alone: none of Konva's ready shapes and filters is used here.
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js'
import { useStore } from 'zustand'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Editor } from '../editor/editor'
import { mountBoard } from './mountBoard'

const LABEL: Localized = localized(
  'Carte. Les flèches déplacent le curseur de case en case, Espace applique l’outil.',
  'Map. Arrow keys move the hex cursor, Space applies the tool.',
)

const nothing = (): void => undefined

interface Props {
  readonly editor: Editor
  /** Called once the map has been drawn for the first time; must stay the same function. */
  readonly onShown?: () => void
}

export function BoardCanvas({ editor, onShown = nothing }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<Konva.Stage>(null)
  const board = useRef<Konva.Layer>(null)
  const map = useRef<Konva.Shape>(null)
  const counters = useRef<Konva.Shape>(null)
  const overlay = useRef<Konva.Layer>(null)
  const marks = useRef<Konva.Shape>(null)
  const language = useStore(editor.store, (state) => state.view.language)

  useEffect(() => {
    if (!box.current || !stage.current || !board.current || !overlay.current) return undefined
    if (!map.current || !counters.current || !marks.current) return undefined
    return mountBoard(editor, {
      element: box.current,
      stage: stage.current,
      board: { layer: board.current, map: map.current, counters: counters.current },
      overlay: { layer: overlay.current, shape: marks.current },
      onShown,
    })
  }, [editor, onShown])

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
          <Shape ref={map} perfectDrawEnabled={false} />
          <Shape ref={counters} perfectDrawEnabled={false} />
        </Layer>
        <Layer ref={overlay} listening={false}>
          <Shape ref={marks} perfectDrawEnabled={false} />
        </Layer>
      </Stage>
    </div>
  )
}
