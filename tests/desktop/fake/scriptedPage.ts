/**
 * Pages played by a test in Node: the built preload runs in a function of its own, with as much of Electron's renderer as
 * it needs, and the test gets the `Host` that it lays on the window. It asks for no file of the page: the test is the page.
 */
import { type DroppedFile, type Host } from '#shared/host/host'
import { clone } from './modelled'
import { type OpenPage, type PageDriver, type PageEvents } from './pageDriver'

export interface ScriptedPage {
  /** The host of the page as it is loaded now: another one after a reload. */
  readonly host: Host
  readonly url: string
  readonly events: PageEvents
  /** The number of times that it was loaded. */
  readonly loads: number
  readonly closed: boolean
  /** It does not hear what the shell says; what it has asked goes on. */
  hung: boolean
  /** Makes a file that the user drops; `path` is empty for a file that the page made. */
  dropFile(name: string, path: string): DroppedFile
}

export interface ScriptedPages {
  readonly openPage: OpenPage
  /** In the order in which windows opened. */
  readonly pages: readonly ScriptedPage[]
}

/** `onLoad` plays what the page does first; it is not waited for. */
export function createScriptedPages(
  onLoad: (page: ScriptedPage) => unknown = () => undefined,
): ScriptedPages {
  const pages: ScriptedPage[] = []
  return {
    pages,
    openPage: async (_size, events) => {
      const page = new PlayedPage(events, onLoad)
      pages.push(page)
      return page
    },
  }
}

type Listener = (event: unknown, ...args: unknown[]) => void

class PlayedPage implements ScriptedPage, PageDriver {
  url = ''
  loads = 0
  closed = false
  hung = false
  private loaded: Host | undefined
  private preload = ''
  private listeners = new Map<string, Listener[]>()
  private readonly paths = new WeakMap<DroppedFile, string>()

  constructor(
    readonly events: PageEvents,
    private readonly onLoad: (page: ScriptedPage) => unknown,
  ) {}

  get host(): Host {
    if (!this.loaded) throw new Error('the preload has laid no host on the window')
    return this.loaded
  }

  async load(url: string, preload: string): Promise<void> {
    this.url = url
    this.preload = preload
    this.run()
  }

  async reload(): Promise<void> {
    this.hung = false
    this.run()
  }

  async emit(channel: string, args: readonly unknown[]): Promise<void> {
    if (this.hung || this.closed) return
    for (const listen of [...(this.listeners.get(channel) ?? [])]) listen({}, ...args)
  }

  async close(): Promise<void> {
    this.closed = true
  }

  dropFile(name: string, path: string): DroppedFile {
    const file = { name, size: 0, arrayBuffer: async () => new ArrayBuffer(0) }
    this.paths.set(file, path)
    return file
  }

  private run(): void {
    this.listeners = new Map()
    const world: Record<string, unknown> = {}
    const electron = this.rendererModule(world)
    const required = (name: string): unknown => {
      if (name === 'electron') return electron
      throw new Error(`module not found: ${name}`)
    }
    const module = { exports: {} }
    // No `process`, no `window`: what a sandboxed preload has beside these is not modelled.
    new Function('require', 'module', 'exports', 'process', this.preload)(
      required,
      module,
      module.exports,
      undefined,
    )
    this.loaded = world.castellanHost as Host | undefined
    this.loads += 1
    void this.onLoad(this)
  }

  private rendererModule(world: Record<string, unknown>): object {
    return {
      contextBridge: {
        exposeInMainWorld: (key: string, api: unknown) => {
          if (key in world)
            throw new Error('Cannot bind an API on top of an existing property on the window object')
          world[key] = api
        },
      },
      ipcRenderer: {
        invoke: async (channel: string, ...args: unknown[]) =>
          clone(await this.events.invoke(channel, clone(args), this.url)),
        send: (channel: string, ...args: unknown[]) => this.events.send(channel, clone(args), this.url),
        on: (channel: string, listen: Listener) => {
          this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listen])
        },
        removeListener: (channel: string, listen: Listener) => {
          const others = (this.listeners.get(channel) ?? []).filter((other) => other !== listen)
          this.listeners.set(channel, others)
        },
      },
      webUtils: {
        getPathForFile: (file: DroppedFile) => {
          const path = this.paths.get(file)
          if (path === undefined) throw new TypeError('not a File')
          return path
        },
      },
    }
  }
}
