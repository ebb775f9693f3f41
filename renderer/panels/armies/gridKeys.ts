/** Keys and their meaning in the table of counter types while nothing is being typed. */
import { type KeyLike } from '../../actions/keyboard'
import { type Block, type CellAt } from '#shared/armies/block'

interface GridSize {
  readonly rows: number
  readonly columns: number
  /** Rows that are seen at once. */
  readonly page: number
}

const FAR = Number.MAX_SAFE_INTEGER

/** The cell to which a key moves; undefined for one that does not move. */
export function movedBy(key: KeyLike, from: CellAt, { rows, columns, page }: GridSize): CellAt | undefined {
  const far = key.ctrlKey || key.metaKey
  if (key.altKey) return undefined
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowDown: [far ? FAR : 1, 0],
    ArrowUp: [far ? -FAR : -1, 0],
    ArrowRight: [0, far ? FAR : 1],
    ArrowLeft: [0, far ? -FAR : -1],
    PageDown: [page, 0],
    PageUp: [-page, 0],
    Home: [far ? -FAR : 0, -FAR],
    End: [far ? FAR : 0, FAR],
  }
  const step = steps[key.key]
  if (!step) return undefined
  const within = (at: number, count: number): number => Math.max(0, Math.min(count - 1, at))
  return { row: within(from.row + step[0], rows), column: within(from.column + step[1], columns) }
}

/** The cell that Tab goes to: the next in the row, then the first of the next row; Shift goes back. */
export function tabbedTo(from: CellAt, back: boolean, { rows, columns }: GridSize): CellAt {
  const at = from.row * columns + from.column + (back ? -1 : 1)
  const within = Math.max(0, Math.min(rows * columns - 1, at))
  return { row: Math.floor(within / columns), column: within % columns }
}

export type GridCommand =
  | 'edit'
  | 'list'
  | 'toggle'
  | 'clear'
  | 'fill-down'
  | 'fill-right'
  | 'all'
  | 'row'
  | 'column'
  | 'more'
  | 'less'
  | 'next-fault'
  | 'fault-before'
  | 'filter'
  | 'replace'
  | 'menu'
  | 'undo'
  | 'redo'
  | 'leave'

const COMMANDS: Readonly<Record<string, GridCommand>> = {
  F2: 'edit',
  Enter: 'edit',
  Delete: 'clear',
  Backspace: 'clear',
  'Mod+d': 'fill-down',
  'Mod+r': 'fill-right',
  'Mod+a': 'all',
  'Shift+ ': 'row',
  'Mod+ ': 'column',
  'Alt+ArrowUp': 'more',
  'Alt+ArrowDown': 'less',
  F8: 'next-fault',
  'Shift+F8': 'fault-before',
  'Mod+f': 'filter',
  'Mod+h': 'replace',
  'Shift+F10': 'menu',
  ContextMenu: 'menu',
  'Mod+z': 'undo',
  'Mod+Shift+z': 'redo',
  'Mod+y': 'redo',
  Escape: 'leave',
}

/** The command of a key, by the kind of the cell that has the focus: in a choice Alt and the arrow open its list. */
export function commandOf(
  key: KeyLike,
  kind: 'integer' | 'boolean' | 'choice' | 'text',
): GridCommand | undefined {
  const typed = key.key.length === 1 ? key.key.toLowerCase() : key.key
  const mod = key.ctrlKey || key.metaKey ? 'Mod+' : ''
  const name = `${mod}${key.altKey ? 'Alt+' : ''}${key.shiftKey ? 'Shift+' : ''}${typed}`
  if (name === ' ' && kind === 'boolean') return 'toggle'
  if (name === 'Alt+ArrowDown' && kind === 'choice') return 'list'
  if (name === 'Enter' && kind === 'choice') return 'list'
  return COMMANDS[name]
}

/** The block of all cells, without the empty line at the end. */
export function wholeTable(rows: number, columns: number): Block {
  return { top: 0, left: 0, bottom: Math.max(0, rows - 1), right: Math.max(0, columns - 1) }
}
