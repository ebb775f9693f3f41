/** A new row: its name in both languages, and the row whose fields it copies until they are changed. */
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { LANGUAGES, type Localized, localized } from '#shared/i18n/localized'
import { type RowForm } from '#shared/rules/house/rowForm'
import { Button } from '../../ui/controls/Button'
import { Field, FieldError, SelectField } from '../../ui/controls/fields'
import { useEditor, useSay } from '../../ui/EditorContext'
import { NAME_IN } from './controls'
import { addRow, listedRows } from './houseEdits'
import { useHouse } from './useHouse'

const TEXT = {
  like: localized('Comme', 'Like'),
  likeHint: localized(
    'Tout ce que vous ne changez pas reste comme là.',
    'Whatever you do not change stays as there.',
  ),
  add: localized('Ajouter', 'Add'),
  cancel: localized('Annuler', 'Cancel'),
  needed: localized('Un nom est attendu.', 'A name is expected.'),
}

export function NewRow(props: {
  form: RowForm
  like: string | undefined
  onDone: (id: string) => void
  onCancel: () => void
}): ReactNode {
  const { form, onDone, onCancel } = props
  const say = useSay()
  const editor = useEditor()
  const id = useId()
  const rows = listedRows(form, useHouse())
  const [like, setLike] = useState(props.like ?? rows[0]?.row.id ?? '')
  const [names, setNames] = useState({ fr: '', en: '' })
  const [error, setError] = useState<Localized>()
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const [fr, en] = [names.fr.trim(), names.en.trim()]
    if (fr === '' && en === '') return setError(TEXT.needed)
    // One language may wait: until then the other's name stands in for it.
    const made = addRow(editor.document, form, { like, name: localized(fr || en, en || fr) })
    if ('problem' in made) setError(made.problem)
    else onDone(made.id)
  }
  return (
    <form className="house-form house-new" onSubmit={add}>
      <h3>{say(form.one)}</h3>
      {LANGUAGES.map((language) => (
        <Field key={language} label={NAME_IN[language]} htmlFor={`${id}-${language}`}>
          <input
            id={`${id}-${language}`}
            className="input"
            value={names[language]}
            autoFocus={language === 'fr'}
            onChange={(event) => setNames({ ...names, [language]: event.target.value })}
          />
        </Field>
      ))}
      <SelectField label={TEXT.like} value={like} options={rows.map(({ row }) => row)} onChange={setLike} />
      <p className="form-note">{say(TEXT.likeHint)}</p>
      <FieldError words={error} />
      <div className="house-actions">
        <Button name={TEXT.cancel} onClick={onCancel} />
        <Button name={TEXT.add} look="is-primary" type="submit" />
      </div>
    </form>
  )
}
