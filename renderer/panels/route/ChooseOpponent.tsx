/** A list of the opponents on the map that are not named yet, to name one. */
import { type ReactNode } from 'react'
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { sideOf } from '#shared/rules/standing/position'
import { type Words } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'

const CHOOSE = localized('Désigner un adversaire…', 'Name an opponent…')

export function ChooseOpponent(props: {
  label: Words
  scenario: Scenario
  /** The counter that they oppose. */
  of: CounterId
  named: readonly CounterId[]
  onChoose: (opponent: CounterId) => void
}): ReactNode {
  const { label, scenario, of, named, onChoose } = props
  const say = useSay()
  const sideHere = (id: CounterId) => {
    const counter = scenario.counters[id]
    return counter && sideOf(scenario, counter)
  }
  const own = sideHere(of)
  const others = (Object.keys(scenario.counters) as CounterId[])
    .filter((other) => scenario.counters[other]?.hex !== undefined && sideHere(other) !== own)
    .filter((other) => other !== of && !named.includes(other))
    .sort((a, b) => counterName(scenario, a).localeCompare(counterName(scenario, b)))
  return (
    <select
      className="select route-choose"
      aria-label={say(label)}
      value=""
      onChange={(event) => onChoose(event.target.value as CounterId)}
    >
      <option value="">{say(CHOOSE)}</option>
      {others.map((other) => (
        <option key={other} value={other}>
          {counterName(scenario, other)}
        </option>
      ))}
    </select>
  )
}
