/** The map in the middle; what is dragged from the tray is placed where it is dropped. */
import { type DragEvent, lazy, type MouseEvent, type ReactNode, Suspense, type SyntheticEvent } from 'react'
import { BoardCanvas } from '../canvas/board/BoardCanvas'
import { NO_MODIFIERS } from '../editor/modifiers'
import { ON_MAC } from '../i18n/shortcutLabel'
import { draggedToHand, isCounterDrag } from '../panels/counters/counterDrag'
import { boardPoint } from '../ui/boardPoint'
import { useEditor, useEditorState, useUi, useUiState } from '../ui/EditorContext'

// With the bars, which are there before anything can be typed: the first letter must not be a shortcut.
const LabelField = lazy(async () => ({ default: (await import('./Interface')).LabelField }))
const ChooseBar = lazy(async () => ({ default: (await import('./Interface')).ChooseBar }))
const StackFan = lazy(async () => ({ default: (await import('./Interface')).StackFan }))

/** Keys by which one moves about: one who draws with the mouse presses the others too. */
const MOVING_KEYS = /^(Tab|F6|Arrow.*)$/

/** @param props.isShown the map has been drawn for the first time: what lies over it may come. */
export function Board(props: { isShown: boolean; onShown: () => void }): ReactNode {
  const { isShown, onShown } = props
  const editor = useEditor()
  const ui = useUi()
  const choosing = useUiState((state) => state.choosing !== undefined)
  const tool = useEditorState((state) => state.session.tool)
  const typing = useEditorState((state) => state.session.typing)
  const onDragOver = (event: DragEvent<HTMLElement>): void => {
    if (!isCounterDrag(event.dataTransfer.types)) return
    event.preventDefault()
    // The counter tool is in hand since the drag began: its preview follows the pointer as it does under a mouse.
    const point = boardPoint(editor, event)
    if (point) editor.input.pointerMove(point, NO_MODIFIERS)
  }
  const onDrop = (event: DragEvent<HTMLElement>): void => {
    const hand = draggedToHand(event.dataTransfer, editor.document.scenario)
    const point = boardPoint(editor, event)
    if (!hand || !point) return
    event.preventDefault()
    editor.session.setOptions(hand)
    editor.input.pointerDown(point, NO_MODIFIERS)
    editor.input.pointerUp(point, NO_MODIFIERS)
  }
  // By the menu key it opens at the hex cursor, by the right button under the pointer.
  const onContextMenu = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault()
    // On a Mac, Ctrl and click is a click with Ctrl: the tool's.
    if (ON_MAC && event.ctrlKey) return
    if (editor.input.state !== 'idle') return
    const box = event.currentTarget.getBoundingClientRect()
    const cursor = event.button === 2 ? undefined : editor.input.cursor
    const point = cursor ?? boardPoint(editor, event)
    const onScreen = cursor && editor.view.viewport?.toScreen(cursor)
    if (!point) return
    const x = onScreen ? box.left + onScreen.x : event.clientX
    const y = onScreen ? box.top + onScreen.y : event.clientY
    // With the bars too: the menu is of them.
    void import('./Interface').then(({ selectionAt }) => {
      editor.session.select(selectionAt(point, editor))
      ui.store.setState({ mapMenu: { x, y } })
    })
  }
  // The canvas takes the focus with every click; its ring is for those who came by keyboard.
  const cameBy = (means: 'pointer' | 'keys', event: SyntheticEvent<HTMLElement>): void => {
    event.currentTarget.dataset['by'] = means
  }
  return (
    <main
      className="board"
      data-tool={tool}
      onPointerDownCapture={(event) => cameBy('pointer', event)}
      onKeyUpCapture={(event) => MOVING_KEYS.test(event.key) && cameBy('keys', event)}
      onContextMenu={onContextMenu}
      onDragOver={onDragOver}
      onDragLeave={() => editor.input.pointerLeave()}
      onDrop={onDrop}
    >
      <BoardCanvas editor={editor} onShown={onShown} />
      <Suspense>{typing && <LabelField typing={typing} />}</Suspense>
      <Suspense>{isShown && <StackFan />}</Suspense>
      <Suspense>{choosing && <ChooseBar />}</Suspense>
    </main>
  )
}
