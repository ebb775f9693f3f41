/** Pictures of counters and of their types in panels and dialogs. */
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { type Counter } from '#shared/document/armies'
import { type CounterTypeId } from '#shared/document/ids'
import { cardPictures } from '../../drawing/cardPictures'
import { useEditorState, useRuleset } from '../EditorContext'
import { counterPicture, firstFace, freshCounter } from './counterPicture'
import { Picture } from './Picture'

/** A counter's card, `size` px high; it follows every edit of its sheet. */
export function CounterImage({ counter, size }: { counter: Counter; size: number }): ReactNode {
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const { cardDesign, counterTypes, sides, groups } = scenario
  const { image } = counterTypes[counter.type]?.faces[counter.face] ?? {}
  // Its own art comes a moment later.
  const isDecoded = useSyncExternalStore(cardPictures.subscribe, () => cardPictures.has(image))
  const picture = useMemo(
    () => counterPicture(counter, cardPictures.drawable(scenario), ruleset),
    // The map is not in the picture: painting it must not redraw every counter of the tray.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [counter, cardDesign, counterTypes, sides, groups, ruleset, isDecoded],
  )
  const width = Math.round((size * picture.rect.width) / picture.rect.height)
  return <Picture {...picture} width={width} height={size} className="counter-image" />
}

/** A card of the type, showing `face` or else what a new counter would. */
export function CounterTypePicture(props: { id: CounterTypeId; face?: string; size: number }): ReactNode {
  const { id, size } = props
  const ruleset = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const face = props.face ?? firstFace(scenario, id, ruleset.counterSchema)
  const { counterTypes } = scenario
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the counter depends on its sheet alone
  const counter = useMemo(() => freshCounter(scenario, id, face, ruleset), [counterTypes, id, face, ruleset])
  return <CounterImage counter={counter} size={size} />
}
