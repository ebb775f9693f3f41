/** Players and files of a game, at the head of its table; another game in its place. */
import { type ReactNode } from 'react'
import { type SideId } from '#shared/document/ids'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type PlayedGame } from '#shared/game/table/playedGame'
import { type ExportFile } from '#shared/host/host'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { useEditor, useSay, useUi } from '../../ui/EditorContext'
import { deliver } from '../export/deliver'
import { ExportMenu } from './ExportMenu'
import { gameFile } from './gameFiles'
import { PLAYER_CHOICES } from './playerChoices'
import { type PlayTable } from './playTable'

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
  const say = useSay()
  const { host, session } = useEditor()
  const ui = useUi()
  const hand = async (files: readonly ExportFile[], after?: () => void): Promise<void> => {
    const done = await deliver('export', files, host)
    if (done.kind === 'failed') return session.notify(done.why, 'error')
    if (done.kind === 'done') after?.()
  }
  return (
    <div className="play-menu">
      {(Object.keys(game.header.players) as SideId[]).map((side) => (
        <label key={side} className="play-player">
          {game.scenario.sides[side]?.name ?? side}
          <select
            className="select"
            value={game.header.players[side]}
            onChange={({ target }) => table.setPlayer(side, target.value)}
          >
            {choicesFor(game.header.players[side]).map(({ id, name }) => (
              <option key={id} value={id}>
                {headline(say(name))}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button name={TEXT.save} onClick={() => void hand([gameFile(game)], () => table.saved())} />
      <ExportMenu table={table} game={game} shown={shown} hand={hand} />
      <Button name={TEXT.balance} onClick={() => ui.openDialog('balance')} />
      <Button name={TEXT.again} look="play-again" onClick={() => ui.openDialog('play')} />
    </div>
  )
}

/** A file may name a machine with restrictions, which stands in no list. */
function choicesFor(id: string | undefined) {
  return id === undefined || PLAYER_CHOICES.some((one) => one.id === id)
    ? PLAYER_CHOICES
    : [...PLAYER_CHOICES, { id, name: sameInBoth(id) }]
}
