/** A machine player's turn at the table: it plays on, waits, or plays one decision. */
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import StepForward from 'lucide-react/icons/step-forward'
import { type ReactNode } from 'react'
import { useStore } from 'zustand'
import { type SideId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { stateAt } from '#shared/game/table/playedGame'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { useSay } from '../../ui/EditorContext'
import { PLAYER_CHOICES } from './playerChoices'
import { type PlayTable } from './playTable'
import { isPlayingOn, machineToPlay } from './tableState'

const TEXT = {
  pause: localized('Arrêter', 'Stop'),
  run: localized('Faire jouer', 'Let it play'),
  step: localized('Une décision', 'One decision'),
}

export function MachineBox({ table, side }: { table: PlayTable; side: SideId }): ReactNode {
  const say = useSay()
  const game = useStore(table.store, (state) => state.game)
  const isRunning = useStore(table.store, isPlayingOn)
  const id = useStore(table.store, machineToPlay)
  const player = PLAYER_CHOICES.find((one) => one.id === id)
  return (
    <section className="play-decision" role="group" tabIndex={-1} aria-labelledby="play-machine">
      <h2 id="play-machine">
        {(game && stateAt(game).play.scenario.sides[side]?.name) ?? side}
        {player && <small>{headline(say(player.name))}</small>}
      </h2>
      <div className="play-row">
        <Button
          name={isRunning ? TEXT.pause : TEXT.run}
          icon={isRunning ? Pause : Play}
          look={isRunning ? '' : 'is-primary'}
          onClick={() => table.run(!isRunning)}
        />
        {!isRunning && <Button name={TEXT.step} icon={StepForward} onClick={() => table.letPlay()} />}
      </div>
    </section>
  )
}
