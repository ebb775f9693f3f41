/** The left half of the new-scenario dialog. */
import { type ReactNode, useId } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { RULESETS } from '#shared/rules/registry/registry'
import { ChoiceField } from '../ui/controls/Choice'
import { Field, SelectField, SwitchField } from '../ui/controls/fields'
import { NumberInput } from '../ui/controls/NumberInput'
import { useSay } from '../ui/EditorContext'
import { boardsFor, type NewScenarioForm, withBoard, withRuleset } from './newScenarioForm'
import { type FormErrors } from './newScenarioErrors'
import { type ModelChoice, ModelFields } from './ModelFields'
import { SheetsField } from './SheetsField'
import { SidesFields } from './SidesFields'
import { NumberingStyle } from './grid/NumberingStyle'
import { type BoardPresetId } from '#shared/document/newScenario'

const TEXT = {
  name: localized('Titre', 'Title'),
  untitled: localized('Sans titre', 'Untitled'),
  ruleset: localized('Règles', 'Rules'),
  board: localized('Carte', 'Map'),
  hexMm: localized('Largeur d’une case (mm)', 'Width of a hex (mm)'),
  orientation: localized('Cases', 'Hexes'),
  shiftedColumns: localized('Colonnes décalées', 'Shifted columns'),
  shiftedRows: localized('Rangées décalées', 'Shifted rows'),
  numbering: localized('Numérotation', 'Numbering'),
  half: localized('Demi-cases au bord', 'Half hexes at the rim'),
}

const SIZES = [
  { key: 'columns', label: localized('Colonnes', 'Columns') },
  { key: 'rows', label: localized('Rangées', 'Rows') },
] as const

const ORIENTATIONS = [
  { id: 'flat', name: localized('Côté plat en haut', 'Flat side up') },
  { id: 'pointy', name: localized('Pointe en haut', 'Point up') },
] as const

const STAGGERS = [
  { id: 'even', name: localized('La première, la troisième…', 'First, third…') },
  { id: 'odd', name: localized('La deuxième, la quatrième…', 'Second, fourth…') },
] as const

const CUSTOM = { id: 'custom', name: localized('Sur mesure', 'Custom') } as const

const BOARD_NAMES: Record<BoardPresetId, string> = { 'board-26x16': '26 × 16', 'board-12x16': '12 × 16' }

const BOARD_NOTES: Record<BoardPresetId, Localized> = {
  'board-26x16': localized(
    'Plateau classique\u202f: côté plat en haut, colonnes A à Z, demi-cases au bord.',
    'Classic board: flat side up, columns A to Z, half hexes at the rim.',
  ),
  'board-12x16': localized(
    'Plateau à joindre\u202f: 12 × 16 cases entre les centres des coins, soit 13 colonnes et 17 rangées coupées au bord.',
    'A board to join to others: 12 × 16 hexes from corner to corner, that is 13 columns and 17 rows cut at the rim.',
  ),
}

interface FieldsProps {
  readonly form: NewScenarioForm
  readonly errors: FormErrors
  readonly onChange: (form: NewScenarioForm) => void
}

interface AllFieldsProps extends FieldsProps {
  /** Ready scenarios to begin from. */
  readonly models: readonly ModelChoice[]
}

export function NewScenarioFields({ form, errors, onChange, models }: AllFieldsProps): ReactNode {
  const say = useSay()
  const id = useId()
  return (
    <div>
      <Field label={TEXT.name} htmlFor={id}>
        <input
          id={id}
          className="input"
          data-autofocus
          placeholder={say(TEXT.untitled)}
          value={form.title}
          onChange={(event) => onChange({ ...form, title: event.target.value })}
        />
      </Field>
      <ModelFields form={form} models={models} onChange={onChange} />
      {!copies(form) && <OwnFields form={form} errors={errors} onChange={onChange} />}
    </div>
  )
}

/** Does the form copy a ready scenario whole? Then nothing is left to say but its title. */
const copies = ({ model, modelMap }: NewScenarioForm): boolean => model !== '' && modelMap

function OwnFields({ form, errors, onChange }: FieldsProps): ReactNode {
  const say = useSay()
  return (
    <>
      {RULESETS.length > 1 && form.model === '' && (
        <SelectField
          label={TEXT.ruleset}
          value={form.ruleset}
          options={RULESETS}
          onChange={(ruleset) => onChange(withRuleset(form, ruleset))}
        />
      )}
      <ChoiceField<NewScenarioForm['board']>
        label={TEXT.board}
        value={form.board}
        options={[...boardsFor(form.ruleset).map((id) => ({ id, name: BOARD_NAMES[id] })), CUSTOM]}
        onChange={(board) => onChange(withBoard(form, board))}
      />
      {form.board === 'custom' ? (
        <CustomBoard form={form} errors={errors} onChange={onChange} />
      ) : (
        <p className="form-note">{say(BOARD_NOTES[form.board])}</p>
      )}
      <NumberInput
        label={TEXT.hexMm}
        value={form.hexMm}
        error={errors.hexMm}
        inputMode="decimal"
        onChange={(hexMm) => onChange({ ...form, hexMm })}
      />
      <SheetsField form={form} onChange={onChange} />
      {form.model === '' && <SidesFields form={form} onChange={onChange} />}
    </>
  )
}

function CustomBoard({ form, errors, onChange }: FieldsProps): ReactNode {
  const change = (part: Partial<NewScenarioForm>): void => onChange({ ...form, ...part })
  return (
    <>
      {SIZES.map(({ key, label }) => (
        <NumberInput
          key={key}
          label={label}
          value={form[key]}
          error={errors[key]}
          inputMode="decimal"
          onChange={(count) => change({ [key]: count })}
        />
      ))}
      <SelectField
        label={TEXT.orientation}
        value={form.orientation}
        options={ORIENTATIONS}
        onChange={(orientation) => change({ orientation })}
      />
      <SelectField
        label={form.orientation === 'flat' ? TEXT.shiftedColumns : TEXT.shiftedRows}
        value={form.stagger}
        options={STAGGERS}
        onChange={(stagger) => change({ stagger })}
      />
      <NumberingStyle
        label={TEXT.numbering}
        value={form.numbering}
        onChange={(numbering) => change({ numbering })}
      />
      <SwitchField
        label={TEXT.half}
        checked={form.halfHexes}
        onChange={(halfHexes) => change({ halfHexes })}
      />
    </>
  )
}
