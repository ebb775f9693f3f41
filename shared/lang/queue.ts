/** Work that must not overlap. */

/** Runs one piece after the other, in the order asked; one that fails does not stop the next. */
type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** Each work begins when those before it have ended, failed ones too; its own failure is the caller’s. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

/** A queue for each key. */
export function createQueues(): (key: string) => Queue {
  const queues = new Map<string, Queue>()
  return (key) => {
    const found = queues.get(key) ?? createQueue()
    queues.set(key, found)
    return found
  }
}
