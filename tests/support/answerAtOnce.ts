/** Answers to questions within the call, by the rules of the document unless others are given: tests see them at once. */
import { knownTo } from '#shared/document/eyes'
import { namedIn } from '#shared/document/namedIn'
import { type Analysis } from '#shared/rules/contract/analysis'
import { answerTo } from '#shared/questions/questions'
import { analysisOf } from '#shared/rules/registry/parts'
import { type Scenario } from '#shared/document/types'
import { type StartAnswers } from '../../renderer/editor/questions'

export function answerAtOnce(given?: Analysis): StartAnswers {
  return ({ answered }) => {
    let scenario: Scenario | undefined
    return {
      open: (opened) => void (scenario = opened),
      follow: ({ after }) => void (scenario = after),
      ask(question, { eyes, language }) {
        const analysis = given ?? (scenario && analysisOf(scenario.ruleset))
        answered(
          analysis && scenario && answerTo(analysis, knownTo(eyes, namedIn(scenario, language)), question),
        )
      },
      stop: () => undefined,
      close: () => undefined,
    }
  }
}
