/** A choice among the units of a side, or nobody. */
import { type ReactNode } from 'react'
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type CounterId, type SideId } from '#shared/document/ids'
import { parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { sideOf } from '#shared/rules/standing/position'
import { knownScenario } from '../../editor/eyes'
import { type Words } from '../../i18n/language'
import { SelectField } from '../../ui/controls/fields'
import { useEditorState } from '../../ui/EditorContext'

const NOBODY = localized('Personne', 'Nobody')
const CONCEALED = localized('Pion caché', 'Hidden counter')

/** Units that are seen, by their name and hex; one that is chosen stays in the list whatever became of it. */
export function CounterField(props: {
  label: Localized
  side: SideId
  value: CounterId | undefined
  onChange: (counter: CounterId | undefined) => void
}): ReactNode {
  const { label, side, value, onChange } = props
  const scenario = useEditorState((state) => state.document.scenario)
  const { counters } = useEditorState(knownScenario)
  const ids = (Object.keys(scenario.counters) as CounterId[]).filter((id) => {
    const counter = counters[id]
    return id === value || (counter && !counter.decoy && sideOf(scenario, counter) === side)
  })
  // Units of one type share their name.
  const nameOf = (id: CounterId): Words => {
    if (id in scenario.counters && !(id in counters)) return CONCEALED
    const hex = scenario.counters[id]?.hex
    const name = counterName(scenario, id)
    return hex === undefined ? name : `${name} (${nameOfHex(scenario, parseHexKey(hex))})`
  }
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      options={[{ id: '', name: NOBODY }, ...ids.map((id) => ({ id, name: nameOf(id) }))]}
      onChange={(next) => onChange(next === '' ? undefined : (next as CounterId))}
    />
  )
}
