/** The table as menus and bars reach it: what they copy, cut, paste, keep and take back is the table's while it is shown. */
import { type Block } from '#shared/armies/block'
import { readClip, writeClip, writeClipTable } from '#shared/armies/clipText'
import { type TableInView } from '../../actions/tableInView'
import { hasLoneDraft, takeBackDraft } from './loneDraft'
import { typesIn } from './removeTypes'
import { type EditedTable, fillWith, paste, textsIn } from './tableEdits'
import { type Table } from './useTable'

/** Puts the cells of a block on a clipboard, as text and as a table. */
export function copyBlock(
  table: EditedTable,
  block: Block,
  clipboard: { setData(type: string, text: string): void },
): void {
  const cells = textsIn(table, block)
  clipboard.setData('text/plain', writeClip(cells))
  clipboard.setData('text/html', writeClipTable(cells))
}

/** The verbs of the table as it is when they are asked for. */
export function verbsOf(latest: () => Table, focus: () => void): TableInView {
  return {
    types: () => typesIn(latest()),
    hasCopy: () => true,
    copyTo: (clipboard) => copyBlock(latest(), latest().block, clipboard),
    clear: () => fillWith(latest(), latest().block, ''),
    async paste(text) {
      const table = latest()
      const cells = readClip(text)
      const filled = cells.length > 0 ? await paste(table, cells, table.block) : undefined
      if (!filled) return
      const { top, left, bottom, right } = filled
      table.store.setState({ anchor: { row: top, column: left }, cursor: { row: bottom, column: right } })
    },
    focus,
    hasLoneDraft: () => hasLoneDraft(latest()),
    takeBackDraft: () => takeBackDraft(latest()),
  }
}
