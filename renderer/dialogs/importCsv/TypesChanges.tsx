/** The changes that an import of types will make: types new and changed, value by value, and the cells left out or doubtful. */
import { type ReactNode } from 'react'
import { csvText } from '#shared/armies/csv/csvColumns'
import { type ImportedType, type ImportPlan } from '#shared/armies/csv/planImport'
import { type Scenario } from '#shared/document/types'
import { quotable } from '#shared/i18n/quotable'
import { type Localized, localized } from '#shared/i18n/localized'
import { counted } from '../../i18n/language'
import { useLanguage, useSay } from '../../ui/EditorContext'
import {
  Changes,
  ChangeSection,
  Faults,
  LEFT_OUT,
  NOTHING_CHANGES,
  NOTHING_TAKEN,
  ValueChange,
} from './ChangeSection'

const TEXT = {
  wrong: localized('Gardé tel quel, et marqué', 'Kept as it is, and marked'),
  added: localized('Nouveaux types', 'New types'),
  changed: localized('Types modifiés', 'Changed types'),
}

export function TypesChanges({ plan, before }: { plan: ImportPlan; before: Scenario }): ReactNode {
  const say = useSay()
  const { types, same, absent, refused, wrong } = plan
  const added = types.filter(({ isNew }) => isNew)
  const changed = types.filter(({ isNew }) => !isNew)
  return (
    <Changes untouched={[...untouched(same, absent)]}>
      {types.length === 0 && <p className="form-note">{say(same === 0 ? NOTHING_TAKEN : NOTHING_CHANGES)}</p>}
      <Faults title={LEFT_OUT} faults={refused} />
      <Faults title={TEXT.wrong} faults={wrong} />
      <ChangeSection title={TEXT.changed} items={changed}>
        {(type) => <ChangedType key={type.id} type={type} before={before} after={plan.after} />}
      </ChangeSection>
      <ChangeSection title={TEXT.added} items={added}>
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
      </ChangeSection>
    </Changes>
  )
}

/** "Sergent : attaque 5 → 6, défense 4 → 5". */
function ChangedType(props: { type: ImportedType; before: Scenario; after: Scenario }): ReactNode {
  const { type, before, after } = props
  const language = useLanguage()
  const row = { type: type.id }
  return (
    <li>
      <strong>{quotable(before.counterTypes[type.id]?.name ?? '')}</strong>
      <ul>
        {type.columns.map((column) => (
          <ValueChange
            key={column.id}
            heading={column.heading}
            before={csvText(before, row, column, language)}
            after={csvText(after, row, column, language)}
          />
        ))}
      </ul>
    </li>
  )
}

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
