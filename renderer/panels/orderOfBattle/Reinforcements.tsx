/** The reinforcements of a side: their names, the turns on which they come, and their counters. */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { entryOf } from '#shared/document/entry'
import { editReinforcement, removeReinforcement } from '#shared/commands/entries/reinforcements'
import { MAX_TURN } from '#shared/document/limits'
import { type Counter } from '#shared/document/armies'
import { type Reinforcement } from '#shared/document/game'
import { type ReinforcementId, type SideId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { NameLine, useDraft } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { NumberBox } from '../../ui/controls/NumberBox'
import { useSay } from '../../ui/EditorContext'
import { countedCounters } from '../../tools/words/counted'
import { type Order } from './useOrder'

const TEXT = {
  title: localized('Renforts', 'Reinforcements'),
  name: localized('Nom du renfort', 'Name of the reinforcement'),
  turn: localized('Tour', 'Turn'),
  turnOf: localized('Tour d’arrivée', 'Turn of arrival'),
  remove: localized('Supprimer le renfort', 'Delete reinforcement'),
  wrong: localized(
    `Un tour est un nombre entier de 1 à ${MAX_TURN}, ou rien.`,
    `A turn is a whole number from 1 to ${MAX_TURN}, or nothing.`,
  ),
}

export function Reinforcements({ order, side }: { order: Order; side: SideId }): ReactNode {
  const say = useSay()
  const { scenario } = order
  const own = (Object.entries(scenario.reinforcements) as [ReinforcementId, Reinforcement][]).filter(
    ([, one]) => one.side === side,
  )
  if (own.length === 0) return null
  const counts = countsOf(Object.values(scenario.counters))
  return (
    <section className="order-reinforcements" aria-label={say(TEXT.title)}>
      <h3>{say(TEXT.title)}</h3>
      {own.map(([id, one]) => (
        <Line key={id} order={order} id={id} one={one} count={counts.get(id) ?? 0} />
      ))}
    </section>
  )
}

function countsOf(counters: readonly Counter[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const counter of counters) {
    const entry = entryOf(counter)
    if (entry.kind === 'reinforcement')
      counts.set(entry.reinforcement, (counts.get(entry.reinforcement) ?? 0) + 1)
  }
  return counts
}

function Line(props: { order: Order; id: ReinforcementId; one: Reinforcement; count: number }): ReactNode {
  const { order, id, one, count } = props
  const say = useSay()
  const { document } = order.editor
  const edit = (change: Parameters<typeof editReinforcement.run>[1]['change']): Words | undefined =>
    document.run(editReinforcement, { reinforcement: id, change })?.message
  return (
    <NameLine
      className="order-reinforcement"
      label={TEXT.name}
      value={one.name}
      apply={(name) => edit({ name })}
      before={
        <Turn turn={one.turn} label={`${say(TEXT.turnOf)} · ${one.name}`} apply={(turn) => edit({ turn })} />
      }
      after={
        <>
          <span className="order-count">{say(countedCounters(count))}</span>
          <IconButton
            icon={Trash2}
            label={TEXT.remove}
            onClick={() => document.run(removeReinforcement, { reinforcement: id })}
          />
        </>
      }
    />
  )
}

/** Empty while it is reported elsewhere when they come. */
function Turn(props: {
  turn: number | undefined
  label: string
  apply: (turn: number | null) => Words | undefined
}): ReactNode {
  const { turn, label, apply } = props
  const say = useSay()
  const { error, input } = useDraft(String(turn ?? ''), (text) => {
    const typed = text.trim()
    if (typed === '') return apply(null)
    return /^\d{1,6}$/.test(typed) ? apply(Number(typed)) : TEXT.wrong
  })
  return (
    <label className="order-turn-field">
      {say(TEXT.turn)}
      <NumberBox aria-label={label} title={error} {...input} />
    </label>
  )
}
