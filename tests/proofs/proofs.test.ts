import { describe, expect, it } from 'vitest'
import { type Scenario } from '#shared/document/types'
import { proofQuestions, prove } from '#shared/proofs/proofs'
import { questionInWords } from '#shared/proofs/questionWords'
import { provenInWords } from '#shared/proofs/words'
import { analysisOf } from '#shared/rules/registry/parts'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { testBoard } from '../support/board'
import { provingBoard } from '../support/provingBoard'

function proven(scenario: Scenario) {
  const analysis = analysisOf(scenario.ruleset)
  if (!analysis) throw new Error('no analysis')
  return proofQuestions(scenario).map((one) => prove(scenario, rulesetOf(scenario), analysis, one))
}

describe('the proofs of a scenario', () => {
  it('are none of an empty one', () => {
    expect(proofQuestions(testBoard())).toEqual([])
  })

  it('are each a question and an answer', () => {
    const scenario = provingBoard()
    expect(proofQuestions(scenario).map((one) => questionInWords(scenario, one).en)).toEqual([
      'Crusaders: do all of its counters fit its zones?',
      'Is it possible in time: the side “Crusaders” holds hex A8 as the game ends?',
      'Who is in contact, in sight or in range at the start?',
    ])
    expect(proofQuestions(scenario).map((one) => questionInWords(scenario, one).fr)).toEqual([
      'Crusaders\u202f: tous ses pions tiennent-ils dans ses zones\u202f?',
      'Est-ce possible à temps\u202f: le camp «\u202fCrusaders\u202f» tient la case A8 à la fin de la partie\u202f?',
      'Qui est au contact, en vue ou à portée au départ\u202f?',
    ])
    const answers = proven(scenario)
    expect(answers).toMatchObject([
      { kind: 'set-up', side: 'crusaders', answer: 'yes', counters: ['guy'] },
      { kind: 'objective', victory: 'win', answer: 'yes', turn: 2 },
      { kind: 'opening', undecided: ['guy'] },
    ])
    expect(answers.map((one) => one && provenInWords(scenario, one).map(({ words }) => words.en))).toEqual([
      ['Crusaders: 1 counter to set up, all fit its zones.'],
      [expect.stringMatching(/^Crusaders: hold hex A8; possible in turn 2 at the earliest/)],
      [
        'Nobody is in contact at the start.',
        'In sight at the start: Bow (A1) and Omar (A4).',
        'Can fire at the start: Bow (A1) at Omar (A4).',
        'They can be fired at before they have moved: Omar (A4) in turn 1 by Bow (A1).',
        '1 counter without a fixed hex (a zone, or off the map): nothing is said of it.',
      ],
    ])
  })
})
