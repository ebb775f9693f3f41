/** The setting of the balance panel: players and their restrictions, the number of games, the seed of their dice. */
import { type ReactNode } from 'react'
import { called } from '#shared/document/called'
import { type SideId } from '#shared/document/ids'
import { groupTree } from '#shared/document/groups'
import { type Scenario } from '#shared/document/types'
import { PLAYERS } from '#shared/game/players/players'
import { localized, sameInBoth } from '#shared/i18n/localized'
import { SelectField, WholeField } from '../../../ui/controls/fields'
import { useEditorState } from '../../../ui/EditorContext'
import { type BalanceSetting, MOST_GAMES, MOST_SEED } from './balanceSetting'
import { type BalanceTable } from './balanceTable'

const TEXT = {
  limit: localized('Consigne', 'Restriction'),
  further: localized('Autre consigne', 'Further restriction'),
  games: localized('Nombre de parties', 'Number of games'),
  seed: localized('Graine des dés', 'Seed of the dice'),
}

/** Restrictions of one side: each takes away more of what it may do. */
const MOST_LIMITS = 4

interface SettingProps {
  readonly balance: BalanceTable
  readonly setting: BalanceSetting
}

export function SettingFields({ balance, setting }: SettingProps): ReactNode {
  const scenario = useEditorState(({ document }) => document.scenario)
  return (
    <div className="form-section">
      {(Object.keys(setting.players) as SideId[]).map((side) => (
        <SideFields key={side} side={side} scenario={scenario} balance={balance} setting={setting} />
      ))}
      <WholeField
        label={TEXT.games}
        value={String(setting.games)}
        min={1}
        max={MOST_GAMES}
        apply={(games) => void balance.set({ games })}
      />
      <WholeField
        label={TEXT.seed}
        value={String(setting.seed)}
        min={0}
        max={MOST_SEED}
        apply={(seed) => void balance.set({ seed })}
      />
    </div>
  )
}

/** The player of a side, `greedy+no-fire`: who it is, and from what it is kept. */
function SideFields(props: SettingProps & { readonly side: SideId; readonly scenario: Scenario }): ReactNode {
  const { side, scenario, balance, setting } = props
  const [player = '', ...limits] = (setting.players[side] ?? '').split('+')
  const set = (id: string, kept: readonly string[]): void =>
    void balance.set({ players: { ...setting.players, [side]: [id, ...kept.filter(Boolean)].join('+') } })
  const name = called(scenario.sides[side], side)
  const all = limitsOf(scenario, side)
  return (
    <>
      <SelectField
        label={sameInBoth(name)}
        value={player}
        options={PLAYERS}
        onChange={(id) => set(id, limits)}
      />
      {[...limits, ''].slice(0, MOST_LIMITS).map((limit, index) => {
        const { fr, en } = index === 0 ? TEXT.limit : TEXT.further
        return (
          <SelectField
            key={index}
            label={localized(`${fr} (${name})`, `${en} (${name})`)}
            value={limit}
            options={all.filter(({ id }) => id === '' || id === limit || !limits.includes(id))}
            onChange={(kept) => set(player, [...limits.slice(0, index), kept, ...limits.slice(index + 1)])}
          />
        )
      })}
    </>
  )
}

function limitsOf(scenario: Scenario, side: SideId) {
  return [
    { id: '', name: localized('aucune', 'none') },
    { id: 'no-fire', name: localized('ne tire pas', 'does not fire') },
    { id: 'hold', name: localized('ne bouge pas', 'does not move') },
    ...groupTree(scenario.groups, side).map(({ id: group }) => ({
      id: `hold:${group}`,
      name: localized(
        `ne bouge pas\u202f: ${called(scenario.groups[group], group)}`,
        `does not move: ${called(scenario.groups[group], group)}`,
      ),
    })),
  ]
}
