/** The counted numbers of a counter type. */
import { type ReactNode } from 'react'
import { NUMBER_COLORS } from '#shared/painter/counters/cardText'
import { type CounterSchema } from '#shared/rules/contract/ruleset'
import { useSay } from '../../ui/EditorContext'

/** The names of the card's numbers, each beside its colour. */
export function CounterTypeNumbers({ names }: { names: NonNullable<CounterSchema['numbers']> }): ReactNode {
  const say = useSay()
  return (
    <ul className="card-numbers">
      {names.map((name, index) => (
        <li key={name.en}>
          <span style={{ background: NUMBER_COLORS[index] }} />
          {say(name)}
        </li>
      ))}
    </ul>
  )
}
