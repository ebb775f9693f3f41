/** Turn, phase and the side to play, as the head of the table shows them. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { phaseShown, sideToPlay } from '#shared/game/offers/phase'
import { type PlayedGame, stateAt } from '#shared/game/table/playedGame'
import { headline } from '../../i18n/language'
import { useEditorState, useSay } from '../../ui/EditorContext'

const SET_UP = localized('Mise en place', 'Set-up')
const OVER = localized('Fin de la partie', 'End of the game')

export function TurnHead({ game }: { game: PlayedGame }): ReactNode {
  const say = useSay()
  const open = useEditorState(({ document }) => document.scenario.info.title)
  const { play, stage } = stateAt(game)
  const { title } = game.scenario.info
  // The game of a variant, which the window does not name.
  const variant = title === open ? null : <i>{title}</i>
  if (stage.kind === 'set-up' || stage.kind === 'over')
    return (
      <p className="play-turn">
        {variant}
        {say(stage.kind === 'over' ? OVER : SET_UP)}
      </p>
    )
  const { gameTurn } = play.turn
  const count = play.scenario.turns?.count
  const name = phaseShown(play)
  const side = sideToPlay(play)
  const { name: called = side, color } = play.scenario.sides[side] ?? {}
  return (
    <p className="play-turn" role="status">
      {variant}
      <b>{say(turnInWords(gameTurn, count))}</b>
      <span className="play-whose">
        <i style={{ background: color }} aria-hidden />
        {called}
      </span>
      {name && <span>{headline(say(name))}</span>}
    </p>
  )
}

function turnInWords(turn: number, count: number | undefined): Localized {
  return count === undefined
    ? localized(`Tour ${turn}`, `Turn ${turn}`)
    : localized(`Tour ${turn} sur ${count}`, `Turn ${turn} of ${count}`)
}
