/** The tables of figures: a list that can be searched, and the grids of the chosen one. */
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useState } from 'react'
import { localized, type Localized, sameInBoth } from '#shared/i18n/localized'
import { type FigureForm } from '#shared/rules/house/figureForm'
import { type RuleId, RULES } from '#shared/rules/sentences/ruleIds'
import { type Ruleset } from '#shared/rules/contract/ruleset'
import { headline } from '../../i18n/language'
import { fit, wordsOf } from '#shared/i18n/search'
import { Button } from '../../ui/controls/Button'
import { SearchField } from '../../ui/controls/SearchField'
import { useEditor, useRuleset, useSay } from '../../ui/EditorContext'
import { RuleLink } from '../../ui/RuleLink'
import { FigureGrid } from './FigureGrid'
import { setTable } from './houseEdits'
import { useForms, useHouse } from './useHouse'

const TEXT = {
  search: localized('Chercher une table', 'Search the tables'),
  none: localized('Aucune table de ce nom.', 'No table of that name.'),
  changed: localized('changée', 'changed'),
  reset: localized('Rétablir la table', 'Reset the table'),
  letters: localized('Ce que disent les lettres', 'What the letters say'),
}

/** As the ruleset calls its printed table, else as the form does. */
function titleOf({ table, title }: FigureForm, ruleset: Ruleset): Localized {
  return ruleset.tables.find(({ id }) => id === table)?.title ?? title ?? sameInBoth(table)
}

export function TablesTab(): ReactNode {
  const say = useSay()
  const ruleset = useRuleset()
  const { figures } = useForms()
  const { houseTables } = useHouse()
  const [chosen, setChosen] = useState(figures[0]?.table)
  const [search, setSearch] = useState('')
  const named = figures.map((form) => ({ form, name: headline(say(titleOf(form, ruleset))) }))
  const sought = wordsOf(search)
  const listed = named.filter(({ name }) => fit(name, sought) !== undefined)
  const current = named.find(({ form }) => form.table === chosen)
  return (
    <div className="house-split">
      <nav className="house-list" aria-label={say(localized('Tables', 'Tables'))}>
        <SearchField label={TEXT.search} value={search} onChange={setSearch} />
        <div className="scrolls">
          {listed.map(({ form: { table }, name }) => (
            <button
              key={table}
              type="button"
              className="row-button house-row"
              aria-current={table === chosen}
              onClick={() => setChosen(table)}
            >
              <span>{name}</span>
              {table in houseTables && <span className="changed-mark">{say(TEXT.changed)}</span>}
            </button>
          ))}
          {listed.length === 0 && <p className="empty">{say(TEXT.none)}</p>}
        </div>
      </nav>
      {current && (
        <Table key={current.form.table} form={current.form} title={titleOf(current.form, ruleset)} />
      )}
    </div>
  )
}

function Table({ form, title }: { form: FigureForm; title: Localized }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const ruleset = useRuleset()
  const house = useHouse()
  const rule: RuleId | undefined = ruleset.tables.find(({ id }) => id === form.table)?.rule
  const sheet = form.under(house)
  const { grids, legend } = sheet
  return (
    <div className="house-form scrolls">
      <header className="house-head">
        <div>
          <h3>{headline(say(title))}</h3>
          {rule && (
            <p className="house-sentence">
              {say(RULES[rule])} <RuleLink rule={rule} />
            </p>
          )}
        </div>
        <div className="house-actions">
          <Button
            name={TEXT.reset}
            icon={RotateCcw}
            disabled={!(form.table in house.houseTables)}
            onClick={() => setTable(editor.document, form.table, undefined, title)}
          />
        </div>
      </header>
      {grids.map((grid, index) => (
        <FigureGrid key={index} form={form} sheet={sheet} grid={grid} title={title} />
      ))}
      {legend.length > 0 && (
        <section className="house-group house-legend">
          <h4>{say(TEXT.letters)}</h4>
          <dl>
            {legend.map(({ letter, meaning }) => (
              <div key={letter}>
                <dt>{letter}</dt>
                <dd>{say(meaning)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
