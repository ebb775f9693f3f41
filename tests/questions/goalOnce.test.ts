/** The line of an answer about a goal, in status line, panel and copied text, names that goal once. */
import { expect, test } from 'vitest'
import { answerInWords } from '#shared/questions/inWords'
import { answerToInquiry } from '#shared/questions/inquire'
import { analysisOf } from '#shared/rules/registry/parts'
import { type Analysis } from '#shared/rules/contract/analysis'
import { inquiryOf } from '../support/asked'
import { testBoard } from '../support/board'

const ARCHER = { type: 'crusaders-archer', at: 'E5' }
const board = testBoard({
  ruleset: 'savoy',
  counters: { guy: ARCHER, hugo: { type: 'crusaders-soldier', at: 'F5' } },
})
const analysis = analysisOf('savoy') as Analysis

test.each([
  ['reach', 'E7', '2 points'],
  ['reach', 'L1', 'hors d’atteinte'],
  ['turns', 'E7', 'en 1 tour'],
  ['fire', 'E7', /./],
  ['group-advance', 'E4', '1 point'],
] as const)('of %s to %s', (question, to, says) => {
  const friends = question === 'group-advance' ? ['hugo'] : []
  const inquiry = inquiryOf(board, { question, counter: 'guy', to, friends })
  const answer = answerToInquiry(analysis, board, inquiry)
  if (!answer) throw new Error('not asked')
  const [line = ''] = answerInWords(board, inquiry, answer, 'fr').split('\n')
  expect(line).toMatch(says)
  expect(line.split(to)).toHaveLength(2)
})
