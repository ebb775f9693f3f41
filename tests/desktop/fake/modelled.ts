/** Makes the fake throw on what it does not model, so that no test passes on something that Electron would do otherwise. */

/** Looked up by promises, printers and matchers on any object: no use of Electron. */
const QUIET = new Set([
  'then',
  'toJSON',
  'asymmetricMatch',
  'nodeType',
  '$$typeof',
  '@@__IMMUTABLE_ITERABLE__@@',
  '@@__IMMUTABLE_RECORD__@@',
])

/** `destroyed` tells when the object is gone; then all but `isDestroyed` and its listeners throw as in Electron. */
export function modelled<T extends object>(
  name: string,
  object: T,
  destroyed: () => boolean = () => false,
): T {
  return new Proxy(object, {
    get(target, key) {
      if (typeof key === 'symbol' || QUIET.has(key)) return Reflect.get(target, key) as unknown
      if (!(key in target)) throw new Error(`the fake Electron does not model ${name}.${key}`)
      if (destroyed() && !LIVE_ON.has(key)) throw new TypeError('Object has been destroyed')
      const value = Reflect.get(target, key) as unknown
      // Inside, the object itself is at work: it may look at what is private and at what is gone.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
    set(target, key, value) {
      if (!(key in target) && typeof key !== 'symbol')
        throw new Error(`the fake Electron does not model setting ${name}.${key}`)
      return Reflect.set(target, key, value)
    },
  })
}

const LIVE_ON = new Set(['isDestroyed', 'on', 'once', 'off', 'emit', 'removeListener', 'listeners', 'fake'])

/** An event of Electron: whether its default is prevented. */
interface FakeEvent {
  defaultPrevented: boolean
  preventDefault(): void
}

export function fakeEvent<T extends object>(params?: T): FakeEvent & T {
  const event = {
    ...(params as T),
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true
    },
  }
  return event
}

/** Copies a value as it is copied between processes. */
export function clone<T>(value: T): T {
  try {
    return structuredClone(value)
  } catch {
    throw new Error('An object could not be cloned.')
  }
}
