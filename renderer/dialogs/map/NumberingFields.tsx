/** The left half of the numbering dialog. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { SelectField } from '../../ui/controls/fields'
import { NumberInput } from '../../ui/controls/NumberInput'
import { useSay } from '../../ui/EditorContext'
import { NumberingStyle } from '../grid/NumberingStyle'
import { type NumberingErrors, type NumberingForm, withStyle } from './numberingForm'

const TEXT = {
  style: localized('Style', 'Style'),
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
      <NumberingStyle
        label={TEXT.style}
        value={form.style}
        onChange={(style) => onChange(withStyle(form, style))}
      />
      <NumberInput
        label={TEXT.firstColumn}
        value={form.firstColumn}
        error={errors.firstColumn}
        inputMode={form.style === 'letter-number' ? 'text' : 'numeric'}
        onChange={(firstColumn) => onChange({ ...form, firstColumn })}
      />
      <NumberInput
        label={TEXT.firstRow}
        value={form.firstRow}
        error={errors.firstRow}
        onChange={(firstRow) => onChange({ ...form, firstRow })}
      />
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
