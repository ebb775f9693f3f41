/** A list of the counters on the map that are not named yet, to name one: the opponents of a counter, or anybody. */
import { type ReactNode } from 'react'
import { counterName } from '#shared/document/counters'
import { type CounterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { sideOf } from '#shared/rules/standing/position'
import { type Words } from '../../i18n/language'
import { useSay } from '../../ui/EditorContext'

const OPPONENT = localized('Désigner un adversaire…', 'Name an opponent…')
const ANYBODY = localized('Désigner un pion…', 'Name a counter…')

export function ChooseCounter(props: {
  label: Words
  scenario: Scenario
  /** The counter that they oppose; absent = anybody is named. */
  of?: CounterId | undefined
  named: readonly CounterId[]
  onChoose: (counter: CounterId) => void
}): ReactNode {
  const { label, scenario, of, named, onChoose } = props
  const say = useSay()
  const sideHere = (id: CounterId) => {
    const counter = scenario.counters[id]
    return counter && sideOf(scenario, counter)
  }
  const own = of && sideHere(of)
  const others = (Object.keys(scenario.counters) as CounterId[])
    .filter((other) => scenario.counters[other]?.hex !== undefined && (!of || sideHere(other) !== own))
    .filter((other) => other !== of && !named.includes(other))
    .sort((a, b) => counterName(scenario, a).localeCompare(counterName(scenario, b)))
  return (
    <select
      className="select route-choose"
      aria-label={say(label)}
      value=""
      onChange={(event) => onChoose(event.target.value as CounterId)}
    >
      <option value="">{say(of ? OPPONENT : ANYBODY)}</option>
      {others.map((other) => (
        <option key={other} value={other}>
          {counterName(scenario, other)}
        </option>
      ))}
    </select>
  )
}
