/** The board of a game: an editor of its own that shows each state and keeps nothing, so that the map is drawn as everywhere. */
import { takeVersion } from '#shared/commands/takeVersion'
import { type Eyes } from '#shared/document/eyes'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type GameState } from '#shared/game/contract'
import { parseHexKey } from '#shared/hex/axial'
import { hexCenter } from '#shared/hex/layout'
import { type Host } from '#shared/host/host'
import { stateAt } from '#shared/game/table/playedGame'
import { seenPosition } from '#shared/game/table/seen'
import { createEditor } from '../../editor/createEditor'
import { type Editor } from '../../editor/editor'
import { type PlayTable } from './playTable'
import { eyesAt, shownGame } from './tableState'
import { tableHand } from './tableInput'

export interface TableBoard {
  readonly editor: Editor
  close(): void
}

const NO_CHECKS = () => ({ open: () => undefined, follow: () => undefined, close: () => undefined })

/** @param shownBy the editor of the page, whose language and looks the board has. */
export function createTableBoard(shownBy: Editor, table: PlayTable): TableBoard {
  const { view } = shownBy.store.getState()
  const editor = createEditor({
    host: withoutRecovery(shownBy.host),
    scenario: scenarioOn(table) ?? shownBy.document.scenario,
    view: { ...view, eyes: 'author', hiddenLayers: [], lockedLayers: [], minimap: false },
    tools: tableHand(table, () => shownBy.store.getState().view.language),
    startChecks: NO_CHECKS,
    idCode: '',
  })
  const show = (): void => {
    const state = table.store.getState()
    const [game, eyes] = [shownGame(state), eyesAt(state)]
    if (!game) return
    const moment = stateAt(game)
    // Set-ups in secret look otherwise to other eyes.
    if (moment !== shown.moment || eyes !== shown.eyes)
      editor.document.run(takeVersion, { version: seenPosition(moment, eyes) })
    if (eyes !== shown.eyes) editor.view.set({ eyes })
    shown = { moment, eyes }
  }
  let shown: { readonly moment?: GameState; readonly eyes?: Eyes } = {}
  show()
  const stops = [
    table.store.subscribe(show),
    shownBy.store.subscribe((now, before) => {
      const { language, style, theme } = now.view
      if (now.view !== before.view) editor.view.set({ language, style, theme })
    }),
  ]
  return {
    editor,
    close() {
      for (const stop of stops) stop()
      void editor.close()
    },
  }
}

/** The hex that a counter stands on comes into view where it is out of it. */
export function showCounter({ document, view }: Editor, counter: CounterId): void {
  const { counters, map } = document.scenario
  const hex = counters[counter]?.hex
  if (hex !== undefined) view.viewport?.keepVisible(hexCenter(parseHexKey(hex), map))
}

/** The hex under the cursor of the keys comes into view. */
export function showCursor({ input, view }: Editor): void {
  if (input.cursor) view.viewport?.keepVisible(input.cursor)
}

function scenarioOn(table: PlayTable): Scenario | undefined {
  const state = table.store.getState()
  const game = shownGame(state)
  return game && seenPosition(stateAt(game), eyesAt(state))
}

/** The host without recovery: a game keeps itself, and nothing of it is the page's document. */
function withoutRecovery(host: Host): Host {
  return { ...host, keepRecovery: () => Promise.resolve(), dropRecovery: () => Promise.resolve() }
}
