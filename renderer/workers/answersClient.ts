/** The page's end of the worker that answers questions; it starts with the first, for most documents are never asked. */
import { type Scenario } from '#shared/document/types'
import { type LiveAnswers, type StartAnswers } from '../editor/questions'
import { type FromAnswersWorker, type ToAnswersWorker } from './answering'
import { createReplicaFeed } from './replica'

type Answers = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

export function answersBeside(
  { answered, advanced }: Parameters<StartAnswers>[0],
  startWorker: () => Answers = startAnswersWorker,
): LiveAnswers {
  const feed = createReplicaFeed()
  let worker: Answers | undefined
  let latest: Scenario | undefined

  function start(): Answers {
    const started = startWorker()
    started.onmessage = ({ data }: MessageEvent<FromAnswersWorker>) =>
      'part' in data ? advanced(data.part) : answered(data.answer)
    // A fault in one rule, or no connection: there is no answer.
    started.onerror = () => {
      end()
      answered(undefined)
    }
    return started
  }

  /** The next question starts over with the whole document. */
  function end(): void {
    worker?.terminate()
    worker = undefined
    if (latest) feed.open(latest)
  }

  return {
    open(scenario) {
      latest = scenario
      feed.open(scenario)
    },
    follow(change) {
      latest = change.after
      feed.follow(change)
    },
    ask(question, reader) {
      worker ??= start()
      worker.postMessage({ update: feed.next(), question, reader } satisfies ToAnswersWorker)
    },
    // A worker that computes hears nothing before it is done.
    stop: end,
    close: () => worker?.terminate(),
  }
}

function startAnswersWorker(): Worker {
  return new Worker(new URL('./answers.worker.ts', import.meta.url), { type: 'module' })
}
