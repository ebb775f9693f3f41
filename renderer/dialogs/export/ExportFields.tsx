/**
 * The left half of the export dialog: every choice that changes the pages of what is printed. Printed are sheets of paper,
 * as PDF.
 */
import { Fragment, type ReactNode, useState } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { STYLE_IDS, STYLE_NAMES } from '#shared/painter/style'
import { LABEL_SHEETS, labelSheetName } from '#shared/print/counterSheets/labels'
import { FACE_CHOICE_NAMES, FLIP_NAMES, FLIPS } from '#shared/print/counterSheets/options'
import { PAPERS, SHEET_NAME } from '#shared/print/paper'
import { EXPORT_FORMATS, PRINTED_IDS, PRINTED_NAMES } from '#shared/print/products'
import { FACE_CHOICES } from '#shared/rules/contract/cardboard'
import { Choice } from '../../ui/controls/Choice'
import { SelectField } from '../../ui/controls/fields'
import { NumberInput } from '../../ui/controls/NumberInput'
import { useEditorState, useLanguage, useSay } from '../../ui/EditorContext'
import { type exportErrors, type ExportForm, type PageForm, withPage } from './exportForm'
import {
  asksNumber,
  type Field,
  fieldsOf,
  type NumberKey,
  paperOf,
  papersFor,
  type Purpose,
} from './fieldsOf'
import { FacePairsFields } from './FacePairsFields'
import { LABEL_CHOICES, LABEL_NUMBERS, type LabelChoice, withLabels } from './labelForm'
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
  more: localized('Autres réglages', 'More settings'),
  overview: localized('Feuille d’assemblage', 'Assembly sheet'),
  overlap: localized('Recouvrement (mm)', 'Overlap (mm)'),
  margin: localized('Marge (mm)', 'Margin (mm)'),
  hexMm: localized('Largeur d’une case (mm)', 'Width of a hex (mm)'),
  style: localized('Style', 'Style'),
  grey: localized('En niveaux de gris', 'In shades of grey'),
  answers: localized('Réponses épinglées, avec leur légende', 'Pinned answers, with their legend'),
  flip: localized('Verso des pions', 'Backs of counters'),
  offsetX: localized('Verso vers la droite (mm)', 'Backs to the right (mm)'),
  offsetY: localized('Verso vers le bas (mm)', 'Backs downwards (mm)'),
  bleed: localized('Fond perdu (mm)', 'Bleed (mm)'),
  faces: localized('Faces', 'Faces'),
  markers: localized('Marqueurs de jeu', 'Markers of the game'),
  labels: localized('Étiquettes', 'Sticky labels'),
  none: localized('Aucune', 'None'),
  own: localized('Autres', 'Others'),
  labelColumns: localized('Colonnes d’étiquettes', 'Columns of labels'),
  labelRows: localized('Rangées d’étiquettes', 'Rows of labels'),
  labelWidth: localized('Largeur d’une étiquette (mm)', 'Width of a label (mm)'),
  labelHeight: localized('Hauteur d’une étiquette (mm)', 'Height of a label (mm)'),
  labelLeft: localized('Marge de gauche (mm)', 'Left margin (mm)'),
  labelTop: localized('Marge du haut (mm)', 'Top margin (mm)'),
  labelAcross: localized('Pas horizontal (mm)', 'Horizontal pitch (mm)'),
  labelDown: localized('Pas vertical (mm)', 'Vertical pitch (mm)'),
}

const FOLDED_NUMBERS = ['overlap', 'margin', 'offsetX', 'offsetY', 'bleed'] as const

function labelChoiceName(id: LabelChoice): Localized {
  if (id === 'none') return TEXT.none
  return id === 'own' ? TEXT.own : labelSheetName(LABEL_SHEETS[id])
}

/** Asks that the program that prints does not fit the pages to the paper. */
const ACTUAL_SIZE = localized(
  'Dans le programme qui imprimera, choisissez 100\u202f% («\u202ftaille réelle\u202f»), sans ajuster à la page\u202f: les cases auront leur largeur exacte.',
  'In the program that prints, choose 100% (“actual size”), not “fit to page”: hexes will have their exact width.',
)

interface ExportFieldsProps {
  readonly purpose: Purpose
  readonly form: ExportForm
  readonly errors: ReturnType<typeof exportErrors>
  readonly disabled: boolean
  readonly onChange: (part: Partial<ExportForm>) => void
  /** Fields of this document alone, not remembered: the part to print, and the eyes that see it. */
  readonly extent: ReactNode
  /** The offers that save paper. */
  readonly savings: ReactNode
  /** Begins with the settings that few change unfolded. */
  readonly unusual: boolean
  readonly children: ReactNode
}

