/**
 * The object that a preload gets from `require('electron')`, inside a page that Playwright drives: the few parts that it
 * may use, over one hidden binding. Sent to the page as its own text: it may use nothing from outside itself.
 */
import { type ValueCopy } from './clone'

/** `next` is answered when the shell has something to tell. */
export type BindingKind = 'invoke' | 'send' | 'next' | 'title' | 'permission' | 'ready'

/** Answers are encoded; a rejection carries the message of Electron's. */
type Binding = (kind: BindingKind, channel: string, encoded: string) => Promise<string>

/** The name under which a test puts on the window where the files that it drops lie, by their names. */
export const DROPPED_PATHS = 'castellan.test.paths'

type Listener = (event: unknown, ...args: readonly unknown[]) => void

export function createRendererSide(
  bindingName: string,
  droppedPaths: string,
  { encode, decode }: ValueCopy,
): (id: string) => unknown {
  const globals = window as unknown as Record<string, unknown>
  const ask = globals[bindingName] as Binding
  // Nothing of the harness is left for the page to see.
  delete globals[bindingName]
  const listeners = new Map<string, Set<Listener>>()

  function only<T extends object>(what: string, parts: T): T {
    return new Proxy(parts, {
      get(target, name) {
        if (typeof name === 'symbol' || name in target) return Reflect.get(target, name)
        throw new Error(`the fake has no ${what}.${name}`)
      },
    })
  }

  function frozen(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    return Object.freeze(
      Object.fromEntries(Object.entries(value).map(([name, part]) => [name, frozen(part)])),
    )
  }

  const of = (channel: string): Set<Listener> => {
    const found = listeners.get(channel) ?? new Set()
    listeners.set(channel, found)
    return found
  }

  const electron = only('electron', {
    contextBridge: only('contextBridge', {
      exposeInMainWorld(key: string, api: unknown) {
        if (key in window)
          throw new Error('Cannot bind an API on top of an existing property on the window object')
        Object.defineProperty(window, key, { value: frozen(api), enumerable: true })
      },
    }),
    ipcRenderer: only('ipcRenderer', {
      async invoke(channel: string, ...args: readonly unknown[]) {
        return decode(await ask('invoke', channel, encode(args)))
      },
      send: (channel: string, ...args: readonly unknown[]) => void ask('send', channel, encode(args)),
      on: (channel: string, listener: Listener) => void of(channel).add(listener),
      off: (channel: string, listener: Listener) => void of(channel).delete(listener),
      removeListener: (channel: string, listener: Listener) => void of(channel).delete(listener),
    }),
    webUtils: only('webUtils', {
      getPathForFile(file: File) {
        if (!(file instanceof File)) throw new TypeError('getPathForFile expects a File')
        const paths = (window as unknown as Record<symbol, Record<string, string>>)[Symbol.for(droppedPaths)]
        return paths?.[file.name] ?? ''
      },
    }),
  })

  async function listen(): Promise<void> {
    for (;;) {
      const [channel, args] = decode(await ask('next', '', encode([]))) as [string, unknown[]]
      for (const listener of of(channel)) listener({}, ...args)
    }
  }

  // What Chromium would ask the session: the browser under test answers such questions by itself.
  function guard(owner: object | undefined, method: string, permission: string, refuse: () => unknown): void {
    const own = owner as Record<string, (...args: unknown[]) => unknown> | undefined
    const original = own?.[method]
    if (!own || !original) return
    own[method] = async (...args) => {
      const granted = decode(await ask('permission', permission, encode([])))
      return granted === true ? original.apply(own, args) : refuse()
    }
  }
  const notAllowed = (): never => {
    throw new DOMException('Permission denied', 'NotAllowedError')
  }
  guard(window.Notification, 'requestPermission', 'notifications', () => 'denied')
  guard(navigator.mediaDevices, 'getUserMedia', 'media', notAllowed)
  guard(navigator.clipboard, 'read', 'clipboard-read', notAllowed)
  guard(navigator.clipboard, 'readText', 'clipboard-read', notAllowed)

  void ask('ready', '', encode([])).then(listen)
  document.addEventListener('DOMContentLoaded', () => {
    const tell = (): void => void ask('title', document.title, encode([]))
    new MutationObserver(tell).observe(document.head, { subtree: true, childList: true, characterData: true })
    tell()
  })

  return (id) => {
    if (id !== 'electron') throw new Error(`a sandboxed preload cannot require ${id}`)
    return electron
  }
}
