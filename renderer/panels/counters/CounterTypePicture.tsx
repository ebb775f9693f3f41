import { type ReactNode, useMemo } from 'react'
import { type Counter, type CounterTypeId } from '#shared/document/types'
import { useEditor, useEditorState } from '../../app/EditorContext'
import { Picture } from '../../app/Picture'
import { counterPicture, firstFace, freshCounter } from './counterPicture'

/** A counter as it is drawn on the map, turned upright; it follows every edit of its sheet. */
export function CounterImage({ counter, size }: { counter: Counter; size: number }): ReactNode {
  const { ruleset } = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const style = useEditorState((state) => state.view.style)
  const { counterTypes, sides } = scenario
  const picture = useMemo(
    () => counterPicture(counter, scenario, ruleset, style),
    // The map is not in the picture: painting it must not redraw every counter of the tray.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [counter, counterTypes, sides, ruleset, style],
  )
  return <Picture {...picture} width={size} height={size} className="counter-image" />
}

export function CounterTypePicture(props: { id: CounterTypeId; face?: string; size: number }): ReactNode {
  const { id, size } = props
  const { counterSchema } = useEditor().ruleset
  const scenario = useEditorState((state) => state.document.scenario)
  const face = props.face ?? firstFace(scenario, id, counterSchema)
  const { counterTypes } = scenario
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the counter depends on its sheet alone
  const counter = useMemo(() => freshCounter(scenario, id, face), [counterTypes, id, face])
  return <CounterImage counter={counter} size={size} />
}
