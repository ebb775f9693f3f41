/** Rows of the order of battle on their way to the map: the counter tool has them in hand, and lays them where they are let go. */
import { bringOnMap } from '#shared/armies/orderOfBattle/places'
import { type CounterId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type Point } from '#shared/hex/layout'
import { takeGroup } from '../../actions/layCounters'
import { type Editor } from '../../editor/editor'
import { NO_MODIFIERS } from '../../editor/modifiers'
import { countedCounters } from '../../tools/words/counted'
import { boardPoint } from '../../ui/boardPoint'
import { type Ui } from '../../ui/uiStore'

/** The page as far as a carry hears and asks it. */
interface CarryPage {
  /** Hears pointer and keys before the map does. */
  readonly events: EventTarget
  /** The point of the map under a pointer, mm; undefined beside it. */
  pointAt(event: Event): Point | undefined
}

/**
 * Shows the map with these counters as ghosts of the counter tool, while the button is held. Let go over the map they are placed in
 * the formation of the tool, as one undo step; what finds no hex stays in hand. Let go elsewhere, or with Escape, all is as before,
 * and the order of battle is back.
 */
export function carryToMap(
  editor: Editor,
  ui: Pick<Ui, 'showView'>,
  counters: readonly CounterId[],
  page: CarryPage = pageOf(editor),
): void {
  const { session, store, input, document } = editor
  const { tool, options } = store.getState().session
  const { counterType, counterHand, counterLaying } = options
  const carried = bringOnMap(document.scenario, counters)
  const end = new AbortController()
  const giveUp = (): void => {
    end.abort()
    input.pointerLeave()
    session.setOptions({ counterType, counterHand, counterLaying })
    session.setTool(tool)
    ui.showView('order')
  }
  const drop = (event: Event): void => {
    const point = page.pointAt(event)
    if (!point) return giveUp()
    end.abort()
    input.pointerDown(point, NO_MODIFIERS)
    input.pointerUp(point, NO_MODIFIERS)
    // What was placed is selected: it can be turned and moved at once.
    if (store.getState().session.options.counterHand.length === 0) session.setTool('select')
  }
  const keyed = (event: Event): void => {
    if ((event as KeyboardEvent).key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    giveUp()
  }
  const heard = { capture: true, signal: end.signal }
  page.events.addEventListener('pointerup', drop, heard)
  page.events.addEventListener('pointercancel', giveUp, heard)
  page.events.addEventListener('keydown', keyed, heard)
  ui.showView('map')
  takeGroup(editor, carried)
  const { fr, en } = countedCounters(carried.length)
  session.notify(
    localized(`Relâchez pour poser ${fr}\u202f; Échap annule.`, `Let go to lay ${en}; Escape cancels.`),
  )
}

function pageOf(editor: Editor): CarryPage {
  return { events: window, pointAt: (event) => boardPoint(editor, event as PointerEvent) }
}
