/** A new scenario: title, board, and how many sheets it takes to print (SCN-2). */
import { type ReactNode, useId, useMemo, useState } from 'react'
import { formatNumber, localized } from '#shared/i18n/localized'
import { mapFrame } from '#shared/painter/frame'
import { Choice } from '../app/controls/Choice'
import { DialogFrame } from '../app/controls/DialogFrame'
import { Field, SelectField, SwitchField } from '../app/controls/fields'
import { useEditor, useLanguage, useSay, useUi } from '../app/EditorContext'
import { useFileActions } from '../app/fileActions'
import { counted } from '../i18n/language'
import { GridSketch } from './GridSketch'
import { FIRST_FORM, formErrors, type NewScenarioForm, scenarioOfForm, withBoard } from './newScenarioForm'
import { sheetsOnA4 } from './sheetsOnA4'
import './newScenario.css'

const TEXT = {
  title: localized('Nouveau scénario', 'New scenario'),
  name: localized('Titre', 'Title'),
  untitled: localized('Sans titre', 'Untitled'),
  ruleset: localized('Règles', 'Rules'),
  board: localized('Carte', 'Map'),
  custom: localized('Sur mesure', 'Custom'),
  columns: localized('Colonnes', 'Columns'),
  rows: localized('Rangées', 'Rows'),
  hexMm: localized('Largeur d’une case (mm)', 'Width of a hex (mm)'),
  orientation: localized('Cases', 'Hexes'),
  flat: localized('Côté plat en haut', 'Flat side up'),
  pointy: localized('Pointe en haut', 'Point up'),
  stagger: localized('Lignes décalées', 'Shifted lines'),
  even: localized('La première, la troisième…', 'First, third…'),
  odd: localized('La deuxième, la quatrième…', 'Second, fourth…'),
  numbering: localized('Numérotation', 'Numbering'),
  columnRow: localized('0101, colonne puis rangée', '0101, column then row'),
  rowColumn: localized('0101, rangée puis colonne', '0101, row then column'),
  half: localized('Demi-cases au bord', 'Half hexes at the rim'),
  cancel: localized('Annuler', 'Cancel'),
  create: localized('Créer', 'Create'),
}

export function NewScenarioDialog(): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const ui = useUi()
  const { ruleset } = useEditor()
  const files = useFileActions()
  const [form, setForm] = useState<NewScenarioForm>(FIRST_FORM)
  const id = useId()
  const errors = formErrors(form)
  const valid = Object.keys(errors).length === 0
  const scenario = useMemo(
    () => (valid ? scenarioOfForm(form, ruleset, language) : undefined),
    [form, valid, ruleset, language],
  )
  const change = (part: Partial<NewScenarioForm>): void => setForm((before) => ({ ...before, ...part }))
  const create = async (): Promise<void> => {
    if (scenario && (await files.create(scenario))) ui.closeDialog()
  }
  const numberField = (key: 'columns' | 'rows' | 'hexMm'): ReactNode => (
    <Field label={say(TEXT[key])} htmlFor={`${id}-${key}`} error={errors[key] && say(errors[key])}>
      <input
        id={`${id}-${key}`}
        className="input is-number"
        inputMode="decimal"
        value={form[key]}
        aria-invalid={errors[key] !== undefined}
        aria-describedby={errors[key] && `${id}-${key}-error`}
        onChange={(event) => change({ [key]: event.target.value })}
      />
    </Field>
  )
  return (
    <DialogFrame
      title={say(TEXT.title)}
      size="large"
      onClose={() => ui.closeDialog()}
      footer={
        <>
          <button type="button" className="button is-large" onClick={() => ui.closeDialog()}>
            {say(TEXT.cancel)}
          </button>
          <button
            type="submit"
            form={`${id}-form`}
            className="button is-primary is-large"
            disabled={!scenario}
          >
            {say(TEXT.create)}
          </button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        className="new-scenario"
        onSubmit={(event) => {
          event.preventDefault()
          void create()
        }}
      >
        <div>
          <Field label={say(TEXT.name)} htmlFor={`${id}-title`}>
            <input
              id={`${id}-title`}
              className="input"
              autoFocus
              placeholder={say(TEXT.untitled)}
              value={form.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          </Field>
          <div className="field">
            <span className="field-label">{say(TEXT.ruleset)}</span>
            <span>{say(ruleset.name)}</span>
          </div>
          <div className="new-scenario-board">
            <Choice<NewScenarioForm['board']>
              label={say(TEXT.board)}
              value={form.board}
              options={[
                { value: 'board-26x16', label: '26 × 16' },
                { value: 'board-12x16', label: '12 × 16' },
                { value: 'custom', label: say(TEXT.custom) },
              ]}
              onChange={(board) => setForm((before) => withBoard(before, board))}
            />
          </div>
          {form.board === 'custom' && (
            <>
              {numberField('columns')}
              {numberField('rows')}
              <SelectField
                label={say(TEXT.orientation)}
                value={form.orientation}
                options={[
                  { value: 'flat', label: say(TEXT.flat) },
                  { value: 'pointy', label: say(TEXT.pointy) },
                ]}
                onChange={(orientation) => change({ orientation })}
              />
              <SelectField
                label={say(TEXT.stagger)}
                value={form.stagger}
                options={[
                  { value: 'even', label: say(TEXT.even) },
                  { value: 'odd', label: say(TEXT.odd) },
                ]}
                onChange={(stagger) => change({ stagger })}
              />
              <SelectField
                label={say(TEXT.numbering)}
                value={form.numbering}
                options={[
                  { value: 'letter-number', label: 'A1, B12, AA3' },
                  { value: 'column-row', label: say(TEXT.columnRow) },
                  { value: 'row-column', label: say(TEXT.rowColumn) },
                ]}
                onChange={(numbering) => change({ numbering })}
              />
              <SwitchField
                label={say(TEXT.half)}
                checked={form.halfHexes}
                onChange={(halfHexes) => change({ halfHexes })}
              />
            </>
          )}
          {numberField('hexMm')}
        </div>
        <div className="new-scenario-picture">
          {scenario && (
            <>
              <GridSketch scenario={scenario} />
              <SizeWords
                {...mapFrame({ grid: scenario.map.grid, hexMm: scenario.map.hexMm }, form.halfHexes)}
              />
            </>
          )}
        </div>
      </form>
    </DialogFrame>
  )
}

/** "541 × 400 mm on paper: 6 sheets of A4". */
function SizeWords({ width, height }: { width: number; height: number }): ReactNode {
  const say = useSay()
  const language = useLanguage()
  const mm = (value: number): string => formatNumber(value, language, 0)
  const sheets = counted(
    sheetsOnA4(width, height),
    localized('feuille A4', 'sheet of A4'),
    localized('feuilles A4', 'sheets of A4'),
  )
  return (
    <p className="new-scenario-size" aria-live="polite">
      <strong>{say(sheets)}</strong>
      {say(
        localized(
          `${mm(width)} × ${mm(height)}\u202fmm sur le papier`,
          `${mm(width)} × ${mm(height)} mm on paper`,
        ),
      )}
    </p>
  )
}
