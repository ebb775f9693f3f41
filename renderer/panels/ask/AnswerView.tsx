/** An answer of the rules, whatever was asked: its conclusion, the sum, the chances and what follows, whom and where it names, why. */
import { type ReactNode } from 'react'
import { localized } from '#shared/i18n/localized'
import { reasonsOf } from '#shared/questions/reasonsOf'
import { arrowsOf } from '#shared/questions/picture/arrows'
import { type Answer } from '#shared/rules/answers/answer'
import { type Reason } from '#shared/rules/sentences/ruling'
import { headline } from '../../i18n/language'
import { RuleSentence } from '../../ui/RuleSentence'
import { useSay } from '../../ui/EditorContext'
import { InspectorSection } from '../InspectorFrame'
import { Why } from '../route/RouteReasons'
import { AnswerLists } from './AnswerLists'
import { Legend } from '../Legend'
import { Items } from '../route/Items'
import { Outcomes } from './Outcomes'

const TEXT = {
  refused: localized('Pourquoi non', 'Why not'),
  reading: localized('Lu sur la carte', 'Read off the map'),
  chances: localized('Chances', 'Chances'),
}

export function AnswerView({ answer }: { answer: Answer }): ReactNode {
  const say = useSay()
  const { items = [], outcomes = [], lists = [], shades = [] } = answer
  const reasons = reasonsOf(answer)
  const refused = onceEach(answer.refused ?? [])
  return (
    <div className="ask-answer">
      <p className="ask-headline" role="status">
        {headline(say(answer.headline))}
      </p>
      {answer.wanted && answer.wanted !== answer.headline && (
        <p className="ask-wanted">{say(answer.wanted)}</p>
      )}
      {answer.open && <p className="ask-open">{headline(say(answer.open))}.</p>}
      {refused.length > 0 && (
        <InspectorSection title={TEXT.refused}>
          <ul className="route-refusals">
            {refused.map(({ rule, says }, index) => (
              <li key={`${rule} ${index}`}>
                {says && <strong>{headline(say(says))}</strong>}
                <RuleSentence rule={rule} />
              </li>
            ))}
          </ul>
        </InspectorSection>
      )}
      <Legend shades={shades} arrows={arrowsOf(answer)} />
      {outcomes.length > 0 && (
        <InspectorSection title={TEXT.chances}>
          <Outcomes outcomes={outcomes} />
        </InspectorSection>
      )}
      {items.length > 0 && (
        <InspectorSection title={TEXT.reading}>
          <Items items={items} />
        </InspectorSection>
      )}
      <AnswerLists lists={lists} />
      {refused.length === 0 && reasons.length > 0 && (
        <div className="ask-why">
          <Why reasons={reasons} />
        </div>
      )}
    </div>
  )
}

/** Several counters may be refused for the same reason. */
function onceEach(reasons: readonly Reason[]): readonly Reason[] {
  const key = ({ rule, says }: Reason): string => `${rule} ${says?.en ?? ''}`
  return reasons.filter((one, index) => reasons.findIndex((other) => key(other) === key(one)) === index)
}
