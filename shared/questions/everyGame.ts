/** Inquiries that come down to sight and movement, and that every game therefore answers: one line each. */
import { type Analysis } from '#shared/rules/contract/analysis'
import { type Inquiries } from '#shared/rules/answers/inquiry'
import { reachInquiry } from './reachAnswer'
import { seenAnswer } from './seenAnswer'
import { turnsInquiry } from './turnsAnswer'
import { deadGroundAnswer, watchedAnswer } from './wholeMap'

export function everyGame(analysis: Analysis): Inquiries {
  // Who turned to strike at a passer-by goes on from there; who fired in defence moves less.
  const moves = analysis.route && ({ asksTurn: 'fire' } as const)
  const marches = analysis.route && ({ asksTurn: 'facings' } as const)
  return {
    reach: { ...moves, ...reachInquiry(analysis) },
    seen: { answer: (scenario, inquiry) => seenAnswer(analysis, scenario, inquiry) },
    'dead-ground': {
      answer: (scenario, inquiry, told) => deadGroundAnswer(analysis, scenario, inquiry, told),
    },
    watched: { answer: (scenario, inquiry, told) => watchedAnswer(analysis, scenario, inquiry, told) },
    turns: { ...marches, ...turnsInquiry(analysis) },
  }
}
