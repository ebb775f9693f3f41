/** One wing of an army: banner, leader, order, condition and where it retreats to (CM-SCN-3). */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { editGroup, type EditGroup, removeGroup } from '#shared/commands/entries/groups'
import { type WingGroup } from '#shared/document/groups'
import { WING_ORDERS } from '#shared/document/inWords/wing'
import { WING_CONDITION } from '#shared/document/limits'
import { type Wing } from '#shared/document/armies'
import { type GroupId } from '#shared/document/ids'
import { withPlain } from '#shared/document/words'
import { formatNumber, localized } from '#shared/i18n/localized'
import { type Words } from '../../i18n/language'
import { ColorInput } from '../../ui/controls/ColorField'
import { NameLine, SelectField } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { OtherWord } from '../../ui/controls/NameFields'
import { useEditor, useLanguage } from '../../ui/EditorContext'
import { CounterField } from './CounterField'
import { RetreatEdgeFields } from './RetreatEdgeFields'

const TEXT = {
  removeWing: localized('Supprimer l’aile', 'Delete wing'),
  name: localized('Nom de l’aile', 'Name of the wing'),
  banner: localized('Bannière', 'Banner'),
  leader: localized('Chef', 'Leader'),
  order: localized('Consigne', 'Order'),
}

const ORDERS = (Object.keys(WING_ORDERS) as Wing['order'][]).map((id) => ({ id, name: WING_ORDERS[id] }))

const CONDITIONS = [
  { key: 'morale', label: localized('Moral', 'Morale') },
  { key: 'rest', label: localized('Repos', 'Rest') },
] as const

export function WingFields({ id, group }: { id: GroupId; group: WingGroup }): ReactNode {
  const editor = useEditor()
  const { wing, side } = group
  const edit = (change: EditGroup['change']): Words | undefined =>
    editor.document.run(editGroup, { group: id, change })?.message
  const onChange = (next: Wing): void => void edit({ wing: next })
  const language = useLanguage()
  const conditions = Array.from({ length: WING_CONDITION.most - WING_CONDITION.least + 1 }, (__, index) => {
    const value = WING_CONDITION.least + index
    return { id: String(value), name: formatNumber(value, language) }
  })
  const banner = (
    <ColorInput
      label={TEXT.banner}
      color={wing.banner}
      onPick={(color) => onChange({ ...wing, banner: color })}
    />
  )
  return (
    <div className="wing">
      <NameLine
        className="wing-head"
        label={TEXT.name}
        value={group.name}
        apply={(name) => edit(withPlain(group, 'name', language, name))}
        before={banner}
        after={
          <IconButton
            icon={Trash2}
            label={TEXT.removeWing}
            onClick={() => editor.document.run(removeGroup, { group: id })}
          />
        }
      />
      <OtherWord label={TEXT.name} thing={group} of="name" apply={edit} />
      <CounterField
        label={TEXT.leader}
        side={side}
        value={group.leader}
        onChange={(leader) => edit({ leader: leader ?? null })}
      />
      <SelectField
        label={TEXT.order}
        value={wing.order}
        options={ORDERS}
        onChange={(order) => onChange({ ...wing, order })}
      />
      {CONDITIONS.map(({ key, label }) => (
        <SelectField
          key={key}
          label={label}
          value={String(wing[key])}
          options={conditions}
          onChange={(value) => onChange({ ...wing, [key]: Number(value) })}
        />
      ))}
      <RetreatEdgeFields wing={wing} onChange={onChange} />
    </div>
  )
}
