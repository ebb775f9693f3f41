/** The left half of the numbering dialog. */
import { type ReactNode, useId } from 'react'
import { type Numbering } from '#shared/hex/numbering'
import { localized } from '#shared/i18n/localized'
import { Field, SelectField } from '../../app/controls/fields'
import { useSay } from '../../app/EditorContext'
import { type NumberingErrors, type NumberingForm, withStyle } from './numberingForm'

const TEXT = {
  style: localized('Style', 'Style'),
  columnRow: localized('0101, colonne puis rangée', '0101, column then row'),
  rowColumn: localized('0101, rangée puis colonne', '0101, row then column'),
  firstColumn: localized('Première colonne', 'First column'),
  firstRow: localized('Première rangée', 'First row'),
  columns: localized('Colonnes', 'Columns'),
  fromLeft: localized('De gauche à droite', 'Left to right'),
  fromRight: localized('De droite à gauche', 'Right to left'),
  rows: localized('Rangées', 'Rows'),
  fromTop: localized('De haut en bas', 'Top to bottom'),
  fromBottom: localized('De bas en haut', 'Bottom to top'),
  show: localized('Noms sur la carte', 'Names on the map'),
  all: localized('Toutes les cases', 'Every hex'),
  everyFifth: localized('Colonnes et rangées 5, 10…', 'Columns and rows 5, 10…'),
  none: localized('Aucune case', 'No hex'),
}

interface FieldsProps {
  readonly form: NumberingForm
  readonly errors: NumberingErrors
  readonly onChange: (form: NumberingForm) => void
}

export function NumberingFields({ form, errors, onChange }: FieldsProps): ReactNode {
  const say = useSay()
  return (
    <>
      <SelectField<Numbering['style']>
        label={say(TEXT.style)}
        value={form.style}
        options={[
          { value: 'letter-number', label: 'A1, B12, AA3' },
          { value: 'column-row', label: say(TEXT.columnRow) },
          { value: 'row-column', label: say(TEXT.rowColumn) },
        ]}
        onChange={(style) => onChange(withStyle(form, style))}
      />
      <FirstField name="firstColumn" form={form} errors={errors} onChange={onChange} />
      <FirstField name="firstRow" form={form} errors={errors} onChange={onChange} />
      <SelectField
        label={say(TEXT.columns)}
        value={form.columnsDescend ? 'descend' : 'ascend'}
        options={[
          { value: 'ascend', label: say(TEXT.fromLeft) },
          { value: 'descend', label: say(TEXT.fromRight) },
        ]}
        onChange={(way) => onChange({ ...form, columnsDescend: way === 'descend' })}
      />
      <SelectField
        label={say(TEXT.rows)}
        value={form.rowsDescend ? 'descend' : 'ascend'}
        options={[
          { value: 'ascend', label: say(TEXT.fromTop) },
          { value: 'descend', label: say(TEXT.fromBottom) },
        ]}
        onChange={(way) => onChange({ ...form, rowsDescend: way === 'descend' })}
      />
      <SelectField
        label={say(TEXT.show)}
        value={form.show}
        options={[
          { value: 'all', label: say(TEXT.all) },
          { value: 'every-fifth', label: say(TEXT.everyFifth) },
          { value: 'none', label: say(TEXT.none) },
        ]}
        onChange={(show) => onChange({ ...form, show })}
      />
    </>
  )
}

function FirstField(props: FieldsProps & { name: 'firstColumn' | 'firstRow' }): ReactNode {
  const { name, form, errors, onChange } = props
  const say = useSay()
  const id = useId()
  const error = errors[name]
  return (
    <Field label={say(TEXT[name])} htmlFor={id} error={error && say(error)}>
      <input
        id={id}
        className="input is-number"
        inputMode={name === 'firstColumn' && form.style === 'letter-number' ? 'text' : 'numeric'}
        value={form[name]}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onChange({ ...form, [name]: event.target.value })}
      />
    </Field>
  )
}
