/** The map of the editor: fills its parent. React mounts it once; only its interaction layer is rendered by React. */
import { lazy, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Editor } from '../../editor/editor'
import { type BoardView } from '../boardView'
import { mountBoard } from '../mountBoard'

const Interaction = lazy(() => import('../interaction/Interaction'))

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
  const language = useStore(editor.store, (state) => state.view.language)

  const [shown, setShown] = useState<BoardView>()

  // Before the browser paints: the map is in the first frame.
  useLayoutEffect(() => {
    if (!box.current) return
    const takeDown = mountBoard(editor, box.current, (view) => {
      setShown(view)
      onShown()
    })
    return () => {
      setShown(undefined)
      takeDown()
    }
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
      <Suspense>{shown && <Interaction editor={editor} view={shown} />}</Suspense>
    </div>
  )
}
