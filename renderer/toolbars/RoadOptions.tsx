/** The settings of the road tool. */
import EraserIcon from 'lucide-react/icons/eraser'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { IconButton } from '../ui/controls/IconButton'
import { useEditor } from '../ui/EditorContext'
import { OptionChoice, useOption } from './option'
import { FeatureOption } from './RowOptions'

/** The way, its course from click to click, and erasing. */
export function RoadOptions(): ReactNode {
  const { setOptions } = useEditor().session
  const wayErases = useOption('wayErases')
  return (
    <>
      <FeatureOption of="way" />
      <div className="option">
        <OptionChoice
          of="wayCourse"
          label={localized('D’un clic à l’autre', 'From click to click')}
          options={[
            { id: 'straight', name: localized('Tout droit', 'Straight') },
            { id: 'natural', name: localized('Au plus facile', 'Easiest way') },
          ]}
        />
      </div>
      <IconButton
        icon={EraserIcon}
        label={localized('Effacer les voies', 'Erase ways')}
        shortcut="3"
        pressed={wayErases}
        onClick={() => setOptions({ wayErases: !wayErases })}
      />
    </>
  )
}
