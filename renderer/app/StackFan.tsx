/**
 * A stack fanned out beside its hex, the top counter first: a click selects one, a drag over another re-orders the stack, a drag
 * onto the map moves it. The inspector's list of the stack does the same by keyboard.
 */
import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { counterName, countersByHex } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { counterId, type CounterId } from '#shared/document/ids'
import { type HexKey, parseHexKey } from '#shared/hex/axial'
import { hexCenter, type Point } from '#shared/hex/layout'
import { localized } from '#shared/i18n/localized'
import { restackTo } from '../actions/restackCounters'
import { knownScenario } from '../editor/eyes'
import { modifiersOf } from '../editor/modifiers'
import { useEditor, useEditorState, useHover, useSay } from '../ui/EditorContext'
import { CounterImage } from '../ui/pictures/CounterTypePicture'
import { type RestingStack, useRestingStack } from './useRestingStack'
import './stackFan.css'

export function StackFan(): ReactNode {
  const resting = useRestingStack(useEditor())
  return resting.hex === undefined ? null : <Fan key={resting.hex} hex={resting.hex} resting={resting} />
}

const CARD_PX = 44
/** Pixels that a click may wander. */
const CLICK_PX = 4
/** Above the hex, unless the rim of the window is as near as this. */
const HEADROOM_PX = 130

interface Drag {
  readonly counter: CounterId
  readonly from: Point
  /** A click so far, over the fan, or out on the map. */
  readonly stage: 'pressed' | 'fan' | 'map'
  readonly over: CounterId | undefined
}

function Fan({ hex, resting }: { hex: HexKey; resting: RestingStack }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const box = useRef<HTMLDivElement>(null)
  const [drag, showDrag] = useState<Drag | undefined>()
  // A quick hand presses, moves and lets go before the fan is rendered anew.
  const held = useRef<Drag>(undefined)
  const setDrag = (next: Drag | undefined): void => {
    held.current = next
    showDrag(next)
  }
  const scenario = useEditorState((state) => state.document.scenario)
  const known = useEditorState(knownScenario)
  const selection = useEditorState((state) => state.session.selection)
  const tool = useEditorState((state) => state.session.tool)
  const zoom = useHover((state) => state.zoom)
  const { close } = resting
  const stack = countersByHex(known).get(hex) ?? []
  // A card that is carried to another hex goes with its button: from there on the map itself follows the pointer.
  const isLeft = drag?.stage === 'map' ? !stack.includes(drag.counter) : stack.length < 2
  const isOver = tool !== 'select' || isLeft
  useEffect(() => {
    if (isOver) close()
  }, [isOver, close])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      editor.input.cancel()
      close()
    }
    // Before the map lets the selection go.
    document.addEventListener('keydown', onKey, true)
    const stop = editor.view.viewport?.smallMap.subscribe((changed) => changed.length === 0 && close())
    return () => {
      document.removeEventListener('keydown', onKey, true)
      stop?.()
    }
  }, [editor, close])
  if (isOver) return null
  const { grid, hexMm } = scenario.map
  const middle = hexCenter(parseHexKey(hex), { grid, hexMm })
  const at = editor.view.viewport?.toScreen(middle) ?? { x: 0, y: 0 }
  const half = (hexMm / 2) * zoom
  const isBelow = at.y - half < HEADROOM_PX
  const style = { '--x': `${at.x}px`, top: isBelow ? at.y + half : at.y - half } as CSSProperties

  const onMap = ({ clientX, clientY }: PointerEvent): Point => {
    const frame = box.current?.parentElement?.getBoundingClientRect()
    const point = { x: clientX - (frame?.left ?? 0), y: clientY - (frame?.top ?? 0) }
    return editor.view.viewport?.toMap(point) ?? middle
  }
  const select = (counter: CounterId): void =>
    editor.session.select({ kind: 'counters', counters: [counter] })
  const press = (event: PointerEvent<HTMLElement>, counter: CounterId): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ counter, from: { x: event.clientX, y: event.clientY }, stage: 'pressed', over: undefined })
  }
  const move = (event: PointerEvent): void => {
    const drag = held.current
    if (!drag) return
    const { clientX: x, clientY: y } = event
    if (drag.stage === 'pressed' && Math.hypot(x - drag.from.x, y - drag.from.y) <= CLICK_PX) return
    if (drag.stage === 'map') return editor.input.pointerMove(onMap(event), modifiersOf(event.nativeEvent))
    const under = document.elementFromPoint(x, y)
    if (box.current?.contains(under)) {
      const card = under?.closest<HTMLElement>('[data-counter]')?.dataset['counter']
      const over = card === undefined || card === drag.counter ? undefined : counterId(card)
      return setDrag({ ...drag, stage: 'fan', over })
    }
    // Out on the map it is the selection tool that carries it.
    select(drag.counter)
    editor.input.pointerDown(middle, modifiersOf(event.nativeEvent))
    editor.input.pointerMove(onMap(event), modifiersOf(event.nativeEvent))
    setDrag({ ...drag, stage: 'map', over: undefined })
  }
  const drop = (event: PointerEvent): void => {
    const drag = held.current
    if (!drag) return
    setDrag(undefined)
    if (drag.stage === 'pressed') select(drag.counter)
    if (drag.stage === 'fan' && drag.over !== undefined) restackTo(editor.document, drag.counter, drag.over)
    if (drag.stage !== 'map') return
    editor.input.pointerUp(onMap(event), modifiersOf(event.nativeEvent))
    close()
  }
  const name = nameOfHex(scenario, parseHexKey(hex))
  return (
    <div
      ref={box}
      className="stack-fan"
      role="group"
      aria-label={say(localized(`Pile en ${name}, de haut en bas`, `Stack in ${name}, top first`))}
      data-below={isBelow}
      data-away={drag?.stage === 'map'}
      style={style}
      onPointerEnter={resting.hold}
      onPointerLeave={() => held.current ?? resting.release()}
    >
      {stack.toReversed().map((id) => {
        const counter = scenario.counters[id]
        return counter ? (
          <button
            key={id}
            type="button"
            className="stack-card"
            title={counterName(scenario, id)}
            aria-label={counterName(scenario, id)}
            aria-pressed={selection.kind === 'counters' && selection.counters.includes(id)}
            data-counter={id}
            data-held={drag?.stage === 'fan' && drag.counter === id}
            data-over={drag?.over === id}
            onPointerDown={(event) => press(event, id)}
            onPointerMove={move}
            onPointerUp={drop}
            onPointerCancel={() => setDrag(undefined)}
            // By keyboard; the pointer is heard above.
            onClick={({ detail }) => detail === 0 && select(id)}
          >
            <CounterImage counter={counter} size={CARD_PX} />
          </button>
        ) : null
      })}
    </div>
  )
}
