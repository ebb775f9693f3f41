/**
 * Asks the page before its window closes. The page answers when its reader has decided; one that does not confirm the
 * question hangs, and must not keep the window open for ever: then the shell asks the reader.
 */

interface CloseGuard {
  /** True: the window may close. Asked again while it is being asked: the same answer. */
  ask(): Promise<boolean>
  /** The page runs and asks its reader. */
  heard(): void
  answer(mayClose: boolean): void
  /** The page has hung while it asks its reader. */
  unresponsive(): void
  /** The page is gone, perhaps with its window: nobody will answer. */
  gone(): void
}

const PATIENCE_MS = 5000

/** `askReader` is true when the window shall close without the page; its signal takes the question back. */
export function createCloseGuard(
  askPage: () => void,
  askReader: (signal: AbortSignal) => Promise<boolean>,
): CloseGuard {
  let asking: { readonly promise: Promise<boolean>; settle(mayClose: boolean): void } | undefined
  let timer: NodeJS.Timeout | undefined
  let question: AbortController | undefined

  const settle = (mayClose: boolean): void => {
    clearTimeout(timer)
    question?.abort()
    question = undefined
    asking?.settle(mayClose)
    asking = undefined
  }
  const waitForPage = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), PATIENCE_MS)
  }
  const ask = async (): Promise<void> => {
    if (!asking || question) return
    const mine = new AbortController()
    question = mine
    const close = await askReader(mine.signal).catch(() => false)
    if (question !== mine) return
    question = undefined
    if (close) settle(true)
    else waitForPage()
  }

  return {
    ask() {
      if (asking) return asking.promise
      const { promise, resolve } = withResolvers<boolean>()
      asking = { promise, settle: resolve }
      waitForPage()
      askPage()
      return promise
    },
    heard: () => {
      clearTimeout(timer)
      question?.abort()
      question = undefined
    },
    answer: settle,
    unresponsive: () => void ask(),
    gone: () => settle(false),
  }
}

function withResolvers<T>(): { promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
