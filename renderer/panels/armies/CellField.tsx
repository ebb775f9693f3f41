/**
 * The field of the table of counter types. It always has the focus and lies over the active cell, unseen until something is
 * typed: so accents, input methods and the clipboard work as in any field, and a screen reader hears of the cell.
 */
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useState } from 'react'
import { fieldOf } from '#shared/armies/columns'
import { fold } from '#shared/i18n/fold'
import { useSay } from '../../ui/EditorContext'
import { ROW_HEIGHT } from './GridRow'
import { type Table } from './useTable'

/** The text being typed. */
export interface Editing {
  readonly text: string
  /** Begun by a letter, arrows go on to other cells; by F2 or a double click they move in the text. */
  readonly begun: 'letter' | 'whole'
  readonly list: boolean
}

interface CellFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly table: Table
  readonly grid: string
  readonly editing: Editing | undefined
  readonly setEditing: (editing: Editing | undefined) => void
  readonly commit: (text: string, to?: 'cell' | 'block') => void
  readonly move: (rows: number, columns: number) => void
  /** Keys while nothing is being typed. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

export function CellField(props: CellFieldProps): ReactNode {
  const { field, table, grid, editing, setEditing, commit, move } = props
  const { placed, cursor, rows, scenario } = table
  const say = useSay()
  const list = useId()
  const [chosen, setChosen] = useState<number>()
  const here = placed[cursor.column]
  const row = rows[cursor.row]
  const whole = editing?.begun === 'whole'
  useEffect(() => {
    if (whole) field.current?.select()
  }, [field, whole])
  if (!here) return null
  const names =
    here.kind === 'choice' ? (fieldOf(here.column, scenario).choices ?? []).map(({ name }) => say(name)) : []
  const offered =
    editing?.begun === 'letter' ? names.filter((name) => fold(name).startsWith(fold(editing.text))) : names
  const open = editing !== undefined && here.kind === 'choice' && (editing.list || offered.length > 0)
  const current = chosen ?? (editing?.begun === 'letter' ? 0 : offered.indexOf(editing?.text ?? ''))
  const type = row && scenario.counterTypes[row.type]
  const end = (text: string, to?: 'cell' | 'block'): void => {
    setChosen(undefined)
    commit(text, to)
  }
  /** The line that is marked in the list, else the text as it was typed. */
  const typed = (): string => (open ? offered[current] : undefined) ?? editing?.text ?? ''
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!editing) return props.onKeyDown(event)
    if (event.nativeEvent.isComposing) return
    const arrow = ARROWS[event.key]
    if (event.key === 'Enter') {
      end(typed(), event.ctrlKey || event.metaKey ? 'block' : 'cell')
      if (!event.ctrlKey && !event.metaKey) move(event.shiftKey ? -1 : 1, 0)
    } else if (event.key === 'Tab') {
      end(typed())
      move(0, event.shiftKey ? -1 : 1)
    } else if (event.key === 'Escape') {
      setChosen(undefined)
      setEditing(undefined)
    } else if (arrow && open && arrow[1] === 0) {
      setChosen(Math.max(0, Math.min(offered.length - 1, current + arrow[0])))
    } else if (arrow && editing.begun === 'letter' && !event.shiftKey) {
      end(typed())
      move(...arrow)
    } else if (event.key.length > 1 || event.ctrlKey || event.metaKey) {
      // The text's own, but not the table's or the map's.
      if (!/^F\d+$/.test(event.key)) event.stopPropagation()
      return
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const place = { top: cursor.row * ROW_HEIGHT, left: here.left, minWidth: here.width }
  return (
    <div className="armies-over" data-frozen={here.frozen || undefined}>
      <input
        ref={field}
        className="armies-field"
        data-shown={editing !== undefined || undefined}
        data-kind={here.kind}
        style={{
          ...place,
          height: ROW_HEIGHT,
          width: Math.max(here.width, 8 * (editing?.text.length ?? 0) + 24),
        }}
        aria-label={[type?.name, say(here.column.name)].filter(Boolean).join(', ')}
        {...(here.kind === 'choice' && {
          role: 'combobox',
          'aria-expanded': open,
          'aria-autocomplete': 'list' as const,
        })}
        aria-controls={open ? list : grid}
        aria-activedescendant={
          open
            ? current >= 0
              ? `${list}-${current}`
              : undefined
            : editing
              ? undefined
              : `${grid}-${cursor.row}-${cursor.column}`
        }
        spellCheck={false}
        autoComplete="off"
        value={editing?.text ?? ''}
        onChange={({ target }) => {
          setChosen(undefined)
          setEditing({ text: target.value, begun: editing?.begun ?? 'letter', list: editing?.list ?? false })
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (editing) end(editing.text)
          requestAnimationFrame(() => {
            // Nothing else has taken it: a command of the whole window has been done.
            if (document.activeElement === document.body) field.current?.focus({ preventScroll: true })
          })
        }}
      />
      {open && (
        <ul
          role="listbox"
          id={list}
          aria-label={say(here.column.name)}
          className="armies-list scrolls"
          style={{ ...place, top: place.top + ROW_HEIGHT }}
        >
          {offered.map((name, index) => (
            <li
              key={name}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === current}
              onPointerDown={(event) => {
                event.preventDefault()
                event.stopPropagation()
                end(name)
              }}
            >
              {name === '' ? '–' : name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
