/** "Show me one game in which": a side won, nobody did, it was decided early; of the games of the scenario as it is. */
import Eye from 'lucide-react/icons/eye'
import { type ReactNode } from 'react'
import { earlyTurn } from '#shared/balance/standsOut'
import { called } from '#shared/document/called'
import { type SideId } from '#shared/document/ids'
import { gamesToTry, type Wanted } from '#shared/game/simulation/wanted'
import { type Localized, localized } from '#shared/i18n/localized'
import { Button } from '../../../ui/controls/Button'
import { useSay } from '../../../ui/EditorContext'
import { type BalanceState } from './balanceTable'
import { type ShownGame } from './useShownGame'

const TEXT = {
  show: localized('Montrer une partie', 'Show a game'),
  nobody: localized('sans vainqueur', 'without a winner'),
  early: localized('décidée tôt', 'decided early'),
  seeking: localized('La partie est rejouée…', 'The game is played again…'),
}

export function ShowButtons({ state, shown }: { state: BalanceState; shown: ShownGame }): ReactNode {
  const say = useSay()
  const [series] = state.series
  const [base] = state.subjects
  if (!series || !base || series.rows.length === 0) return null
  const { scenario } = base
  const kinds: readonly { readonly name: Localized; readonly wanted: Wanted }[] = [
    ...(Object.keys(series.head.players) as SideId[]).map((side) => {
      const name = called(scenario.sides[side], side)
      return {
        name: localized(`gagnée par ${name}`, `won by ${name}`),
        wanted: { kind: 'won', side } as const,
      }
    }),
    { name: TEXT.nobody, wanted: { kind: 'nobody' } },
    { name: TEXT.early, wanted: { kind: 'decided', by: earlyTurn(series, scenario) } },
  ]
  const there = kinds.filter(({ wanted }) => gamesToTry(series, wanted).length > 0)
  return (
    <div className="balance-show" role="group" aria-label={say(TEXT.show)}>
      <span>{say(shown.seeking ? TEXT.seeking : TEXT.show)}</span>
      {there.map(({ name, wanted }) => (
        <Button
          key={name.en}
          name={name}
          icon={Eye}
          disabled={shown.seeking}
          onClick={() => shown.show(wanted)}
        />
      ))}
    </div>
  )
}
