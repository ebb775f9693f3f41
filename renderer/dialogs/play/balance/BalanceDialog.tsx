/** The balance of a scenario: many games of machines beside the page, what they show as they come, variants side by side (PLY-5). */
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isPlayable } from '#shared/game/opening'
import { sidesInOrder } from '#shared/document/turnTrack'
import { formatNumber, type Localized, localized } from '#shared/i18n/localized'
import { Button } from '../../../ui/controls/Button'
import { DialogFrame } from '../../../ui/controls/DialogFrame'
import { useEditor, useEditorState, useSay } from '../../../ui/EditorContext'
import { GiveUpGame } from '../GiveUpGame'
import { type BalanceState, balanceOf } from './balanceTable'
import { BalanceReport } from './BalanceReport'
import { SettingFields } from './SettingFields'
import { ShowButtons, ShowEndless } from './ShowButtons'
import { useShownGame } from './useShownGame'
import { VariantFields } from './VariantFields'
import './balance.css'

const TEXT = {
  title: localized('Équilibre', 'Balance'),
  about: localized(
    'Des machines jouent beaucoup de parties\u202f; le compte rendu dit ce qu’elles ont fait, pas que le scénario est juste. Fermer ce panneau n’arrête rien, et ce qui est joué est gardé.',
    'Machines play many games; the report says what they did, not that the scenario is fair. Closing this panel stops nothing, and what has been played is kept.',
  ),
  none: localized(
    'Ce scénario ne peut pas être joué\u202f: il lui faut deux camps et des règles qui se jouent.',
    'This scenario cannot be played: it needs two sides and rules that can be played.',
  ),
  report: localized('Compte rendu', 'Report'),
  play: localized('Jouer les parties', 'Play the games'),
  goOn: localized('Continuer', 'Go on'),
  stop: localized('Arrêter', 'Stop'),
  progress: localized('Progression des parties', 'Progress of the games'),
}

export function BalanceDialog(): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const balance = balanceOf(editor)
  const state = useStore(balance.store)
  const scenario = useEditorState(({ document }) => document.scenario)
  const [playable] = useState(() => isPlayable(scenario) && sidesInOrder(scenario).length >= 2)
  useEffect(() => {
    if (playable) void balance.open(scenario)
  }, [balance, scenario, playable])
  const shown = useShownGame(balance)
  return (
    <DialogFrame
      title={TEXT.title}
      description={TEXT.about}
      size="large"
      footer={state.setting && <RunFoot state={state} onRun={balance.run} onStop={balance.stop} />}
    >
      {!playable && <p className="form-note">{say(TEXT.none)}</p>}
      {state.setting && (
        <div className="balance">
          <div className="balance-setting scrolls">
            <SettingFields balance={balance} setting={state.setting} />
            <VariantFields balance={balance} setting={state.setting} />
          </div>
          <div className="balance-report scrolls" role="region" aria-label={say(TEXT.report)} tabIndex={0}>
            {state.fault && (
              <p className="form-note is-error" role="alert">
                {say(state.fault)}
              </p>
            )}
            {state.endless && <ShowEndless endless={state.endless} shown={shown} />}
            <ShowButtons state={state} shown={shown} />
            <BalanceReport state={state} setting={state.setting} shown={shown} />
          </div>
        </div>
      )}
      {shown.asks && <GiveUpGame onGiveUp={shown.giveUp} onKeep={shown.keep} />}
    </DialogFrame>
  )
}

interface RunFootProps {
  readonly state: BalanceState
  readonly onRun: () => void
  readonly onStop: () => void
}

/** One button, which keeps the focus, starts, stops and goes on. */
function RunFoot({ state, onRun, onStop }: RunFootProps): ReactNode {
  const say = useSay()
  const { series, played, running } = state
  const all = series.reduce((sum, { head }) => sum + head.games, 0)
  const name = running ? TEXT.stop : played > 0 ? TEXT.goOn : TEXT.play
  return (
    <>
      <progress className="balance-progress" max={all} value={played} aria-label={say(TEXT.progress)} />
      <span className="balance-played" role="status">
        {say(playedInWords(played, all))}
      </span>
      <Button
        name={name}
        icon={running ? Pause : Play}
        look="is-primary is-large"
        disabled={!running && played >= all}
        data-autofocus
        onClick={running ? onStop : onRun}
      />
    </>
  )
}

function playedInWords(played: number, all: number): Localized {
  const fr = (count: number): string => formatNumber(count, 'fr')
  const en = (count: number): string => formatNumber(count, 'en')
  return localized(
    `${fr(played)} partie${played < 2 ? '' : 's'} sur ${fr(all)}`,
    `${en(played)} of ${en(all)} game${all === 1 ? '' : 's'}`,
  )
}
