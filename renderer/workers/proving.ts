/** The messages of the worker that proves a scenario, and how it proves: one question after the other. */
import { type Scenario } from '#shared/document/types'
import { type ProofQuestion, proofQuestions, prove, type Proven } from '#shared/proofs/proofs'
import { analysisOf } from '#shared/rules/registry/parts'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'

/** All questions first; then the answers in their order, undefined where there is nothing to prove after all. */
export type FromProofsWorker =
  | { readonly kind: 'questions'; readonly questions: readonly ProofQuestion[] }
  | { readonly kind: 'proven'; readonly proven: Proven | undefined }

/** No question under rules that this version does not have. */
export function proveAll(scenario: Scenario, tell: (message: FromProofsWorker) => void): void {
  const analysis = analysisOf(scenario.ruleset)
  const questions = analysis ? proofQuestions(scenario) : []
  tell({ kind: 'questions', questions })
  const ruleset = rulesetOf(scenario)
  for (const question of questions)
    tell({ kind: 'proven', proven: analysis && prove(scenario, ruleset, analysis, question) })
}
