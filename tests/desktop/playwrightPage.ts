/** A page in a real Chromium for a window of the fake Electron: the built preload runs in it as in a sandboxed renderer. */
import { type BrowserContext, type Page, type Route } from '@playwright/test'
import { type PageDriver, type PageEvents } from './fake/pageDriver'
import { isApp, toApp, toHttps } from './page/appAddress'
import { createValueCopy } from './page/clone'
import { type BindingKind, createRendererSide, DROPPED_PATHS } from './page/rendererSide'
import { createSignals } from './page/signals'

type LaterToo<F> = F extends (...args: infer A) => infer R ? (...args: A) => R | Promise<Awaited<R>> : never

/** `PageEvents` whose listener may be another process, so that every answer may come later. */
export type DistantPageEvents = { readonly [K in keyof PageEvents]: LaterToo<PageEvents[K]> }

export interface PlaywrightWindow extends PageDriver {
  /** Gives the page that the window shows now: after a crash and a reload it is another. Undefined while it loads. */
  page(): Page | undefined
}

const BINDING = '__castellanShell'
const copy = createValueCopy()

/** Opens a window of the shell as a page of this context, which all windows of one program share, as one session. */
export async function openPlaywrightPage(
  context: BrowserContext,
  size: { readonly width: number; readonly height: number },
  events: DistantPageEvents,
  onPage: (page: Page) => void = () => undefined,
): Promise<PlaywrightWindow> {
  let opening: Page | undefined
  let shown: Page | undefined
  let loaded = { url: 'about:blank', preload: '' }
  // The navigation that the shell itself has begun: nobody is asked about it.
  let expected: string | undefined
  const signals = createSignals()

  async function answer(kind: BindingKind, channel: string, encoded: string, frame: string): Promise<string> {
    const args = (): readonly unknown[] => copy.decode(encoded) as unknown[]
    switch (kind) {
      case 'invoke':
        return copy.encode(await events.invoke(channel, args(), frame))
      case 'send':
        await events.send(channel, args(), frame)
        return copy.encode(undefined)
      case 'permission':
        return copy.encode(await events.permission(channel))
      case 'title':
        await events.title(channel)
        return copy.encode(undefined)
      case 'ready':
        signals.begin()
        return copy.encode(undefined)
      case 'next':
        return signals.next()
    }
  }

  async function serve(route: Route): Promise<void> {
    const request = route.request()
    const url = toApp(request.url())
    const leaves = request.isNavigationRequest() && request.frame().parentFrame() === null && url !== expected
    expected = undefined
    if (leaves && !(await events.willNavigate(url))) return route.abort('aborted')
    if (!isApp(request.url())) return route.abort('blockedbyclient')
    const response = await events.request(url)
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    })
  }

  async function preparedPage(): Promise<Page> {
    const page = await context.newPage()
    onPage(page)
    await page.setViewportSize(size)
    page.on('crash', () => {
      signals.end()
      void events.gone('crashed')
    })
    page.on('download', async (download) => {
      if (await events.download(toApp(download.url()))) return
      // Where the window was closed meanwhile, it has gone with it.
      await download.cancel().catch(() => undefined)
    })
    // Electron asks before a window is made; here it is there already, and goes.
    page.on('popup', (popup) => void popup.close())
    const session = await context.newCDPSession(page)
    session.on('Page.windowOpen', ({ url }) => void events.windowOpen(toApp(url)))
    await session.send('Page.enable')
    await page.exposeBinding(BINDING, ({ frame }, kind: BindingKind, channel: string, encoded: string) =>
      answer(kind, channel, encoded, toApp(frame.url())),
    )
    await page.addInitScript({ content: initScript(loaded.preload) })
    await page.route('**/*', (route) =>
      serve(route).catch((error: unknown) => {
        // The window was closed meanwhile.
        if (!page.isClosed()) throw error
      }),
    )
    return page
  }

  async function open(): Promise<void> {
    const page = await preparedPage()
    expected = loaded.url
    opening = page
    await page.goto(toHttps(loaded.url))
    shown = page
  }

  return {
    page: () => shown,
    async load(url, preload) {
      loaded = { url, preload }
      await open()
    },
    emit: (channel, args) => signals.send(copy.encode([channel, args])),
    async reload() {
      shown = undefined
      await opening?.close()
      signals.end()
      await open()
    },
    async close() {
      signals.end()
      await opening?.close()
    },
  }
}

// Runs before any script of the page, in its main frame alone and only at the program's own address.
function initScript(preload: string): string {
  return `(() => {
    const call = ${JSON.stringify(BINDING)}
    if (window !== window.top || !location.hostname.endsWith('.app.invalid')) return
    const copy = (${createValueCopy.toString()})()
    const require = (${createRendererSide.toString()})(call, ${JSON.stringify(DROPPED_PATHS)}, copy)
    const module = { exports: {} }
    ;((require, module, exports, process) => {
${preload}
    })(require, module, module.exports, { platform: ${JSON.stringify(process.platform)}, contextIsolated: true, sandboxed: true })
  })()`
}
