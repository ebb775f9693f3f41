/**
 * The left half of the export dialog: every choice that changes the pages of what is printed. Printed are sheets of paper,
 * as PDF.
 */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { STYLE_IDS, STYLE_NAMES } from '#shared/painter/style'
import { PAPER_IDS, PAPERS, SHEET_NAME } from '#shared/print/paper'
import { EXPORT_FORMATS, PRINTED_IDS, PRINTED_NAMES, type Printed } from '#shared/print/products'
import { Choice } from '../../ui/controls/Choice'
import { SelectField } from '../../ui/controls/fields'
import { NumberInput } from '../../ui/controls/NumberInput'
import { useSay } from '../../ui/EditorContext'
import { type ExportForm, type PageForm, type Purpose } from './exportForm'
import { LayerFields } from './LayerFields'

const TEXT = {
  what: localized('Contenu', 'Content'),
  format: localized('Format', 'Format'),
  dpi: localized('Résolution (ppp)', 'Resolution (dpi)'),
  paper: localized('Papier', 'Paper'),
  orientation: localized('Orientation', 'Orientation'),
  auto: localized('La plus économe', 'Fewest sheets'),
  portrait: localized('Portrait', 'Portrait'),
  landscape: localized('Paysage', 'Landscape'),
  overview: localized('Feuille d’assemblage', 'Assembly sheet'),
  overlap: localized('Recouvrement (mm)', 'Overlap (mm)'),
  margin: localized('Marge (mm)', 'Margin (mm)'),
  hexMm: localized('Largeur d’une case (mm)', 'Width of a hex (mm)'),
  style: localized('Style', 'Style'),
}

/** Asks that the program that prints does not fit the pages to the paper. */
const ACTUAL_SIZE = localized(
  'Dans le programme qui imprimera, choisissez 100\u202f% («\u202ftaille réelle\u202f»), sans ajuster à la page\u202f: les cases auront leur largeur exacte.',
  'In the program that prints, choose 100% (“actual size”), not “fit to page”: hexes will have their exact width.',
)

type Field = 'joining' | 'margin' | 'hexMm' | 'look'

/** The fields of a product beside format and paper. `joining`: of sheets that join; `look`: style, eyes and layers. */
const FIELDS: Readonly<Record<Printed, readonly Field[]>> = {
  map: ['joining', 'margin', 'hexMm', 'look'],
  'test-sheet': [],
  all: ['joining', 'margin', 'hexMm', 'look'],
}

interface ExportFieldsProps {
  readonly purpose: Purpose
  readonly form: ExportForm
  readonly errors: Readonly<Partial<Record<'overlap' | 'margin' | 'hexMm' | 'dpi', Localized>>>
  readonly disabled: boolean
  readonly onChange: (part: Partial<ExportForm>) => void
  /** Fields of this document alone, not remembered. */
  readonly children: ReactNode
}

export function ExportFields(props: ExportFieldsProps): ReactNode {
  const { purpose, form, errors, disabled, onChange } = props
  const say = useSay()
  const page = form.pages[form.format]
  const setPage = (part: Partial<PageForm>): void =>
    onChange({ pages: { ...form.pages, [form.format]: { ...page, ...part } } })
  const numberField = (key: keyof typeof errors): ReactNode => {
    const ofPage = key === 'overlap' || key === 'margin'
    return (
      <NumberInput
        label={TEXT[key]}
        value={ofPage ? page[key] : form[key]}
        error={errors[key]}
        inputMode="decimal"
        onChange={(text) => (ofPage ? setPage({ [key]: text }) : onChange({ [key]: text }))}
      />
    )
  }
  const has = (field: Field): boolean => FIELDS[form.what].includes(field)
  const tiled = has('joining') && page.paper !== 'sheet'
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
            options={EXPORT_FORMATS.map((id) => ({ id, name: id.toUpperCase() }))}
            onChange={(format) => onChange({ format })}
          />
          {form.format === 'png' && numberField('dpi')}
        </div>
      )}
      <div className="form-section">
        <SelectField
          label={TEXT.what}
          value={form.what}
          options={PRINTED_IDS.map((id) => ({ id, name: PRINTED_NAMES[id] }))}
          onChange={(what) => onChange({ what })}
        />
        <SelectField
          label={TEXT.paper}
          value={page.paper}
          options={papers.map((id) => ({ id, name: id === 'sheet' ? SHEET_NAME : PAPERS[id].name }))}
          onChange={(paper) => setPage({ paper })}
        />
        {tiled && (
          <SelectField
            label={TEXT.orientation}
            value={page.orientation}
            options={(['auto', 'portrait', 'landscape'] as const).map((id) => ({ id, name: TEXT[id] }))}
            onChange={(orientation) => setPage({ orientation })}
          />
        )}
        {tiled && numberField('overlap')}
        {has('margin') && numberField('margin')}
        {has('hexMm') && numberField('hexMm')}
        {tiled && (
          <label className="export-check">
            <input
              type="checkbox"
              checked={form.overview}
              onChange={({ target }) => onChange({ overview: target.checked })}
            />
            {say(TEXT.overview)}
          </label>
        )}
      </div>
      {has('look') && (
        <div className="form-section">
          <SelectField
            label={TEXT.style}
            value={form.style}
            options={STYLE_IDS.map((id) => ({ id, name: STYLE_NAMES[id] }))}
            onChange={(style) => onChange({ style })}
          />
          {props.children}
          <LayerFields form={form} onChange={onChange} />
        </div>
      )}
    </fieldset>
  )
}
