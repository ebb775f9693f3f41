/** "Show me one game in which": a side won, nobody did, it was decided early; of the scenario as it is, and of each variant. */
import Eye from 'lucide-react/icons/eye'
import { type ReactNode } from 'react'
import { earlyTurn } from '#shared/balance/standsOut'
import { called } from '#shared/document/called'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { type Series } from '#shared/game/simulation/series'
import { gamesToTry, type Wanted } from '#shared/game/simulation/wanted'
import { type Localized, localized } from '#shared/i18n/localized'
import { Button } from '../../../ui/controls/Button'
import { useSay } from '../../../ui/EditorContext'
import { type GameJob } from '../../../workers/playing'
import { type BalanceState } from './balanceTable'
import { type ShownGame } from './useShownGame'

const TEXT = {
  show: localized('Montrer une partie', 'Show a game'),
  showOf: ({ fr, en }: Localized): Localized => localized(`Montrer une partie, ${fr}`, `Show a game, ${en}`),
  nobody: localized('sans vainqueur', 'without a winner'),
  early: localized('décidée tôt', 'decided early'),
  endless: localized('Montrer cette partie, jusque-là', 'Show this game, as far as it goes'),
  seeking: localized('La partie est rejouée…', 'The game is played again…'),
}

export function ShowButtons({ state, shown }: { state: BalanceState; shown: ShownGame }): ReactNode {
  return state.series.map((series, of) => {
    const { [of]: subject } = state.subjects
    if (!subject || series.rows.length === 0) return null
    const variant = state.setting?.variants[of - 1]
    return (
      <OfSeries
        key={of}
        series={series}
        scenario={subject.scenario}
        variant={variant?.name}
        seeking={shown.seeking}
        onShow={(wanted) => shown.show(wanted, of)}
      />
    )
  })
}

/** The game that did not end, to see what goes round in it. */
export function ShowEndless({
  endless: { of, game },
  shown,
}: {
  endless: GameJob
  shown: ShownGame
}): ReactNode {
  return (
    <div className="balance-show">
      <Button
        name={TEXT.endless}
        icon={Eye}
        disabled={shown.seeking}
        onClick={() => shown.show({ kind: 'game', game }, of)}
      />
    </div>
  )
}

interface OfSeriesProps {
  readonly series: Series
  readonly scenario: Scenario
  /** Absent for the scenario as it is. */
  readonly variant: Localized | undefined
  readonly seeking: boolean
  readonly onShow: (wanted: Wanted) => void
}

function OfSeries({ series, scenario, variant, seeking, onShow }: OfSeriesProps): ReactNode {
  const say = useSay()
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
  const title = variant ? TEXT.showOf(variant) : TEXT.show
  return (
    <div className="balance-show" role="group" aria-label={say(title)}>
      <span>{say(seeking ? TEXT.seeking : title)}</span>
      {there.map(({ name, wanted }) => (
        <Button key={name.en} name={name} icon={Eye} disabled={seeking} onClick={() => onShow(wanted)} />
      ))}
    </div>
  )
}
