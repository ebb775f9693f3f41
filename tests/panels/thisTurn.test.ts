/** The panel « Ce tour-ci » in the panel of questions: for which questions it is shown, of whom, and what its words are. */
import { Tooltip } from 'radix-ui'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { counterId } from '#shared/document/ids'
import { type Scenario } from '#shared/document/types'
import { greatestOf } from '#shared/lang/extremes'
import { type Inquiry } from '#shared/rules/answers/inquiry'
import { type InquiryId } from '#shared/rules/answers/inquiryKinds'
import { NOTHING_HAPPENED, type TurnMemory } from '#shared/rules/answers/turnMemory'
import { TurnAsked } from '../../renderer/panels/ask/TurnAsked'
import { inquest } from '../../renderer/tools/ask/inHand'
import { freshRoute } from '../../renderer/tools/route/drawing'
import { askedRoute, plannedReach } from '../../renderer/tools/route/judge'
import { toggledFact } from '../../renderer/tools/route/turnSaid'
import { EditorProvider } from '../../renderer/ui/EditorContext'
import { testBoard } from '../support/board'
import { fantasyBoard } from '../support/fantasyBoard'
import { TestEditor } from '../support/TestEditor'

const [guy, ali, omar] = ['guy', 'ali', 'omar'].map(counterId) as [never, never, never]
const BOARD = testBoard({
  counters: {
    guy: { type: 'crusaders-archer', at: 'E5', name: 'Guy' },
    ali: { type: 'saracens-soldier', at: 'E4', name: 'Ali' },
    omar: { type: 'saracens-soldier', at: 'H8', name: 'Omar' },
  },
})

function asking(question: InquiryId, turn?: TurnMemory, scenario: Scenario = BOARD) {
  const { editor } = new TestEditor(scenario)
  const [counter = guy] = Object.keys(scenario.counters) as never[]
  editor.session.select({ kind: 'counters', counters: [counter] })
  ask(editor, { question, counter, friends: [], enemies: [], choices: {} })
  if (turn) editor.session.setTurn(turn)
  return editor
}

const ask = ({ session }: TestEditor['editor'], inquiry: Inquiry): void => session.setInquiry(inquiry)

const found = (editor: TestEditor['editor']) =>
  inquest(editor.document.ask, editor.store.getState().session, editor.document.scenario)

/** The panel as text: what stands in it now. */
function shown(editor: TestEditor['editor'], language: 'fr' | 'en'): string {
  const { getState } = editor.store
  // Markup is made of the first state of a store: here of the present one.
  const getInitialState = () => ({ ...getState(), view: { ...getState().view, language } })
  const store = { ...editor.store, getInitialState }
  const now = { ...editor, store } as typeof editor
  const page = { editor: now, ui: undefined as never }
  const asked = found(editor)
  if (!asked) throw new Error('there is a question')
  return renderToStaticMarkup(
    createElement(
      EditorProvider,
      page as never,
      createElement(Tooltip.Provider, null, createElement(TurnAsked, { found: asked })),
    ),
  )
}

test.each([
  ['fire', true],
  ['fight', true],
  ['contacts', true],
  ['retreats', true],
  ['safest', true],
  ['reach', true],
  ['turns', true],
  ['seen', false],
] as const)('MC-INF-5: %s asks about the turn: %s', (question, asks) => {
  for (const [language, title] of [
    ['fr', 'Ce tour-ci'],
    ['en', 'This turn'],
  ] as const)
    expect(shown(asking(question), language).includes(title)).toBe(asks)
})

test('of a march it is said who turned alone, of a move who fired too', () => {
  const panels = (['turns', 'reach', 'contacts'] as const).map((question) => shown(asking(question), 'fr'))
  const having = (words: string): boolean[] => panels.map((panel) => panel.includes(words))
  expect(having('A tiré en défense')).toEqual([false, true, true])
  expect(having('Blessé ou repoussé')).toEqual([false, false, true])
  expect(having('Tourner à gauche de 60°')).toEqual([true, true, true])
})

test('MC-INF-5: the turn is said once, for the route and for each question; each takes of it what it asks about', () => {
  const turn = toggledFact(toggledFact(NOTHING_HAPPENED, 'firedDefensively', guy), 'hitByOffensiveFire', ali)
  const editor = asking('contacts', turn)
  const { document, store } = editor
  expect(found(editor)?.inquiry.turn).toBe(turn)
  ask(editor, { question: 'reach', counter: guy, friends: [], enemies: [], choices: {} })
  expect(found(editor)?.inquiry.turn).toEqual(toggledFact(NOTHING_HAPPENED, 'firedDefensively', guy))
  ask(editor, { question: 'seen', counter: guy, friends: [], enemies: [], choices: {} })
  expect(found(editor)?.inquiry).not.toHaveProperty('turn')
  const route = askedRoute(freshRoute(guy), store.getState().session, document.scenario)
  expect(route.memory).toBe(turn)
  // MC-FIR-1: the way that is planned shows the reach of the same turn.
  const reached = plannedReach(document.ask, freshRoute(guy), store.getState().session)?.answer ?? []
  expect(greatestOf(reached.map(({ cost }) => cost))).toBe(3)
})

test('MC-INF-6: what is said changes the answer, stays with the next question and the next counter, and is not in the scenario', () => {
  const made = { opponent: guy, mover: ali, hex: '4,3' as never }
  const editor = asking('fire', { ...NOTHING_HAPPENED, attacksThisPhase: [made] })
  const before = editor.document.scenario
  const inquiry = found(editor)?.inquiry
  if (!inquiry) throw new Error('the fire is asked about')
  ask(editor, { ...inquiry, choices: { phase: 'defensive' } })
  expect(found(editor)?.answer?.refused?.map(({ rule }) => rule)).toEqual(['MC-INF-6'])
  editor.session.select({ kind: 'counters', counters: [omar] })
  ask(editor, { question: 'contacts', counter: omar, friends: [], enemies: [], choices: {} })
  expect(found(editor)?.inquiry.turn?.attacksThisPhase).toEqual([made])
  expect(editor.document.scenario).toBe(before)
})

test('in a game without opportunity attacks there is none', () => {
  expect(
    shown(asking('reach', undefined, fantasyBoard({ counters: { orc: { at: 'C3' } } })), 'en'),
  ).not.toContain('This turn')
})
