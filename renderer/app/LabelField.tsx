/** The field over the map in which a label is typed: where the label will stand, in its own letters. */
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { localized } from '#shared/i18n/localized'
import { LABEL_INK, labelBox, labelFont } from '#shared/painter/labels'
import { cssFont } from '#shared/painter/fonts'
import { type TypedLabel } from '../editor/ports/session'
import { finishTyping } from '../tools/label/finishTyping'
import { useEditor, useEditorState, useHover, useSay } from '../ui/EditorContext'
import { focusMap } from '../ui/focusMap'
import './labelField.css'

const NAME = localized('Texte de l’étiquette', 'Text of the label')
const HINT = localized('Texte', 'Text')
/** Smaller letters are shown this large while they are typed, px. */
const SMALLEST_PX = 13

export function LabelField({ typing }: { typing: TypedLabel }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(typing.begun ?? typing.label.text)
  const zoom = useHover((state) => state.zoom)
  const { grid, hexMm } = useEditorState((state) => state.document.scenario.map)
  usePans()
  // When a field is left, what stands in it counts; Escape says otherwise.
  const done = useRef(false)
  const finish = (typed: string): void => {
    if (done.current) return
    done.current = true
    finishTyping(editor, typed)
  }
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    // Not before the press on the map is over that took the focus: the tool then knows what it has ended.
    if (relatedTarget?.matches('.board-canvas')) queueMicrotask(() => finish(text))
    else finish(text)
  }
  const { label, begun } = typing
  useEffect(() => {
    const end = begun?.length
    // What is typed takes the place of the words that stand there, or goes on after what was begun.
    if (end === undefined) input.current?.select()
    else input.current?.setSelectionRange(end, end)
  }, [begun])
  const { middle, angle } = labelBox(label, { grid, hexMm })
  const at = editor.view.viewport?.toScreen(middle) ?? { x: 0, y: 0 }
  const style: CSSProperties = {
    left: at.x,
    top: at.y,
    rotate: `${angle}rad`,
    font: cssFont(labelFont(label), Math.max(SMALLEST_PX, label.sizeMm * zoom)),
    color: label.color ?? LABEL_INK,
  }
  const backToMap = (): void => focusMap()
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter may end the writing of a letter, not of the label.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      done.current = true
      editor.session.type(undefined)
      backToMap()
    } else if (event.key === 'Enter') {
      finish(text)
      backToMap()
    }
  }
  return (
    <div className="label-field" style={style}>
      {/* As wide as what it holds: the letters stand where they will be. */}
      <span aria-hidden>{text === '' ? say(HINT) : text}</span>
      <input
        ref={input}
        aria-label={say(NAME)}
        placeholder={say(HINT)}
        value={text}
        size={1}
        autoFocus
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
    </div>
  )
}

/** Draws anew when the map moves under the field. */
function usePans(): void {
  const { viewport } = useEditor().view
  const [, setMoves] = useState(0)
  useEffect(() => viewport?.smallMap.subscribe(() => setMoves((count) => count + 1)), [viewport])
}
