/** A line between two panes that is dragged, or moved with the arrow keys. */
import { type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'

interface SplitterProps {
  readonly label: string
  /** `vertical` = an upright line that is moved sideways. */
  readonly orientation: 'vertical' | 'horizontal'
  /** Size in px of the pane to the right of it, or below it. */
  readonly size: number
  readonly min: number
  readonly max: number
  readonly onResize: (size: number) => void
}

const KEY_STEP = 16

export function Splitter({ label, orientation, size, min, max, onResize }: SplitterProps): ReactNode {
  const resize = (next: number): void => onResize(Math.round(Math.min(max, Math.max(min, next))))
  const startDrag = (event: PointerEvent<HTMLDivElement>): void => {
    event.preventDefault()
    const line = event.currentTarget
    line.setPointerCapture(event.pointerId)
    const along = (move: { clientX: number; clientY: number }): number =>
      orientation === 'vertical' ? move.clientX : move.clientY
    const start = along(event)
    line.onpointermove = (move) => resize(size + start - along(move))
    line.onlostpointercapture = () => (line.onpointermove = null)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const grow = orientation === 'vertical' ? 'ArrowLeft' : 'ArrowUp'
    const shrink = orientation === 'vertical' ? 'ArrowRight' : 'ArrowDown'
    if (event.key === grow) resize(size + KEY_STEP)
    if (event.key === shrink) resize(size - KEY_STEP)
  }
  return (
    <div
      className={`splitter is-${orientation}`}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      onPointerDown={startDrag}
      onKeyDown={onKeyDown}
    />
  )
}
