/** The set-up zones of a side: their hexes counted, seen on the map, painted on. */
import MapPin from 'lucide-react/icons/map-pin'
import Paintbrush from 'lucide-react/icons/paintbrush'
import { type ReactNode } from 'react'
import { type ZoneId } from '#shared/document/ids'
import { type Zone } from '#shared/document/types'
import { localized } from '#shared/i18n/localized'
import { zoneColor } from '#shared/painter/zones'
import { countedHexes } from '../../tools/words/counted'
import { IconButton } from '../../ui/controls/IconButton'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { showPlaces } from './showPlaces'

const TEXT = {
  zones: localized('Zones de mise en place', 'Set-up zones'),
  show: localized('Montrer sur la carte', 'Show on the map'),
  paint: localized('Peindre avec l’outil Zone', 'Paint with the zone tool'),
  none: localized('Aucune zone.', 'No zone.'),
  missing: localized(
    'Ce camp se place dans ses zones et n’en a pas.',
    'This side sets up in its zones and has none.',
  ),
}

export function SetUpZones(props: {
  zones: readonly (readonly [ZoneId, Zone])[]
  /** The side sets up in them. */
  needed: boolean
  paint: (zone: ZoneId) => void
}): ReactNode {
  const { zones, needed, paint } = props
  const say = useSay()
  const editor = useEditor()
  const ui = useUi()
  const sides = useEditorState((state) => state.document.scenario.sides)
  const none = needed ? TEXT.missing : TEXT.none
  return (
    <div className="field set-up-zones" role="group" aria-label={say(TEXT.zones)}>
      <span className="field-label">{say(TEXT.zones)}</span>
      {zones.length === 0 ? (
        <p className="scenario-intro" data-needed={needed}>
          {say(none)}
        </p>
      ) : (
        <ul>
          {zones.map(([id, zone]) => (
            <li key={id}>
              <span
                className="scenario-dot"
                style={{ background: zoneColor(zone, (side) => sides[side]?.color) }}
              />
              <span className="set-up-zone">{zone.name}</span>
              <span className="place-count">{say(countedHexes(zone.hexes.length))}</span>
              <IconButton
                icon={MapPin}
                label={`${zone.name} – ${say(TEXT.show)}`}
                disabled={zone.hexes.length === 0}
                onClick={() => showPlaces(editor, ui, [{ kind: 'zone', zone: id }])}
              />
              <IconButton
                icon={Paintbrush}
                label={`${zone.name} – ${say(TEXT.paint)}`}
                onClick={() => paint(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
