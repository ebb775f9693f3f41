/** The left half of the export dialog: every choice that changes the pages. Printed are sheets of paper, as PDF. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { LAYERS, type LayerId, STYLE_IDS, STYLE_NAMES } from '#shared/painter/style'
import { PAPER_IDS, PAPERS, SHEET_NAME } from '#shared/print/paper'
import { LAYER_NAMES } from '../../editor/layers'
import { Choice } from '../../ui/controls/Choice'
import { SelectField } from '../../ui/controls/fields'
import { NumberInput } from '../../ui/controls/NumberInput'
import { useEditorState, useRuleset, useSay } from '../../ui/EditorContext'
import { type Purpose, type ExportForm } from '../../ui/exportForms'

const TEXT = {
  format: localized('Format', 'Format'),
  dpi: localized('Résolution (ppp)', 'Resolution (dpi)'),
  paper: localized('Papier', 'Paper'),
  orientation: localized('Orientation', 'Orientation'),
  auto: localized('La plus économe', 'Fewest sheets'),
  portrait: localized('Portrait', 'Portrait'),
  landscape: localized('Paysage', 'Landscape'),
  overlap: localized('Recouvrement (mm)', 'Overlap (mm)'),
  margin: localized('Marge (mm)', 'Margin (mm)'),
  hexMm: localized('Largeur d’une case (mm)', 'Width of a hex (mm)'),
  style: localized('Style', 'Style'),
  layers: localized('Calques', 'Layers'),
  staysOnScreen: localized(
    'Image de fond (à l’écran seulement, dit son panneau)',
    'Background picture (on screen only, says its panel)',
  ),
}

/** Asks that the program that prints does not fit the pages to the paper. */
const ACTUAL_SIZE = localized(
  'Dans le programme qui imprimera, choisissez 100\u202f% («\u202ftaille réelle\u202f»), sans ajuster à la page\u202f: les cases auront leur largeur exacte.',
  'In the program that prints, choose 100% (“actual size”), not “fit to page”: hexes will have their exact width.',
)

interface ExportFieldsProps {
  readonly purpose: Purpose
  readonly form: ExportForm
  readonly errors: Readonly<Partial<Record<'overlap' | 'margin' | 'hexMm' | 'dpi', Localized>>>
  readonly disabled: boolean
  readonly onChange: (part: Partial<ExportForm>) => void
}

export function ExportFields(props: ExportFieldsProps): ReactNode {
  const { purpose, form, errors, disabled, onChange } = props
  const say = useSay()
  const numberField = (key: 'overlap' | 'margin' | 'hexMm' | 'dpi'): ReactNode => (
    <NumberInput
      label={TEXT[key]}
      value={form[key]}
      error={errors[key]}
      inputMode="decimal"
      onChange={(text) => onChange({ [key]: text })}
    />
  )
  const tiled = form.paper !== 'sheet'
  const papers = PAPER_IDS.filter((paper) => purpose === 'export' || paper !== 'sheet')
  return (
    <fieldset className="export-fields" disabled={disabled}>
      {purpose === 'print' ? (
        <p className="form-note">{say(ACTUAL_SIZE)}</p>
      ) : (
        <div className="form-section">
          <Choice
            label={TEXT.format}
            value={form.format}
            options={(['pdf', 'png', 'svg'] as const).map((id) => ({ id, name: id.toUpperCase() }))}
            onChange={(format) => onChange({ format })}
          />
          {form.format === 'png' && numberField('dpi')}
        </div>
      )}
      <div className="form-section">
        <SelectField
          label={TEXT.paper}
          value={form.paper}
          options={papers.map((id) => ({ id, name: id === 'sheet' ? SHEET_NAME : PAPERS[id].name }))}
          onChange={(paper) => onChange({ paper })}
        />
        {tiled && (
          <SelectField
            label={TEXT.orientation}
            value={form.orientation}
            options={(['auto', 'portrait', 'landscape'] as const).map((id) => ({ id, name: TEXT[id] }))}
            onChange={(orientation) => onChange({ orientation })}
          />
        )}
        {tiled && numberField('overlap')}
        {numberField('margin')}
        {numberField('hexMm')}
      </div>
      <div className="form-section">
        <SelectField
          label={TEXT.style}
          value={form.style}
          options={STYLE_IDS.map((id) => ({ id, name: STYLE_NAMES[id] }))}
          onChange={(style) => onChange({ style })}
        />
        <Layers hidden={form.hiddenLayers} onChange={(hiddenLayers) => onChange({ hiddenLayers })} />
      </div>
    </fieldset>
  )
}

function Layers(props: {
  hidden: readonly LayerId[]
  onChange: (hidden: readonly LayerId[]) => void
}): ReactNode {
  const { hidden, onChange } = props
  const say = useSay()
  const background = useEditorState((state) => state.document.scenario.map.background)
  const { hexAttributes } = useRuleset()
  const layers = LAYERS.filter(
    (layer) =>
      (layer !== 'attributes' || hexAttributes.length > 0) &&
      (layer !== 'background' || background !== undefined),
  )
  // The scenario itself says whether its picture leaves the screen (MAP-2).
  const stays = (layer: LayerId): boolean => layer === 'background' && !background?.print
  return (
    <details className="export-layers">
      <summary>{say(TEXT.layers)}</summary>
      {layers.reverse().map((layer) => (
        <label key={layer}>
          <input
            type="checkbox"
            checked={!hidden.includes(layer) && !stays(layer)}
            disabled={stays(layer)}
            onChange={(event) =>
              onChange(event.target.checked ? hidden.filter((id) => id !== layer) : [...hidden, layer])
            }
          />
          {say(stays(layer) ? TEXT.staysOnScreen : LAYER_NAMES[layer])}
        </label>
      ))}
    </details>
  )
}
