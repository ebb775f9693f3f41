/** The army of a side: its commander and its wings (CM-SCN-3). */
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { editSide } from '#shared/commands/editSide'
import { counterName } from '#shared/document/counters'
import { freshId, wingId } from '#shared/document/ids'
import { WING_CONDITION } from '#shared/document/limits'
import { edgePositions } from '#shared/document/mapEdges'
import { nameOfHex } from '#shared/document/placeNames'
import {
  type BoardEdge,
  type CounterId,
  type Scenario,
  type Side,
  type SideId,
  type Wing,
  type WingId,
} from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { formatNumber, localized } from '#shared/i18n/localized'
import { sideOf } from '#shared/rules/position'
import { ColorInput } from '../../app/controls/ColorInput'
import { DraftField, SelectField, useDraft } from '../../app/controls/fields'
import { IconButton } from '../../app/controls/IconButton'
import { useEditor, useEditorState, useLanguage, useSay } from '../../app/EditorContext'
import { headline } from '../../i18n/language'
import { InspectorSection } from './InspectorFrame'

const TEXT = {
  army: localized('Armée', 'Army'),
  commander: localized('Commandant', 'Commander'),
  nobody: localized('Personne', 'Nobody'),
  addWing: localized('Ajouter une aile', 'Add a wing'),
  removeWing: localized('Supprimer l’aile', 'Delete wing'),
  newWing: localized('Aile', 'Wing'),
  noWings: localized('Aucune aile.', 'No wings.'),
  name: localized('Nom de l’aile', 'Name of the wing'),
  banner: localized('Bannière', 'Banner'),
  leader: localized('Chef', 'Leader'),
  order: localized('Consigne', 'Order'),
  morale: localized('Moral', 'Morale'),
  rest: localized('Repos', 'Rest'),
  edge: localized('Bord de retraite', 'Retreat edge'),
  nowhere: localized('Aucun', 'None'),
  from: localized('De la position', 'From position'),
  to: localized('À la position', 'To position'),
}

const ORDERS = {
  attack: localized('attaque', 'attack'),
  defend: localized('défense', 'defend'),
  regroup: localized('regroupement', 'regroup'),
  retreat: localized('retraite', 'retreat'),
} as const satisfies Record<Wing['order'], unknown>

const EDGES = {
  top: localized('en haut', 'top'),
  right: localized('à droite', 'right'),
  bottom: localized('en bas', 'bottom'),
  left: localized('à gauche', 'left'),
} as const satisfies Record<BoardEdge['edge'], unknown>

export function Army({ id, side }: { id: SideId; side: Side }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const wings = side.wings ?? {}
  const setWings = (next: Readonly<Record<WingId, Wing>>): void => {
    const none = Object.keys(next).length === 0
    editor.run(editSide, { side: id, change: { wings: none ? null : next } })
  }
  const add = (): void => {
    const name = `${say(TEXT.newWing)} ${Object.keys(wings).length + 1}`
    const wing: Wing = { name, banner: side.color, order: 'attack', morale: 8, rest: 8 }
    setWings({ ...wings, [wingId(freshId('wing', wings))]: wing })
  }
  return (
    <InspectorSection
      title={`${say(TEXT.army)} · ${side.name}`}
      aside={<IconButton icon={Plus} label={say(TEXT.addWing)} onClick={add} />}
    >
      <CounterField
        label={say(TEXT.commander)}
        scenario={scenario}
        side={id}
        value={side.commander}
        onChange={(commander) => editor.run(editSide, { side: id, change: { commander: commander ?? null } })}
      />
      {Object.keys(wings).length === 0 && <p className="inspector-note">{say(TEXT.noWings)}</p>}
      {(Object.entries(wings) as [WingId, Wing][]).map(([wing, value]) => (
        <WingFields
          key={wing}
          wing={value}
          side={id}
          onChange={(next) => setWings({ ...wings, [wing]: next })}
          onRemove={() =>
            setWings(Object.fromEntries(Object.entries(wings).filter(([other]) => other !== wing)))
          }
        />
      ))}
    </InspectorSection>
  )
}

function WingFields(props: {
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
      <RetreatEdge wing={wing} onChange={onChange} />
    </div>
  )
}

function RetreatEdge({ wing, onChange }: { wing: Wing; onChange: (wing: Wing) => void }): ReactNode {
  const say = useSay()
  const grid = useEditorState((state) => state.document.scenario.map.grid)
  const { retreatEdge, ...without } = wing
  const choose = (edge: BoardEdge['edge'] | ''): void => {
    if (edge === '') return onChange(without)
    onChange({ ...wing, retreatEdge: { edge, from: 0, to: edgePositions(grid, edge) - 1 } })
  }
  // People count from 1.
  const setEnd = (end: 'from' | 'to', text: string): string | undefined => {
    if (!retreatEdge) return undefined
    const value = Number(text.trim())
    const most = edgePositions(grid, retreatEdge.edge)
    if (!Number.isInteger(value) || value < 1 || value > most)
      return say(
        localized(
          `Un nombre entier de 1 à ${most} est attendu.`,
          `A whole number from 1 to ${most} is expected.`,
        ),
      )
    onChange({ ...wing, retreatEdge: { ...retreatEdge, [end]: value - 1 } })
    return undefined
  }
  return (
    <>
      <SelectField<BoardEdge['edge'] | ''>
        label={say(TEXT.edge)}
        value={retreatEdge?.edge ?? ''}
        options={[
          { value: '', label: say(TEXT.nowhere) },
          ...(Object.keys(EDGES) as BoardEdge['edge'][]).map((value) => ({
            value,
            label: headline(say(EDGES[value])),
          })),
        ]}
        onChange={choose}
      />
      {retreatEdge && (
        <>
          <DraftField
            label={say(TEXT.from)}
            number
            value={String(retreatEdge.from + 1)}
            apply={(text) => setEnd('from', text)}
          />
          <DraftField
            label={say(TEXT.to)}
            number
            value={String(retreatEdge.to + 1)}
            apply={(text) => setEnd('to', text)}
          />
        </>
      )}
    </>
  )
}

/** One of the units of a side, by its name and hex, or nobody. */
function CounterField(props: {
  label: string
  scenario: Scenario
  side: SideId
  value: CounterId | undefined
  onChange: (counter: CounterId | undefined) => void
}): ReactNode {
  const { scenario, side, value, onChange } = props
  const say = useSay()
  const ids = (Object.keys(scenario.counters) as CounterId[]).filter((id) => {
    const counter = scenario.counters[id]
    return id === value || (counter && !counter.decoy && sideOf(scenario, counter) === side)
  })
  // Units of one type share their name.
  const label = (id: CounterId): string => {
    const hex = scenario.counters[id]?.hex
    const name = counterName(scenario, id)
    return hex === undefined ? name : `${name} (${nameOfHex(scenario, parseHexKey(hex))})`
  }
  return (
    <SelectField
      label={props.label}
      value={value ?? ''}
      options={[
        { value: '', label: say(TEXT.nobody) },
        ...ids.map((id) => ({ value: id, label: label(id) })),
      ]}
      onChange={(next) => onChange(next === '' ? undefined : (next as CounterId))}
    />
  )
}
