/** The tool of questions: choosing what is asked about, picking for the question, and what it shows. */
import { expect, test } from 'vitest'
import { type CounterId } from '#shared/document/ids'
import { type Answer } from '#shared/rules/answers/answer'
import { fraction } from '#shared/rules/chances/fraction'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { inquest, subjectOf } from '../../renderer/tools/ask/inHand'
import { playStands } from '../../renderer/tools/ask/playStands'
import { answerAtOnce } from '../support/answerAtOnce'
import { testBoard, withCounter } from '../support/board'
import { fakeAnalysis } from '../support/fakeAnalysis'
import { hexNamed } from '../support/names'
import { TestEditor } from '../support/TestEditor'

const soldier = testBoard({ counters: { guy: { type: 'crusaders-soldier', at: 'C4', name: 'Guy' } } })
const two = withCounter(soldier, 'omar' as CounterId, { type: 'saracens-soldier', at: 'E5', name: 'Omar' })
const board = withCounter(two, 'eudes' as CounterId, { type: 'crusaders-soldier', at: 'C6', name: 'Eudes' })

const HIT: Answer = {
  headline: { fr: 'touché 3 fois sur 10', en: 'hit 3 in 10' },
  outcomes: [
    { id: 'A', name: { fr: 'blessé', en: 'wounded' }, chance: fraction(3, 10), gravity: 3, then: [] },
  ],
  because: [{ rule: 'MC-FIR-1' }],
}

function asking() {
  const asked: Inquiry[] = []
  const analysis = {
    ...fakeAnalysis(),
    inquiries: {
      fire: {
        answer: (_: unknown, inquiry: Inquiry) => {
          asked.push(inquiry)
          return HIT
        },
      },
      fight: { answer: () => HIT },
    },
  }
  const editor = new TestEditor(board, { startAnswers: answerAtOnce(analysis) })
  editor.tool('ask').enter('A1')
  return { editor, asked }
}

const found = (editor: TestEditor) =>
  inquest(editor.editor.document.ask, editor.editor.store.getState().session, editor.scenario)
const status = (editor: TestEditor): string => editor.editor.view.hover.getState().toolStatus?.en ?? ''
const take = (editor: TestEditor, question: Inquiry['question']): void =>
  editor.editor.session.setInquiry({
    question,
    counter: 'guy' as CounterId,
    friends: [],
    enemies: [],
    choices: {},
  })

test('a click on a counter asks about it: the first question that its game answers', () => {
  const { editor } = asking()
  editor.click('C4').expectSelected('guy')
  expect(found(editor)?.offered.map(({ question }) => question)).toEqual([
    'reach',
    'fire',
    'fight',
    'seen',
    'turns',
  ])
  expect(found(editor)?.inquiry).toMatchObject({ question: 'reach', counter: 'guy' })
})

test('of a shot a click on an enemy picks the target, on a friend another firer', () => {
  const { editor, asked } = asking()
  editor.click('C4')
  take(editor, 'fire')
  editor.click('E5').expectSelected('guy')
  expect(asked.at(-1)).toMatchObject({ counter: 'guy', enemies: ['omar'] })
  expect(status(editor)).toBe('Guy → Omar: hit 3 in 10.')
  editor.click('B2')
  expect(asked.at(-1)).toMatchObject({ enemies: [], to: hexNamed(board, 'B2') })
  editor.click('C6').expectSelected('eudes')
  expect(found(editor)?.inquiry).toEqual({
    question: 'fire',
    counter: 'eudes',
    friends: [],
    enemies: [],
    choices: {},
  })
})

test('of a fight friends join and leave by a click; Escape takes the picks back one by one, then the counter', () => {
  const { editor } = asking()
  editor.click('C4')
  take(editor, 'fight')
  editor.click('C6').click('E5')
  expect(found(editor)?.inquiry).toMatchObject({ friends: ['eudes'], enemies: ['omar'] })
  editor.click('C6')
  expect(found(editor)?.inquiry).toMatchObject({ friends: [], enemies: ['omar'] })
  editor.click('C6').press('Escape').expectSelected('guy')
  expect(found(editor)?.inquiry).toMatchObject({ friends: ['eudes'], enemies: [] })
  editor.press('Escape').expectSelected('guy')
  expect(found(editor)?.inquiry).toMatchObject({ friends: [], enemies: [] })
  editor.press('Escape')
  expect(subjectOf(editor.editor.store.getState().session, editor.scenario)).toEqual({ side: 'crusaders' })
})

test('nothing changes the document', () => {
  const { editor } = asking()
  const before = editor.scenario
  editor.click('C4')
  take(editor, 'fire')
  editor.click('E5').click('B2').press('Escape')
  expect(editor.scenario).toBe(before)
})

test('a pinned answer is compared with the next: what changed is shown in its stead', () => {
  const { editor } = asking()
  editor.click('C4')
  const before = found(editor)
  if (!before?.answer) throw new Error('no answer')
  const pinned = { inquiry: before.inquiry, answer: before.answer }
  editor.editor.session.setPinned([pinned])
  editor.editor.session.compareWith(pinned)
  expect(found(editor)?.shown?.headline.en).toBe('nothing changes')
  editor.editor.session.setPinned([])
  expect(found(editor)?.shown).toBe(found(editor)?.answer)
})

test('what an entry moves is played as one step: the place, and the state that getting there changes', () => {
  const { editor } = asking()
  const guy = () => editor.scenario.counters['guy' as CounterId]
  const before = guy()
  const hex = hexNamed(board, 'C5')
  const stand = { counter: 'guy' as CounterId, hex, facing: { kind: 'vertex', index: 2 } as const }
  playStands(editor.editor, [{ ...stand, status: { fatigue: 'winded' } }], { fr: 'Guy', en: 'Guy' })
  expect(guy()).toMatchObject({ hex: '2,3', facing: { index: 2 }, status: { fatigue: 'winded' } })
  editor.editor.document.undo()
  expect(guy()).toEqual(before)
})
