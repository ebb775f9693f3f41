/** A number among the settings of a tool: applied as it is typed, as far as it is one within its bounds. */
import { type ReactNode, useId, useState } from 'react'

export function NumberOption(props: {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}): ReactNode {
  const { label, value, min, max, step, onChange } = props
  const id = useId()
  const [typed, setTyped] = useState<string | undefined>()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input is-number option-number"
        type="number"
        min={min}
        max={max}
        step={step}
        value={typed ?? value}
        onChange={(event) => {
          const next = event.target.valueAsNumber
          setTyped(event.target.value)
          if (next >= min && next <= max) onChange(next)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </>
  )
}
