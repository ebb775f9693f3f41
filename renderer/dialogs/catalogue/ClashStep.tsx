/** Types that come with an abbreviation that another of their side has: what becomes of each (CTR-6). */
import { type ReactNode, useId } from 'react'
import { type Clash, type Comparison } from '#shared/armies/taken/clashes'
import { CODE_LENGTH } from '#shared/armies/cells'
import { type ClashAnswer } from '#shared/armies/taken/takeTypes'
import { type SideId } from '#shared/document/ids'
import { localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { FieldError } from '../../ui/controls/fields'
import { useEditorState, useRuleset, useSay } from '../../ui/EditorContext'
import { CounterTypePicture } from '../../ui/pictures/CounterTypePicture'
import { answerFault, type Answers, firstAnswers } from './clashAnswers'
import { type Offer } from './offers'
import { OfferPicture } from './OfferCard'

const TEXT = {
  about: localized(
    'Un sigle ne distingue plus deux types du même camp s’ils l’ont tous deux. Dites pour chacun ce qu’il devient.',
    'An abbreviation no longer tells two types of a side apart when both have it. Say for each what becomes of it.',
  ),
  what: localized('Que faire', 'What to do'),
  code: localized('Nouveau sigle', 'New abbreviation'),
  rename: localized('Lui donner un autre sigle', 'Give it another abbreviation'),
  both: localized('Garder les deux tels quels', 'Keep both as they are'),
  skip: localized('Ne pas l’ajouter', 'Do not add it'),
}

interface ClashStepProps {
  readonly comparison: Comparison
  readonly answers: Answers
  readonly offers: ReadonlyMap<string, Offer>
  readonly side: SideId | undefined
  readonly onChange: (answers: Answers) => void
}

export function ClashStep({ comparison, answers, offers, side, onChange }: ClashStepProps): ReactNode {
  const say = useSay()
  return (
    <div className="clashes scrolls">
      <p className="catalogue-note">{say(TEXT.about)}</p>
      <ul>
        {comparison.clashes.map((clash) => (
          <ClashLine
            key={clash.coming.key}
            clash={clash}
            comparison={comparison}
            answers={answers}
            side={side}
            offer={offers.get(clash.coming.key)}
            onAnswer={(answer) => onChange(new Map(answers).set(clash.coming.key, answer))}
          />
        ))}
      </ul>
    </div>
  )
}

function ClashLine(props: {
  clash: Clash
  comparison: Comparison
  answers: Answers
  offer: Offer | undefined
  side: SideId | undefined
  onAnswer: (answer: ClashAnswer) => void
}): ReactNode {
  const { clash, comparison, answers, offer, side, onAnswer } = props
  const say = useSay()
  const id = useId()
  const { counterSchema } = useRuleset()
  const scenario = useEditorState((state) => state.document.scenario)
  const { coming, names, existing } = clash
  const { name, abbreviation } = coming.sheet
  const answer = answers.get(coming.key) ?? { kind: 'skip' }
  const fault = answerFault(scenario, comparison, answers, clash)
  const others = names.map(quotable)
  const kinds: readonly (readonly [ClashAnswer['kind'], string])[] = [
    ['rename', say(TEXT.rename)],
    ['both', say(TEXT.both)],
    ...(existing ? [['replace', say(replace(others[0] ?? ''))] as const] : []),
    ['skip', say(TEXT.skip)],
  ]
  const choose = (kind: ClashAnswer['kind']): void => {
    const first = firstAnswers(scenario, comparison, counterSchema).get(coming.key)
    if (kind !== 'rename') onAnswer({ kind })
    else onAnswer(first?.kind === 'rename' ? first : { kind, abbreviation })
  }
  return (
    <li className="clash">
      <span className="clash-picture">{offer && <OfferPicture offer={offer} side={side} size={44} />}</span>
      <span className="clash-words" id={id}>
        <strong>{quotable(name)}</strong>
        <span>{say(sameAs(abbreviation, others))}</span>
      </span>
      <span className="clash-picture">{existing && <CounterTypePicture id={existing} size={44} />}</span>
      <span className="clash-answer">
        <select
          className="select"
          aria-label={say(TEXT.what)}
          aria-describedby={id}
          value={answer.kind}
          onChange={({ target }) => choose(target.value as ClashAnswer['kind'])}
        >
          {kinds.map(([kind, words]) => (
            <option key={kind} value={kind}>
              {words}
            </option>
          ))}
        </select>
        {answer.kind === 'rename' && (
          <input
            className="input"
            aria-label={`${quotable(name)} – ${say(TEXT.code)}`}
            aria-invalid={fault !== undefined}
            aria-describedby={fault && `${id}-fault`}
            maxLength={2 * CODE_LENGTH}
            spellCheck={false}
            value={answer.abbreviation}
            onChange={({ target }) => onAnswer({ kind: 'rename', abbreviation: target.value.trim() })}
          />
        )}
        <FieldError id={`${id}-fault`} words={fault} />
      </span>
    </li>
  )
}

const replace = (name: string) =>
  localized(`Remplacer la fiche de «\u202f${name}\u202f»`, `Replace the sheet of “${name}”`)

function sameAs(abbreviation: string, names: readonly string[]) {
  const [fr, en] = [names.map((name) => `«\u202f${name}\u202f»`), names.map((name) => `“${name}”`)]
  return localized(
    `${quotable(abbreviation)}, comme ${fr.join(', ')}`,
    `${quotable(abbreviation)}, as ${en.join(', ')}`,
  )
}
