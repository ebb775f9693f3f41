/** The grid of the table of counter types: one field has the focus, moves over the cells and takes what is typed. */
import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { type Block, blockOf, type CellAt, holds } from '#shared/armies/block'
import { readClip } from '#shared/armies/clipText'
import { localized } from '#shared/i18n/localized'
import { undo } from '../../actions/undo'
import { useSay, useUi } from '../../ui/EditorContext'
import { CellField, type Editing } from './CellField'
import { GridHead, HEAD_HEIGHT } from './GridHead'
import { deedOf, type GridDeed, movedBy, tabbedTo, wholeTable } from './gridKeys'
import { copyBlock } from './tableInView'
import { GridRow, ROW_HEIGHT } from './GridRow'
import { cellsOfHtml } from './htmlCells'
import { addToNumbers, fillFrom, fillWith, paste, putTexts, toggle } from './tableEdits'
import { shownText, type Table } from './useTable'

const GRID = localized('Tableau des pions', 'Table of counter types')

export interface GridHandle {
  focus(): void
  goTo(cell: CellAt): void
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
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [editing, setEditing] = useState<Editing>()
  const [filling, setFilling] = useState<Block>()
  const { store, rows, placed, rowCount, cursor, block, columns } = table
  // eslint-disable-next-line react-hooks/incompatible-library -- its rows are drawn with this component, never kept
  const rowsSeen = useVirtualizer({
    count: rowCount,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
  })
  const width = (placed.at(-1)?.left ?? 0) + (placed.at(-1)?.width ?? 0)
  const frozenWidth = placed.filter(({ frozen }) => frozen).reduce((sum, one) => sum + one.width, 0)
  const here = placed[cursor.column]
  const row = rows[cursor.row]

