/** The part of the table of counter types that is on screen: the rows to draw, and the scrolling that reveals a cell. */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useRef } from 'react'
import { type CellAt } from '#shared/armies/block'
import { HEAD_HEIGHT } from './GridHead'
import { ROW_HEIGHT } from './GridRow'
import { type Table } from './useTable'

interface GridScroll {
  readonly box: RefObject<HTMLDivElement | null>
  /** The rows to draw, from 0. */
  readonly indexes: readonly number[]
  /** Px; all rows together, all columns together, the columns that stay. */
  readonly height: number
  readonly width: number
  readonly frozenWidth: number
  /** Rows that are seen at once. */
  pageRows(): number
  reveal(cell: CellAt): void
}

export function useGridScroll({ placed, rowCount }: Pick<Table, 'placed' | 'rowCount'>): GridScroll {
  const box = useRef<HTMLDivElement>(null)
  // eslint-disable-next-line react-hooks/incompatible-library -- its rows are drawn with this component, never kept
  const rowsSeen = useVirtualizer({
    count: rowCount,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
  })
  const frozenWidth = placed.filter(({ frozen }) => frozen).reduce((sum, one) => sum + one.width, 0)
  const reveal = useCallback(
    ({ row, column }: CellAt): void => {
      const view = box.current
      const shown = placed[column]
      if (!view || !shown) return
      const high = view.clientHeight - HEAD_HEIGHT - ROW_HEIGHT
      const top = row * ROW_HEIGHT
      if (top < view.scrollTop) view.scrollTop = top
      else if (top > view.scrollTop + high) view.scrollTop = top - high
      if (shown.frozen) return
      const left = shown.left - frozenWidth
      const wide = view.clientWidth - frozenWidth - shown.width
      if (left < view.scrollLeft) view.scrollLeft = left
      else if (left > view.scrollLeft + wide) view.scrollLeft = left - Math.max(0, wide)
    },
    [placed, frozenWidth],
  )
  return {
    box,
    indexes: rowsSeen.getVirtualItems().map(({ index }) => index),
    height: rowsSeen.getTotalSize(),
    width: (placed.at(-1)?.left ?? 0) + (placed.at(-1)?.width ?? 0),
    frozenWidth,
    pageRows: () =>
      Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - HEAD_HEIGHT) / ROW_HEIGHT) - 1),
    reveal,
  }
}
