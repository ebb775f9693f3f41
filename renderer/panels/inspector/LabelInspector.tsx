/** One label: its words, its letters, where it is. */
import { type ReactNode } from 'react'
import { editLabel, type EditLabel, removeLabels } from '#shared/commands/entries/labels'
import { nameOfHex } from '#shared/document/placeNames'
import { type LabelId } from '#shared/document/ids'
import { type LabelFont } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { formatNumber, localized } from '#shared/i18n/localized'
import { LABEL_INK } from '#shared/painter/labels'
import { type Words } from '../../i18n/language'
import { numberIn } from '../../i18n/numberIn'
import { RemoveButton } from '../../ui/controls/Button'
import { ColorField } from '../../ui/controls/ColorField'
import { DraftField, SelectField } from '../../ui/controls/fields'
import { NameFields } from '../../ui/controls/NameFields'
import { useEditor, useEditorState, useLanguage } from '../../ui/EditorContext'
import { LABEL_FONTS } from '../../ui/labelFonts'
import { Fact, InspectorFrame, InspectorSection } from '../InspectorFrame'

const TEXT = {
  label: localized('Étiquette', 'Label'),
  text: localized('Texte', 'Text'),
  letters: localized('Lettres', 'Letters'),
  size: localized('Taille (mm)', 'Size (mm)'),
  angle: localized('Angle (degrés)', 'Angle (degrees)'),
  font: localized('Police', 'Font'),
  color: localized('Couleur', 'Colour'),
  ink: localized('Encre ordinaire', 'Ordinary ink'),
  hex: localized('Case', 'Hex'),
  remove: localized('Supprimer l’étiquette', 'Delete label'),
}

export function LabelInspector({ id }: { id: LabelId }): ReactNode {
  const language = useLanguage()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const label = scenario.labels[id]
  if (!label) return null
  const edit = (change: EditLabel['change']): Words | undefined =>
    editor.document.run(editLabel, { label: id, change })?.message
  return (
    <InspectorFrame title={label.text} subtitle={TEXT.label}>
      <InspectorSection title={TEXT.label}>
        <NameFields label={TEXT.text} thing={label} of="text" apply={edit} />
        <Fact label={TEXT.hex}>{nameOfHex(scenario, parseHexKey(label.hex))}</Fact>
      </InspectorSection>
      <InspectorSection title={TEXT.letters}>
        <DraftField
          number
          label={TEXT.size}
          value={formatNumber(label.sizeMm, language)}
          apply={(text) => edit({ sizeMm: numberIn(text) })}
        />
        <DraftField
          number
          label={TEXT.angle}
          value={formatNumber(label.angle, language)}
          apply={(text) => edit({ angle: numberIn(text) })}
        />
        <SelectField<LabelFont | 'serif'>
          label={TEXT.font}
          value={label.font ?? 'serif'}
          options={LABEL_FONTS}
          onChange={(font) => edit({ font: font === 'serif' ? null : font })}
        />
        <ColorField
          label={TEXT.color}
          color={label.color ?? LABEL_INK}
          ordinary={label.color === undefined ? undefined : TEXT.ink}
          onPick={(color) => edit({ color })}
        />
        <div className="inspector-actions">
          <RemoveButton
            name={TEXT.remove}
            onClick={() => editor.document.run(removeLabels, { labels: [id] })}
          />
        </div>
      </InspectorSection>
    </InspectorFrame>
  )
}