  const reveal = useCallback(
    ({ row: at, column }: CellAt): void => {
      const view = box.current
      const shown = placed[column]
      if (!view || !shown) return
      const high = view.clientHeight - HEAD_HEIGHT - ROW_HEIGHT
      const top = at * ROW_HEIGHT
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
  const goTo = useCallback(
    (cell: CellAt, extend = false): void => {
      store.setState((state) => ({ cursor: cell, anchor: extend ? state.anchor : cell }))
      reveal(cell)
    },
    [store, reveal],
  )
  const select = ({ top, left, bottom, right }: Block): void =>
    store.setState({ anchor: { row: top, column: left }, cursor: { row: bottom, column: right } })
  const focus = (): void => field.current?.focus({ preventScroll: true })
  const nextFault = (step: 1 | -1): void => {
    const { faulty } = table
    const place = ({ row: at, column }: CellAt): number => at * columns.length + column
    const ahead = faulty.filter((cell) => step * (place(cell) - place(cursor)) > 0)
    const next = step === 1 ? (ahead[0] ?? faulty[0]) : (ahead.at(-1) ?? faulty.at(-1))
    if (next) goTo(next)
    focus()
  }
  useImperativeHandle(handle, () => ({ focus, goTo: (cell) => goTo(cell), nextFault }))
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
  const size = {
    rows: rowCount,
    columns: placed.length,
    page: Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - HEAD_HEIGHT) / ROW_HEIGHT) - 1),
  }
  const edit = (list: boolean): void => {
    if (!here) return
    const text = row ? shownText(table, row, here.column) : ''
    setEditing({ text, begun: 'whole', list })
  }
  const deeds: Readonly<Record<GridDeed, () => void>> = {
    edit: () => edit(false),
    list: () => edit(true),
    toggle: () => toggle(table, block),
    clear: () => fillWith(table, block, ''),
    'fill-down': () => fillFrom(table, { ...block, bottom: block.top }, block),
    'fill-right': () => fillFrom(table, { ...block, right: block.left }, block),
    all: () => select(wholeTable(rows.length, placed.length)),
    row: () => select({ ...block, left: 0, right: placed.length - 1 }),
    column: () => select({ ...block, top: 0, bottom: Math.max(0, rows.length - 1) }),
    more: () => addToNumbers(table, block, 1),
    less: () => addToNumbers(table, block, -1),
    'next-fault': () => nextFault(1),
    'fault-before': () => nextFault(-1),
    filter: toFilter,
    replace: () => store.setState({ seeking: true }),
    menu: () => here && store.setState({ menu: here.column.id }),
    undo: () => void undo.run(table.editor, ui),
    redo: () => table.editor.document.redo(),
    leave: () => leave(table, () => ui.showView('map')),
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || editing) return
    const deed = deedOf(event, here?.kind ?? 'text')
    const to = event.key === 'Tab' ? tabbedTo(cursor, event.shiftKey, size) : movedBy(event, cursor, size)
    if (deed) deeds[deed]()
    else if (to) goTo(to, event.shiftKey && event.key !== 'Tab')
    else return
    event.preventDefault()
  }

  const cellAt = (event: PointerEvent): CellAt | undefined => {
    const under = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('.armies-cell')
    const { row: at, column } = under?.dataset ?? {}
    return at === undefined || column === undefined ? undefined : { row: Number(at), column: Number(column) }
  }
  const onPointerDown = (event: PointerEvent): void => {
    const cell = cellAt(event)
    if (!cell || (event.button === 2 && holds(block, cell))) return
    // The field keeps the focus, and what is being typed goes into its cell.
    event.preventDefault()
    if (editing) field.current?.blur()
    focus()
    goTo(cell, event.shiftKey)
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (event.buttons !== 1 || editing) return
    const cell = cellAt(event)
    if (!cell) return
    if (filling) setFilling(reachedBy(block, cell))
    else if (cell.row !== cursor.row || cell.column !== cursor.column) goTo(cell, true)
  }
  const onPointerUp = (): void => {
    if (!filling) return
    fillFrom(table, block, filling)
    select(filling)
    setFilling(undefined)
  }
  const shown = filling ?? block
  return (
    <div
      ref={box}
      className="armies-grid"
      // What is brought in sight does not come to rest under the columns that stay.
      style={{ scrollPaddingLeft: frozenWidth }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onDoubleClick={(event) => cellOf(event.target) && edit(here?.kind === 'choice')}
      onContextMenu={(event) => {
        if (!cellOf(event.target)) return
        event.preventDefault()
        deeds.menu()
      }}
      onCopy={(event) => {
        if (editing) return
        event.preventDefault()
        copyBlock(table, block, event.clipboardData)
      }}
      onCut={(event) => {
        if (editing) return
        event.preventDefault()
        copyBlock(table, block, event.clipboardData)
        deeds.clear()
      }}
      onPaste={(event) => {
        if (editing) return
        event.preventDefault()
        const text = event.clipboardData.getData('text/plain')
        const cells = text === '' ? cellsOfHtml(event.clipboardData.getData('text/html')) : readClip(text)
        if (cells.length > 0)
          void paste(table, cells, block)
            .then((filled) => filled && select(filled))
            .then(focus)
      }}
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
        <div role="rowgroup" className="armies-rows" style={{ height: rowsSeen.getTotalSize(), width }}>
          {rowsSeen.getVirtualItems().map(({ index }) => {
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
      <div className="armies-above" style={{ top: HEAD_HEIGHT, height: rowsSeen.getTotalSize(), width }}>
        {here && (
          <CellField
            field={field}
            table={table}
            grid={grid}
            editing={editing}
            setEditing={setEditing}
            commit={commit}
            onKeyDown={onKeyDown}
            move={(rowStep, columnStep) =>
              goTo({
                row: Math.max(0, Math.min(rowCount - 1, cursor.row + rowStep)),
                column: Math.max(0, Math.min(placed.length - 1, cursor.column + columnStep)),
              })
            }
          />
        )}
        {!editing && <FillHandle table={table} block={block} onGrab={() => setFilling(block)} />}
      </div>
    </div>
  )
}

function cellOf(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest('.armies-cell') : null
}

/** The block with what is dragged over: along the longer way, as spreadsheets fill. */
function reachedBy(block: Block, cell: CellAt): Block {
  const down = Math.max(0, cell.row - block.bottom, block.top - cell.row)
  const right = Math.max(0, cell.column - block.right, block.left - cell.column)
  const corner = { row: block.top, column: block.left }
  const end = { row: block.bottom, column: block.right }
  const goal = down >= right ? { row: cell.row, column: block.left } : { row: block.top, column: cell.column }
  const [a, b] = [blockOf(corner, end), blockOf(goal, goal)]
  return {
    top: Math.min(a.top, b.top),
    left: Math.min(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
  }
}

/** The corner of the selection: dragged, it fills. */
function FillHandle({ table, block, onGrab }: { table: Table; block: Block; onGrab: () => void }): ReactNode {
  const last = table.placed[block.right]
  if (!last || block.bottom >= table.rows.length) return null
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

/** Escape gives up the draft at the cursor, then a selection of several cells, then the table. */
function leave({ editor, store, cursor, block, rows, columns, drafts }: Table, toMap: () => void): void {
  const [row, column] = [rows[cursor.row], columns[cursor.column]]
  const draft = [...drafts.values()].find(({ edit }) => edit.row === row && edit.column.id === column?.id)
  if (draft) {
    store.setState((state) => ({ drafts: state.drafts.filter((one) => one !== draft) }))
    editor.session.dropNotice()
  } else if (block.top < block.bottom || block.left < block.right) store.setState({ anchor: cursor })
  else toMap()
}
