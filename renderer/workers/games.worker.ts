/** Plays games of machines beside the page; to stop, the page ends the worker. */
import { createPlaying, type FromGamesWorker, type ToGamesWorker } from './playing'

// The page's types know no worker scope.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToGamesWorker>) => void) | null
  postMessage(message: FromGamesWorker): void
}

const answer = createPlaying((message) => scope.postMessage(message))

scope.onmessage = ({ data }) => answer(data)
