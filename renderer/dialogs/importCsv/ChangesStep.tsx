/** The changes that an import will make: types new and changed, value by value, and the cells that are left out or doubtful. */
import { type ReactNode } from 'react'
import { csvText } from '#shared/armies/csv/csvColumns'
import { type CsvFault, csvFaultText } from '#shared/armies/csv/csvFault'
import { type ImportedType, type ImportPlan } from '#shared/armies/csv/planImport'
import { type Scenario } from '#shared/document/types'
import { quotable } from '#shared/i18n/quotable'
import { type Localized, localized } from '#shared/i18n/localized'
import { counted, headline } from '../../i18n/language'
import { useLanguage, useSay } from '../../ui/EditorContext'

const TEXT = {
  region: localized('Ce qui changera', 'What will change'),
  nothing: localized(
    'Rien ne change\u202f: le scénario est déjà comme le fichier.',
    'Nothing changes: the scenario is already as the file says.',
  ),
  nothingTaken: localized(
    'Rien de ce fichier ne peut être importé.',
    'Nothing of this file can be imported.',
  ),
  refused: localized('Laissé de côté', 'Left out'),
  wrong: localized('Gardé tel quel, et marqué', 'Kept as it is, and marked'),
  added: localized('Nouveaux types', 'New types'),
  changed: localized('Types modifiés', 'Changed types'),
  empty: localized('(vide)', '(empty)'),
}

/** More than anybody reads; the rest is counted. */
const MOST_SHOWN = 200

export function ChangesStep({ plan, before }: { plan: ImportPlan; before: Scenario }): ReactNode {
  const say = useSay()
  const { types, same, absent, refused, wrong } = plan
  const added = types.filter(({ isNew }) => isNew)
  const changed = types.filter(({ isNew }) => !isNew)
  return (
    // Nothing in it takes the focus, and it may be longer than the dialog.
    <div className="csv-changes" role="region" aria-label={say(TEXT.region)} tabIndex={0}>
      {types.length === 0 && (
        <p className="form-note">{say(same === 0 ? TEXT.nothingTaken : TEXT.nothing)}</p>
      )}
      <Faults title={TEXT.refused} faults={refused} />
      <Faults title={TEXT.wrong} faults={wrong} />
      <Section title={TEXT.changed} items={changed}>
        {(type) => <ChangedType key={type.id} type={type} before={before} after={plan.after} />}
      </Section>
      <Section title={TEXT.added} items={added}>
        {({ id }) => {
          const sheet = plan.after.counterTypes[id]
          const side = sheet?.side && plan.after.sides[sheet.side]?.name
          return (
            <li key={id}>
              <strong>{quotable(sheet?.name ?? '')}</strong>
              {side && <span className="csv-faint"> · {quotable(side)}</span>}
            </li>
          )
        }}
      </Section>
      {same + absent > 0 && <p className="csv-faint">{[...untouched(same, absent)].map(say).join(' ')}</p>}
    </div>
  )
}

/** "Sergent : attaque 5 → 6, défense 4 → 5". */
function ChangedType(props: { type: ImportedType; before: Scenario; after: Scenario }): ReactNode {
  const { type, before, after } = props
  const say = useSay()
  const language = useLanguage()
  const row = { type: type.id }
  const shown = (text: string): string => (text === '' ? say(TEXT.empty) : quotable(text))
  return (
    <li>
      <strong>{quotable(before.counterTypes[type.id]?.name ?? '')}</strong>
      <ul>
        {type.columns.map((column) => (
          <li key={column.id}>
            {headline(say(column.heading))}
            {' · '}
            <del>{shown(csvText(before, row, column, language))}</del>
            {' → '}
            <ins>{shown(csvText(after, row, column, language))}</ins>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Faults({ title, faults }: { title: Localized; faults: readonly CsvFault[] }): ReactNode {
  const say = useSay()
  return (
    <Section title={title} items={faults} look="is-fault">
      {(fault, nth) => <li key={nth}>{headline(say(csvFaultText(fault)))}</li>}
    </Section>
  )
}

function Section<T>(props: {
  title: Localized
  items: readonly T[]
  look?: string
  children: (item: T, nth: number) => ReactNode
}): ReactNode {
  const { title, items, look, children } = props
  const say = useSay()
  if (items.length === 0) return null
  const beyond = items.length - MOST_SHOWN
  return (
    <section className={look}>
      <h3>{`${say(title)} (${items.length})`}</h3>
      <ul>{items.slice(0, MOST_SHOWN).map(children)}</ul>
      {beyond > 0 && <p className="csv-faint">{say(more(beyond))}</p>}
    </section>
  )
}

const more = (count: number): Localized => localized(`et ${count} de plus`, `and ${count} more`)

function* untouched(same: number, absent: number): Generator<Localized> {
  if (same > 0)
    yield counted(
      same,
      localized('type du fichier est déjà ainsi.', 'type of the file is so already.'),
      localized('types du fichier sont déjà ainsi.', 'types of the file are so already.'),
    )
  if (absent > 0)
    yield counted(
      absent,
      localized(
        'type du scénario n’est pas dans le fichier\u202f: il reste.',
        'type of the scenario is not in the file: it stays.',
      ),
      localized(
        'types du scénario ne sont pas dans le fichier\u202f: ils restent.',
        'types of the scenario are not in the file: they stay.',
      ),
    )
}
