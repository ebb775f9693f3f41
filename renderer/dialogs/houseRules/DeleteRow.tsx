/** Asks before a row is deleted: shows its uses, and lets the author choose a replacement. */
import { type ReactNode, useState } from 'react'
import { some } from '#shared/document/inWords/lists'
import { countUses, rowUses, type RowsOf } from '#shared/document/rowUses'
import { type Localized, localized } from '#shared/i18n/localized'
import { type FormRow, type RowForm } from '#shared/rules/house/rowForm'
import { Button } from '../../ui/controls/Button'
import { FieldError, SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { deleteRow } from './houseEdits'
import { useForms, useHouse } from './useHouse'

const TEXT = {
  unused: localized('Ne sert nulle part sur cette carte.', 'It is used nowhere on this map.'),
  replace: localized('Mettre à la place', 'Put in its place'),
  nothing: localized('Rien', 'Nothing'),
  remove: localized('Supprimer', 'Delete'),
  cancel: localized('Annuler', 'Cancel'),
}

const USED: Readonly<Record<RowsOf, readonly [Localized, Localized]>> = {
  terrains: [localized('case', 'hex'), localized('cases', 'hexes')],
  features: [localized('bord de case', 'hexside'), localized('bords de case', 'hexsides')],
  structures: [localized('case', 'hex'), localized('cases', 'hexes')],
  markers: [localized('marqueur', 'marker'), localized('marqueurs', 'markers')],
  weapons: [localized('fiche', 'sheet'), localized('fiches', 'sheets')],
}

/** A hex has a terrain, and a sheet that had a weapon must say which. */
const NEEDED: readonly RowsOf[] = ['terrains', 'weapons']

const NOTHING = ''

export function DeleteRow(props: {
  form: RowForm
  row: FormRow
  onCancel: () => void
  onDone: () => void
}): ReactNode {
  const { form, row, onCancel, onDone } = props
  const say = useSay()
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const { rows: forms } = useForms()
  const others = form.rows(useHouse()).filter((one) => one.id !== row.id && one['slot'] === row['slot'])
  const count = countUses(rowUses(scenario, form.of, row.id))
  const needed = NEEDED.includes(form.of)
  const [chosen, setChosen] = useState(needed ? (others[0]?.id ?? NOTHING) : NOTHING)
  const [error, setError] = useState<Localized>()
  const replacement = others.find(({ id }) => id === chosen)
  const remove = (): void => {
    const refused = deleteRow(editor.document, forms, form, row, replacement)
    if (refused) setError(refused)
    else onDone()
  }
  const places = some(count, ...USED[form.of])
  const used = localized(`Sert sur ${places.fr}.`, `It is used on ${places.en}.`)
  return (
    <div className="form-note house-delete" role="group" aria-label={say(TEXT.remove)}>
      <p>{say(count === 0 ? TEXT.unused : used)}</p>
      <SelectField
        label={TEXT.replace}
        value={chosen}
        options={[...(needed && count > 0 ? [] : [{ id: NOTHING, name: TEXT.nothing }]), ...others]}
        onChange={setChosen}
      />
      <FieldError words={error} />
      <div className="house-actions">
        <Button name={TEXT.cancel} onClick={onCancel} />
        <Button name={TEXT.remove} look="is-danger" onClick={remove} />
      </div>
    </div>
  )
}
