/** The map in the middle; a counter type dragged from the tray is placed where it is let go. */
import { type DragEvent, type ReactNode, type SyntheticEvent } from 'react'
import { BoardCanvas } from '../canvas/BoardCanvas'
import { COUNTER_TYPE_DRAG, draggedCounterType } from '../panels/counters/counterDrag'
import { NO_MODIFIERS } from '../tools/modifiers'
import { useEditor, useEditorState } from './EditorContext'

export function Board({ onShown }: { onShown: () => void }): ReactNode {
  const editor = useEditor()
  const tool = useEditorState((state) => state.session.tool)
  const mapPoint = (event: DragEvent<HTMLElement>): { x: number; y: number } | undefined => {
    const box = event.currentTarget.getBoundingClientRect()
    return editor.viewport?.toMap({ x: event.clientX - box.left, y: event.clientY - box.top })
  }
  const onDragOver = (event: DragEvent<HTMLElement>): void => {
    if (!event.dataTransfer.types.includes(COUNTER_TYPE_DRAG)) return
    event.preventDefault()
    // The counter tool is in hand since the drag began: its preview follows the pointer as it does under a mouse.
    const point = mapPoint(event)
    if (point) editor.input.pointerMove(point, NO_MODIFIERS)
  }
  const onDrop = (event: DragEvent<HTMLElement>): void => {
    const counterType = draggedCounterType(event.dataTransfer)
    const point = mapPoint(event)
    if (counterType === undefined || !point) return
    event.preventDefault()
    editor.setOptions({ counterType })
    editor.input.pointerDown(point, NO_MODIFIERS)
    editor.input.pointerUp(point, NO_MODIFIERS)
  }
  // The canvas takes the focus with every click; its ring is for those who came by keyboard.
  const cameBy = (means: 'pointer' | 'keys') => (event: SyntheticEvent<HTMLElement>) => {
    event.currentTarget.dataset['by'] = means
  }
  return (
    <main
      className="board"
      data-tool={tool}
      onPointerDownCapture={cameBy('pointer')}
      onKeyUpCapture={cameBy('keys')}
      onDragOver={onDragOver}
      onDragLeave={() => editor.input.pointerLeave()}
      onDrop={onDrop}
    >
      <BoardCanvas editor={editor} onShown={onShown} />
    </main>
  )
}
