/** The options of the road tool: the way, its course from click to click, and erasing. */
import Eraser from 'lucide-react/icons/eraser'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { headline } from '../i18n/language'
import { type ToolOptions } from '../toolOptions/index'
import { waysOf } from '../toolOptions/road'
import { Choice } from '../ui/controls/Choice'
import { IconButton } from '../ui/controls/IconButton'
import { Swatches } from '../ui/controls/Swatches'
import { useEditor, useEditorState, useRuleset, useSay } from '../ui/EditorContext'
import { featureSwatch } from '../ui/pictures/swatches'

export function RoadOptions(): ReactNode {
  const say = useSay()
  const { setOptions } = useEditor().session
  const ruleset = useRuleset()
  const style = useEditorState((state) => state.view.style)
  const { way, wayCourse, wayErases } = useEditorState((state) => state.session.options)
  return (
    <>
      <Swatches
        label={say(localized('Voie', 'Way'))}
        value={way}
        items={waysOf(ruleset).map((row) => ({
          id: row.id,
          name: headline(say(row.name)),
          swatch: featureSwatch(ruleset, row, style),
        }))}
        onChange={(next) => setOptions({ way: next, wayErases: false })}
      />
      <div className="option">
        <Choice<ToolOptions['wayCourse']>
          label={say(localized('D’un clic à l’autre', 'From click to click'))}
          value={wayCourse}
          options={[
            { value: 'straight', label: say(localized('Tout droit', 'Straight')) },
            { value: 'natural', label: say(localized('Au plus facile', 'Easiest way')) },
          ]}
          onChange={(next) => setOptions({ wayCourse: next })}
        />
      </div>
      <IconButton
        icon={Eraser}
        label={say(localized('Effacer les voies', 'Erase ways'))}
        shortcut="3"
        pressed={wayErases}
        onClick={() => setOptions({ wayErases: !wayErases })}
      />
    </>
  )
}
