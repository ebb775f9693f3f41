/** The keyboard commands of the table of counter types (gridKeys.ts says which key gives each). */
import { type ActionUi } from '../../actions/action'
import { undo } from '../../actions/undo'
import { type GridCommand, wholeTable } from './gridKeys'
import { addToNumbers, fillFrom, fillWith, toggle } from './tableEdits'
import { type GridCursor } from './useGridCursor'
import { type Table } from './useTable'

interface GridParts {
  readonly ui: ActionUi
  readonly cursor: GridCursor
  /** Begins to edit the cell at the cursor; with its list open, if it has one. */
  edit(list: boolean): void
  focus(): void
  /** Moves the focus to the field that filters the rows. */
  toFilter(): void
}

export function gridCommands(table: Table, parts: GridParts): Readonly<Record<GridCommand, () => void>> {
  const { editor, store, rows, placed, block } = table
  const { ui, edit, focus, toFilter, cursor } = parts
  const here = placed[table.cursor.column]
  const goToFault = (step: 1 | -1): void => {
    cursor.goToFault(step)
    focus()
  }
  return {
    edit: () => edit(false),
    list: () => edit(true),
    toggle: () => toggle(table, block),
    clear: () => fillWith(table, block, ''),
    'fill-down': () => fillFrom(table, { ...block, bottom: block.top }, block),
    'fill-right': () => fillFrom(table, { ...block, right: block.left }, block),
    all: () => cursor.select(wholeTable(rows.length, placed.length)),
    row: () => cursor.select({ ...block, left: 0, right: placed.length - 1 }),
    column: () => cursor.select({ ...block, top: 0, bottom: Math.max(0, rows.length - 1) }),
    more: () => addToNumbers(table, block, 1),
    less: () => addToNumbers(table, block, -1),
    'next-fault': () => goToFault(1),
    'fault-before': () => goToFault(-1),
    filter: toFilter,
    replace: () => store.setState({ seeking: true }),
    menu: () => here && store.setState({ menu: here.column.id }),
    undo: () => void undo.run(editor, ui),
    redo: () => editor.document.redo(),
    leave: () => leave(table, () => ui.showView('map')),
  }
}

/** Gives up the draft at the cursor, then a selection of several cells, then the table. */
function leave({ editor, store, cursor, block, rows, columns, drafts }: Table, toMap: () => void): void {
  const [row, column] = [rows[cursor.row], columns[cursor.column]]
  const draft = [...drafts.values()].find(({ edit }) => edit.row === row && edit.column.id === column?.id)
  if (draft) {
    store.setState((state) => ({ drafts: state.drafts.filter((one) => one !== draft) }))
    editor.session.dropNotice()
  } else if (block.top < block.bottom || block.left < block.right) store.setState({ anchor: cursor })
  else toMap()
}
