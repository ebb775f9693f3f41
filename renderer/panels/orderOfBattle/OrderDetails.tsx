/** What is selected in the order of battle: its fields, its strength, and the ways to the map. */
import { type ReactNode, useId } from 'react'
import { placeCounts } from '#shared/armies/orderOfBattle/places'
import { strengthOf } from '#shared/armies/orderOfBattle/strength'
import {
  type CopiesNode,
  type GroupNode,
  type OrderNode,
  type SideNode,
} from '#shared/armies/orderOfBattle/tree'
import { editCounter } from '#shared/commands/editCounter'
import { editGroup } from '#shared/commands/editGroup'
import { editSide } from '#shared/commands/editSide'
import { groupTree, isWithin } from '#shared/document/groups'
import { MAX_QUANTITY } from '#shared/document/limits'
import {
  type CounterId,
  type CounterType,
  type CounterTypeId,
  type Group,
  type GroupId,
  type SideId,
} from '#shared/document/types'
import { formatNumber, localized } from '#shared/i18n/localized'
import { countedCounters } from '../../tools/words/counted'
import { headline, type Words } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { DraftField, named, SelectField, SwitchField, useDraft, WholeField } from '../../ui/controls/fields'
import { useLanguage, useRuleset, useSay, useUi } from '../../ui/EditorContext'
import { CounterField } from '../inspector/CounterField'
import { EntryField, GroupField } from '../inspector/CounterPlace'
import { WingFields } from '../inspector/WingFields'
import { Fact, InspectorFrame, InspectorSection } from '../InspectorFrame'
import { addCopy } from './deeds'
import { placeOnMap, putGroup, setQuantity, showOnMap } from './orderEdits'
import { type Order } from './useOrder'
import { nodeName } from './words'

const TEXT = {
  side: localized('Camp', 'Side'),
  group: localized('Groupe', 'Group'),
  counter: localized('Pion', 'Counter'),
  none: localized('Choisissez une ligne de l’ordre de bataille.', 'Choose a row of the order of battle.'),
  place: localized('Place', 'Place'),
  name: localized('Nom', 'Name'),
  ownName: localized('Nom propre', 'Own name'),
  note: localized('Note', 'Note'),
  leader: localized('Chef', 'Leader'),
  commander: localized('Commandant', 'Commander'),
  partOf: localized('Fait partie de', 'Part of'),
  noGroup: localized('Aucun', 'None'),
  wing: localized('Aile de l’armée', 'Wing of the army'),
  wingValues: localized('Aile', 'Wing'),
  quantity: localized('Quantité', 'Quantity'),
  add: localized('Ajouter des pions', 'Add counters'),
  chooseType: localized('Choisir un type…', 'Choose a type…'),
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
          <DraftField
            label={TEXT.ownName}
            value={order.scenario.counters[node.id]?.name ?? ''}
            apply={(name) =>
              document.run(editCounter, { counter: node.id, change: { name: name.trim() } })?.message
            }
          />
        </InspectorSection>
      )
  }
}

function SideFields({ order, node }: { order: Order; node: SideNode }): ReactNode {
  const { editor, scenario } = order
  const { scenarioParts } = useRuleset()
  const { side } = node
  const belligerent = side === undefined ? undefined : scenario.sides[side]
  if (side === undefined || !belligerent) return null
  return (
    <InspectorSection title={TEXT.side}>
      <DraftField
        label={TEXT.name}
        value={belligerent.name}
        apply={named((name) => editor.document.run(editSide, { side, change: { name } })?.message)}
      />
      {scenarioParts.includes('wings') && (
        <CounterField
          label={TEXT.commander}
          side={side}
          value={belligerent.commander}
          onChange={(commander) =>
            editor.document.run(editSide, { side, change: { commander: commander ?? null } })
          }
        />
      )}
      <AddCounters order={order} side={side} group={undefined} />
    </InspectorSection>
  )
}

function GroupFields({ order, node }: { order: Order; node: GroupNode }): ReactNode {
  const { editor, scenario } = order
  const { scenarioParts } = useRuleset()
  const { id, group } = node
  const { wing } = group
  const edit = (change: Parameters<typeof editGroup.run>[1]['change']): Words | undefined =>
    editor.document.run(editGroup, { group: id, change })?.message
  const color = scenario.sides[group.side]?.color ?? '#808080'
  return (
    <>
      <InspectorSection title={TEXT.group}>
        {!wing && (
          <>
            <DraftField label={TEXT.name} value={group.name} apply={named((name) => edit({ name }))} />
            <CounterField
              label={TEXT.leader}
              side={group.side}
              value={group.leader}
              onChange={(leader) => edit({ leader: leader ?? null })}
            />
          </>
        )}
        <NoteField value={group.note} apply={(note) => edit({ note })} />
        <PartOf order={order} id={id} group={group} />
        {scenarioParts.includes('wings') && (
          <SwitchField
            label={TEXT.wing}
            checked={wing !== undefined}
            onChange={(on) =>
              edit({ wing: on ? { banner: color, order: 'attack', morale: 8, rest: 8 } : null })
            }
          />
        )}
        <AddCounters order={order} side={group.side} group={id} />
      </InspectorSection>
      {wing && (
        <InspectorSection title={TEXT.wingValues}>
          <WingFields id={id} group={{ ...group, wing }} />
        </InspectorSection>
      )}
    </>
  )
}

/** Of several lines; applied when it is left. */
function NoteField({
  value,
  apply,
}: {
  value: string
  apply: (text: string) => Words | undefined
}): ReactNode {
  const say = useSay()
  const id = useId()
  const { input } = useDraft(value, apply)
  const { onKeyDown, onChange, ...rest } = input
  return (
    <div className="order-note">
      <label htmlFor={id}>{say(TEXT.note)}</label>
      <textarea
        id={id}
        className="input"
        rows={3}
        {...rest}
        onChange={(event) => onChange(event as never)}
        // Enter begins a line.
        onKeyDown={(event) => event.key === 'Escape' && onKeyDown(event)}
      />
    </div>
  )
}

function PartOf({ order, id, group }: { order: Order; id: GroupId; group: Group }): ReactNode {
  const { groups } = order.scenario
  const others = groupTree(groups, group.side).filter((one) => !isWithin(groups, one.id, id))
  if (others.length === 0 && group.parent === undefined) return null
  return (
    <SelectField<GroupId | ''>
      label={TEXT.partOf}
      value={group.parent ?? ''}
      options={[
        { id: '', name: TEXT.noGroup },
        ...others.map((one) => ({ id: one.id, name: `${'\u2003'.repeat(one.depth)}${one.group.name}` })),
      ]}
      onChange={(parent) => putGroup(order.editor, id, { parent: parent || undefined })}
    />
  )
}

/** The types of the side, and those of none. */
function AddCounters(props: { order: Order; side: SideId; group: GroupId | undefined }): ReactNode {
  const { order, side, group } = props
  const types = (Object.entries(order.scenario.counterTypes) as [CounterTypeId, CounterType][]).filter(
    ([, type]) => type.side === undefined || type.side === side,
  )
  if (types.length === 0) return null
  return (
    <SelectField<CounterTypeId | ''>
      label={TEXT.add}
      value=""
      options={[{ id: '', name: TEXT.chooseType }, ...types.map(([id, { name }]) => ({ id, name }))]}
      onChange={(type) =>
        type && addCopy(order, { type, side, group, reinforcement: undefined, spare: false, decoy: false })
      }
    />
  )
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
