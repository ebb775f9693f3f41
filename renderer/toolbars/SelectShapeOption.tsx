/** The choice of what a drag of the selection tool frames: counters in a box, or hexes by a rectangle or a lasso. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { SELECT_SHAPES, type SelectShape } from '../tools/selectHexes'
import { Choice } from '../ui/controls/Choice'
import { useEditor, useEditorState, useSay } from '../ui/EditorContext'

const LABEL = localized('Ce qu’un glissement encadre', 'What a drag frames')
const HEXES = localized('cases', 'hexes')

export function SelectShapeOption(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  const shape = useEditorState((state) => state.session.options.selectShape)
  const options = SELECT_SHAPES.map(({ id, name }) => ({
    value: id,
    label: id === 'counters' ? say(name) : `${say(name)} (${say(HEXES)})`,
  }))
  return (
    <div className="option">
      <Choice<SelectShape>
        label={say(LABEL)}
        value={shape}
        options={options}
        onChange={(selectShape) => setOptions({ selectShape })}
      />
    </div>
  )
}
