/** Expects of a quick fix that it names a real command, which makes its finding go and can be undone. */
import { expect } from 'vitest'
import { createHistory } from '#shared/commands/history'
import { type Scenario } from '#shared/document/types'
import { applyCall } from '../support/applyCall'
import { findings, findingsOf } from './support'

/**
 * Mends the first finding of this code. Another finding of the code may come of it: a lone opening then stands in a lone wall.
 */
export function expectMended(board: Scenario, code: string): void {
  const [finding] = findingsOf(board, code)
  const history = createHistory(board)
  expect(applyCall(history, finding!.fix!.call)).toBeUndefined()
  const left = findingsOf(history.document, code)
  expect(left.map(({ message }) => message.en)).not.toContain(finding!.message.en)
  history.undo()
  expect(findings(history.document)).toEqual(findings(board))
}
