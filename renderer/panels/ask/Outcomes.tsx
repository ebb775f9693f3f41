/** The chances of an answer: a bar, and a line each with what follows. */
import { type ReactNode } from 'react'
import { chancesOver } from '#shared/questions/inWords'
import { type AnswerOutcome } from '#shared/rules/answers/answer'
import { toNumber } from '#shared/rules/chances/fraction'
import { headline } from '../../i18n/language'
import { percent } from '../../tools/route/routeWords'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { ChanceBar } from '../route/Chances'

export function Outcomes({ outcomes }: { outcomes: readonly AnswerOutcome[] }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const fractions = chancesOver(outcomes)
  const chances = outcomes.map(({ id, name, chance, gravity }) => ({
    id,
    name,
    gravity,
    fraction: fractions[id] ?? '',
    part: toNumber(chance),
  }))
  return (
    <>
      <ChanceBar chances={chances} />
      <table className="arrival-chances">
        <tbody>
          {outcomes.map(({ id, name, gravity, chance, then }) => (
            <tr key={id}>
              <th scope="row">
                <i className={`is-gravity-${gravity}`} aria-hidden />
                {headline(say(name))}
                {then.length > 0 && <small className="ask-then">→ {then.map(say).join(', ')}</small>}
              </th>
              <td className="arrival-percent">{percent(toNumber(chance), language)}</td>
              <td className="arrival-fraction">{fractions[id]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
