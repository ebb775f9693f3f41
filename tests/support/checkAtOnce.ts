/** Live checks within the call: tests see the findings at once. */
import { CHECKS } from '#shared/checks/index'
import { createChecker } from '#shared/checks/runChecks'
import { MEASURES } from '#shared/painter/picture/measures'
import { analysisOf } from '#shared/rules/registry/parts'
import { type StartChecks } from '../../renderer/editor/liveChecks'
import { rulesetOf } from '../../shared/rules/registry/rulesetOf'

export const checkAtOnce: StartChecks = (found) => {
  const checker = createChecker(rulesetOf, CHECKS, analysisOf, MEASURES)
  return {
    open: (scenario) => found(checker.check(scenario)),
    follow: ({ after, changes }) => found(checker.check(after, changes)),
    close: () => undefined,
  }
}
