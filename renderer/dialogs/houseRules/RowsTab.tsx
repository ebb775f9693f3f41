/** The rows of a house table: a list, the author's own first, and the form of the chosen one. */
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { type RowForm as Form } from '#shared/rules/house/rowForm'
import { headline } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { useEditorState, useRuleset, useSay } from '../../ui/EditorContext'
import { Picture } from '../../ui/pictures/Picture'
import { listedRows, ROW_STATES } from './houseEdits'
import { rowSwatch } from './looks'
import { NewRow } from './NewRow'
import { RowForm } from './RowForm'
import { useHouse } from './useHouse'

const TEXT = {
  add: localized('Ajouter…', 'Add…'),
  own: localized('À ce scénario', 'Of this scenario'),
  changed: localized('Changés', 'Changed'),
  rules: localized('De la règle', 'From the rules'),
}

const SWATCH_PX = 24

export function RowsTab({ form }: { form: Form }): ReactNode {
  const say = useSay()
  const house = useHouse()
  const ruleset = useRuleset()
  const style = useEditorState((state) => state.view.style)
  const listed = listedRows(form, house)
  const [chosen, setChosen] = useState<string | undefined>(listed[0]?.row.id)
  const [adding, setAdding] = useState(false)
  // A row may have gone with an undo.
  const current = listed.find(({ row }) => row.id === chosen) ?? listed[0]
  const choose = (id: string | undefined): void => {
    setChosen(id)
    setAdding(false)
  }
  return (
    <div className="house-split">
      <nav className="house-list" aria-label={say(form.title)}>
        <div className="scrolls">
          {ROW_STATES.map((state) => {
            const rows = listed.filter((one) => one.state === state)
            if (rows.length === 0) return null
            return (
              <section key={state}>
                <h3>{say(TEXT[state])}</h3>
                {rows.map(({ row }) => {
                  const swatch = rowSwatch(ruleset, form.of, row.id, style)
                  return (
                    <button
                      key={row.id}
                      type="button"
                      className={`row-button house-row is-${state}`}
                      aria-current={!adding && row.id === current?.row.id}
                      onClick={() => choose(row.id)}
                    >
                      {swatch && (
                        <Picture {...swatch} width={SWATCH_PX} height={SWATCH_PX} className="house-swatch" />
                      )}
                      <span>{headline(say(row.name))}</span>
                    </button>
                  )
                })}
              </section>
            )
          })}
        </div>
        <Button
          name={TEXT.add}
          icon={Plus}
          look="house-add"
          aria-pressed={adding}
          onClick={() => setAdding(true)}
        />
      </nav>
      {adding ? (
        <NewRow form={form} like={current?.row.id} onDone={choose} onCancel={() => setAdding(false)} />
      ) : (
        current && <RowForm key={current.row.id} form={form} {...current} onChosen={choose} />
      )}
    </div>
  )
}
