/** Two processes that call each other's functions by name, over the channel that Node gives a parent and its child. */

/** Anything that sends and receives as `process` and a `ChildProcess` do. */
interface Channel {
  readonly connected: boolean
  send?(message: unknown, sent: (error: Error | null) => void): boolean
  on(event: 'message', listener: (message: unknown) => void): unknown
}

type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>

/** The other side's functions, every answer a promise. */
export type Remote<H> = {
  readonly [K in keyof H]: H[K] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : never
}

interface Call {
  readonly id: number
  readonly call: string
  readonly args: readonly unknown[]
}
interface Answer {
  readonly id: number
  readonly value?: unknown
  readonly fault?: string
}

export function connectPeer<H>(channel: Channel, handlers: Handlers): Remote<H> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let calls = 0

  // A peer that is gone needs no answer, and gives none: a page whose program was killed is closed next.
  function send(message: Call | Answer): void {
    if (channel.connected) channel.send?.(message, () => undefined)
  }

  async function answer({ id, call, args }: Call): Promise<void> {
    try {
      const handler = handlers[call] as ((...args: readonly unknown[]) => unknown) | undefined
      if (!handler) throw new Error(`no function ${call}`)
      send({ id, value: await handler(...args) })
    } catch (error) {
      send({ id, fault: error instanceof Error ? error.message : String(error) })
    }
  }

  channel.on('message', (message) => {
    if ((message as Partial<Call>).call !== undefined) return void answer(message as Call)
    const { id, value, fault } = message as Answer
    const caller = waiting.get(id)
    waiting.delete(id)
    if (fault === undefined) caller?.resolve(value)
    else caller?.reject(new Error(fault))
  })

  return new Proxy({} as Remote<H>, {
    get:
      (_target, call: string) =>
      (...args: readonly unknown[]) =>
        new Promise((resolve, reject) => {
          const id = ++calls
          waiting.set(id, { resolve, reject })
          send({ id, call, args })
        }),
  })
}
