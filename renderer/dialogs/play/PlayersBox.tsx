/** The players of each side, persons or machines, to be changed at any moment of the game (PLY-4). */
import Bot from 'lucide-react/icons/bot'
import User from 'lucide-react/icons/user'
import Users from 'lucide-react/icons/users'
import { Popover } from 'radix-ui'
import { type ReactNode } from 'react'
import { called } from '#shared/document/called'
import { type SideId } from '#shared/document/ids'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { isHuman, type PlayedGame } from '#shared/game/table/playedGame'
import { headline } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'
import { HeadButton } from './HeadButton'
import { PLAYER_CHOICES } from './playerChoices'
import { type PlayTable } from './playTable'

const PLAYERS = localized('Joueurs', 'Players')

export function PlayersBox({ table, game }: { table: PlayTable; game: PlayedGame }): ReactNode {
  const say = useSay()
  const sides = Object.keys(game.header.players) as SideId[]
  return (
    <Popover.Root>
      <span className="play-sides" aria-hidden>
        {sides.map((side) => (
          <span key={side} className="play-whose">
            <i style={{ background: game.scenario.sides[side]?.color }} />
            {isHuman(game, side) ? <User /> : <Bot />}
          </span>
        ))}
      </span>
      <Popover.Trigger asChild>
        <HeadButton name={PLAYERS} icon={Users} opens />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="play-players"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={say(PLAYERS)}
        >
          {sides.map((side) => (
            <label key={side} className="play-player">
              {called(game.scenario.sides[side], side)}
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
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** A file may name a machine with restrictions, which stands in no list. */
function choicesFor(id: string | undefined) {
  return id === undefined || PLAYER_CHOICES.some((one) => one.id === id)
    ? PLAYER_CHOICES
    : [...PLAYER_CHOICES, { id, name: sameInBoth(id) }]
}
