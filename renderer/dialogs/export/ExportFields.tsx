/** The left half of the export dialog: every choice that changes the pages. Printed are sheets of paper, as PDF. */
import { type ReactNode, useId } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { LAYERS, type LayerId, STYLE_IDS, STYLE_NAMES, type StyleId } from '#shared/painter/style'
import { type ExportFormat } from '#shared/print/exportFiles'
import { PAPER_IDS, type PaperId, PAPERS, SHEET_NAME } from '#shared/print/paper'
import { LAYER_NAMES } from '../../editor/layers'
import { Choice } from '../../ui/controls/Choice'
import { Field, SelectField } from '../../ui/controls/fields'
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
  const id = useId()
  const numberField = (key: 'overlap' | 'margin' | 'hexMm' | 'dpi'): ReactNode => (
    <Field label={say(TEXT[key])} htmlFor={`${id}-${key}`} error={errors[key] && say(errors[key])}>
      <input
        id={`${id}-${key}`}
        className="input is-number"
        inputMode="decimal"
        value={form[key]}
        aria-invalid={errors[key] !== undefined}
        aria-describedby={errors[key] && `${id}-${key}-error`}
        onChange={(event) => onChange({ [key]: event.target.value })}
      />
    </Field>
  )
  const tiled = form.paper !== 'sheet'
  const papers = PAPER_IDS.filter((paper) => purpose === 'export' || paper !== 'sheet')
  return (
    <fieldset className="export-fields" disabled={disabled}>
      {purpose === 'print' ? (
        <p className="form-note">{say(ACTUAL_SIZE)}</p>
      ) : (
        <div className="form-section">
          <Choice<ExportFormat>
            label={say(TEXT.format)}
            value={form.format}
            options={[
              { value: 'pdf', label: 'PDF' },
              { value: 'png', label: 'PNG' },
              { value: 'svg', label: 'SVG' },
            ]}
            onChange={(format) => onChange({ format })}
          />
          {form.format === 'png' && numberField('dpi')}
        </div>
      )}
      <div className="form-section">
        <SelectField<PaperId>
          label={say(TEXT.paper)}
          value={form.paper}
          options={papers.map((paper) => ({
            value: paper,
            label: say(paper === 'sheet' ? SHEET_NAME : PAPERS[paper].name),
          }))}
          onChange={(paper) => onChange({ paper })}
        />
        {tiled && (
          <SelectField<ExportForm['orientation']>
            label={say(TEXT.orientation)}
            value={form.orientation}
            options={(['auto', 'portrait', 'landscape'] as const).map((value) => ({
              value,
              label: say(TEXT[value]),
            }))}
            onChange={(orientation) => onChange({ orientation })}
          />
        )}
        {tiled && numberField('overlap')}
        {numberField('margin')}
        {numberField('hexMm')}
      </div>
      <div className="form-section">
        <SelectField<StyleId>
          label={say(TEXT.style)}
          value={form.style}
          options={STYLE_IDS.map((style) => ({ value: style, label: say(STYLE_NAMES[style]) }))}
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
