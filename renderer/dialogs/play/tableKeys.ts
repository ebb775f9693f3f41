/** The keys of a game, wherever the focus is in its view: they do nothing to the scenario. */
import { type KeyLike, shortcutOf } from '../../actions/keyboard'
import { type PlayTable } from './playTable'

export interface TableKey extends KeyLike {
  /** A part of the view has used it: a slider, the map. */
  readonly defaultPrevented: boolean
}

/** The part of the focused element that is read. */
interface KeyTarget {
  closest(selector: string): unknown
}

/** Space presses or unfolds these. */
const BUTTONS = 'button, summary, a'
/** Arrows and letters belong to these. */
export const FIELDS = 'select, input, textarea, [role="menu"]'

/** The bar of the review: its keys lead into the past, those of the map and the log do so only once a past moment is shown. */
const REVIEW_BAR = '.play-review'

/** True when the key has been used. */
export function keyAtTable(event: TableKey, target: KeyTarget, table: PlayTable): boolean {
  const key = shortcutOf(event)
  switch (key) {
    // What is in the hand is put back first; then the map is shown, while the game waits.
    case 'Escape':
      return !event.defaultPrevented && (table.cancel() || leaveReview(table))
    case 'Mod+Z':
      table.back()
      return true
    case 'Mod+Shift+Z':
    case 'Mod+Y':
      table.forward()
      return true
    default:
      return !event.defaultPrevented && keyOfReview(key, target, table)
  }
}

/** The key that takes the next counter that may act into the hand, wherever the focus is but in a field; undefined for another. */
export function stepOfCounters(event: TableKey, target: KeyTarget): 1 | -1 | undefined {
  if (event.defaultPrevented || target.closest(FIELDS)) return undefined
  const key = shortcutOf(event)
  return key === 'N' ? 1 : key === 'Shift+N' ? -1 : undefined
}

function leaveReview(table: PlayTable): boolean {
  if (!table.store.getState().review) return false
  table.showMoment(Infinity)
  return true
}

function keyOfReview(key: string, target: KeyTarget, table: PlayTable): boolean {
  const { review } = table.store.getState()
  if (target.closest(FIELDS) || !(review || target.closest(REVIEW_BAR))) return false
  switch (key) {
    case ' ':
      if (target.closest(BUTTONS)) return false
      table.runReview(!review?.isRunning)
      return true
    case 'ArrowLeft':
      table.step(-1)
      return true
    case 'ArrowRight':
      table.step(1)
      return true
    case 'Home':
      table.showMoment(0)
      return true
    case 'End':
      table.showMoment(Infinity)
      return true
    default:
      return false
  }
}
