/** The selection in the order of battle: its fields, its strength, and the ways to the map. */
import { type ReactNode } from 'react'
import { placeCounts } from '#shared/armies/orderOfBattle/places'
import { strengthOf } from '#shared/armies/orderOfBattle/strength'
import { type CopiesNode, type OrderNode } from '#shared/armies/orderOfBattle/tree'
import { editCounter } from '#shared/commands/editCounter'
import { MAX_QUANTITY } from '#shared/document/limits'
import { type CounterId } from '#shared/document/ids'
import { formatNumber, localized } from '#shared/i18n/localized'
import { countedCounters } from '../../tools/words/counted'
import { headline, type Words } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { WholeField } from '../../ui/controls/fields'
import { NameFields } from '../../ui/controls/NameFields'
import { useLanguage, useRuleset, useSay, useUi } from '../../ui/EditorContext'
import { EntryField, GroupField } from '../inspector/CounterPlace'
import { Fact, InspectorFrame, InspectorSection } from '../InspectorFrame'
import { GroupFields, SideFields } from './GroupDetails'
import { placeOnMap, setQuantity, showOnMap } from './orderEdits'
import { type Order } from './useOrder'
import { nodeName } from './words'

const TEXT = {
  side: localized('Camp', 'Side'),
  group: localized('Groupe', 'Group'),
  counter: localized('Pion', 'Counter'),
  none: localized('Choisissez une ligne de l’ordre de bataille.', 'Choose a row of the order of battle.'),
  place: localized('Place dans l’ordre de bataille', 'Place in the order of battle'),
  ownName: localized('Nom propre', 'Own name'),
  quantity: localized('Quantité', 'Quantity'),
  strength: localized('Force', 'Strength'),
  all: localized('Tous ses pions', 'All its counters'),
  sheet: localized('Ouvrir la fiche', 'Open the sheet'),
  toMap: localized('Placer sur la carte', 'Place on the map'),
  show: localized('Montrer sur la carte', 'Show on the map'),
  decoys: localized('leurres', 'decoys'),
  out: localized('hors de combat', 'out of action'),
}

export function OrderDetails({ order }: { order: Order }): ReactNode {
  const say = useSay()
  const { selected, scenario } = order
  const [node] = selected
  const counters = [...new Set(selected.flatMap((one) => one.counters))]
  if (!node)
    return (
      <aside className="order-details">
        <p className="empty">{say(TEXT.none)}</p>
      </aside>
    )
  const single = selected.length === 1
  const title = single ? nodeName(scenario, node) : countedCounters(counters.length)
  return (
    <aside className="order-details" aria-label={say(title)}>
      <InspectorFrame
        key={selected.map(({ key }) => key).join(' ')}
        title={title}
        subtitle={single ? kindName(node) : undefined}
      >
        {single && <Own order={order} node={node} />}
        {counters.length > 0 && <Place order={order} node={node} counters={counters} />}
        {counters.length > 0 && <StrengthOf order={order} counters={counters} />}
      </InspectorFrame>
    </aside>
  )
}

function kindName({ kind }: OrderNode): Words {
  return kind === 'side' ? TEXT.side : kind === 'group' ? TEXT.group : TEXT.counter
}

function Own({ order, node }: { order: Order; node: OrderNode }): ReactNode {
  const { document } = order.editor
  switch (node.kind) {
    case 'side':
      return <SideFields order={order} node={node} />
    case 'group':
      return <GroupFields order={order} node={node} />
    case 'copies':
      return <CopiesFields order={order} node={node} />
    case 'counter':
      return (
        <InspectorSection title={TEXT.counter}>
          <NameFields
            label={TEXT.ownName}
            thing={order.scenario.counters[node.id] ?? {}}
            of="name"
            apply={(change) => document.run(editCounter, { counter: node.id, change })?.message}
          />
        </InspectorSection>
      )
  }
}

function CopiesFields({ order, node }: { order: Order; node: CopiesNode }): ReactNode {
  const ui = useUi()
  const { editor } = order
  const { like, counters } = node
  const openSheet = (): void => {
    ui.showView('map')
    ui.showTab('counters')
    editor.session.select({ kind: 'counterType', counterType: like.type, back: counters })
  }
  return (
    <InspectorSection title={TEXT.counter}>
      <WholeField
        label={TEXT.quantity}
        value={String(counters.length)}
        min={0}
        max={MAX_QUANTITY}
        apply={(quantity) => setQuantity(editor, like, quantity)}
      />
      <div className="inspector-actions">
        <Button name={TEXT.sheet} onClick={openSheet} />
      </div>
    </InspectorSection>
  )
}

function Place(props: { order: Order; node: OrderNode; counters: readonly CounterId[] }): ReactNode {
  const { order, node, counters } = props
  const ui = useUi()
  const { editor, scenario, selected } = order
  const { onMap, toPlace } = placeCounts(scenario, counters)
  const isWhole = selected.length === 1 && (node.kind === 'side' || node.kind === 'group')
  return (
    <InspectorSection title={isWhole ? TEXT.all : TEXT.place}>
      {!isWhole && <GroupField ids={counters} />}
      <EntryField ids={counters} />
      <div className="inspector-actions">
        <Button name={TEXT.toMap} disabled={toPlace === 0} onClick={() => placeOnMap(editor, ui, counters)} />
        <Button name={TEXT.show} disabled={onMap === 0} onClick={() => showOnMap(editor, ui, counters)} />
      </div>
    </InspectorSection>
  )
}

function StrengthOf({ order, counters }: { order: Order; counters: readonly CounterId[] }): ReactNode {
  const language = useLanguage()
  const ruleset = useRuleset()
  const { categories, sums, decoys, out } = strengthOf(order.scenario, ruleset, counters)
  const apart = [
    { id: 'decoys', name: TEXT.decoys, amount: decoys },
    { id: 'out', name: TEXT.out, amount: out },
  ].filter(({ amount }) => amount > 0)
  return (
    <InspectorSection title={TEXT.strength}>
      {[...sums, ...categories, ...apart].map(({ id, name, amount }) => (
        <Fact key={id} label={localized(headline(name.fr), headline(name.en))}>
          {formatNumber(amount, language)}
        </Fact>
      ))}
    </InspectorSection>
  )
}
