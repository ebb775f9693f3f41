/** The letters of the next label, and of the one that is selected: size, angle, font, colour. */
import { type ReactNode } from 'react'
import { editLabel, type EditLabel } from '#shared/commands/entries/labels'
import { LABEL_SIZE } from '#shared/document/limits'
import { localized } from '#shared/i18n/localized'
import { LABEL_INK } from '#shared/painter/labels'
import { type ToolOptions } from '../toolOptions/index'
import { nextLook } from '../tools/label/labelLook'
import { Choice } from '../ui/controls/Choice'
import { ColorInput } from '../ui/controls/ColorField'
import { NumberOption } from '../ui/controls/NumberOption'
import { useEditor, useEditorState } from '../ui/EditorContext'
import { LABEL_FONTS } from '../ui/labelFonts'

export function LabelOptions(): ReactNode {
  const editor = useEditor()
  const options = useEditorState((state) => state.session.options)
  const selection = useEditorState((state) => state.session.selection)
  const { labels, map } = useEditorState((state) => state.document.scenario)
  const selected = selection.kind === 'label' ? labels[selection.label] : undefined
  const look: ReturnType<typeof nextLook> = selected ?? nextLook(options, map.hexMm)
  const set = (next: Partial<ToolOptions>, change: EditLabel['change']): void => {
    editor.session.setOptions(next)
    if (selection.kind === 'label') editor.document.run(editLabel, { label: selection.label, change })
  }
  return (
    <div className="option">
      <NumberOption
        label={localized('Taille (mm)', 'Size (mm)')}
        value={look.sizeMm}
        min={1}
        max={LABEL_SIZE.most}
        step={0.5}
        onChange={(sizeMm) => set({ labelSizeMm: sizeMm }, { sizeMm })}
      />
      <NumberOption
        label={localized('Angle (°)', 'Angle (°)')}
        value={look.angle}
        min={-360}
        max={360}
        step={15}
        onChange={(angle) => set({ labelAngle: angle }, { angle })}
      />
      <Choice<ToolOptions['labelFont']>
        label={localized('Police', 'Font')}
        value={look.font ?? 'serif'}
        options={LABEL_FONTS}
        onChange={(font) => set({ labelFont: font }, { font: font === 'serif' ? null : font })}
      />
      <ColorInput
        label={localized('Couleur des lettres', 'Colour of the letters')}
        color={look.color ?? LABEL_INK}
        onPick={(color) => set({ labelColor: color }, { color })}
      />
    </div>
  )
}
