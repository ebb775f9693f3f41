/** The questions of proofs as sentences, with the user's names. */
import { conditionInWords } from '#shared/document/inWords/condition'
import { type Scenario } from '#shared/document/types'
import { type Localized, localized } from '#shared/i18n/localized'
import { quotable } from '#shared/i18n/quotable'
import { type ProofQuestion } from './proofs'

export function questionInWords(scenario: Scenario, question: ProofQuestion): Localized {
  switch (question.kind) {
    case 'set-up': {
      const side = sideName(scenario, question.side)
      return localized(
        `${side}\u202f: tous ses pions tiennent-ils dans ses zones\u202f?`,
        `${side}: do all of its counters fit its zones?`,
      )
    }
    case 'entry': {
      const { name = '', turn } = scenario.reinforcements[question.reinforcement] ?? {}
      const called = quotable(name)
      const when = turn === undefined ? localized('', '') : localized(` au tour ${turn}`, ` in turn ${turn}`)
      return localized(
        `Renfort «\u202f${called}\u202f»\u202f: peut-il entrer en entier${when.fr}\u202f?`,
        `Reinforcement “${called}”: can all of it enter${when.en}?`,
      )
    }
    case 'objective': {
      const { fr, en } = conditionInWords(scenario, question.condition, question.side)
      return localized(`Est-ce possible à temps\u202f: ${fr}\u202f?`, `Is it possible in time: ${en}?`)
    }
    case 'opening':
      return localized(
        'Qui est au contact, en vue ou à portée au départ\u202f?',
        'Who is in contact, in sight or in range at the start?',
      )
  }
}

function sideName({ sides }: Scenario, side: Extract<ProofQuestion, { kind: 'set-up' }>['side']): string {
  return quotable(sides[side]?.name ?? side)
}