export function ExportFields(props: ExportFieldsProps): ReactNode {
  const { purpose, form, errors, disabled, onChange } = props
  const say = useSay()
  const pinned = useEditorState((state) => state.session.pinned.length)
  const language = useLanguage()
  const [unfolded, setOpen] = useState(props.unusual)
  const page = form.pages[form.format]
  const setPage = (part: Partial<PageForm>): void => onChange(withPage(form, part))
  const numberField = (key: NumberKey): ReactNode => {
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
  // What keeps from printing is seen.
  const isOpen = unfolded || FOLDED_NUMBERS.some((key) => errors[key] !== undefined)
  const has = (field: Field): boolean => fieldsOf(form).includes(field)
  const asked = (keys: readonly NumberKey[]): ReactNode =>
    keys.map((key) => asksNumber(form, key) && <Fragment key={key}>{numberField(key)}</Fragment>)
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
          {asked(['dpi'])}
        </div>
      )}
      <div className="form-section">
        <SelectField
          label={TEXT.what}
          value={form.what}
          options={PRINTED_IDS.map((id) => ({ id, name: PRINTED_NAMES[id] }))}
          onChange={(what) => onChange({ what })}
        />
        {props.extent}
        {has('labels') && (
          <SelectField
            label={TEXT.labels}
            value={form.labels}
            options={LABEL_CHOICES.map((id) => ({ id, name: labelChoiceName(id) }))}
            onChange={(labels) => onChange(withLabels(form, labels, language))}
          />
        )}
        {has('paper') && (
          <SelectField
            label={TEXT.paper}
            value={paperOf(form)}
            options={papersFor(form.what, purpose).map((id) => ({
              id,
              name: id === 'sheet' ? SHEET_NAME : PAPERS[id].name,
            }))}
            onChange={(chosen) => setPage({ paper: chosen })}
          />
        )}
        {asked([...LABEL_NUMBERS, 'hexMm'])}
        {has('flip') && (
          <SelectField
            label={TEXT.flip}
            value={form.flip}
            options={FLIPS.map((id) => ({ id, name: FLIP_NAMES[id] }))}
            onChange={(flip) => onChange({ flip })}
          />
        )}
        {props.savings}
      </div>
      {has('style') && (
        <div className="form-section">
          <SelectField
            label={TEXT.style}
            value={form.style}
            options={STYLE_IDS.map((id) => ({ id, name: STYLE_NAMES[id] }))}
            onChange={(style) => onChange({ style })}
          />
          {has('view') && props.children}
          {has('view') && <LayerFields form={form} onChange={onChange} />}
          {form.what === 'map' && pinned > 0 && (
            <CheckField name={TEXT.answers} on={form.answers} onChange={(answers) => onChange({ answers })} />
          )}
        </div>
      )}
      {(has('turned') || has('style') || has('cardboard') || asksNumber(form, 'margin')) && (
        <details
          className="export-more"
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{say(TEXT.more)}</summary>
          {has('turned') && (
            <SelectField
              label={TEXT.orientation}
              value={page.orientation}
              options={(['auto', 'portrait', 'landscape'] as const).map((id) => ({ id, name: TEXT[id] }))}
              onChange={(orientation) => setPage({ orientation })}
            />
          )}
          {asked(['overlap', 'margin', 'offsetX', 'offsetY', 'bleed'])}
          {has('cardboard') && (
            <>
              <SelectField
                label={TEXT.faces}
                value={form.faces}
                options={FACE_CHOICES.map((id) => ({ id, name: FACE_CHOICE_NAMES[id] }))}
                onChange={(faces) => onChange({ faces })}
              />
              <FacePairsFields faces={form.faces} />
              <CheckField
                name={TEXT.markers}
                on={form.markers}
                onChange={(markers) => onChange({ markers })}
              />
            </>
          )}
          {has('joining') && (
            <CheckField
              name={TEXT.overview}
              on={form.overview}
              onChange={(overview) => onChange({ overview })}
            />
          )}
          {has('style') && (
            <CheckField name={TEXT.grey} on={form.grey} onChange={(grey) => onChange({ grey })} />
          )}
        </details>
      )}
    </fieldset>
  )
}

function CheckField(props: {
  readonly name: Localized
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}): ReactNode {
  const say = useSay()
  return (
    <label className="export-check">
      <input type="checkbox" checked={props.on} onChange={({ target }) => props.onChange(target.checked)} />
      {say(props.name)}
    </label>
  )
}
