/** The rules, options and tables that a special rule changes: a list, and a search to add to it. */
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useMemo, useState } from 'react'
import { localized } from '#shared/i18n/localized'
import { counted, headline } from '../../../i18n/language'
import { IconButton } from '../../../ui/controls/IconButton'
import { SearchField } from '../../../ui/controls/SearchField'
import { useEditorState, useSay } from '../../../ui/EditorContext'
import { RuleLink } from '../../../ui/RuleLink'
import { type ChangeChoice, changeChoices, foundChoices } from './changeChoices'

const TEXT = {
  changes: localized('Ce qu’elle change', 'What it changes'),
  seek: localized(
    'Chercher une règle, une option ou une table à ajouter',
    'Find a rule, an option or a table to add',
  ),
  unknown: localized('inconnu de ce jeu de règles', 'unknown to this ruleset'),
}

const SHOWN = 8

export function ChangesField(props: {
  changes: readonly string[]
  onChange: (changes: readonly string[]) => void
}): ReactNode {
  const { changes, onChange } = props
  const say = useSay()
  const [query, setQuery] = useState('')
  const { ruleset, options, houseTables } = useEditorState((state) => state.document.scenario)
  // Listed anew when other rules are played, not with every change of the map.
  const choices = useMemo(
    () => changeChoices({ ruleset, options, houseTables }),
    [ruleset, options, houseTables],
  )
  const found = foundChoices(choices, query, say).filter(({ id }) => !changes.includes(id))
  return (
    <div className="changes" role="group" aria-label={say(TEXT.changes)}>
      <h4>{say(TEXT.changes)}</h4>
      <ul>
        {changes.map((id) => (
          <li key={id} className="change">
            <Choice choice={choices.find((choice) => choice.id === id)} id={id} />
            <IconButton
              icon={X}
              label={localized(`Retirer ${id}`, `Remove ${id}`)}
              onClick={() => onChange(changes.filter((other) => other !== id))}
            />
          </li>
        ))}
      </ul>
      <SearchField
        label={TEXT.seek}
        value={query}
        onChange={setQuery}
        {...(query.trim() !== '' && {
          found: say(counted(found.length, localized('réponse', 'answer'), localized('réponses', 'answers'))),
        })}
      />
      <ul>
        {found.slice(0, SHOWN).map((choice) => (
          <li key={choice.id} className="change change-found">
            <Choice choice={choice} id={choice.id} />
            <IconButton
              icon={Plus}
              label={localized(`Ajouter ${choice.id}`, `Add ${choice.id}`)}
              onClick={() => onChange([...changes, choice.id])}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Choice({ choice, id }: { choice: ChangeChoice | undefined; id: string }): ReactNode {
  const say = useSay()
  if (!choice)
    return (
      <span>
        {id} <span className="change-kind">({say(TEXT.unknown)})</span>
      </span>
    )
  const { name, kind, rule } = choice
  return (
    <span>
      {headline(say(name))}{' '}
      {rule ? <RuleLink rule={rule} /> : kind && <span className="change-kind">({say(kind)})</span>}
    </span>
  )
}
