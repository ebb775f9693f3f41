/** Players and files of a game, at the head of its table; another game in its place. */
import { type ReactNode } from 'react'
import { type SideId } from '#shared/document/ids'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { type PlayedGame } from '#shared/game/table/playedGame'
import { type ExportFile } from '#shared/host/host'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { useEditor, useLanguage, useSay, useUi } from '../../ui/EditorContext'
import { deliver } from '../export/deliver'
import { gameFile, reportFile } from './gameFiles'
import { PLAYER_CHOICES } from './playerChoices'
import { type PlayTable } from './playTable'

const TEXT = {
  save: localized('Enregistrer', 'Save'),
  report: localized('Récit (page)', 'Report (page)'),
  text: localized('Récit (texte)', 'Report (text)'),
  again: localized('Nouvelle partie…', 'New game…'),
}

export function GameMenu({ table, game }: { table: PlayTable; game: PlayedGame }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const { host, session } = useEditor()
  const ui = useUi()
  const hand = async (file: ExportFile, after?: () => void): Promise<void> => {
    const done = await deliver('export', [file], host)
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
      <Button name={TEXT.save} onClick={() => void hand(gameFile(game), () => table.saved())} />
      <Button name={TEXT.report} onClick={() => void hand(reportFile(game, 'html', language))} />
      <Button name={TEXT.text} onClick={() => void hand(reportFile(game, 'md', language))} />
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
