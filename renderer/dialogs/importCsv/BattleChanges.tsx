/** The changes that an import of the order of battle will make: rows new and changed, groups and reinforcements that are made. */
import { type ReactNode } from 'react'
import { BATTLE_COLUMNS, type BattleTexts } from '#shared/armies/battleCsv/battleColumns'
import { groupPath } from '#shared/armies/battleCsv/battleRows'
import { reinforcementText } from '#shared/armies/battleCsv/places'
import { type BattlePlan, type ChangedRow } from '#shared/armies/battleCsv/planBattle'
import { type Reinforcement } from '#shared/document/game'
import { type Scenario } from '#shared/document/types'
import { quotable } from '#shared/i18n/quotable'
import { type Localized, localized } from '#shared/i18n/localized'
import { counted, headline } from '../../i18n/language'
import { useLanguage, useSay } from '../../ui/EditorContext'
import { countersOf } from './countersOf'
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
  changed: localized('Lignes modifiées', 'Changed rows'),
  added: localized('Nouvelles lignes', 'New rows'),
  groups: localized('Nouveaux groupes', 'New groups'),
  reinforcements: localized('Nouveaux renforts', 'New reinforcements'),
}

export function BattleChanges({ plan, before }: { plan: BattlePlan; before: Scenario }): ReactNode {
  const say = useSay()
  const { rows, same, absent, refused, after, newGroups, newReinforcements } = plan
  const counters = [...countersText(countersOf(before, plan.edit))]
  return (
    <Changes untouched={[...untouched(same, absent)]}>
      {rows.length === 0 && <p className="form-note">{say(same === 0 ? NOTHING_TAKEN : NOTHING_CHANGES)}</p>}
      {rows.length > 0 && counters.length > 0 && <p>{counters.map(say).join(' ')}</p>}
      <Faults title={LEFT_OUT} faults={refused} />
      <ChangeSection title={TEXT.changed} items={rows.filter(({ known }) => known)}>
        {(row) => <Row key={row.line} row={row} />}
      </ChangeSection>
      <ChangeSection title={TEXT.added} items={rows.filter(({ known }) => !known)}>
        {(row) => <Row key={row.line} row={row} />}
      </ChangeSection>
      <ChangeSection title={TEXT.groups} items={newGroups}>
        {(id) => <Made key={id} name={groupPath(after, id)} side={sideName(after, after.groups[id]?.side)} />}
      </ChangeSection>
      <ChangeSection title={TEXT.reinforcements} items={newReinforcements}>
        {(id) => {
          const one = after.reinforcements[id] as Reinforcement
          return (
            <Made key={id} name={headline(say(reinforcementText(one)))} side={sideName(after, one.side)} />
          )
        }}
      </ChangeSection>
    </Changes>
  )
}

/** "6 × Archer · Francs · Avant-garde", and below it what changes in a row that is there. */
function Row({ row: { texts, known, columns } }: { row: ChangedRow }): ReactNode {
  const language = useLanguage()
  const shown: BattleTexts = known?.texts[language] ?? texts[language]
  const place = [shown.side, shown.group, shown.position].filter((text) => text?.trim())
  return (
    <li>
      <strong>{quotable(rowName(shown))}</strong>
      <span className="csv-faint">{place.map((text) => ` · ${quotable(text ?? '')}`)}</span>
      {known && (
        <ul>
          {BATTLE_COLUMNS.filter(({ id }) => columns.includes(id)).map(({ id, name }) => (
            <ValueChange
              key={id}
              heading={name}
              before={known.texts[language][id]}
              after={texts[language][id] ?? ''}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

/** A counter by its name and type, others by number and type; a row without a type is of a group. */
function rowName({ counter = '', type = '', code = '', quantity = '', group = '' }: BattleTexts): string {
  const [named, kind] = [counter.trim(), type.trim() || code.trim()]
  if (named !== '') return kind === '' ? named : `${named} (${kind})`
  return kind === '' ? group : `${quantity.trim() || 1} × ${kind}`
}

function Made({ name, side }: { name: string; side: string }): ReactNode {
  return (
    <li>
      <strong>{quotable(name)}</strong>
      <span className="csv-faint"> · {quotable(side)}</span>
    </li>
  )
}

const sideName = ({ sides }: Scenario, side: string | undefined): string =>
  Object.entries(sides).find(([id]) => id === side)?.[1].name ?? side ?? ''

function* countersText({ made, changed, taken }: ReturnType<typeof countersOf>): Generator<Localized> {
  if (made > 0)
    yield counted(
      made,
      localized('pion sera ajouté.', 'counter will be added.'),
      localized('pions seront ajoutés.', 'counters will be added.'),
    )
  if (changed > 0)
    yield counted(
      changed,
      localized('pion sera modifié.', 'counter will be changed.'),
      localized('pions seront modifiés.', 'counters will be changed.'),
    )
  if (taken > 0)
    yield counted(
      taken,
      localized('pion sera retiré.', 'counter will be taken away.'),
      localized('pions seront retirés.', 'counters will be taken away.'),
    )
}

function* untouched(same: number, absent: number): Generator<Localized> {
  if (same > 0)
    yield counted(
      same,
      localized('ligne du fichier est déjà ainsi.', 'row of the file is so already.'),
      localized('lignes du fichier sont déjà ainsi.', 'rows of the file are so already.'),
    )
  if (absent > 0)
    yield counted(
      absent,
      localized(
        'ligne de l’ordre de bataille n’est pas dans le fichier\u202f: elle reste.',
        'row of the order of battle is not in the file: it stays.',
      ),
      localized(
        'lignes de l’ordre de bataille ne sont pas dans le fichier\u202f: elles restent.',
        'rows of the order of battle are not in the file: they stay.',
      ),
    )
}
