/** Keys and their meaning in a tree of the order of battle while nothing is being typed. */
import { type KeyLike } from '../../actions/keyboard'
import { type OrderRow } from '#shared/armies/orderOfBattle/rows'
import { type Way } from './dropByKey'

export type TreeCommand =
  | { readonly kind: 'go'; readonly to: number; readonly extend: boolean }
  | { readonly kind: 'turn' | 'edit' | 'open' | 'remove' | 'all' | 'choose' | 'new-group' }
  | { readonly kind: 'move'; readonly way: Way }
  | { readonly kind: 'quantity'; readonly by: 1 | -1 }
  | { readonly kind: 'type'; readonly begun: string }

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** @param page rows that are seen at once */
export function commandOf(
  key: KeyLike,
  rows: readonly OrderRow[],
  at: number,
  page: number,
): TreeCommand | undefined {
  const mod = key.ctrlKey || key.metaKey
  if (key.altKey) {
    const way = mod || key.shiftKey ? undefined : WAYS[key.key]
    return way && { kind: 'move', way }
  }
  if (mod) return { a: { kind: 'all' }, ' ': { kind: 'choose' } }[key.key] as TreeCommand | undefined
  const row = rows[at]
  const to = placeOf(key.key, rows, at, page)
  if (to !== undefined) return { kind: 'go', to, extend: key.shiftKey }
  if (key.key === 'ArrowRight' || key.key === 'ArrowLeft') return sideways(key.key, row, at)
  if (key.key === 'Enter') return { kind: 'open' }
  if (key.key === 'F2') return { kind: 'edit' }
  if (key.key === 'Delete' || key.key === 'Backspace') return { kind: 'remove' }
  if (key.key === 'Insert') return { kind: 'new-group' }
  if (key.key === ' ') return row?.expanded === undefined ? { kind: 'choose' } : { kind: 'turn' }
  if (key.key === '+' || key.key === '-') return { kind: 'quantity', by: key.key === '+' ? 1 : -1 }
  return /^[\p{L}\d]$/u.test(key.key) ? { kind: 'type', begun: key.key } : undefined
}

function placeOf(key: string, rows: readonly OrderRow[], at: number, page: number): number | undefined {
  const last = rows.length - 1
  const places: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: last,
  }
  const place = places[key]
  return place === undefined ? undefined : Math.max(0, Math.min(last, place))
}

// Into what is open, or it is opened; out of it, or it is closed.
function sideways(
  key: 'ArrowRight' | 'ArrowLeft',
  row: OrderRow | undefined,
  at: number,
): TreeCommand | undefined {
  if (!row) return undefined
  if (key === 'ArrowRight') {
    if (row.expanded === undefined) return undefined
    return row.expanded ? { kind: 'go', to: at + 1, extend: false } : { kind: 'turn' }
  }
  if (row.expanded) return { kind: 'turn' }
  return row.parent === undefined ? undefined : { kind: 'go', to: row.parent, extend: false }
}
