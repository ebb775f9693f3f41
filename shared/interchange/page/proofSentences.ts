/** The proofs of a scenario as sentences, made when a page is written: the page itself proves nothing. */
import { inBothLanguages } from '#shared/document/inBothLanguages'
import { type Scenario } from '#shared/document/types'
import { hexCount } from '#shared/hex/grid'
import { type Localized } from '#shared/i18n/localized'
import { proofQuestions, prove } from '#shared/proofs/proofs'
import { provenInWords } from '#shared/proofs/words'
import { analysisOf } from '#shared/rules/registry/parts'
import { type Ruleset } from '#shared/rules/contract/ruleset'

/** Marches to objectives are looked for on maps of so many hexes at most: on larger ones writing a page would take minutes. */
const MOST_HEXES = 1000

interface ProofSentences {
  /** In the order of the questions, each once; none for a ruleset without analysis. */
  readonly sentences: readonly Localized[]
  /** Questions that were not asked, because the map is too large. */
  readonly unasked: number
}

export function proofSentences(scenario: Scenario, ruleset: Ruleset): ProofSentences {
  const analysis = analysisOf(scenario.ruleset)
  if (!analysis) return { sentences: [], unasked: 0 }
  const questions = proofQuestions(scenario)
  const isLarge = hexCount(scenario.map.grid) > MOST_HEXES
  const asked = questions.filter(({ kind }) => !isLarge || (kind !== 'objective' && kind !== 'opening'))
  const sentences = asked.flatMap((question) => {
    const proven = prove(scenario, ruleset, analysis, question)
    return proven
      ? inBothLanguages(scenario, (named) => provenInWords(named, proven).map(({ words }) => words))
      : []
  })
  // Levels of victory may ask for the same place.
  const once = [...new Map(sentences.map((words) => [words.fr, words])).values()]
  return { sentences: once, unasked: questions.length - asked.length }
}
