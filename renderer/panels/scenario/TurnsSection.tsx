/** The turns of the game: how many, who plays when, the clock, and the track (SCN-3). */
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type ReactNode } from 'react'
import { editTurns } from '#shared/commands/editTurns'
import { MAX_TURN } from '#shared/document/limits'
import { lastTurnSaid, sidesInOrder, turnTrack } from '#shared/document/turnTrack'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { DraftField, SwitchField, WholeField } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { OptionalWholeField } from './OptionalWholeField'
import { SectionFrame } from './SectionFrame'
import { TurnTrack } from './TurnTrack'
import './turns.css'

const TEXT = {
  title: localized('Tours', 'Turns'),
  intro: localized(
    'Sans nombre de tours, la fin est ouverte. Une ligne s’ouvre pour dire ce que ce tour a de particulier.',
    'Without a number of turns the end is open. Open a row to say what is special about its turn.',
  ),
  count: localized('Nombre de tours', 'Number of turns'),
  clock: localized('Donner une heure à chaque tour', 'Give each turn a time of day'),
  start: localized('Heure du premier tour', 'Time of the first turn'),
  step: localized('Minutes par tour', 'Minutes a turn'),
  wrongTime: localized('Une heure s’écrit 06:30.', 'A time is written 06:30.'),
  order: localized('Ordre de jeu', 'Order of play'),
  earlier: localized('Jouer plus tôt', 'Play earlier'),
  later: localized('Jouer plus tard', 'Play later'),
  beyond: localized(
    'Ce qui est dit de tours après le dernier est gardé, mais n’est pas joué.',
    'What is said of turns after the last one is kept, but not played.',
  ),
  byCondition: localized('Quand leur condition est remplie', 'When their condition is met'),
}

const FROM_NOON = { start: '12:00', step: 15 } as const
const MOST_MINUTES = 10_000

type TurnsChange = Parameters<typeof editTurns.run>[1]['change']

export function TurnsSection(): ReactNode {
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const { turns } = scenario
  const change = (part: TurnsChange): Words | undefined =>
    editor.document.run(editTurns, { change: part })?.message
  const clock = turns?.clock
  const changeStart = (text: string): Words | undefined => {
    const start = timeIn(text)
    return clock && start !== undefined ? change({ clock: { ...clock, start } }) : TEXT.wrongTime
  }
  return (
    <SectionFrame title={TEXT.title} intro={TEXT.intro}>
      <OptionalWholeField
        label={TEXT.count}
        value={turns?.count}
        max={MAX_TURN}
        apply={(count) => change({ count })}
      />
      <SwitchField
        label={TEXT.clock}
        checked={clock !== undefined}
        onChange={(on) => void change({ clock: on ? FROM_NOON : null })}
      />
      {clock && (
        <>
          <DraftField number label={TEXT.start} value={clock.start} apply={changeStart} />
          <WholeField
            label={TEXT.step}
            value={String(clock.step)}
            min={1}
            max={MOST_MINUTES}
            apply={(step) => change({ clock: { ...clock, step } })}
          />
        </>
      )}
      <OrderOfPlay scenario={scenario} apply={(order) => void change({ order })} />
      <TurnTrack scenario={scenario} track={turnTrack(scenario)} />
      <Apart scenario={scenario} />
    </SectionFrame>
  )
}

/** `5:30`, `05h30` and `05:30` are the same; undefined = no time of day. */
function timeIn(text: string): string | undefined {
  const found = /^([01]?\d|2[0-3])\s*[:hH]\s*([0-5]\d)$/.exec(text.trim())
  return found ? `${(found[1] ?? '').padStart(2, '0')}:${found[2]}` : undefined
}

function OrderOfPlay({
  scenario,
  apply,
}: {
  scenario: Scenario
  apply: (order: SideId[]) => void
}): ReactNode {
  const say = useSay()
  const order = sidesInOrder(scenario)
  if (order.length < 2) return null
  const move = (from: number, to: number): void => {
    const next = order.toSpliced(from, 1)
    next.splice(to, 0, order[from] as SideId)
    // The order of the document needs no words.
    const own = Object.keys(scenario.sides)
    apply(next.every((side, nth) => side === own[nth]) ? [] : next)
  }
  const end = order.length - 1
  return (
    <div className="field turns-order" role="group" aria-label={say(TEXT.order)}>
      <span className="field-label">{say(TEXT.order)}</span>
      <ol>
        {order.map((side, nth) => {
          const { name, color } = scenario.sides[side] ?? { name: side, color: undefined }
          const on = (words: Localized): string => `${name} – ${say(words)}`
          return (
            <li key={side}>
              <span className="scenario-dot" style={{ background: color }} />
              <span className="turns-side">{name}</span>
              <IconButton
                icon={ArrowUp}
                label={on(TEXT.earlier)}
                disabled={nth === 0}
                onClick={() => move(nth, nth - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={on(TEXT.later)}
                disabled={nth === end}
                onClick={() => move(nth, nth + 1)}
              />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** The things that no row of the track tells. */
function Apart({ scenario }: { scenario: Scenario }): ReactNode {
  const say = useSay()
  const count = scenario.turns?.count
  const waiting = Object.values(scenario.reinforcements).filter(({ turn }) => turn === undefined)
  return (
    <>
      {waiting.length > 0 && (
        <p className="scenario-intro">
          <strong>{say(TEXT.byCondition)}</strong>
          {' · '}
          {waiting.map(({ name }) => name).join(', ')}
        </p>
      )}
      {count !== undefined && count < lastTurnSaid(scenario) && (
        <p className="scenario-intro">{say(TEXT.beyond)}</p>
      )}
    </>
  )
}
