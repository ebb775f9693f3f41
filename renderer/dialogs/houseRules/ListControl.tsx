/** The control for a list of at least one item, each of some choices: when a weapon fires, and how its user may move then. */
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode } from 'react'
import { type Json } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { type Fields } from '#shared/rules/fields/field'
import { IconButton } from '../../ui/controls/IconButton'
import { useSay } from '../../ui/EditorContext'
import { ChoiceControl, type ControlProps } from './controls'

const TEXT = {
  add: localized('Ajouter un mode de tir', 'Add a mode of fire'),
  remove: localized('Retirer ce mode de tir', 'Take this mode of fire away'),
}

type Item = Readonly<Record<string, Json>>

export function ListControl(props: ControlProps & { parts: Fields }): ReactNode {
  const { id, value, parts, onSet } = props
  const say = useSay()
  const items = Array.isArray(value) ? (value as Item[]) : []
  return (
    <div className="house-modes">
      {items.map((item, index) => (
        <div key={index}>
          {Object.entries(parts).map(([key, { name, choices = [] }], part) => (
            <ChoiceControl
              key={key}
              id={index + part === 0 ? id : `${id}-${index}-${key}`}
              label={say(name)}
              value={item[key] ?? null}
              choices={choices}
              onSet={(next) => onSet(items.map((one, at) => (at === index ? { ...one, [key]: next } : one)))}
            />
          ))}
          <IconButton
            icon={Minus}
            label={say(TEXT.remove)}
            disabled={items.length === 1}
            onClick={() => void onSet(items.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <IconButton
        icon={Plus}
        label={say(TEXT.add)}
        onClick={() => void onSet([...items, ...items.slice(-1)])}
      />
    </div>
  )
}
