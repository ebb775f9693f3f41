/** The control for the moments at which a weapon fires and how its user may move then: one line or more. */
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type FormChoice, type FormMode, modesOf } from '#shared/rules/house/forms/rowForm'
import { IconButton } from '../../ui/controls/IconButton'
import { useSay } from '../../ui/EditorContext'
import { ChoiceControl, type ControlProps } from './ChoiceControl'

const TEXT = {
  fire: localized('Tir', 'Fire'),
  movement: localized('Mouvement', 'Movement'),
  add: localized('Ajouter un mode de tir', 'Add a mode of fire'),
  remove: localized('Retirer ce mode de tir', 'Take this mode of fire away'),
}

export function ModesControl(
  props: ControlProps & { fire: readonly FormChoice[]; movement: readonly FormChoice[] },
): ReactNode {
  const { id, value, error, fire, movement, onSet } = props
  const say = useSay()
  const modes = modesOf(value)
  const set = (next: readonly FormMode[]): string | undefined => onSet(next)
  const change = (index: number, part: Partial<FormMode>): string | undefined =>
    set(modes.map((mode, at) => (at === index ? { ...mode, ...part } : mode)))
  return (
    <div className="house-modes">
      {modes.map((mode, index) => (
        <div key={index}>
          <ChoiceControl
            id={index === 0 ? id : `${id}-${index}`}
            label={say(TEXT.fire)}
            value={mode.fire}
            error={error}
            choices={fire}
            onSet={(next) => change(index, { fire: String(next) })}
          />
          <ChoiceControl
            id={`${id}-${index}-movement`}
            label={say(TEXT.movement)}
            value={mode.movement}
            error={error}
            choices={movement}
            onSet={(next) => change(index, { movement: String(next) })}
          />
          <IconButton
            icon={Minus}
            label={say(TEXT.remove)}
            disabled={modes.length === 1}
            onClick={() => void set(modes.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <IconButton
        icon={Plus}
        label={say(TEXT.add)}
        onClick={() => void set([...modes, ...modes.slice(-1)])}
      />
    </div>
  )
}
