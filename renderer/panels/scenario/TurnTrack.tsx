/** The turn track as a table: text alone, one row a turn; the row that is opened has its form below it. */
import ChevronRight from 'lucide-react/icons/chevron-right'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react'
import { textIn } from '#shared/document/authorText'
import { FOGS, LIGHTS, WEATHERS } from '#shared/document/startValues'
import { type ClockTime, type TrackRow } from '#shared/document/turnTrack'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized, sameInBoth } from '#shared/i18n/localized'
import { resolutionOf } from '#shared/rules/registry/parts'
import { headline } from '../../i18n/language'
import { useLanguage, useRuleset, useSay } from '../../ui/EditorContext'
import { useScenarioView } from './scenarioStore'
import { type PhaseChoice, TurnForm } from './TurnForm'

const TEXT = {
  track: localized('Piste des tours', 'Turn track'),
  turn: localized('Tour', 'Turn'),
  time: localized('Heure', 'Time'),
  name: localized('Nom', 'Name'),
  light: localized('Lumière', 'Light'),
  weather: localized('Temps', 'Weather'),
  fog: localized('Brouillard', 'Fog'),
  event: localized('Événement', 'Event'),
  without: localized('Sans phase', 'Without phase'),
  enters: localized('Entrées', 'Enters'),
}

export function TurnTrack({
  scenario,
  track,
}: {
  scenario: Scenario
  track: readonly TrackRow[]
}): ReactNode {
  const say = useSay()
  const ruleset = useRuleset()
  const [opened, setOpened] = useScenarioView('turn')
  const [current, setCurrent] = useState(opened ?? 1)
  const phases = resolutionOf(ruleset.id)?.play.phases ?? []
  const weathers = ruleset.scenarioParts.includes('start')
  const heads = [
    ...[TEXT.turn, ...(scenario.turns?.clock ? [TEXT.time] : []), TEXT.name, TEXT.light],
    ...(weathers ? [TEXT.weather, TEXT.fog] : []),
    ...[TEXT.event, ...(phases.length > 1 ? [TEXT.without] : []), TEXT.enters],
  ]
  // One row is reached by Tab, the others from it by arrow keys.
  const inTab = track.some(({ turn }) => turn === current) ? current : 1
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['turn'] === undefined) return
    const to = { ArrowDown: inTab + 1, ArrowUp: inTab - 1, Home: 1, End: track.length }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLElement>(`[data-turn="${to}"]`)?.focus()
  }
  return (
    <div className="turns-scroll">
      <table className="turns-track" aria-label={say(TEXT.track)}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.en} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {track.map((row) => {
            const { turn } = row
            const isOpen = turn === opened
            const toggle = (): void => setOpened(isOpen ? undefined : turn)
            return (
              <Fragment key={turn}>
                <tr className="turns-row" data-open={isOpen} onClick={toggle}>
                  <th scope="row">
                    <button
                      type="button"
                      className="turns-turn"
                      data-turn={turn}
                      aria-expanded={isOpen}
                      aria-label={`${say(TEXT.turn)} ${turn}`}
                      tabIndex={turn === inTab ? 0 : -1}
                      onFocus={() => setCurrent(turn)}
                    >
                      <ChevronRight aria-hidden />
                      {turn}
                    </button>
                  </th>
                  <Cells scenario={scenario} row={row} phases={phases} weathers={weathers} />
                </tr>
                {isOpen && (
                  <tr className="turns-form">
                    <td colSpan={heads.length}>
                      <TurnForm turn={turn} before={track[turn - 2]} phases={phases} weathers={weathers} />
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Cells(props: {
  scenario: Scenario
  row: TrackRow
  phases: readonly PhaseChoice[]
  weathers: boolean
}): ReactNode {
  const { scenario, row, phases, weathers } = props
  const say = useSay()
  const language = useLanguage()
  const said = scenario.turns?.rows[row.turn]
  const LightIcon = row.light === 'night' ? Moon : Sun
  const head = (words: Localized): string => headline(say(words))
  const without = phases.filter(({ id }) => row.without.includes(id)).map(({ name }) => say(name))
  return (
    <>
      {row.time && <td>{say(timeInWords(row.time))}</td>}
      <td>{textIn(row.name, language)}</td>
      <td data-said={said?.light !== undefined}>
        <LightIcon aria-hidden />
        {head(LIGHTS[row.light])}
      </td>
      {weathers && (
        <>
          <td data-said={said?.weather !== undefined}>{head(WEATHERS[row.weather])}</td>
          <td data-said={said?.fog !== undefined}>{head(FOGS[row.fog])}</td>
        </>
      )}
      <td>{textIn(row.event, language)}</td>
      {phases.length > 1 && <td>{without.join(', ')}</td>}
      <td>{row.enters.map((id) => scenario.reinforcements[id]?.name).join(', ')}</td>
    </>
  )
}

/** "00:15 (+1 d)" on the day after the first turn's. */
function timeInWords({ time, day }: ClockTime): Localized {
  return day === 0 ? sameInBoth(time) : localized(`${time} (+${day}\u00a0j)`, `${time} (+${day}\u00a0d)`)
}
