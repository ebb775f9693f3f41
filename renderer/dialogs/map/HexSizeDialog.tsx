/** Another size for the hexes of the map, half hexes at its rim or whole ones; what is lost is listed first (SCN-8, DOC-6). */
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { changeHexes } from '#shared/commands/changeHexes'
import { isCut } from '#shared/hex/grid'
import { formatNumber, localized } from '#shared/i18n/localized'
import { mapFrame } from '#shared/painter/frame'
import { layElsewhere } from '../../actions/wholeMap'
import { FieldError, SwitchField } from '../../ui/controls/fields'
import { FormDialog } from '../../ui/controls/FormDialog'
import { NumberInput } from '../../ui/controls/NumberInput'
import { useEditor, useEditorState, useLanguage, useSay, useUi } from '../../ui/EditorContext'
import { GridSketch } from '../grid/GridSketch'
import { previewHexes } from './hexSizeForm'
import { SheetSize } from './SheetSize'
import './wholeMap.css'

const TEXT = {
  title: localized('Taille des cases', 'Size of the hexes'),
  width: localized('Largeur d’une case (mm)', 'Width of a hex (mm)'),
  halfHexes: localized('Demi-cases au bord', 'Half hexes at the rim'),
  apply: localized('Appliquer', 'Apply'),
}

export function HexSizeDialog(): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const language = useLanguage()
  const scenario = useEditorState((state) => state.document.scenario)
  const [form, setForm] = useState(() => ({
    // Every digit: what is not typed must not change.
    hexMm: formatNumber(scenario.map.hexMm, language, 10),
    halfHexes: isCut(scenario.map.grid),
  }))
  // A large map is computed anew for every figure: typing goes first.
  const looked = useDeferredValue(form)
  const preview = useMemo(() => previewHexes(scenario, looked), [scenario, looked])
  const refused = preview.kind === 'refused' ? preview : undefined
  const apply = (): void => {
    const last = previewHexes(scenario, form)
    if (last.kind === 'fits' && layElsewhere(editor, changeHexes, last.change)) ui.closeDialog()
  }
  return (
    <FormDialog
      title={TEXT.title}
      className="whole-map"
      apply={TEXT.apply}
      disabled={looked === form && preview.kind !== 'fits'}
      onApply={apply}
    >
      <div>
        <NumberInput
          label={TEXT.width}
          value={form.hexMm}
          inputMode="decimal"
          autofocus
          error={refused?.field && refused.why}
          onChange={(hexMm) => setForm({ ...form, hexMm })}
        />
        <SwitchField
          label={TEXT.halfHexes}
          checked={form.halfHexes}
          onChange={(halfHexes) => setForm({ ...form, halfHexes })}
        />
        {preview.kind === 'refused'
          ? !preview.field && <FieldError words={preview.why} />
          : preview.says.length > 0 && (
              <ul className="whole-map-says form-note" aria-live="polite">
                {preview.says.map((words) => (
                  <li key={words.en}>{say(words)}</li>
                ))}
              </ul>
            )}
      </div>
      {preview.kind !== 'refused' && (
        <div className="whole-map-outcome">
          <GridSketch scenario={preview.changed} />
          <SheetSize
            columns={preview.changed.map.grid.columns}
            rows={preview.changed.map.grid.rows}
            sheet={mapFrame({ grid: preview.changed.map.grid, hexMm: preview.changed.map.hexMm })}
          />
        </div>
      )}
    </FormDialog>
  )
}
