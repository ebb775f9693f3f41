/** The zones of the scenario: a click chooses one. */
import { type ReactNode } from 'react'
import { type ZoneId } from '#shared/document/ids'
import { type Zone } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { zoneColor } from '#shared/painter/zones'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'
import { ZONE_KINDS } from './zoneWords'
import './zoneList.css'

export function ZoneList({ chosen }: { chosen?: ZoneId }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const zones = useEditorState((state) => state.document.scenario.zones)
  const sides = useEditorState((state) => state.document.scenario.sides)
  const entries = Object.entries(zones) as [ZoneId, Zone][]
  if (entries.length === 0) return null
  const choose = (zone: ZoneId): void => {
    editor.session.setOptions({ zone })
    editor.session.select({ kind: 'zone', zone })
  }
  return (
    <InspectorSection title={localized('Zones du scénario', 'Zones of the scenario')}>
      <ul className="zone-list">
        {entries.map(([id, zone]) => (
          <li key={id}>
            <button
              type="button"
              className="row-button zone-row"
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => choose(id)}
            >
              <span
                className="zone-color"
                style={{ background: zoneColor(zone, (side) => sides[side]?.color) }}
              />
              <span className="zone-name">{zone.name}</span>
              <span className="zone-kind">{say(kindName(zone.kind))}</span>
            </button>
          </li>
        ))}
      </ul>
    </InspectorSection>
  )
}

function kindName(kind: Zone['kind']): (typeof ZONE_KINDS)[number]['name'] {
  const row = ZONE_KINDS.find(({ id }) => id === kind)
  if (!row) throw new Error(`no words for zones of kind ${kind}`)
  return row.name
}
