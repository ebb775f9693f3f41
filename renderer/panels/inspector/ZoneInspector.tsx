/** One zone: what it is called and for, how it looks, its hexes; and the other zones, one click away. */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode } from 'react'
import { editZone, type EditZone } from '#shared/commands/editZone'
import { removeZone } from '#shared/commands/removeZone'
import { type Side, type SideId, type Zone, type ZoneId } from '#shared/document/types'
import { formatNumber, localized } from '#shared/i18n/localized'
import { ZONE_OPACITY, zoneColor } from '#shared/painter/zones'
import { ColorField } from '../../ui/controls/ColorField'
import { DraftField, Field, SelectField } from '../../ui/controls/fields'
import { OpacitySlider } from '../../ui/controls/OpacitySlider'
import { useEditor, useEditorState, useLanguage, useSay } from '../../ui/EditorContext'
import { Fact, InspectorFrame, InspectorSection } from '../InspectorFrame'
import { HatchingField } from './HatchingField'
import { ZoneList } from './ZoneList'
import { ZONE_KINDS } from './zoneWords'

const TEXT = {
  zone: localized('Zone', 'Zone'),
  name: localized('Nom', 'Name'),
  kind: localized('Usage', 'Use'),
  side: localized('Camp', 'Side'),
  anySide: localized('Tous', 'Any'),
  look: localized('Aspect', 'Look'),
  color: localized('Couleur', 'Colour'),
  usual: localized('Couleur de l’usage', 'Colour of its use'),
  opacity: localized('Opacité de la teinte', 'Opacity of the tint'),
  hexes: localized('Cases', 'Hexes'),
  paint: localized('Peindre la zone', 'Paint the zone'),
  selectHexes: localized('Sélectionner les cases', 'Select its hexes'),
  remove: localized('Supprimer la zone', 'Delete zone'),
}

export function ZoneInspector({ id }: { id: ZoneId }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const editor = useEditor()
  const { zones, sides } = useEditorState((state) => state.document.scenario)
  const zone = zones[id]
  if (!zone) return null
  const edit = (change: EditZone['change']): string | undefined => {
    const refusal = editor.document.run(editZone, { zone: id, change })
    return refusal && say(refusal.message)
  }
  const paint = (): void => {
    editor.session.setOptions({ zone: id })
    editor.session.setTool('zone')
  }
  return (
    <InspectorFrame title={zone.name} subtitle={say(TEXT.zone)}>
      <InspectorSection title={say(TEXT.zone)}>
        <DraftField label={say(TEXT.name)} value={zone.name} apply={(name) => edit({ name: name.trim() })} />
        <SelectField<Zone['kind']>
          label={say(TEXT.kind)}
          value={zone.kind}
          options={ZONE_KINDS.map(({ id: value, name }) => ({ value, label: say(name) }))}
          onChange={(kind) => edit({ kind })}
        />
        <SelectField<SideId | ''>
          label={say(TEXT.side)}
          value={zone.side ?? ''}
          options={[{ value: '', label: say(TEXT.anySide) }, ...sideChoices(sides, zone.side)]}
          onChange={(side) => edit({ side: side === '' ? null : side })}
        />
        <Fact label={say(TEXT.hexes)}>{formatNumber(zone.hexes.length, language)}</Fact>
        <div className="inspector-actions">
          <button type="button" className="button" onClick={paint}>
            {say(TEXT.paint)}
            <kbd>Z</kbd>
          </button>
          <button
            type="button"
            className="button"
            disabled={zone.hexes.length === 0}
            onClick={() => editor.session.select({ kind: 'hexes', hexes: zone.hexes })}
          >
            {say(TEXT.selectHexes)}
          </button>
        </div>
      </InspectorSection>
      <InspectorSection title={say(TEXT.look)}>
        <ColorField
          label={say(TEXT.color)}
          color={zoneColor(zone)}
          ordinary={zone.color === undefined ? undefined : say(TEXT.usual)}
          onPick={(color) => edit({ color })}
        />
        <HatchingField
          hatching={zone.hatching}
          color={zoneColor(zone)}
          onChange={(hatching) => edit({ hatching })}
        />
        <Field label={say(TEXT.opacity)}>
          <OpacitySlider
            label={say(TEXT.opacity)}
            opacity={zone.opacity ?? ZONE_OPACITY}
            onChange={(opacity) => edit({ opacity })}
            gesture={editor.document}
          />
        </Field>
        <div className="inspector-actions">
          <button
            type="button"
            className="button is-danger"
            onClick={() => editor.document.run(removeZone, { zone: id })}
          >
            <Trash2 aria-hidden />
            {say(TEXT.remove)}
          </button>
        </div>
      </InspectorSection>
      <ZoneList chosen={id} />
    </InspectorFrame>
  )
}

// A side that the scenario does not have stays chosen, as the check says.
function sideChoices(
  sides: Readonly<Record<SideId, Side>>,
  present: SideId | undefined,
): { value: SideId; label: string }[] {
  const known = (Object.entries(sides) as [SideId, Side][]).map(([value, { name }]) => ({
    value,
    label: name,
  }))
  return present === undefined || present in sides ? known : [...known, { value: present, label: present }]
}
