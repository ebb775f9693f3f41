/** The form of a row: what it is, what may be done with it, and its fields in groups. */
import Copy from 'lucide-react/icons/copy'
import Paintbrush from 'lucide-react/icons/paintbrush'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { type FormRow, type RowForm as Form } from '#shared/rules/house/rowForm'
import { GROUPS } from '#shared/rules/map/mapRows'
import { RULES } from '#shared/rules/sentences/ruleIds'
import { takeInHand, toolOf } from '../../actions/inHand'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { IconButton } from '../../ui/controls/IconButton'
import { Tip } from '../../ui/controls/Tip'
import { useEditor, useEditorState, useRuleset, useSay, useUi } from '../../ui/EditorContext'
import { Picture } from '../../ui/pictures/Picture'
import { RuleLink } from '../../ui/RuleLink'
import { DeleteRow } from './DeleteRow'
import { duplicateRow, resetRow, type RowState } from './houseEdits'
import { rowSwatch } from './looks'
import { RowField } from './RowField'

const TEXT = {
  id: localized('Identifiant', 'Identifier'),
  paint: localized('Prendre en main', 'Take in hand'),
  duplicate: localized('Dupliquer', 'Duplicate'),
  remove: localized('Supprimer…', 'Delete…'),
  reset: localized('Rétablir tout selon la règle', 'Reset all to the rules'),
}

const SWATCH_PX = 64

const NOT_COPIED = localized('La copie n’est pas faite', 'The copy is not made')

interface RowFormProps {
  readonly form: Form
  readonly row: FormRow
  readonly state: RowState
  readonly onChosen: (id: string | undefined) => void
}

export function RowForm({ form, row, state, onChosen }: RowFormProps): ReactNode {
  const say = useSay()
  const ui = useUi()
  const editor = useEditor()
  const ruleset = useRuleset()
  const style = useEditorState((all) => all.view.style)
  const [deleting, setDeleting] = useState(false)
  const swatch = rowSwatch(ruleset, form.of, row.id, style)
  const duplicate = (): void => {
    const made = duplicateRow(editor.document, form, row)
    if ('problem' in made) editor.session.refuse(NOT_COPIED, made.problem)
    else onChosen(made.id)
  }
  return (
    <div className="house-form scrolls">
      <header className="house-head">
        {swatch && <Picture {...swatch} width={SWATCH_PX} height={SWATCH_PX} className="house-swatch" />}
        <div>
          <h3>{headline(say(row.name))}</h3>
          <p>
            {row.rule && (
              <Tip text={say(RULES[row.rule])}>
                <RuleLink rule={row.rule} title={undefined} />
              </Tip>
            )}
          </p>
        </div>
        <div className="house-actions">
          {toolOf(editor, form.of, row.id) && (
            <Button
              name={TEXT.paint}
              icon={Paintbrush}
              onClick={() => {
                takeInHand(editor, form.of, row.id)
                ui.closeDialog()
              }}
            />
          )}
          <IconButton icon={Copy} label={TEXT.duplicate} onClick={duplicate} />
          {state === 'changed' && (
            <IconButton
              icon={RotateCcw}
              label={TEXT.reset}
              onClick={() => resetRow(editor.document, form, row)}
            />
          )}
          {state === 'own' && (
            <IconButton icon={Trash2} label={TEXT.remove} onClick={() => setDeleting(true)} />
          )}
        </div>
      </header>
      {deleting && (
        <DeleteRow
          form={form}
          row={row}
          onCancel={() => setDeleting(false)}
          onDone={() => onChosen(undefined)}
        />
      )}
      {form.groups.map(({ title, fields }) => (
        <section key={title.en} className="house-group">
          <h4>{say(title)}</h4>
          {title === GROUPS.file && (
            <div className="house-field">
              <span>{say(TEXT.id)}</span>
              <code>{row.id}</code>
            </div>
          )}
          {fields.map((field) => (
            <RowField key={field.key} form={form} row={row} field={field} state={state} />
          ))}
        </section>
      ))}
    </div>
  )
}
