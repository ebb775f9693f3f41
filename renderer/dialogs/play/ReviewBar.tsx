/** The bar below the map by which a game is looked at again: to any moment, line by line, or by itself at a chosen speed (PLY-2). */
import ChevronFirst from 'lucide-react/icons/chevron-first'
import ChevronLast from 'lucide-react/icons/chevron-last'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import StepBack from 'lucide-react/icons/step-back'
import StepForward from 'lucide-react/icons/step-forward'
import { type ReactNode } from 'react'
import { useStore } from 'zustand'
import { formatNumber, type Localized, localized } from '#shared/i18n/localized'
import { type PlayedGame } from '#shared/game/table/playedGame'
import { lastMoment, momentOf, REVIEW_SPEEDS, type ReviewSpeed } from '#shared/game/table/review'
import { SliderInput } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { useSay } from '../../ui/EditorContext'
import { type PlayTable } from './playTable'
import { useRunningReview } from './useRunningReview'

const TEXT = {
  title: localized('Revoir la partie', 'Look at the game again'),
  first: localized('Revoir le début', 'Show the beginning'),
  back: localized('Revoir le moment d’avant', 'Show the moment before'),
  run: localized('Faire défiler la partie', 'Run through the game'),
  pause: localized('Arrêter le défilement', 'Stop running'),
  next: localized('Revoir le moment d’après', 'Show the next moment'),
  last: localized('Retour à la fin', 'Back to the end'),
  moment: localized('Moment montré', 'Moment shown'),
  speed: localized('Vitesse (lignes par seconde)', 'Speed (lines a second)'),
}

export function ReviewBar({ table, game }: { table: PlayTable; game: PlayedGame }): ReactNode {
  const say = useSay()
  const review = useStore(table.store, (state) => state.review)
  const speed = useStore(table.store, (state) => state.reviewSpeed)
  useRunningReview(table)
  const moment = momentOf(game, review)
  const last = lastMoment(game)
  const isRunning = review?.isRunning ?? false
  return (
    <div className="play-review" role="group" aria-label={say(TEXT.title)}>
      <IconButton icon={ChevronFirst} label={TEXT.first} tipSide="top" onClick={() => table.showMoment(0)} />
      <IconButton icon={StepBack} label={TEXT.back} tipSide="top" onClick={() => table.step(-1)} />
      <IconButton
        icon={isRunning ? Pause : Play}
        label={isRunning ? TEXT.pause : TEXT.run}
        tipSide="top"
        onClick={() => table.runReview(!isRunning)}
      />
      <IconButton icon={StepForward} label={TEXT.next} tipSide="top" onClick={() => table.step(1)} />
      <IconButton
        icon={ChevronLast}
        label={TEXT.last}
        tipSide="top"
        onClick={() => table.showMoment(Infinity)}
      />
      <SliderInput
        label={say(TEXT.moment)}
        value={moment}
        min={0}
        max={Math.max(last, 1)}
        valueText={say(momentInWords(moment, last))}
        onChange={(next) => table.showMoment(next)}
      />
      <span className="play-moment" aria-hidden>
        {moment} / {last}
      </span>
      <select
        className="select"
        aria-label={say(TEXT.speed)}
        title={say(TEXT.speed)}
        value={speed}
        onChange={({ target }) => table.setReviewSpeed(Number(target.value) as ReviewSpeed)}
      >
        {speedsOffered().map((one) => (
          <option key={one} value={one}>
            {say(speedInWords(one))}
          </option>
        ))}
      </select>
    </div>
  )
}

/** For those who asked for less motion, none at which the map would flicker. */
function speedsOffered(): readonly ReviewSpeed[] {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return calm ? REVIEW_SPEEDS.filter((speed) => speed <= CALM_LINES_A_SECOND) : REVIEW_SPEEDS
}

/** Three changes a second are the most that WCAG 2.3.1 allows. */
const CALM_LINES_A_SECOND = 2

function momentInWords(moment: number, last: number): Localized {
  if (moment === 0) return localized('le début', 'the beginning')
  return localized(
    `après ${moment} ${moment === 1 ? 'ligne' : 'lignes'} sur ${last}`,
    `after ${moment} ${moment === 1 ? 'line' : 'lines'} of ${last}`,
  )
}

/** "0,5/s": the bar is narrow in small windows. */
function speedInWords(speed: ReviewSpeed): Localized {
  return localized(`${formatNumber(speed, 'fr', 1)}/s`, `${formatNumber(speed, 'en', 1)}/s`)
}
