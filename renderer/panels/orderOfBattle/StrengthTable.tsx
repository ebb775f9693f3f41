/** The strength of the sides, one against the other (CTR-7): counters by category, sums, and where the counters are. */
import { type ReactNode, useMemo } from 'react'
import { type PlaceCounts, placeCounts } from '#shared/armies/orderOfBattle/places'
import { type Amount, type Strength, strengthOf } from '#shared/armies/orderOfBattle/strength'
import { type SideNode } from '#shared/armies/orderOfBattle/tree'
import { formatNumber, type Localized, localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { useLanguage, useRuleset, useSay } from '../../ui/EditorContext'
import { type Order } from './useOrder'
import { NO_SIDE, nodeName } from './words'

const TEXT = {
  title: localized('Forces en présence', 'Strength of the sides'),
  side: localized('Camp', 'Side'),
  counters: localized('Pions', 'Counters'),
}

const PLACES: readonly { readonly id: keyof PlaceCounts; readonly name: Localized }[] = [
  { id: 'onMap', name: localized('Sur la carte', 'On the map') },
  { id: 'toPlace', name: localized('À placer', 'To place') },
  { id: 'reinforcement', name: localized('En renfort', 'Reinforcements') },
  { id: 'spare', name: localized('De rechange', 'Spare') },
]

const APART: readonly { readonly id: 'decoys' | 'out'; readonly name: Localized }[] = [
  { id: 'decoys', name: localized('Leurres', 'Decoys') },
  { id: 'out', name: localized('Hors de combat', 'Out of action') },
]

interface SideStrength {
  readonly node: SideNode
  readonly strength: Strength
  readonly places: PlaceCounts
}

interface Column {
  readonly key: string
  readonly name: Localized
  readonly of: (side: SideStrength) => number
  /** A line is drawn before it. */
  readonly opens?: boolean
}

export function StrengthTable({ order }: { order: Order }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const ruleset = useRuleset()
  const { scenario, sides } = order
  const all = useMemo(
    () =>
      sides.map((node): SideStrength => ({
        node,
        strength: strengthOf(scenario, ruleset, node.counters),
        places: placeCounts(scenario, node.counters),
      })),
    // The tree is another whenever its counters or their sheets are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [sides, ruleset],
  )
  const columns = columnsOf(all)
  return (
    <div className="order-strength" role="region" aria-label={say(TEXT.title)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(TEXT.side)}</th>
            {columns.map(({ key, name, opens }) => (
              <th key={key} scope="col" data-opens={opens}>
                {headline(say(name))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((side) => (
            <tr key={side.node.key}>
              <th scope="row">
                <SideName order={order} node={side.node} />
              </th>
              {columns.map(({ key, of, opens }) => (
                <td key={key} data-opens={opens} data-none={of(side) === 0}>
                  {formatNumber(of(side), language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Its colour and name. */
function SideName({ order, node }: { order: Pick<Order, 'scenario'>; node: SideNode }): ReactNode {
  const say = useSay()
  const side = node.side === undefined ? undefined : order.scenario.sides[node.side]
  return (
    <span className="order-side-name">
      {side && <span className="color-chip" style={{ background: side.color }} />}
      <span>{side ? say(nodeName(order.scenario, node)) : say(NO_SIDE)}</span>
    </span>
  )
}

/** Those in which some side has something; counters and sums in any case. */
function columnsOf(all: readonly SideStrength[]): readonly Column[] {
  const filled = ({ of }: Column): boolean => all.some((side) => of(side) !== 0)
  const amounts = (list: (strength: Strength) => readonly Amount[]): Column[] => {
    const names = new Map(all.flatMap(({ strength }) => list(strength).map(({ id, name }) => [id, name])))
    return [...names].map(([id, name]) => ({
      key: id,
      name,
      of: ({ strength }) => list(strength).find((one) => one.id === id)?.amount ?? 0,
    }))
  }
  const counters: Column = { key: 'counters', name: TEXT.counters, of: ({ strength }) => strength.counters }
  const places = PLACES.map(({ id, name }): Column => ({ key: id, name, of: ({ places: at }) => at[id] }))
  const apart = APART.map(({ id, name }): Column => ({ key: id, name, of: ({ strength }) => strength[id] }))
  return [
    ...opened([counters, ...amounts(({ sums }) => sums)]),
    ...opened(amounts(({ categories }) => categories)),
    ...opened(places.filter(filled)),
    ...opened(apart.filter(filled)),
  ]
}

function opened(columns: readonly Column[]): Column[] {
  return columns.map((column, index) => (index === 0 ? { ...column, opens: true } : column))
}
