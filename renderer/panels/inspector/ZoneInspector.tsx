/** One zone: what it is called and for, how it looks, its hexes; and the other zones, one click away. */
import { type ReactNode } from 'react'
import { editZone, type EditZone, removeZone } from '#shared/commands/entries/zones'
import { type ZoneId } from '#shared/document/ids'
import { formatNumber, localized } from '#shared/i18n/localized'
import { ZONE_OPACITY, zoneColor } from '#shared/painter/zones'
import { type Words } from '../../i18n/language'
import { Button, RemoveButton } from '../../ui/controls/Button'
import { ColorField } from '../../ui/controls/ColorField'
import { Field, SelectField } from '../../ui/controls/fields'
import { OpacitySlider } from '../../ui/controls/OpacitySlider'
import { NameFields } from '../../ui/controls/NameFields'
import { useEditor, useEditorState, useLanguage } from '../../ui/EditorContext'
import { Fact, InspectorFrame, InspectorSection } from '../InspectorFrame'
import { HatchingField } from './HatchingField'
import { SideField } from './SideField'
import { ZoneList } from './ZoneList'
import { ZONE_KINDS } from './zoneWords'

const TEXT = {
  zone: localized('Zone', 'Zone'),
  name: localized('Nom', 'Name'),
  kind: localized('Usage', 'Use'),
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
  const language = useLanguage()
  const editor = useEditor()
  const zone = useEditorState((state) => state.document.scenario.zones[id])
  const sides = useEditorState((state) => state.document.scenario.sides)
  if (!zone) return null
  const color = zoneColor(zone, (side) => sides[side]?.color)
  const edit = (change: EditZone['change']): Words | undefined =>
    editor.document.run(editZone, { zone: id, change })?.message
  const paint = (): void => {
    editor.session.setOptions({ zone: id })
    editor.session.setTool('zone')
  }
  return (
    <InspectorFrame title={zone.name} subtitle={TEXT.zone}>
      <InspectorSection title={TEXT.zone}>
        <NameFields label={TEXT.name} thing={zone} of="name" apply={edit} />
        <SelectField
          label={TEXT.kind}
          value={zone.kind}
          options={ZONE_KINDS}
          onChange={(kind) => edit({ kind })}
        />
        <SideField side={zone.side} none={TEXT.anySide} onChange={(side) => edit({ side })} />
        <Fact label={TEXT.hexes}>{formatNumber(zone.hexes.length, language)}</Fact>
        <div className="inspector-actions">
          <Button name={TEXT.paint} shortcut="Z" onClick={paint} />
          <Button
            name={TEXT.selectHexes}
            disabled={zone.hexes.length === 0}
            onClick={() => editor.session.select({ kind: 'hexes', hexes: zone.hexes })}
          />
        </div>
      </InspectorSection>
      <InspectorSection title={TEXT.look}>
        <ColorField
          label={TEXT.color}
          color={color}
          ordinary={zone.color === undefined ? undefined : TEXT.usual}
          onPick={(picked) => edit({ color: picked })}
        />
        <HatchingField hatching={zone.hatching} color={color} onChange={(hatching) => edit({ hatching })} />
        <Field label={TEXT.opacity}>
          <OpacitySlider
            label={TEXT.opacity}
            opacity={zone.opacity ?? ZONE_OPACITY}
            onChange={(opacity) => edit({ opacity })}
            gesture={editor.document}
          />
        </Field>
        <div className="inspector-actions">
          <RemoveButton name={TEXT.remove} onClick={() => editor.document.run(removeZone, { zone: id })} />
        </div>
      </InspectorSection>
      <ZoneList chosen={id} />
    </InspectorFrame>
  )
}
