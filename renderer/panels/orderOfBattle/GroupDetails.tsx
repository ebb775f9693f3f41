/** The fields of a side and of a group in the order of battle. */
import { type ReactNode, useId } from 'react'
import { type GroupNode, type SideNode } from '#shared/armies/orderOfBattle/tree'
import { editGroup } from '#shared/commands/entries/groups'
import { editSide } from '#shared/commands/entries/sides'
import { groupColor, groupTree, isWithin } from '#shared/document/groups'
import { type CounterType, type Group } from '#shared/document/armies'
import { type CounterTypeId, type GroupId, type SideId } from '#shared/document/ids'
import { withPlain } from '#shared/document/words'
import { localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { ColorField } from '../../ui/controls/ColorField'
import { named, SelectField, SwitchField, useDraft } from '../../ui/controls/fields'
import { NameFields, OtherNote } from '../../ui/controls/NameFields'
import { useLanguage, useRuleset, useSay } from '../../ui/EditorContext'
import { CounterField } from '../inspector/CounterField'
import { WingFields } from '../inspector/WingFields'
import { InspectorSection } from '../InspectorFrame'
import { addCopy } from './newRows'
import { putGroup } from './orderEdits'
import { type Order } from './useOrder'

const TEXT = {
  side: localized('Camp', 'Side'),
  group: localized('Groupe', 'Group'),
  name: localized('Nom', 'Name'),
  note: localized('Remarque', 'Note'),
  leader: localized('Chef', 'Leader'),
  commander: localized('Commandant', 'Commander'),
  stripe: localized('Liseré des pions', 'Stripe of its counters'),
  noStripe: localized('Retirer', 'Remove'),
  partOf: localized('Fait partie de', 'Part of'),
  noGroup: localized('Aucun', 'None'),
  wing: localized('Aile de l’armée', 'Wing of the army'),
  wingValues: localized('Aile', 'Wing'),
  add: localized('Ajouter des pions', 'Add counters'),
  chooseType: localized('Choisir un type…', 'Choose a type…'),
}

export function SideFields({ order, node }: { order: Order; node: SideNode }): ReactNode {
  const { editor, scenario } = order
  const { scenarioParts } = useRuleset()
  const { side } = node
  const belligerent = side === undefined ? undefined : scenario.sides[side]
  if (side === undefined || !belligerent) return null
  return (
    <InspectorSection title={TEXT.side}>
      <NameFields
        label={TEXT.name}
        thing={belligerent}
        of="name"
        wrap={named}
        apply={(change) => editor.document.run(editSide, { side, change })?.message}
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

export function GroupFields({ order, node }: { order: Order; node: GroupNode }): ReactNode {
  const { editor, scenario } = order
  const { scenarioParts } = useRuleset()
  const { id, group } = node
  const { wing } = group
  const language = useLanguage()
  const edit = (change: Parameters<typeof editGroup.run>[1]['change']): Words | undefined =>
    editor.document.run(editGroup, { group: id, change })?.message
  const color = scenario.sides[group.side]?.color ?? '#808080'
  return (
    <>
      <InspectorSection title={TEXT.group}>
        {!wing && (
          <>
            <NameFields label={TEXT.name} thing={group} of="name" wrap={named} apply={edit} />
            <CounterField
              label={TEXT.leader}
              side={group.side}
              value={group.leader}
              onChange={(leader) => edit({ leader: leader ?? null })}
            />
          </>
        )}
        {!wing && (
          <ColorField
            label={TEXT.stripe}
            color={groupColor(scenario.groups, id) ?? color}
            ordinary={group.color === undefined ? undefined : TEXT.noStripe}
            onPick={(picked) => edit({ color: picked })}
          />
        )}
        <NoteField value={group.note} apply={(note) => edit(withPlain(group, 'note', language, note))} />
        {group.note !== '' && <OtherNote label={TEXT.note} thing={group} of="note" apply={edit} />}
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

/** A field of several lines; applied when it is left. */
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
