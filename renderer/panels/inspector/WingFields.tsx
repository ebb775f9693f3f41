/** One wing of an army: banner, leader, order, condition and where it retreats to (CM-SCN-3). */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { WING_CONDITION } from '#shared/document/limits'
import { type SideId, type Wing } from '#shared/document/types'
import { formatNumber, localized } from '#shared/i18n/localized'
import { headline } from '../../i18n/language'
import { ColorInput } from '../../ui/controls/ColorInput'
import { SelectField, useDraft } from '../../ui/controls/fields'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditorState, useLanguage, useSay } from '../../ui/EditorContext'
import { CounterField } from './CounterField'
import { RetreatEdgeFields } from './RetreatEdgeFields'

const TEXT = {
  removeWing: localized('Supprimer l’aile', 'Delete wing'),
  name: localized('Nom de l’aile', 'Name of the wing'),
  banner: localized('Bannière', 'Banner'),
  leader: localized('Chef', 'Leader'),
  order: localized('Consigne', 'Order'),
  morale: localized('Moral', 'Morale'),
  rest: localized('Repos', 'Rest'),
}

const ORDERS = {
  attack: localized('attaque', 'attack'),
  defend: localized('défense', 'defend'),
  regroup: localized('regroupement', 'regroup'),
  retreat: localized('retraite', 'retreat'),
} as const satisfies Record<Wing['order'], unknown>

export function WingFields(props: {
  wing: Wing
  side: SideId
  onChange: (wing: Wing) => void
  onRemove: () => void
}): ReactNode {
  const { wing, side, onChange, onRemove } = props
  const say = useSay()
  const language = useLanguage()
  const scenario = useEditorState((state) => state.document.scenario)
  const { error, input } = useDraft(wing.name, (text) => {
    if (text.trim() === '') return say(localized('Un nom est attendu.', 'A name is expected.'))
    onChange({ ...wing, name: text.trim() })
    return undefined
  })
  const { leader: _, ...leaderless } = wing
  const conditions = Array.from({ length: WING_CONDITION.most - WING_CONDITION.least + 1 }, (__, index) => {
    const value = WING_CONDITION.least + index
    return { value: String(value), label: formatNumber(value, language) }
  })
  return (
    <div className="wing">
      <div className="wing-head">
        <ColorInput
          key={wing.banner}
          label={say(TEXT.banner)}
          color={wing.banner}
          onPick={(banner) => onChange({ ...wing, banner })}
        />
        <input className="input" aria-label={say(TEXT.name)} {...input} />
        <IconButton icon={Trash2} label={say(TEXT.removeWing)} onClick={onRemove} />
      </div>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <CounterField
        label={say(TEXT.leader)}
        scenario={scenario}
        side={side}
        value={wing.leader}
        onChange={(leader) => onChange(leader ? { ...wing, leader } : leaderless)}
      />
      <SelectField
        label={say(TEXT.order)}
        value={wing.order}
        options={(Object.keys(ORDERS) as Wing['order'][]).map((value) => ({
          value,
          label: headline(say(ORDERS[value])),
        }))}
        onChange={(order) => onChange({ ...wing, order })}
      />
      <SelectField
        label={say(TEXT.morale)}
        value={String(wing.morale)}
        options={conditions}
        onChange={(morale) => onChange({ ...wing, morale: Number(morale) })}
      />
      <SelectField
        label={say(TEXT.rest)}
        value={String(wing.rest)}
        options={conditions}
        onChange={(rest) => onChange({ ...wing, rest: Number(rest) })}
      />
      <RetreatEdgeFields wing={wing} onChange={onChange} />
    </div>
  )
}
