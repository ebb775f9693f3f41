/** The table of a game, over the whole page: the map as it stands, beside it what is to be decided, the dice and the report. */
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { legible } from '#shared/i18n/quotable'
import { localized } from '#shared/i18n/localized'
import { type PlayedGame } from '#shared/game/table/playedGame'
import { BoardCanvas } from '../../canvas/board/BoardCanvas'
import { focusDialog, useDialogShown, useFocusBack } from '../../ui/controls/DialogFrame'
import { useEditor, useSay, useUi } from '../../ui/EditorContext'
import { DecisionBox } from './DecisionBox'
import { GameMenu } from './GameMenu'
import { LogList } from './LogList'
import { type PlayTable } from './playTable'
import { createTableBoard } from './tableBoard'
import { TurnHead } from './TurnHead'
import { useMachines } from './useMachines'
import './play.css'

const TEXT = {
  leave: localized('Revenir au scénario (la partie attend)', 'Back to the scenario (the game waits)'),
}

export function TableDialog({ table, game }: { table: PlayTable; game: PlayedGame }): ReactNode {
  const say = useSay()
  const ui = useUi()
  const page = useEditor()
  const focusBack = useFocusBack()
  const [board] = useState(() => createTableBoard(page, table))
  const content = useRef<HTMLDivElement>(null)
  useDialogShown()
  useMachines(table)
  useEffect(() => () => board.close(), [board])
  return (
    <Dialog.Root open onOpenChange={(open) => !open && ui.closeDialog()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={content}
          className="play"
          aria-describedby={undefined}
          onOpenAutoFocus={focusDialog}
          onCloseAutoFocus={focusBack}
          onEscapeKeyDown={(event) => {
            // What is in the hand first; then the editor, while the game waits.
            if (table.cancel()) event.preventDefault()
          }}
        >
          <header className="play-head">
            <Dialog.Title className="play-title">{legible(game.scenario.info.title)}</Dialog.Title>
            <TurnHead game={game} />
            <GameMenu table={table} game={game} />
            <Dialog.Close className="icon-button" aria-label={say(TEXT.leave)} title={say(TEXT.leave)}>
              <X aria-hidden />
            </Dialog.Close>
          </header>
          <div className="play-board board">
            <BoardCanvas editor={board.editor} />
          </div>
          <aside className="play-side">
            <DecisionBox table={table} />
            <LogList table={table} game={game} board={board.editor} />
          </aside>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
