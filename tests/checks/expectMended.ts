/** Expects of a quick fix that it names a real command, which makes its finding go and can be undone. */
import { expect } from 'vitest'
import { commandById } from '#shared/commands/index'
import { createHistory } from '#shared/commands/history'
import { type Scenario } from '#shared/document/types'
import { findings, findingsOf } from './support'

/** Of the first finding of this code. Another finding of the code may come of it: a lone opening then stands in a lone wall. */
export function expectMended(board: Scenario, code: string): void {
  const [finding] = findingsOf(board, code)
  const call = finding!.fix!.call
  const command = commandById(call.command)
  expect(command, call.command).toBeDefined()
  const history = createHistory(board)
  expect(history.apply(command!, call.params)).toBeUndefined()
  const left = findingsOf(history.document, code)
  expect(left.map(({ message }) => message.en)).not.toContain(finding!.message.en)
  history.undo()
  expect(findings(history.document)).toEqual(findings(board))
}
