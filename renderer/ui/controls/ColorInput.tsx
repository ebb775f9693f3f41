/** The browser’s own picker of colours, as one step. */
import { type ReactNode } from 'react'

/** React's `onChange` would make a step of every tint passed over; the browser's `change` comes once, at the end. */
export function ColorInput(props: {
  label: string
  color: string
  onPick: (color: string) => void
}): ReactNode {
  const { label, color, onPick } = props
  const listen = (element: HTMLInputElement): (() => void) => {
    const picked = (): void => onPick(element.value)
    element.addEventListener('change', picked)
    return () => element.removeEventListener('change', picked)
  }
  return <input ref={listen} type="color" className="side-color" aria-label={label} defaultValue={color} />
}
