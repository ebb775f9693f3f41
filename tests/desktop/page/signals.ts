/** Sends the shell's messages to a page, one after the other: the page asks for the next when it has done the one before. */

interface Signals {
  /** Resolves when the page has heard it, or is gone. */
  send(message: string): Promise<void>
  /** The page asks: what it was given last is done. */
  next(): Promise<string>
  /** A new page listens from here on; what it has not asked for yet stays. */
  begin(): void
  /** The page is gone, and with it all that was to be sent to it. */
  end(): void
}

interface Signal {
  readonly message: string
  heard(): void
}

export function createSignals(): Signals {
  let waiting: Signal[] = []
  let underWay: Signal | undefined
  let deliver: ((signal: Signal) => void) | undefined

  function begin(): void {
    deliver = undefined
    underWay?.heard()
    underWay = undefined
  }

  return {
    send: (message) =>
      new Promise((heard) => {
        const signal = { message, heard }
        if (deliver) deliver(signal)
        else waiting.push(signal)
        deliver = undefined
      }),
    next() {
      begin()
      return new Promise((resolve) => {
        const give = (signal: Signal): void => {
          underWay = signal
          resolve(signal.message)
        }
        const [first] = waiting.splice(0, 1)
        if (first) give(first)
        else deliver = give
      })
    },
    begin,
    end() {
      for (const signal of waiting) signal.heard()
      waiting = []
      begin()
    },
  }
}
