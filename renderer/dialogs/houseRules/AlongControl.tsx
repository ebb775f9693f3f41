/** The control for a way's cost on foot and mounted; empty, the terrain's points count. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { useDraft } from '../../ui/controls/fields'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { type ControlProps } from './ChoiceControl'
import { shownValue, typedValue } from './typed'

const WHO = [
  { key: 'foot', name: localized('à pied', 'on foot') },
  { key: 'mounted', name: localized('à cheval', 'mounted') },
] as const

type Along = Readonly<Record<'foot' | 'mounted', number>>

export function AlongControl({ id, value, onSet }: ControlProps & { nothing: Localized }): ReactNode {
  return <Along id={id} along={value as Along | null} onSet={onSet} />
}

function Along(props: { id: string; along: Along | null; onSet: ControlProps['onSet'] }): ReactNode {
  const { id, along, onSet } = props
  return (
    <div className="house-number">
      {WHO.map(({ key, name }, index) => (
        <Points
          key={key}
          id={index === 0 ? id : `${id}-${key}`}
          name={name}
          points={along?.[key]}
          onSet={(points) =>
            onSet(points === '' ? null : { foot: 1, mounted: 1, ...along, [key]: typedValue(points) })
          }
        />
      ))}
    </div>
  )
}

function Points(props: {
  id: string
  name: Localized
  points: number | undefined
  onSet: (text: string) => string | undefined
}): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const shown = props.points === undefined ? '' : shownValue(props.points, language)
  const { input } = useDraft(shown, (text) => props.onSet(text.trim()))
  return (
    <span>
      <input
        id={props.id}
        className="input is-number"
        inputMode="numeric"
        placeholder="–"
        aria-label={say(props.name)}
        {...input}
      />
      <small aria-hidden>{say(props.name)}</small>
    </span>
  )
}
