/** Runs the checks beside the page, on a copy of the document that is kept up to date by what changed. */
import { type Finding } from '#shared/checks/finding'
import { CHECKS } from '#shared/checks/index'
import { type Checker, createChecker } from '#shared/checks/runChecks'
import { type Scenario } from '#shared/document/types'
import { MEASURES } from '#shared/painter/picture/measures'
import { analysisOf } from '#shared/rules/registry/parts'
import { rulesetOf } from '#shared/rules/registry/rulesetOf'
import { type DocumentUpdate, updated } from './replica'

// The page's types know no worker scope.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<DocumentUpdate>) => void) | null
  postMessage(findings: readonly Finding[]): void
}

let scenario: Scenario | undefined
let checker: Checker | undefined

scope.onmessage = ({ data }) => {
  if (data.kind === 'whole') checker = undefined
  scenario = updated(scenario, data)
  checker ??= createChecker(rulesetOf, CHECKS, analysisOf, MEASURES)
  scope.postMessage(checker.check(scenario, data.kind === 'whole' ? undefined : data.changes))
}
