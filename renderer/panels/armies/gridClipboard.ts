/** Copy, cut and paste in the table of counter types by the browser's own events, as text and as a table. */
import { type ClipboardEvent } from 'react'
import { type Block } from '#shared/armies/block'
import { readClip } from '#shared/armies/clipText'
import { cellsOfHtml } from './htmlCells'
import { fillWith, paste } from './tableEdits'
import { copyBlock } from './tableInView'
import { type Table } from './useTable'

export function copyCells(event: ClipboardEvent, table: Table): void {
  event.preventDefault()
  copyBlock(table, table.block, event.clipboardData)
}

export function cutCells(event: ClipboardEvent, table: Table): void {
  copyCells(event, table)
  fillWith(table, table.block, '')
}

/** @param pasted called with the block that has been filled, unless there is nothing to paste. */
export function pasteCells(
  event: ClipboardEvent,
  table: Table,
  pasted: (filled: Block | undefined) => void,
): void {
  event.preventDefault()
  const text = event.clipboardData.getData('text/plain')
  const cells = text === '' ? cellsOfHtml(event.clipboardData.getData('text/html')) : readClip(text)
  if (cells.length > 0) void paste(table, cells, table.block).then(pasted)
}
