/** The left half of the numbering dialog. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { SelectField } from '../../ui/controls/fields'
import { NumberInput } from '../../ui/controls/NumberInput'
import { NumberingStyle } from '../grid/NumberingStyle'
import { type NumberingErrors, type NumberingForm, withStyle } from './numberingForm'

const TEXT = {
  style: localized('Style', 'Style'),
  firstColumn: localized('Première colonne', 'First column'),
  firstRow: localized('Première rangée', 'First row'),
  show: localized('Noms sur la carte', 'Names on the map'),
}

const WAYS = [
  {
    key: 'columnsDescend',
    label: localized('Colonnes', 'Columns'),
    ascend: localized('De gauche à droite', 'Left to right'),
    descend: localized('De droite à gauche', 'Right to left'),
  },
  {
    key: 'rowsDescend',
    label: localized('Rangées', 'Rows'),
    ascend: localized('De haut en bas', 'Top to bottom'),
    descend: localized('De bas en haut', 'Bottom to top'),
  },
] as const

const SHOWN = [
  { id: 'all', name: localized('Toutes les cases', 'Every hex') },
  { id: 'every-fifth', name: localized('Colonnes et rangées 5, 10…', 'Columns and rows 5, 10…') },
  { id: 'none', name: localized('Aucune case', 'No hex') },
] as const

export function NumberingFields(props: {
  form: NumberingForm
  errors: NumberingErrors
  onChange: (form: NumberingForm) => void
}): ReactNode {
  const { form, errors, onChange } = props
  return (
    <>
      <NumberingStyle
        label={TEXT.style}
        value={form.style}
        onChange={(style) => onChange(withStyle(form, style))}
      />
      {(['firstColumn', 'firstRow'] as const).map((key) => (
        <NumberInput
          key={key}
          label={TEXT[key]}
          value={form[key]}
          error={errors[key]}
          inputMode={key === 'firstColumn' && form.style === 'letter-number' ? 'text' : 'numeric'}
          onChange={(first) => onChange({ ...form, [key]: first })}
        />
      ))}
      {WAYS.map(({ key, label, ascend, descend }) => (
        <SelectField
          key={key}
          label={label}
          value={form[key] ? 'descend' : 'ascend'}
          options={[
            { id: 'ascend', name: ascend },
            { id: 'descend', name: descend },
          ]}
          onChange={(way) => onChange({ ...form, [key]: way === 'descend' })}
        />
      ))}
      <SelectField
        label={TEXT.show}
        value={form.show}
        options={SHOWN}
        onChange={(show) => onChange({ ...form, show })}
      />
    </>
  )
}
