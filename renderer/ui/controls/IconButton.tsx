/** The button of the bars. */
import { type ComponentType, type ReactNode } from 'react'
import { Tip } from './Tip'

interface IconButtonProps {
  readonly icon: ComponentType<{ 'aria-hidden'?: boolean }>
  readonly label: string
  readonly shortcut?: string | undefined
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly tipSide?: 'top' | 'right' | 'bottom' | 'left'
  readonly onClick: () => void
}

/** A button of one picture; its name is read aloud and shown in a tooltip. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { icon: Icon, label, shortcut, pressed, disabled, tipSide = 'bottom', onClick } = props
  return (
    <Tip text={label} shortcut={shortcut} side={tipSide}>
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
      >
        <Icon aria-hidden />
      </button>
    </Tip>
  )
}
