/** An act that may be chosen, with the exact chances of its outcomes before it is (PLY-1). */
import { type ReactNode } from 'react'
import { type Decision, type GameAct, type GameState } from '#shared/game/contract'
import { actInWords, chancesOfAct } from '#shared/game/report/actInWords'
import { chanceInSigns } from '#shared/rules/chances/chanceInWords'
import { toNumber } from '#shared/rules/chances/fraction'
import { headline } from '../../i18n/language'
import { percent } from '../../tools/route/routeWords'
import { useLanguage, useSay } from '../../ui/EditorContext'

interface ActChoiceProps {
  readonly state: GameState
  readonly due: Decision
  readonly act: GameAct
  /** Classes of the button. */
  readonly look?: string | undefined
  readonly onChoose: () => void
}

export function ActChoice({ state, due, act, look = '', onChoose }: ActChoiceProps): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const chances = chancesOfAct(state, act)
  return (
    <>
      <button type="button" className={`button play-act ${look}`} onClick={onChoose}>
        {headline(say(actInWords(state, due, act)))}
      </button>
      {chances.length > 1 && (
        <table className="arrival-chances">
          <tbody>
            {chances.map(({ id, name, chance }) => (
              <tr key={id}>
                <th scope="row">{headline(say(name))}</th>
                <td className="arrival-percent">{percent(toNumber(chance), language)}</td>
                <td className="arrival-fraction">{chanceInSigns(chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
