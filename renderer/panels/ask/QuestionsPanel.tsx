/** The questions to the rules about what is selected: which may be asked, what they need, the answer, and the answers kept beside it. */
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { type ReactNode, useSyncExternalStore } from 'react'
import { counterName } from '#shared/document/counters'
import { nameOfHex } from '#shared/document/placeNames'
import { type SideId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { parseHexKey } from '#shared/hex/axial'
import { type Localized, localized } from '#shared/i18n/localized'
import { type Subject } from '#shared/questions/inquire'
import { INQUIRY_KINDS, type InquiryId } from '#shared/rules/answers/inquiryKinds'
import { type SessionSlice } from '../../editor/ports/session'
import { type Inquest, inquest } from '../../tools/ask/inHand'
import { Choice } from '../../ui/controls/Choice'
import { SelectField } from '../../ui/controls/fields'
import { useEditor, useEditorState, useSay } from '../../ui/EditorContext'
import { CounterImage } from '../../ui/pictures/CounterTypePicture'
import { InspectorFrame } from '../InspectorFrame'
import { AnswerView } from './AnswerView'
import { InquiryActions } from './InquiryActions'
import { InquiryChoices } from './InquiryChoices'
import { Picks } from './Picks'
import { Pinned } from './Pinned'
import { Readings } from './Readings'
import { TurnAsked } from './TurnAsked'
import { Stopped, Working } from './Waiting'
import './questions.css'

const TEXT = {
  empty: localized(
    'Cliquez un pion ou une case\u202f: les questions que ses règles permettent s’affichent ici. Sans sélection, elles portent sur toute la carte.',
    'Click a counter or a hex: the questions that its rules allow are shown here. With nothing selected they are about the whole map.',
  ),
  offMap: localized(
    'Les questions portent sur les pions de la carte\u202f: posez celui-ci dans une case, ou cliquez-en un autre.',
    'Questions are about counters on the map: place this one in a hex, or click another.',
  ),
  questions: localized('Question', 'Question'),
  side: localized('Camp', 'Side'),
  compared: localized('Différence avec la réponse épinglée\u202f:', 'Difference from the pinned answer:'),
  wholeMap: localized('Toute la carte', 'The whole map'),
}

export function QuestionsPanel(): ReactNode {
  const editor = useEditor()
  const scenario = useEditorState((state) => state.document.scenario)
  const session = useEditorState((state) => state.session)
  // With every answer the questions are looked at anew.
  useSyncExternalStore(editor.input.subscribe, () => editor.document.heard)
  const found = inquest(editor.document.ask, session, scenario)
  return (
    <>
      {found ? (
        <Asked found={found} scenario={scenario} />
      ) : (
        <Empty text={isOffMap(session, scenario) ? TEXT.offMap : TEXT.empty} />
      )}
      <Pinned asked={found?.inquiry.question} />
    </>
  )
}

/** True of a single counter selected that is not on the map, and of the sheet of its type. */
function isOffMap({ selection }: Pick<SessionSlice, 'selection'>, { counters }: Scenario): boolean {
  if (selection.kind === 'counterType') return true
  const [id, ...others] = selection.kind === 'counters' ? selection.counters : []
  return id !== undefined && others.length === 0 && counters[id]?.hex === undefined
}

function Empty({ text }: { text: Localized }): ReactNode {
  const say = useSay()
  return (
    <div className="empty">
      <MessageCircleQuestionMark aria-hidden />
      {say(text)}
    </div>
  )
}

function Asked({ found, scenario }: { found: Inquest; scenario: Scenario }): ReactNode {
  const say = useSay()
  const editor = useEditor()
  const { subject, offered, inquiry, answer, shown, late, part, stopped } = found
  const kind = INQUIRY_KINDS[inquiry.question]
  const isCompared = useEditorState(({ session }) => session.compared?.inquiry.question === inquiry.question)
  const counter = subject.counter === undefined ? undefined : scenario.counters[subject.counter]
  const { title, subtitle } = headOf(subject, scenario, say(TEXT.wholeMap))
  const take = (question: InquiryId): void =>
    editor.session.setInquiry({
      question,
      ...subject,
      friends: [],
      enemies: [],
      choices: {},
    })
  return (
    <InspectorFrame
      title={title}
      subtitle={subtitle}
      picture={counter && <CounterImage counter={counter} size={52} />}
    >
      <div className="ask-questions">
        {subject.side !== undefined && <SideChoice side={subject.side} scenario={scenario} />}
        <Choice
          label={TEXT.questions}
          value={inquiry.question}
          options={offered.map(({ question }) => ({ id: question, name: INQUIRY_KINDS[question].name }))}
          onChange={take}
        />
        <p className="ask-asks">{say(kind.asks)}</p>
        <InquiryChoices
          inquiry={inquiry}
          choices={offered.find(({ question }) => question === inquiry.question)?.choices ?? []}
        />
        <Picks inquiry={inquiry} />
      </div>
      {isCompared && <p className="ask-wanted">{say(TEXT.compared)}</p>}
      {late && <Working part={part} />}
      {stopped && <Stopped onAgain={() => editor.document.askAgain('inquiry', inquiry)} />}
      {shown && <AnswerView answer={shown} />}
      <TurnAsked key={inquiry.question} found={found} />
      {answer && <Readings key={JSON.stringify(inquiry)} inquiry={inquiry} />}
      {answer && <InquiryActions inquiry={inquiry} answer={answer} />}
    </InspectorFrame>
  )
}

function SideChoice({ side, scenario }: { side: SideId; scenario: Scenario }): ReactNode {
  const editor = useEditor()
  const options = Object.entries(scenario.sides).map(([id, { name }]) => ({ id: id as SideId, name }))
  return (
    <SelectField
      label={TEXT.side}
      value={side}
      options={options}
      onChange={(askedSide) => editor.session.setOptions({ askedSide })}
    />
  )
}

function headOf(
  { counter, hex }: Subject,
  scenario: Scenario,
  wholeMap: string,
): { readonly title: string; readonly subtitle?: string } {
  if (counter !== undefined) {
    const at = scenario.counters[counter]?.hex
    const title = counterName(scenario, counter)
    return at === undefined ? { title } : { title, subtitle: nameOfHex(scenario, parseHexKey(at)) }
  }
  return { title: hex ? nameOfHex(scenario, hex) : wholeMap }
}
