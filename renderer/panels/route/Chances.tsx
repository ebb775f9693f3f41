/** The chances of dice, as a bar and in words. */
import { type ReactNode } from 'react'
import { headline } from '../../i18n/language'
import { percent } from '../../tools/route/routeWords'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { type Chance } from './chances'

/** A bar shared out among what may happen; the words that go with it stand beside. */
export function ChanceBar({ chances }: { chances: readonly Chance[] }): ReactNode {
  return (
    <div className="chance-bar" aria-hidden>
      {chances.map(({ id, part, gravity }) => (
        <span key={id} className={`is-gravity-${gravity}`} style={{ flexGrow: part }} />
      ))}
    </div>
  )
}

/** "nothing 7/10 · stopped 2/10 · wounded 1/10", each with its colour of the bar. */
export function RollChances({ chances }: { chances: readonly Chance[] }): ReactNode {
  const say = useSay()
  return (
    <ul className="roll-chances">
      {chances.map(({ id, name, fraction, gravity }) => (
        <li key={id}>
          <i className={`is-gravity-${gravity}`} aria-hidden />
          {say(name)} <b>{fraction}</b>
        </li>
      ))}
    </ul>
  )
}

/** One line an arrival: name, percentage, exact fraction. */
export function ArrivalChances({ chances }: { chances: readonly Chance[] }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  return (
    <table className="arrival-chances">
      <tbody>
        {chances.map(({ id, name, fraction, part, gravity }) => (
          <tr key={id} data-arrival={id}>
            <th scope="row">
              <i className={`is-gravity-${gravity}`} aria-hidden />
              {headline(say(name))}
            </th>
            <td className="arrival-percent">{percent(part, language)}</td>
            <td className="arrival-fraction">{fraction}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
