/** Shows a game of a series at the table: played again beside the page, opened as a game file, to be replayed or gone on with. */
import { useRef, useState } from 'react'
import { type Wanted } from '#shared/game/simulation/wanted'
import { localized } from '#shared/i18n/localized'
import { useEditor, useUi } from '../../../ui/EditorContext'
import { openedGame } from '../gameFiles'
import { playTableOf } from '../playTable'
import { type BalanceTable } from './balanceTable'

export interface ShownGame {
  /** A game is being sought. */
  readonly seeking: boolean
  /** The game at the table is not saved: shall it be given up? */
  readonly asks: boolean
  show(wanted: Wanted): void
  giveUp(): void
  keep(): void
}

const NOT_FOUND = localized('Cette partie n’a pas pu être retrouvée.', 'This game could not be found again.')

export function useShownGame(balance: BalanceTable): ShownGame {
  const editor = useEditor()
  const ui = useUi()
  const table = playTableOf(editor)
  const [seeking, setSeeking] = useState(false)
  const [waiting, setWaiting] = useState<Wanted>()
  const latest = useRef(0)
  const seek = async (wanted: Wanted): Promise<void> => {
    const { scenario, file } = editor.store.getState().document
    const name = file?.name ?? `${scenario.info.title}.castellan`
    const now = ++latest.current
    setWaiting(undefined)
    setSeeking(true)
    const text = await balance.seek(scenario, wanted, name)
    setSeeking(false)
    // The panel may have been closed, or another document opened.
    if (now !== latest.current || ui.store.getState().dialog !== 'balance') return
    const opened = text === undefined ? undefined : openedGame(text, name, editor.document.scenario)
    if (!opened?.ok) return editor.session.notify(NOT_FOUND, 'error')
    table.sitDown(opened.value, 'thrown')
    // From its beginning on: the bar below the map runs it, and it may be gone on with from any moment.
    table.showMoment(0)
    ui.closeDialog()
    ui.showView('play')
  }
  return {
    seeking,
    asks: waiting !== undefined,
    show(wanted) {
      if (table.store.getState().unsaved > 0) setWaiting(wanted)
      else void seek(wanted)
    },
    giveUp: () => void (waiting && seek(waiting)),
    keep: () => setWaiting(undefined),
  }
}
