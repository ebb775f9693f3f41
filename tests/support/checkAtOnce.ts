/** Live checks within the call: tests see the findings at once. */
import { createChecker } from '#shared/checks/runChecks'
import { type StartChecks } from '../../renderer/editor/liveChecks'
import { rulesetOf } from '../../renderer/workers/rulesetOf'

export const checkAtOnce: StartChecks = (found) => {
  const checker = createChecker(rulesetOf)
  return { update: (scenario) => found(checker.check(scenario)), close: () => undefined }
}
