/** The sign of the program: a tower in a hex. */
import { type ReactNode } from 'react'

export function Mark({ size }: { size: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className="mark">
      <path className="mark-hex" d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75z" />
      <path className="mark-tower" d="M9.5 9h3v2.5h2V9h3v2.5h2V9h3v5l-1.6 1.6V23H11.1v-7.4L9.5 14z" />
      <path className="mark-hex" d="M14.4 23v-3.2a1.6 1.6 0 0 1 3.2 0V23z" />
    </svg>
  )
}
