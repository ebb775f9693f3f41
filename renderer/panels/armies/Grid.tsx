/** The grid of the table of counter types: one field has the focus, moves over the cells and takes what is typed. */
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { type Block, type CellAt } from '#shared/armies/block'
import { type CounterTypeId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { useSay, useUi } from '../../ui/EditorContext'
import { CellField, type Editing } from './CellField'
import { FillHandle } from './FillHandle'
import { copyCells, cutCells, pasteCells } from './gridClipboard'
import { gridCommands } from './gridCommands'
import { GridHead, HEAD_HEIGHT } from './GridHead'
import { commandOf, type GridCommand, movedBy, tabbedTo } from './gridKeys'
import { GridRow } from './GridRow'
import { fillWith, putTexts } from './tableEdits'
import { useGridCursor } from './useGridCursor'
import { isCell, useGridPointer } from './useGridPointer'
import { useGridScroll } from './useGridScroll'
import { shownText, type Table } from './useTable'

const GRID = localized('Tableau des pions', 'Table of counter types')

export interface GridHandle {
  focus(): void
  goTo(cell: CellAt): void
  /** Goes to the name of a type and selects it, so that typing replaces it. */
  rename(type: CounterTypeId): void
  nextFault(step: 1 | -1): void
}

interface Props {
  readonly table: Table
  readonly handle: Ref<GridHandle>
  /** Moves the focus to the field that filters the rows. */
  toFilter(): void
}

export function Grid({ table, handle, toFilter }: Props): ReactNode {
  const say = useSay()
  const ui = useUi()
  const grid = useId()
  const field = useRef<HTMLInputElement>(null)
  const [editing, setEditing] = useState<Editing>()
  const { store, rows, placed, rowCount, cursor, block } = table
  const { box, indexes, height, width, frozenWidth, pageRows, reveal } = useGridScroll(table)
  const moves = useGridCursor(table, reveal)
  const here = placed[cursor.column]
  const row = rows[cursor.row]

  const focus = (): void => field.current?.focus({ preventScroll: true })
  const edit = (list: boolean): void => {
    if (here) setEditing({ text: row ? shownText(table, row, here.column) : '', begun: 'whole', list })
  }
  const rename = (type: CounterTypeId): void => {
    const cell = {
      row: rows.findIndex((one) => one.type === type),
      column: placed.findIndex(({ column }) => column.id === 'name'),
    }
    const [one, at] = [rows[cell.row], placed[cell.column]]
    focus()
    if (!one || !at) return
    moves.goTo(cell)
    setEditing({ text: shownText(table, one, at.column), begun: 'whole', list: false })
  }
  const run = (command: GridCommand): void =>
    gridCommands(table, { ui, cursor: moves, edit, focus, toFilter })[command]()
  const pasted = (filled: Block | undefined): void => {
    if (filled) moves.select(filled)
    focus()
  }
  const pointer = useGridPointer(table, moves, editing !== undefined, () => {
    if (editing) field.current?.blur()
    focus()
  })
  useImperativeHandle(handle, () => ({
    focus,
    goTo: (cell) => moves.goTo(cell),
    rename,
    nextFault: (step) => run(step === 1 ? 'next-fault' : 'fault-before'),
  }))
  useEffect(() => {
    focus()
    reveal(store.getState().cursor)
    // Once: where the user left the table.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const commit = (text: string, to: 'cell' | 'block' = 'cell'): void => {
    setEditing(undefined)
    if (to === 'block') return fillWith(table, block, text)
    const column = here?.column
    if (!column) return
    if (row) putTexts(table, [{ row, column, text }])
    else if (text.trim() !== '') putTexts(table, [], [[{ column, text }]])
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || editing) return
    const command = commandOf(event, here?.kind ?? 'text')
    const size = { rows: rowCount, columns: placed.length, page: pageRows() }
    const to = event.key === 'Tab' ? tabbedTo(cursor, event.shiftKey, size) : movedBy(event, cursor, size)
    if (command) run(command)
    else if (to) moves.goTo(to, event.shiftKey && event.key !== 'Tab')
    else return
    event.preventDefault()
  }
  const shown = pointer.filling ?? block
  return (
    <div
      ref={box}
      className="armies-grid"
      // What is brought in sight does not come to rest under the columns that stay.
      style={{ scrollPaddingLeft: frozenWidth }}
      {...pointer.handlers}
      onDoubleClick={(event) => isCell(event.target) && edit(here?.kind === 'choice')}
      onContextMenu={(event) => {
        if (!isCell(event.target)) return
        event.preventDefault()
        run('menu')
      }}
      onCopy={(event) => !editing && copyCells(event, table)}
      onCut={(event) => !editing && cutCells(event, table)}
      onPaste={(event) => !editing && pasteCells(event, table, pasted)}
    >
      <div
        role="grid"
        id={grid}
        style={{ width }}
        aria-label={say(GRID)}
        aria-multiselectable
        aria-rowcount={rowCount + 2}
        aria-colcount={placed.length}
      >
        <GridHead table={table} width={width} />
        <div role="rowgroup" className="armies-rows" style={{ height, width }}>
          {indexes.map((index) => {
            const inBlock = index >= shown.top && index <= shown.bottom
            const one = rows[index]
            return (
              <GridRow
                key={one ? `${one.type} ${one.face ?? ''}` : 'new'}
                table={table}
                grid={grid}
                index={index}
                row={one}
                from={inBlock ? shown.left : undefined}
                to={inBlock ? shown.right : undefined}
                cursor={index === cursor.row ? cursor.column : undefined}
              />
            )
          })}
        </div>
      </div>
      {/* Beside the grid, not in it: of its children it may have rows only. */}
      <div className="armies-above" style={{ top: HEAD_HEIGHT, height, width }}>
        {here && (
          <CellField
            field={field}
            table={table}
            grid={grid}
            editing={editing}
            setEditing={setEditing}
            commit={commit}
            onKeyDown={onKeyDown}
            move={moves.step}
          />
        )}
        {!editing && <FillHandle table={table} onGrab={pointer.beginFilling} />}
      </div>
    </div>
  )
}
