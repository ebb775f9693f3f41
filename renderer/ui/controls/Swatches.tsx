/** A choice among painted squares: the look says more than the name, which stands beside the chosen one. */
import { ToggleGroup } from 'radix-ui'
import { type ReactNode } from 'react'
import { Picture } from '../pictures/Picture'
import { type Swatch } from '../pictures/swatches'
import { Tip } from './Tip'

/** Side of a square on screen. */
export const SWATCH_PX = 26

interface SwatchItem {
  readonly id: string
  readonly name: string
  readonly swatch: Swatch
}

export function Swatches(props: {
  label: string
  value: string
  items: readonly SwatchItem[]
  onChange: (id: string) => void
}): ReactNode {
  const current = props.items.find((item) => item.id === props.value)
  return (
    <div className="option">
      <ToggleGroup.Root
        type="single"
        className="swatches"
        aria-label={props.label}
        value={props.value}
        onValueChange={(id) => id && props.onChange(id)}
      >
        {props.items.map(({ id, name, swatch }) => (
          <Tip key={id} text={name}>
            <span>
              <ToggleGroup.Item className="swatch" value={id} aria-label={name}>
                <Picture {...swatch} width={SWATCH_PX} height={SWATCH_PX} />
              </ToggleGroup.Item>
            </span>
          </Tip>
        ))}
      </ToggleGroup.Root>
      <strong className="swatch-name">{current?.name ?? props.value}</strong>
    </div>
  )
}
