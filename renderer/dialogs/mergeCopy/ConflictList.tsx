/** The conflicts of a merge, each with both values in words; chosen one by one, or all at once. */
import { type ReactNode } from 'react'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Question } from '#shared/versions/inWords/conflictsInWords'
import { type Leaf } from '#shared/versions/leafPath'
import { type Chosen } from '#shared/versions/settling'
import { headed } from '../../i18n/language'
import { Button } from '../../ui/controls/Button'
import { Choice } from '../../ui/controls/Choice'
import { useSay } from '../../ui/EditorContext'

const TEXT = {
  title: localized('À choisir', 'To be chosen'),
  left: (open: number, all: number) =>
    localized(`${all - open} sur ${all} choisis`, `${all - open} of ${all} chosen`),
  none: localized('Aucun conflit.', 'No conflict.'),
  allMine: localized('Garder partout ce scénario', 'Keep this scenario everywhere'),
  allTheirs: localized('Prendre partout la copie', 'Take the copy everywhere'),
  mine: (value: Localized) => localized(`Ici\u202f: ${value.fr}`, `Here: ${value.en}`),
  theirs: (value: Localized) => localized(`Copie\u202f: ${value.fr}`, `Copy: ${value.en}`),
  before: (value: Localized) => localized(`Avant\u202f: ${value.fr}`, `Before: ${value.en}`),
}

interface ConflictListProps {
  readonly questions: readonly Question[]
  readonly hasBase: boolean
  readonly onChoose: (leaves: readonly Leaf[], chosen: Chosen) => void
}

export function ConflictList({ questions, hasBase, onChoose }: ConflictListProps): ReactNode {
  const say = useSay()
  const open = questions.filter(({ chosen }) => chosen === undefined)
  const all = questions.flatMap(({ leaves }) => leaves)
  if (questions.length === 0) return <p className="form-note">{say(TEXT.none)}</p>
  return (
    <section className="merge-conflicts" aria-label={say(TEXT.title)}>
      <div className="merge-conflicts-head">
        <h3>{say(TEXT.title)}</h3>
        <span aria-live="polite">{say(TEXT.left(open.length, questions.length))}</span>
        <Button name={TEXT.allMine} onClick={() => onChoose(all, 'mine')} />
        <Button name={TEXT.allTheirs} onClick={() => onChoose(all, 'theirs')} />
      </div>
      <ul>
        {questions.map((question) => (
          <Conflict key={question.leaves[0]} question={question} hasBase={hasBase} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  )
}

function Conflict(
  props: Pick<ConflictListProps, 'hasBase' | 'onChoose'> & { question: Question },
): ReactNode {
  const { question, hasBase, onChoose } = props
  const { about, base, mine, theirs, leaves, chosen } = question
  const say = useSay()
  return (
    <li className={chosen ? 'merge-conflict' : 'merge-conflict is-open'}>
      <strong>{headed(about, say)}</strong>
      {hasBase && base && <span className="merge-conflict-base">{say(TEXT.before(base))}</span>}
      <Choice
        label={about}
        value={chosen ?? ''}
        options={[
          { id: 'mine', name: TEXT.mine(mine) },
          { id: 'theirs', name: TEXT.theirs(theirs) },
        ]}
        onChange={(side) => side !== '' && onChoose(leaves, side)}
      />
    </li>
  )
}
