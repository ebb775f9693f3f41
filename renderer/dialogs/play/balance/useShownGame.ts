/** Shows a game of a series at the table: played again beside the page, opened as a game file, to be replayed or gone on with. */
import { useRef, useState } from 'react'
import { type Wanted } from '#shared/game/simulation/wanted'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { useEditor, useSay, useUi } from '../../../ui/EditorContext'
import { openedGame } from '../gameFiles'
import { playTableOf } from '../playTable'
import { variantScenario } from './balanceSetting'
import { type BalanceTable } from './balanceTable'

export interface ShownGame {
  /** A game is being sought. */
  readonly seeking: boolean
  /** The game at the table is not saved: shall it be given up? */
  readonly asks: boolean
  /** @param of the number of its series: 0 = the scenario as it is, then the variants. */
  show(wanted: Wanted, of?: number): void
  giveUp(): void
  keep(): void
}

const NOT_FOUND = localized('Cette partie n’a pas pu être retrouvée.', 'This game could not be found again.')

export function useShownGame(balance: BalanceTable): ShownGame {
  const editor = useEditor()
  const ui = useUi()
  const say = useSay()
  const table = playTableOf(editor)
  const [seeking, setSeeking] = useState(false)
  const [waiting, setWaiting] = useState<readonly [Wanted, number]>()
  const latest = useRef(0)
  /** The scenario of a series, and the name of its file: a variant has its own, so that its game says what it is of. */
  function playedScenario(of: number): { readonly scenario: Scenario; readonly name: string } {
    const { scenario, file } = editor.store.getState().document
    const { info } = scenario
    const open = { scenario, name: file?.name ?? `${info.title}.castellan` }
    const variant = balance.store.getState().setting?.variants[of - 1]
    const changed = variant && variantScenario(scenario, variant)
    if (!variant || !changed?.ok) return open
    const title = `${info.title}, ${say(variant.name)}`
    return { scenario: { ...changed.value, info: { ...info, title } }, name: `${title}.castellan` }
  }
  const seek = async (wanted: Wanted, of: number): Promise<void> => {
    const { scenario, name } = playedScenario(of)
    const now = ++latest.current
    setWaiting(undefined)
    setSeeking(true)
    const text = await balance.seek(of, scenario, wanted, name)
    const opened =
      text === undefined
        ? undefined
        : await openedGame(text, name, of === 0 ? editor.document.scenario : scenario)
    setSeeking(false)
    // The panel may have been closed, or another document opened.
    if (now !== latest.current || ui.store.getState().dialog !== 'balance') return
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
    show(wanted, of = 0) {
      if (table.store.getState().unsaved > 0) setWaiting([wanted, of])
      else void seek(wanted, of)
    },
    giveUp: () => void (waiting && seek(waiting[0], waiting[1])),
    keep: () => setWaiting(undefined),
  }
}
