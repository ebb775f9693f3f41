/** The box in which every number of the page is typed: entered by mouse or key, its content is selected, so that typing replaces it. */
import { type ComponentProps, type ReactNode } from 'react'

/** As an input; a class is added to those of numbers. Letters that stand for a number (a column) are typed here as well. */
export function NumberBox({ className, ...attributes }: ComponentProps<'input'>): ReactNode {
  return (
    <input
      inputMode="numeric"
      {...attributes}
      className={['input is-number', className].filter(Boolean).join(' ')}
      onFocus={(event) => event.target.select()}
    />
  )
}
