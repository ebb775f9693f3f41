/** Players and files of a game, at the head of its table; another game in its place. */
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Save from 'lucide-react/icons/save'
import Scale from 'lucide-react/icons/scale'
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { type PlayedGame } from '#shared/game/table/playedGame'
import { type ExportFile } from '#shared/host/host'
import { useEditor, useUi } from '../../ui/EditorContext'
import { ExportMenu } from './ExportMenu'
import { HeadButton } from './HeadButton'
import { PlayersBox } from './PlayersBox'
import { type PlayTable } from './playTable'
import { handOver, saveGame } from './saveGame'

const TEXT = {
  save: localized('Enregistrer', 'Save'),
  balance: localized('Équilibre…', 'Balance…'),
  again: localized('Nouvelle partie…', 'New game…'),
}

interface GameMenuProps {
  readonly table: PlayTable
  readonly game: PlayedGame
  /** The same at the moment that the table shows. */
  readonly shown: PlayedGame
}

export function GameMenu({ table, game, shown }: GameMenuProps): ReactNode {
  const editor = useEditor()
  const ui = useUi()
  const hand = async (files: readonly ExportFile[]): Promise<void> => {
    await handOver(files, editor)
  }
  return (
    <div className="play-menu">
      <PlayersBox table={table} game={game} />
      <HeadButton name={TEXT.save} icon={Save} onClick={() => void saveGame(table, editor)} />
      <ExportMenu table={table} game={game} shown={shown} hand={hand} />
      <HeadButton name={TEXT.balance} icon={Scale} brief onClick={() => ui.openDialog('balance')} />
      <HeadButton
        name={TEXT.again}
        icon={RotateCcw}
        brief
        className="play-again"
        onClick={() => ui.openDialog('play')}
      />
    </div>
  )
}
