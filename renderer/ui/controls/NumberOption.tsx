/** A number among the settings of a tool, as the reader's language writes it: applied as it is typed, within its bounds. */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { formatNumber } from '#shared/i18n/localized'
import { numberIn } from '../../i18n/numberIn'
import { type Words } from '../../i18n/language'
import { useLanguage, useSay } from '../EditorContext'
import { NumberBox } from './NumberBox'

export function NumberOption(props: {
  label: Words
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}): ReactNode {
  const { label, value, min, max, step, onChange } = props
  const id = useId()
  const language = useLanguage()
  const say = useSay()
  const [typed, setTyped] = useState<string | undefined>()
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (way === undefined) return
    event.preventDefault()
    setTyped(undefined)
    onChange(Math.min(max, Math.max(min, value + way * step)))
  }
  return (
    <>
      <label htmlFor={id}>{say(label)}</label>
      {/* No field of type number: the browser would write it as its own language does. */}
      <NumberBox
        id={id}
        className="option-number"
        role="spinbutton"
        inputMode="decimal"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        value={typed ?? formatNumber(value, language)}
        onChange={(event) => {
          const next = numberIn(event.target.value)
          setTyped(event.target.value)
          if (next >= min && next <= max) onChange(next)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
      />
    </>
  )
}
