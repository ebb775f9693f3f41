/** Proves one scenario beside the page; to cancel, the page ends the worker. */
import { type Scenario } from '#shared/document/types'
import { type FromProofsWorker, proveAll } from './proving'

// The page's types know no worker scope.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Scenario>) => void) | null
  postMessage(message: FromProofsWorker): void
}

scope.onmessage = ({ data }) => proveAll(data, (message) => scope.postMessage(message))
