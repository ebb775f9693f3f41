/** Adds and takes away columns and rows at the edges of the map (MAP-3). */
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { changesToSelection, resizeAndNotify } from '../../actions/wholeMap'
import { Button } from '../../ui/controls/Button'
import { FieldError, SwitchField } from '../../ui/controls/fields'
import { NumberInput } from '../../ui/controls/NumberInput'
import { useEditor, useEditorState, useSay, useUi } from '../../ui/EditorContext'
import { FormDialog } from '../../ui/controls/FormDialog'
import { EDGES, formOf, previewResize, type ResizePreview } from './resizeMapForm'
import { SheetSize } from './SheetSize'
import './wholeMap.css'

const TEXT = {
  title: localized('Taille de la carte', 'Map size'),
  about: localized(
    'Combien de colonnes et de rangées ajouter à chaque bord\u202f; un nombre négatif en enlève. Tout garde sa place à côté de ses voisins.',
    'How many columns and rows to add at each edge; a negative number takes them away. Everything keeps its place beside its neighbours.',
  ),
  top: localized('Rangées en haut', 'Rows at the top'),
  left: localized('Colonnes à gauche', 'Columns at the left'),
  right: localized('Colonnes à droite', 'Columns at the right'),
  bottom: localized('Rangées en bas', 'Rows at the bottom'),
  keepNames: localized('Chaque case garde son nom', 'Each hex keeps its name'),
  toSelection: localized('Suivre la sélection', 'Fit the selection'),
  apply: localized('Appliquer', 'Apply'),
}

const NO_CHANGE = { top: 0, right: 0, bottom: 0, left: 0 }

export function ResizeMapDialog(): ReactNode {
  const ui = useUi()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const [form, setForm] = useState(() => formOf(NO_CHANGE, false))
  // A large map is computed anew for every number: typing goes first.
  const looked = useDeferredValue(form)
  const preview = useMemo(() => previewResize(scenario, looked), [scenario, looked])
  // While the look is behind what is typed, Enter is not lost: applying looks again.
  const stops = looked === form && preview.kind !== 'fits'
  const selection = changesToSelection(editor)
  const apply = (): void => {
    const last = previewResize(scenario, form)
    if (last.kind === 'fits' && resizeAndNotify(editor, last.resizing)) ui.closeDialog()
  }
  return (
    <FormDialog
      title={TEXT.title}
      description={TEXT.about}
      className="whole-map"
      apply={TEXT.apply}
      disabled={stops}
      onApply={apply}
    >
      <div>
        {EDGES.map((edge, index) => (
          <NumberInput
            key={edge}
            label={TEXT[edge]}
            value={form[edge]}
            spins
            autofocus={index === 0}
            onChange={(text) => setForm({ ...form, [edge]: text })}
          />
        ))}
        <SwitchField
          label={TEXT.keepNames}
          checked={form.keepNames}
          onChange={(keepNames) => setForm({ ...form, keepNames })}
        />
        {selection && (
          <Button name={TEXT.toSelection} onClick={() => setForm(formOf(selection, form.keepNames))} />
        )}
      </div>
      <Outcome preview={preview} />
    </FormDialog>
  )
}

/** The sheet as it is and as it will be, its size, and what falls off; or why it cannot be. */
function Outcome({ preview }: { preview: ResizePreview }): ReactNode {
  const say = useSay()
  if (preview.kind === 'refused')
    return (
      <div>
        <FieldError words={preview.why} />
      </div>
    )
  const { columns, rows, sheet, before, losses } = preview
  const [x, y] = [Math.min(sheet.x, before.x), Math.min(sheet.y, before.y)]
  const width = Math.max(sheet.x + sheet.width, before.x + before.width) - x
  const height = Math.max(sheet.y + sheet.height, before.y + before.height) - y
  return (
    <div className="whole-map-outcome" aria-live="polite">
      <svg viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
        <rect className="whole-map-before" {...before} />
        <rect className="whole-map-after" {...sheet} />
      </svg>
      <SheetSize columns={columns} rows={rows} sheet={sheet}>
        {losses && <span className="whole-map-losses">{say(losses)}</span>}
      </SheetSize>
    </div>
  )
}
