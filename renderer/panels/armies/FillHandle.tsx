/** The corner of the selection in the table of counter types: dragged, it fills. */
import { type ReactNode } from 'react'
import { ROW_HEIGHT } from './GridRow'
import { type Table } from './useTable'

interface Props {
  readonly table: Pick<Table, 'placed' | 'rows' | 'block'>
  onGrab(): void
}

export function FillHandle({ table: { placed, rows, block }, onGrab }: Props): ReactNode {
  const last = placed[block.right]
  if (!last || block.bottom >= rows.length) return null
  return (
    <div className="armies-over" data-frozen={last.frozen || undefined}>
      <span
        className="armies-handle"
        style={{ top: (block.bottom + 1) * ROW_HEIGHT - 4, left: last.left + last.width - 4 }}
        onPointerDown={(event) => {
          event.preventDefault()
          event.stopPropagation()
          onGrab()
        }}
      />
    </div>
  )
}
